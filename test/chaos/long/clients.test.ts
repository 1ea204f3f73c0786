import { randomUUID } from 'node:crypto'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { connect } from '@nats-io/transport-node'
import { liveSubject } from '@yoldas/contracts/live'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isTerminal, nothingWrong, type Sent, screen, turnIdOf } from '../ledger.ts'
import { chosenSeed, seeded } from '../random.ts'
import { type Senders, senders } from '../senders.ts'
import { type RawClient, rawRequest } from '../slowReader.ts'
import { ask, wholeHistory } from '../student.ts'
import { startWorld, type World } from '../world.ts'

const seed = chosenSeed()
const turnSeconds = 8

let world: World
let begin: Senders['begin']
let judged: Senders['judged']
/** Begun first and looked at last, since a lease of 20 s has to run out. */
let takeover: Promise<{ sent: Sent; seconds: number }>
beforeAll(async () => {
  console.log(`CHAOS_SEED=${seed}`)
  world = await startWorld({ env: { 'chat-engine': { TURN_SECONDS: String(turnSeconds) } } })
  ;({ begin, judged } = senders(world, seeded(seed)))
  takeover = killRunner()
  await eventually('the kill', () => world.kills() === 1)
  await world.up()
})
afterAll(() => world[Symbol.asyncDispose]())

const chunks = (sent: Sent) => screen(sent).filter(({ event }) => event === 'chunk').length

async function killRunner() {
  const { sent, finished } = begin(await world.stack.student(), 40, '!delay 40')
  await eventually('chunks', () => chunks(sent) > 2)
  await world.kill(await world.runner(sent.text))
  const killed = performance.now()
  await eventually('the restart', () => screen(sent).some(({ event }) => event === 'restart'), 40_000)
  const seconds = (performance.now() - killed) / 1000
  await finished
  return { sent, seconds }
}

describe('a client that vanishes leaves a turn that finishes into history', () => {
  const gone: Array<[string, (client: RawClient, isStored: () => Promise<unknown>) => Promise<unknown>]> = [
    ['before the first byte', async (client) => client[Symbol.dispose]()],
    ['once its message is stored', async (client, isStored) => isStored().then(() => client[Symbol.dispose]())],
    [
      'in the middle, without a word',
      async (_client, isStored) => {
        await isStored()
        for (const link of Object.values(world.proxies.gateway)) link.halfOpen('client')
      },
    ],
  ]
  test.for(gone)('%s', async ([, leave]) => {
    const student = await world.stack.student()
    // Known to the gateway, so that nothing stands between the request and its effect.
    await begin(student, 1, '', world.urls.slice(0, 1)).finished
    const { text, answer } = ask(20, '!delay 20')
    using client = await rawRequest(world.urls[0] ?? '', student, '/api/chat/send', { message: text })
    const isStored = () =>
      eventually('the message', async () => {
        return (await world.rows('SELECT FROM chat.message WHERE content = $1', [text])).length === 1
      })
    await leave(client, isStored)
    const stored = await eventually('the answer', async () => {
      const history = await wholeHistory(world.stack.urls, student)
      return history.length === 4 && history
    })
    expect(stored.slice(2).map(({ content }) => content)).toEqual([text, answer])
    for (const link of Object.values(world.proxies.gateway)) link.heal()
  })
})

test('a model that hangs while connecting, before its headers or later ends the turn with error in time', async () => {
  const fail = async (directives: string, hang: (sent: Sent) => Promise<unknown>) => {
    const since = performance.now()
    const { sent, finished } = begin(await world.stack.student(), 60, directives)
    await hang(sent)
    return finished.then(() => ({ sent, seconds: (performance.now() - since) / 1000 }))
  }
  const blackHole = async (on: boolean) => {
    for (const link of Object.values(world.proxies.model)) link.blackHole(on)
  }
  const beforeHeaders = fail('!hang', async () => {})
  const hung = Promise.withResolvers<void>()
  const inTheMiddle = fail('!delay 40', async (sent) => {
    await eventually('chunks', () => chunks(sent) > 2)
    await blackHole(true).then(hung.resolve)
  })
  await hung.promise
  const atConnect = fail('', async () => {})
  for (const { sent, seconds } of await Promise.all([beforeHeaders, inTheMiddle, atConnect])) {
    expect(seconds).toBeGreaterThan(turnSeconds - 0.5)
    expect(seconds).toBeLessThan(turnSeconds + 2)
    expect(screen(sent).filter(isTerminal)).toMatchObject([{ event: 'error', data: { error: 'chat failed' } }])
    const turn = await world.rows('SELECT state FROM chat.turn WHERE id = $1', [turnIdOf(sent)])
    expect(turn).toEqual([{ state: 'failed' }])
  }
  await blackHole(false)
})

