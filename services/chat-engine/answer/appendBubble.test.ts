import { expect, test, vi } from 'vitest'
import type { Bubble } from '../conversation/rules.ts'
import { appendBubble } from './appendBubble.ts'

const [sleep, food] = [
  { id: 'u#0', title: 'Uyku' },
  { id: 'b#0', title: 'Beslenme' },
]
const written = (count: number): Bubble[] =>
  Array.from({ length: count }, (_, nth) => ({ id: `b${nth}`, text: `${nth}.`, author: 'model', sources: [] }))

function append(bubbles: Bubble[]) {
  const live = { bubbleId: (index: number) => `b${index}`, write: vi.fn(), cite: vi.fn() }
  return { live, all: appendBubble(live, bubbles, '112’yi ara.') }
}

test('a bubble by hand comes behind the others', () => {
  const { live, all } = append(written(2))
  expect(all).toEqual([...written(2), { id: 'b2', text: '112’yi ara.', author: 'hand' }])
  expect(live.write.mock.calls).toEqual([[[{ bubble: 2, offset: 0, delta: '112’yi ara.' }], true]])
  expect(live.cite).not.toHaveBeenCalled()
})

test('of five bubbles the last two become one, with all that they cite', () => {
  const bubbles = written(5)
  bubbles[3] = { ...bubbles[3], id: 'b3', text: '3.', author: 'model', sources: [sleep] }
  bubbles[4] = { ...bubbles[4], id: 'b4', text: '4.', author: 'model', sources: [sleep, food] }
  const { live, all } = append(bubbles)
  expect(all.map(({ text }) => text)).toEqual(['0.', '1.', '2.', '3.\n\n4.', '112’yi ara.'])
  expect(all.map(({ author }) => author)).toEqual(['model', 'model', 'model', 'model', 'hand'])
  expect(all[3]?.sources).toEqual([sleep, food])
  expect(live.write.mock.calls).toEqual([
    [[{ bubble: 3, offset: 2, delta: '\n\n4.' }], true],
    [[{ bubble: 4, offset: 0, delta: '112’yi ara.' }], true],
  ])
  expect(live.cite.mock.calls).toEqual([
    [3, [sleep, food]],
    [4, []],
  ])
})
