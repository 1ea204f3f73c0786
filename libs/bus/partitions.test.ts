import { randomUUID } from 'node:crypto'
import { countPartitions, liveStreams, liveSubjects, partitionOf, takesStudent } from '@yoldas/contracts/bus'
import { liveSlots, slotOf, slottedSubject } from '@yoldas/contracts/live'
import { describe, expect, test } from 'vitest'
import { concernedBy } from './partitions.ts'

const counts = [1, 2, 3, 4, 5, 6, 7, 8]
const students = Array.from({ length: 4_000 }, () => randomUUID())

describe('the slot of a student', () => {
  // As NATS counts them: FNV-1a of 32 bits, whose values are published.
  test.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of %j is by its hash, and stays so in every release', (studentKey, hash) => {
    expect(slotOf(studentKey)).toBe(hash % liveSlots)
  })

  test('is shared with as many students as every other slot', () => {
    const sizes = Array.from({ length: liveSlots }, () => 0)
    for (const studentKey of students) sizes[slotOf(studentKey)] = (sizes[slotOf(studentKey)] ?? 0) + 1
    const mean = students.length / liveSlots
    expect(Math.min(...sizes)).toBeGreaterThan(mean * 0.6)
    expect(Math.max(...sizes)).toBeLessThan(mean * 1.4)
  })

  test('is in what is published, and in no pattern', () => {
    expect(slottedSubject('a', 't')).toBe(`live.${slotOf('a')}.a.t`)
    expect(slottedSubject('*', '*')).toBe('live.*.*.*')
  })
})

describe('partitions', () => {
  test('one alone is the stream that there has always been', () => {
    expect(liveStreams(1)).toEqual(['LIVE'])
    expect(liveSubjects(0, 1)).toEqual(['live.>'])
  })

  test.each(counts)('of %i each student has one, which takes what is published of them and no other does', (count) => {
    const taken = liveStreams(count).map((_, nth) => liveSubjects(nth, count))
    for (const studentKey of students.slice(0, 200)) {
      const takers = taken.flatMap((subjects, nth) => (takesStudent(subjects, studentKey) ? [nth] : []))
      expect(takers).toEqual([partitionOf(studentKey, count)])
    }
  })

  test.each(counts)('of %i are counted by what the first of them takes', (count) => {
    expect(countPartitions(liveSubjects(0, count))).toBe(count)
  })
})

describe('another stream', () => {
  const [first = '', second = ''] = [0, 1].map((nth) => students.find((key) => partitionOf(key, 3) === nth))

  test('of one partition concerns its students alone', () => {
    const concerns = concernedBy('a b c', 'x b c')
    expect([first, second].map((studentKey) => concerns?.(studentKey))).toEqual([true, false])
  })

  test.each([
    [undefined, 'a b c'],
    ['a', 'a b c'],
    ['a b c', 'a'],
  ])('from %j to %j concerns everybody', (before, now) => {
    expect(concernedBy(before, now)).toBeUndefined()
  })
})
