import { setImmediate as turn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
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

test('that subscriptions end is written with what comes next, in its order, or alone after a while', async () => {
  const { written, send } = record()
  send('UNSUB 1\r\nUNSUB 2\r\n')
  await turn()
  expect(written).toEqual([])
  send('PUB a 0\r\n\r\n')
  await turn()
  expect(written).toEqual(['UNSUB 1\r\nUNSUB 2\r\nPUB a 0\r\n\r\n'])

  send('UNSUB 3\r\n')
  await vi.waitFor(() => expect(written).toHaveLength(2))
  send('UNSUB 4\r\nPING\r\n')
  await turn()
  expect(written.slice(1)).toEqual(['UNSUB 3\r\n', 'UNSUB 4\r\nPING\r\n'])
})
