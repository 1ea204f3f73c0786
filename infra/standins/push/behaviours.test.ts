import { expect, test } from 'vitest'
import { createScript, twice } from './behaviours.ts'

test('of more than 10,000 tokens the count of the first is forgotten', () => {
  const success = { status: 200 }
  const script = createScript({ busy: twice({ status: 503 }) })
  const statusOf = (index: number) => script.decide(`busy-${index}`, success).status
  expect([statusOf(0), statusOf(0), statusOf(0), statusOf(1), statusOf(1)]).toEqual([503, 503, 200, 503, 503])
  for (let index = 2; index <= 10_000; index += 1) statusOf(index)
  expect([statusOf(1), statusOf(0)]).toEqual([200, 503])
})
