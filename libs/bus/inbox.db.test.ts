import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { headers } from '@nats-io/transport-node'
import { getTopics } from '@yoldas/contracts/journey'
import { eventually, startNatsAlone } from '@yoldas/testkit'
import { expect, test } from 'vitest'
import { openConnection } from './connect.ts'
import { isNobody } from './inbox.ts'
import { Unavailable } from './index.ts'

const { subject } = getTopics
const log = { info: () => {}, warn: () => {} }
const forEver = 3_600_000

/** A server, somebody who may ask, and somebody who may answer. */
async function twoConnections(opened: AsyncDisposableStack) {
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-inbox-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  let nats = await startNatsAlone({ folder })
  opened.defer(() => nats[Symbol.asyncDispose]())
  const open = async (name: 'gateway' | 'profile-journey') => {
    const connection = await openConnection({ url: nats.urlFor(name) }, name, log)
    opened.defer(() => connection.nats.close())
    return connection
  }
  const [{ ask, connected }, answering] = [await open('gateway'), await open('profile-journey')]
  return {
    connected,
    ask: (text: string, milliseconds = forEver) => ask(subject, text, { headers: headers(), milliseconds }),
    answer: answering.nats,
    stop: () => nats[Symbol.asyncDispose](),
    start: async () => {
      nats = await startNatsAlone({ folder, port: nats.port })
    },
  }
}

// A server of the environment is not ours to stop.
test.skipIf(process.env.NATS_URL)('each question has its own answer, none, or nobody who listens', async () => {
  await using opened = new AsyncDisposableStack()
  const { ask, answer } = await twoConnections(opened)
  const nobody = await ask('who is there?')
  expect(nobody && isNobody(nobody)).toBe(true)
  const held: Array<() => void> = []
  answer.subscribe(subject, {
    callback: (_error, msg) => {
      if (msg.string() !== 'silence') held.unshift(() => msg.respond(`to ${msg.string()}`))
      if (held.length === 3) for (const respond of held) respond()
    },
  })
  await answer.flush()
  const silent = ask('silence', 50)
  const answers = await Promise.all(['one', 'two', 'three'].map((text) => ask(text)))
  expect(answers.map((msg) => msg?.string())).toEqual(['to one', 'to two', 'to three'])
  expect(await silent).toBeNull()
})

test.skipIf(process.env.NATS_URL)('what is under way is given up with the connection, and asked anew', async () => {
  await using opened = new AsyncDisposableStack()
  const { ask, answer, connected, stop, start } = await twoConnections(opened)
  const heard: string[] = []
  answer.subscribe(subject, {
    callback: (_error, msg) => {
      heard.push(msg.string())
      if (heard.length > 1) msg.respond('now')
    },
  })
  await answer.flush()
  const asked = ask('first')
  asked.catch(() => {})
  await eventually('it to be heard', () => heard.length === 1)
  await stop()
  await expect(asked).rejects.toThrow(Unavailable)
  await start()
  await eventually('the connection', connected)
  await eventually('an answer', async () => (await ask('again', 1_000))?.string() === 'now')
})
