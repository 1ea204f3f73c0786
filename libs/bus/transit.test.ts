import { expect, test } from 'vitest'
import { createTransit } from './transit.ts'

/** An asker whose clock shows something else, and messages that take a while. */
function setUp() {
  let clock = 0
  const transit = createTransit(() => clock)
  const arrives = (asker: string, ahead: number, sent: number, took: number) => {
    clock = sent + took
    return transit.lateness(`${asker} ${sent + ahead}`)
  }
  return { transit, arrives }
}

test('a message is late by what it took longer than the fastest of its asker, whatever the clocks show', () => {
  const { arrives } = setUp()
  expect(arrives('a', 1e9, 100, 2)).toBe(0)
  expect(arrives('b', -5_000, 200, 1)).toBe(0)
  expect(arrives('a', 1e9, 300, 8_002)).toBe(8_000)
  expect(arrives('b', -5_000, 8_400, 601)).toBe(600)
  expect(arrives('a', 1e9, 9_100, 1)).toBe(0)
  expect(arrives('a', 1e9, 9_200, 2)).toBe(1)
})

test('clocks that drift apart make nothing late: what came minutes ago is not compared with', () => {
  const { arrives } = setUp()
  expect(arrives('a', 0, 0, 1)).toBe(0)
  for (let minute = 1; minute < 100; minute++) expect(arrives('a', -minute, minute * 60_000, 1)).toBeLessThanOrEqual(2)
  expect(arrives('a', -500, 200 * 60_000, 1)).toBe(0)
})

test('an asker whose clock stood still for a while is on time again after two windows', () => {
  const { arrives } = setUp()
  for (let sent = 0; sent < 30_000; sent += 1_000) expect(arrives('a', 0, sent, 1)).toBe(0)
  expect(arrives('a', -5_000, 30_000, 1)).toBe(5_000)
  for (let sent = 31_000; sent < 60_000; sent += 1_000) arrives('a', -5_000, sent, 1)
  expect(arrives('a', -5_000, 60_000, 1)).toBe(0)
})

test('after minutes in which nothing was read, what had waited is late', () => {
  const { arrives } = setUp()
  expect(arrives('a', 0, 0, 1)).toBe(0)
  expect(arrives('a', 0, 1_000, 300_001)).toBe(300_000)
  expect(arrives('a', 0, 301_002, 1)).toBe(0)
})

test('what no asker has marked is not late', () => {
  const { transit } = setUp()
  expect(transit.lateness(undefined)).toBe(0)
  expect(transit.lateness('nonsense')).toBe(0)
})