/** A turn has five readers besides its own sender. */
const [turnCount, readersEach, writtenMegabytes] = [12, 5, 8]
const readerCount = turnCount * readersEach

test('readers at 1 byte a second are closed past 256 KiB, delay nobody and leave memory flat', async () => {
  const [url = ''] = world.stack.urls
  const { pid } = world.stack.parts.gateway ?? { pid: 0 }
  const students = await Promise.all(Array.from({ length: turnCount }, () => world.stack.student()))
  const hanging = students.map((student) => begin(student, 1, '!hang'))
  await eventually('the turns', () => hanging.every(({ sent }) => turnIdOf(sent) !== undefined))
  const before = { megabytes: await residentMegabytes(pid), sockets: await openSockets(pid) }
  const readers: RawClient[] = []
  for (const { sent } of hanging)
    for (let i = 0; i < readersEach; i++)
      readers.push(await rawRequest(url, sent.student, `/api/chat/turns/${turnIdOf(sent)}/stream`))
  await Promise.all(readers.map(({ begun }) => begun))
  const reading = setInterval(() => {
    for (const reader of readers) reader.read(1)
  }, 1_000)
  const writing = Promise.all(hanging.map(({ sent }) => writeMegabytes(sent)))
  const since = performance.now()
  await begin(await world.stack.student(), 10, '!delay 20', [url]).finished
  expect(performance.now() - since).toBeLessThan(5_000)
  await writing
  let most = 0
  await eventually('the gateway to let go of them', async () => {
    most = Math.max(most, await residentMegabytes(pid))
    return (await openSockets(pid)) < before.sockets + 10
  })
  clearInterval(reading)
  for (const reader of readers) reader[Symbol.dispose]()
  await Promise.all(hanging.map(({ finished }) => finished))
  console.log(`resident: ${before.megabytes.toFixed()} MB before, ${most.toFixed()} MB at most`)
  // Whatever a busy machine has not collected yet, it is far from what would be kept for them without a bound.
  expect(most - before.megabytes).toBeLessThan((readerCount * writtenMegabytes) / 3)
})

/** 8 MB of an answer, published as an engine would: twice what the kernel keeps for a reader. */
async function writeMegabytes(sent: Sent) {
  const { host, username, password } = new URL(world.stack.nats.urlFor('chat-engine'))
  const connection = await connect({ servers: host, user: username, pass: password })
  const turnId = turnIdOf(sent) ?? ''
  const [turn] = await world.rows('SELECT student_key FROM chat.turn WHERE id = $1', [turnId])
  const delta = 'a'.repeat(64 * 1024)
  for (let n = 1; n <= writtenMegabytes * 16; n++) {
    const data = { turnId, messageId: randomUUID(), bubble: 0, offset: (n - 1) * delta.length, delta }
    connection.publish(liveSubject(String(turn?.student_key), turnId), JSON.stringify({ n, event: 'chunk', data }))
    await setTimeout(50)
  }
  await connection.close()
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

async function openSockets(pid: number): Promise<number> {
  const files = await readdir(`/proc/${pid}/fd`)
  const targets = files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => ''))
  return (await Promise.all(targets)).filter((target) => target.startsWith('socket:')).length
}

test('a killed engine’s turn is taken over within 25 s at default leases', async () => {
  const { sent, seconds } = await takeover
  expect(seconds).toBeLessThan(25)
  expect(screen(sent).at(-1)?.event).toBe('done')
  expect(await judged([sent])).toEqual(nothingWrong)
})

test('no part ended by itself', () => expect(world.crashes).toEqual([]))
