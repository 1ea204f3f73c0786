import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { gatherFrames } from './cork.ts'

function record() {
  const written: string[] = []
  const sender = { send: (frame: Uint8Array) => void written.push(Buffer.from(frame).toString()) }
  gatherFrames(sender)
  return { written, send: (text: string) => sender.send(Buffer.from(text)) }
}

test('what is sent in many microtasks of one turn of the event loop is one write, in its order', async () => {
  const { written, send } = record()
  send('a')
  for (const text of ['b', 'c', 'd']) {
    await Promise.resolve()
    send(text)
  }
  expect(written).toEqual([])
  await turn()
  expect(written).toEqual(['abcd'])
})

test('the next turn writes for itself, and one in which nothing is sent writes nothing', async () => {
  const { written, send } = record()
  send('a')
  await turn()
  await turn()
  send('b')
  await turn()
  expect(written).toEqual(['a', 'b'])
})

test('much is written before the turn has ended, once', async () => {
  const { written, send } = record()
  const big = 'x'.repeat(300 * 1024)
  send('a')
  send(big)
  expect(written).toEqual([`a${big}`])
  send('b')
  await turn()
  expect(written).toEqual([`a${big}`, 'b'])
})
