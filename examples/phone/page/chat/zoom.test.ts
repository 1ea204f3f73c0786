import { expect, test } from 'vitest'
import { dragged, tapped, whole, within, zoomedAt } from './zoom.ts'

const size = { width: 400, height: 800 }

test('what lies under the fingers stays there while the picture grows', () => {
  const zoom = zoomedAt(whole, { x: 100, y: -200 }, 2, size)
  expect(zoom).toEqual({ scale: 2, x: -100, y: 200 })
  // A point of the picture is shown at scale times itself, and moved.
  expect([zoom.x + 100 * zoom.scale, zoom.y - 200 * zoom.scale]).toEqual([100, -200])
})

test('two fingers that part enlarge it around their middle, and one moves it no further than its edge', () => {
  const apart = dragged(
    whole,
    [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ],
    [
      { x: -100, y: 0 },
      { x: 100, y: 0 },
    ],
    size,
  )
  expect(apart).toEqual({ scale: 2, x: 0, y: 0 })
  expect(dragged(apart, [{ x: 0, y: 0 }], [{ x: 60, y: 0 }], size)).toEqual({ scale: 2, x: 60, y: 0 })
  expect(dragged(apart, [{ x: 0, y: 0 }], [{ x: 900, y: 0 }], size)).toEqual({ scale: 2, x: 200, y: 0 })
  expect(dragged(whole, [{ x: 0, y: 0 }], [{ x: 900, y: 0 }], size)).toEqual(whole)
})

test('it is never smaller than whole nor endlessly large', () => {
  expect(within({ scale: 0.2, x: 5, y: 5 }, size)).toEqual(whole)
  expect(zoomedAt(whole, { x: 0, y: 0 }, 99, size).scale).toBe(5)
})

test('a double tap comes near, and another one shows all of it again', () => {
  const zoom = tapped(whole, { x: 0, y: 100 }, size)
  expect(zoom.scale).toBe(2.5)
  expect(tapped(zoom, { x: 0, y: 0 }, size)).toEqual(whole)
})
