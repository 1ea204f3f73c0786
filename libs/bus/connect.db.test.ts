import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, connect as dial, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually, startNats, startNatsAlone } from '@yoldas/testkit'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { connectBus } from './index.ts'

/** What was logged, and a log that takes it. */
function newLog() {
  const lines: string[] = []
  const take = (_object: object, message: string) => void lines.push(message)
  return { lines, log: { info: take, warn: take, error: take } }
}

// A server of the environment has its own passwords.
test.skipIf(process.env.NATS_URL)(
  'who is refused for the password goes on trying, and is let in when it is right again',
  async () => {
    await using opened = new AsyncDisposableStack()
    const folder = await mkdtemp(join(tmpdir(), 'yoldas-refused-'))
    opened.defer(() => rm(folder, { recursive: true, force: true }))
    let nats = await startNats({ folder })
    opened.defer(() => nats[Symbol.asyncDispose]())
    const file = join(folder, 'passwords.json')
    const right = await readFile(file, 'utf8')
    const wrong = JSON.stringify({ ...JSON.parse(right), gateway: 'changed' })
    const restartWith = async (passwords: string) => {
      await nats[Symbol.asyncDispose]()
      await writeFile(file, passwords)
      nats = await startNats({ folder, port: nats.port })
    }
    const url = nats.urlFor('gateway')
    const [first, second] = [newLog(), newLog()]
    await using bus = await connectBus({ url, name: 'gateway', log: first.log })
    await restartWith(wrong)
    const connecting = connectBus({ url, name: 'gateway', log: second.log })
    await eventually('the refusal of who was connected', () => first.lines.includes('NATS refused'))
    await eventually('the refusal of who comes', () => second.lines.some((line) => line.includes('password')))
    expect(bus.connected()).toBe(false)
    // Far more than the two refusals after which the client would give up.
    const refusals = () =>
      readFile(join(folder, 'nats.log'), 'utf8').then((text) => text.split('authentication error').length)
    await eventually('many more', async () => (await refusals()) > 12)
    await restartWith(right)
    await using late = await connecting
    await eventually('both to be connected', () => bus.connected() && late.connected())
    expect(first.lines.filter((line) => line === 'NATS refused').length).toBeLessThan(4)
    await bus.liveState()
  },
)

test.skipIf(process.env.NATS_URL)('without a keeper who comes back says so, and goes on', async () => {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-unkept-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  let nats = await startNatsAlone({ folder })
  opened.defer(() => nats[Symbol.asyncDispose]())
  const { lines, log } = newLog()
  await using bus = await connectBus({ url: nats.urlFor('gateway'), name: 'gateway', log })
  let reconnects = 0
  bus.onReconnect(() => {
    reconnects += 1
  })
  await nats[Symbol.asyncDispose]()
  await eventually('to notice', () => lines.includes('disconnected from NATS'))
  nats = await startNatsAlone({ folder, port: nats.port })
  await eventually('the connection', () => lines.includes('reconnected to NATS'))
  expect([bus.connected(), reconnects]).toEqual([false, 0])
  await eventually('to go on', () => bus.connected())
  expect(reconnects).toBe(1)
  expect(lines).toContain('the keeper of the streams does not answer: they may be missing')
  await expect(bus.liveState()).rejects.toThrow('stream not found')
})

test('a connection that a server takes and never answers is tried again soon', async () => {
  await using nats = await startNats()
  const sockets: Socket[] = []
  const address = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    // The first one hangs.
    if (sockets.length > 1) socket.pipe(dial(nats.port, '127.0.0.1').on('error', () => {})).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(address, 'listening')
  const port = z.object({ port: z.number() }).parse(address.address()).port
  const { lines, log } = newLog()
  const url = new URL(nats.urlFor('gateway'))
  url.port = String(port)
  const began = performance.now()
  {
    await using bus = await connectBus({ url: url.href, name: 'gateway', log })
    await bus.liveState()
  }
  // Less than the client's own 20 s.
  expect(performance.now() - began).toBeLessThan(15_000)
  expect(lines).toContain('NATS does not answer: tried again')
  for (const socket of sockets) socket.destroy()
  address.close()
})
