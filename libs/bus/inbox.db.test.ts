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
    askAll: (texts: string[], milliseconds = forEver) =>
      ask(
        texts.map((payload) => ({ subject, payload, headers: headers() })),
        milliseconds,
      ),
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
  const { askAll, answer } = await twoConnections(opened)
  const [nobody] = await askAll(['who is there?'])
  expect(nobody && isNobody(nobody)).toBe(true)
  const held: Array<() => void> = []
  let heard = 0
  answer.subscribe(subject, {
    callback: (_error, msg) => {
      if (msg.string() === 'silence') return
      heard += 1
      held.unshift(() => msg.respond(`to ${msg.string()}`))
      if (heard >= 3) for (const respond of held.splice(0)) respond()
    },
  })
  await answer.flush()
  const silent = askAll(['silence'], 50)
  const [one, others] = await Promise.all([askAll(['one']), askAll(['two', 'three'])])
  expect([...one, ...others].map((msg) => msg?.string())).toEqual(['to one', 'to two', 'to three'])
  expect(await silent).toEqual([null])
  const some = await askAll(['four', 'silence', 'five'], 500)
  expect(some.map((msg) => msg?.string())).toEqual(['to four', undefined, 'to five'])
})

test.skipIf(process.env.NATS_URL)('what is under way is given up with the connection, and asked anew', async () => {
  await using opened = new AsyncDisposableStack()
  const { askAll, answer, connected, stop, start } = await twoConnections(opened)
  const heard: string[] = []
  answer.subscribe(subject, {
    callback: (_error, msg) => {
      heard.push(msg.string())
      if (heard.length > 2) msg.respond('now')
    },
  })
  await answer.flush()
  const asked = askAll(['first', 'second'])
  asked.catch(() => {})
  await eventually('both questions to be received', () => heard.length === 2)
  await stop()
  await expect(asked).rejects.toThrow(Unavailable)
  await start()
  await eventually('the connection', connected)
  await eventually('an answer', async () => (await askAll(['again'], 1_000))[0]?.string() === 'now')
})
