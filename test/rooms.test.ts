import { expect, test } from 'vitest'
import { readPlan, services, stack } from './support/rooms.ts'

test.each(services)('in %s no arrow between folders runs back up', (service) => {
  const plan = readPlan(service)
  expect(plan.rooms.length).toBeGreaterThan(2)
  expect(stack(plan).back).toEqual([])
})

test('an arrow that closes a circle runs back up, and it is the fewest that do', () => {
  const arrow = (from: string, to: string) => ({ from, to })
  const downhill = [arrow('top', 'middle'), arrow('middle', 'ground'), arrow('top', 'ground')]
  const rooms = ['ground', 'middle', 'top']
  expect(stack({ rooms, arrows: downhill })).toEqual({ order: rooms, back: [] })
  const back = arrow('ground', 'top')
  expect(stack({ rooms, arrows: [...downhill, back] }).back).toEqual([back])
})
