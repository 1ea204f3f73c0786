import { expect, test } from 'vitest'
import { readPlan, stack } from './support/rooms.ts'

test.each([
  ['chat-engine', 0],
  ['companion-scheduler', 0],
  ['gateway', 0],
  ['notifier', 2],
  ['profile-journey', 3],
])('in %s at most %d arrows between folders run back up', (service, most) => {
  const plan = readPlan(service)
  expect(plan.rooms.length).toBeGreaterThan(2)
  expect(stack(plan).back.length).toBeLessThanOrEqual(most)
})

test('an arrow that closes a circle runs back up, and it is the fewest that do', () => {
  const arrow = (from: string, to: string) => ({ from, to })
  const downhill = [arrow('top', 'middle'), arrow('middle', 'ground'), arrow('top', 'ground')]
  const rooms = ['ground', 'middle', 'top']
  expect(stack({ rooms, arrows: downhill })).toEqual({ order: rooms, back: [] })
  const back = arrow('ground', 'top')
  expect(stack({ rooms, arrows: [...downhill, back] }).back).toEqual([back])
})
