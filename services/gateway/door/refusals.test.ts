import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refuseInTurn } from './refusals.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const [one, other] = [
  { student: 'one', ip: '192.0.2.1' },
  { student: 'other', ip: '192.0.2.1' },
]
const address = { student: undefined, ip: '192.0.2.1' }

function refuseMany(count: number, asker: typeof one | typeof address, refuse = refuseInTurn()) {
  const refused = { count: 0 }
  for (let i = 0; i < count; i++) {
    refuse(asker, () => {
      refused.count += 1
    })
  }
  return refused
}

/** Each refusal has a turn of the event loop to itself. */
async function pass(milliseconds: number, turns = 200) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  for (let turn = 0; turn < turns; turn++) await setImmediate()
}

describe('refusals', () => {
  test('of one student are four every 16 ms', async () => {
    const refused = refuseMany(100, one)
    await pass(10)
    expect(refused.count).toBe(4)
    await pass(160)
    expect(refused.count).toBe(44)
  })

  test('of a student do not wait for those of another', async () => {
    const refuse = refuseInTurn()
    refuseMany(1_000, one, refuse)
    const others = refuseMany(4, other, refuse)
    await pass(10)
    expect(others.count).toBe(4)
  })

  test('come within 4 seconds, however many wait', async () => {
    const refused = refuseMany(1_004, one)
    await pass(3_900, 1_200)
    expect(refused.count).toBeLessThan(1_000)
    await pass(200, 1_200)
    expect(refused.count).toBe(1_004)
  })

  test('come at once while 1,000 others wait', async () => {
    const refuse = refuseInTurn()
    refuseMany(1_004, one, refuse)
    const others = refuseMany(104, other, refuse)
    await pass(10)
    expect(others.count).toBe(104)
  })

  test('of an address wait only for each other', async () => {
    const refused = refuseMany(100, address)
    await pass(10)
    expect(refused.count).toBe(100)
  })
})
