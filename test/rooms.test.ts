import { expect, test } from 'vitest'
import { type Arrow, readPlan, services, stack } from './support/rooms.ts'

const arrow = (from: string, to: string): Arrow => ({ from, to })

test.each(services)('in %s no arrow between rooms runs back up', (service) => {
  const plan = readPlan(service)
  expect(plan.rooms).toContain('main.ts')
  const { circles, back } = stack(plan)
  expect(circles).toEqual([])
  expect(back).toEqual([])
})

test.each([
  ['chat-engine', 'text', 'turn'],
  ['chat-engine', 'turn', 'prompt'],
  ['chat-engine', 'prompt', 'answer'],
  ['chat-engine', 'answer', 'engine'],
  ['chat-engine', 'engine', 'students'],
  ['gateway', 'identity', 'door'],
  ['gateway', 'door', 'routes'],
  ['gateway', 'stream', 'routes'],
  ['gateway', 'document', 'routes'],
  ['gateway', 'routes', 'app.ts'],
])('in %s an import from %s up into %s closes a circle', (service, from, to) => {
  const { rooms, arrows } = readPlan(service)
  const { circles } = stack({ rooms, arrows: [...arrows, arrow(from, to)] })
  expect(circles).toEqual([expect.arrayContaining([from, to])])
})

test('rooms stand above those that they import from', () => {
  const arrows = [arrow('b', 'c'), arrow('d', 'b'), arrow('c', 'a')]
  expect(stack({ rooms: ['a', 'b', 'c', 'd'], arrows })).toEqual({ order: ['a', 'c', 'b', 'd'], circles: [], back: [] })
})

test('rooms that import from one another through others are a circle, and an arrow of it runs back up', () => {
  const arrows = [
    arrow('a', 'b'),
    arrow('b', 'c'),
    arrow('c', 'a'),
    arrow('c', 'ground'),
    arrow('x', 'y'),
    arrow('y', 'x'),
    arrow('top', 'a'),
  ]
  const rooms = ['a', 'b', 'c', 'ground', 'top', 'x', 'y']
  const { order, circles, back } = stack({ rooms, arrows })
  expect(order.at(0)).toBe('ground')
  expect(order.at(-1)).toBe('top')
  expect(circles).toEqual([
    ['x', 'y'],
    ['a', 'b', 'c'],
  ])
  expect(back).toEqual([arrow('a', 'b'), arrow('b', 'c'), arrow('x', 'y')])
})

test('finds circles among more rooms than a number has bits', () => {
  const rooms = Array.from({ length: 60 }, (_, nth) => `room${nth}`)
  const arrows = rooms.slice(1).map((room, nth) => arrow(room, `room${nth}`))
  expect(stack({ rooms, arrows }).order).toEqual(rooms)
  expect(stack({ rooms, arrows: [...arrows, arrow('room0', 'room59')] }).circles).toEqual([rooms])
})
