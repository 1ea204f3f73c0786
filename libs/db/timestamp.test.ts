import { expect, test } from 'vitest'
import { readTimestamp } from './timestamp.ts'

const fractions = ['', '.1', '.12', '.123', '.1239', '.12399', '.123999', '.000001']
const offsets = ['+00', '+03', '-03:30']

test.each(['2026-11-23 05:39:38', '2024-02-29 23:59:59', '1900-01-01 00:00:00', '12026-11-23 05:39:38'])(
  'a time is read as a Date reads it, whatever its fraction and offset: %s',
  (seconds) => {
    for (const fraction of fractions)
      for (const offset of offsets) {
        const written = `${seconds}${fraction}${offset}`
        expect(readTimestamp(written)).toBe(new Date(written).toISOString())
      }
  },
)

test.each(['infinity', '-infinity', '0044-03-15 12:00:00.123456+00 BC'])(
  'refuses what a Date cannot hold: %s',
  (written) => {
    expect(() => readTimestamp(written)).toThrow(RangeError)
  },
)
