import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jetstreamManager } from '@nats-io/jetstream'
import { connect, type NatsConnection, PermissionViolationError } from '@nats-io/transport-node'
import { afterAll, describe, expect, test } from 'vitest'
import { type NatsUser, startNats } from './nats.ts'

// A server of the environment has its own configuration.
describe.skipIf(process.env.NATS_URL)('the local server', async () => {
  const server = process.env.NATS_URL ? undefined : await startNats()
  const opened: NatsConnection[] = []
  afterAll(async () => {
    await Promise.all(opened.map((connection) => connection.close()))
    await server?.[Symbol.asyncDispose]()
  })

  async function connectAs(user: NatsUser, place = server): Promise<NatsConnection> {
    const { host, username, password } = new URL(place?.urlFor(user) ?? '')
    const inboxPrefix = `_INBOX_${user}`
    const connection = await connect({ servers: host, user: username, pass: password, inboxPrefix, reconnect: false })
    opened.push(connection)
    return connection
  }

  /** The subject that the server refused after `act`, or undefined when it took everything. */
  async function refusal(connection: NatsConnection, act: () => void): Promise<string | undefined> {
    const { promise, resolve } = Promise.withResolvers<string | undefined>()
    const watch = async () => {
      for await (const status of connection.status())
        if (status.type === 'error' && status.error instanceof PermissionViolationError) resolve(status.error.subject)
    }
    void watch()
    act()
    await connection.flush()
    // A refusal is sent before the answer to this flush.
    setImmediate(() => resolve(undefined))
    return promise
  }

  const studentSubject = 'live.3f1c.9a2b'

  test.each<[NatsUser, string]>([
    ['gateway', 'chat.send.v1'],
    ['gateway', 'profile.get.v1'],
    ['gateway', 'snapshot.3f1c.9a2b'],
    ['gateway', '$SRV.PING.chat-engine'],
    ['chat-engine', studentSubject],
    ['chat-engine', 'chat.ready'],
    ['chat-engine', 'scheduler.change.v1'],
    ['companion-scheduler', 'chat.append.v1'],
    ['companion-scheduler', 'profile.contacts.v1'],
    ['profile-journey', 'erased.3f1c'],
    ['admin', 'anything.at.all'],
  ])('%s may publish %s', async (user, subject) => {
    const connection = await connectAs(user)
    expect(await refusal(connection, () => connection.publish(subject))).toBeUndefined()
  })

  test.each<[NatsUser, string]>([
    ['gateway', studentSubject],
    ['gateway', '$SRV.PING'],
    ['gateway', 'erased.3f1c'],
    ['gateway', '_INBOX_chat-engine.x'],
    ['chat-engine', 'chat.send.v1'],
    ['chat-engine', 'erased.3f1c'],
    ['chat-engine', 'scheduler.cancel.v1'],
    ['companion-scheduler', 'chat.send.v1'],
    ['companion-scheduler', 'profile.get.v1'],
    ['companion-scheduler', studentSubject],
    ['profile-journey', 'chat.send.v1'],
    ['profile-journey', studentSubject],
    ['profile-journey', '_INBOX_gateway.x'],
  ])('%s may not publish %s', async (user, subject) => {
    const connection = await connectAs(user)
    expect(await refusal(connection, () => connection.publish(subject))).toBe(subject)
  })

  test.each<[NatsUser, string]>([
    ['gateway', 'chat.>'],
    ['gateway', '>'],
    ['gateway', '_INBOX_chat-engine.>'],
    ['chat-engine', 'profile.>'],
    ['chat-engine', '_INBOX_gateway.>'],
    ['companion-scheduler', 'chat.>'],
    ['companion-scheduler', 'live.>'],
    ['profile-journey', 'live.>'],
    ['profile-journey', 'chat.>'],
  ])('%s may not subscribe to %s', async (user, subject) => {
    const connection = await connectAs(user)
    expect(await refusal(connection, () => connection.subscribe(subject, { callback: () => {} }))).toBe(subject)
  })

  test('a service may answer who asked it, and nobody else', async () => {
    const engine = await connectAs('chat-engine')
    const gateway = await connectAs('gateway')
    engine.subscribe('chat.send.v1', { callback: (_error, msg) => void msg.respond('answered') })
    await engine.flush()
    expect((await gateway.request('chat.send.v1', '', { timeout: 5_000 })).string()).toBe('answered')
    const inbox = '_INBOX_gateway.guessed'
    expect(await refusal(engine, () => engine.publish(inbox))).toBe(inbox)
  })

  test('a wrong password is refused', async () => {
    const { host } = new URL(server?.urlFor('gateway') ?? '')
    await expect(connect({ servers: host, user: 'gateway', pass: 'wrong', reconnect: false })).rejects.toThrow()
    await expect(connect({ servers: host, reconnect: false })).rejects.toThrow()
  })

  test('messages of 8 MiB pass', async () => {
    expect((await connectAs('admin')).info?.max_payload).toBe(8 * 1024 * 1024)
  })

  test('after a kill the same port, passwords and streams are there again; a wiped store is empty', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'yoldas-nats-test-'))
    const streams = async (place: Awaited<ReturnType<typeof startNats>>) => {
      const manager = await jetstreamManager(await connectAs('admin', place))
      return (await manager.streams.names().next()).toSorted()
    }
    try {
      const first = await startNats({ folder })
      const manager = await jetstreamManager(await connectAs('admin', first))
      await manager.streams.add({ name: 'KEPT', subjects: ['kept.>'] })
      await first.kill()
      const second = await startNats({ folder, port: first.port })
      expect(second.urlFor('gateway')).toBe(first.urlFor('gateway'))
      expect(await streams(second)).toEqual(['KEPT'])
      await second.kill()
      await rm(join(folder, 'jetstream'), { recursive: true })
      await using third = await startNats({ folder, port: first.port })
      expect(await streams(third)).toEqual([])
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
