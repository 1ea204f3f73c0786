import { type Bus, Unavailable } from '@yoldas/bus'
import { expect, test } from 'vitest'
import { countUnread } from './profile.ts'

test('what is unread is null where chat-engine does not answer within a second', async () => {
  const waited: number[] = []
  const request: Bus['request'] = async (_contract, _input, deadline) => {
    waited.push(deadline.remaining())
    throw new Unavailable('chat-engine is away')
  }
  expect(await countUnread({ request }, 'student')).toBeNull()
  expect(waited).toEqual([expect.any(Number)])
  expect(waited[0]).toBeLessThanOrEqual(1_000)
})
