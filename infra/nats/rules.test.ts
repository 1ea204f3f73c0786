import { describe, expect, test } from 'vitest'
import { type Look, limitOf, lossOf, lostBeside, missingReplicas } from './rules.ts'

const hour = 3_600_000
const kept = 24 * hour
const at = Date.parse('2026-01-02T00:00:00Z')

/** Ten events of the last hours, of which the first has the sequence 11. */
const whole: Look = {
  incarnation: 'a',
  at,
  messages: 10,
  firstSequence: 11,
  firstTime: at - 10 * hour,
  lastSequence: 20,
  lastTime: at - hour,
}
const loss = (now: Partial<Look>, before: Partial<Look> | null = {}, places: number[] = []) =>
  lossOf(before && { ...whole, ...before }, { ...whole, ...now }, places, kept)

const [there, behind, away] = [{ current: true }, { current: false }, { current: true, offline: true }] as const

test.each([
  ['a server alone', 1, undefined, 0],
  ['a server alone that names its leader', 1, { leader: 'a' }, 0],
  ['three that are there', 3, { leader: 'a', replicas: [there, there] }, 0],
  ['one of three is away', 3, { leader: 'a', replicas: [there, away] }, 1],
  ['one of three has not caught up', 3, { leader: 'a', replicas: [there, behind] }, 1],
  ['two of three are away', 3, { leader: 'a', replicas: [away, away] }, 2],
  ['nobody leads', 3, { replicas: [there, there] }, 1],
  ['a stream of one server in a cluster that should be of three', 3, { leader: 'a', replicas: [] }, 2],
])('replicas of a stream are missing: %s', (_what, wanted, cluster, missing) => {
  const one = { config: { num_replicas: wanted }, ...(cluster ? { cluster } : {}) }
  expect(missingReplicas(one)).toBe(missing)
})

test('a stream may hold what its own limit says, else what the disk’s store may', () => {
  expect(limitOf({ config: { max_bytes: 256, storage: 'memory' } }, 1_000)).toBe(256)
  expect(limitOf({ config: { max_bytes: -1, storage: 'file' } }, 1_000)).toBe(1_000)
  expect(limitOf({ config: { max_bytes: -1, storage: 'file' } }, undefined)).toBeUndefined()
  expect(limitOf({ config: { max_bytes: -1, storage: 'memory' } }, 1_000)).toBeUndefined()
})

describe('a stream of events has lost some when', () => {
  test.each<[string, Partial<Look>]>([
    ['it is shorter', { lastSequence: 19, messages: 9 }],
    ['it was emptied', { messages: 0, firstSequence: 21 }],
    ['it was emptied and has new ones', { messages: 2, firstSequence: 21, lastSequence: 22 }],
    ['its first are gone', { messages: 5, firstSequence: 16 }],
    ['what came since the last look is gone', { messages: 0, firstSequence: 23, lastSequence: 22 }],
    ['one is gone from its middle', { messages: 9 }],
    ['one is gone while others came', { messages: 11, lastSequence: 22 }],
  ])('%s', (_what, now) => expect(loss(now)).not.toBeNull())

  test('it was empty, and what came since is gone', () => {
    const empty = { messages: 0, firstSequence: 21 }
    expect(loss({ messages: 0, firstSequence: 23, lastSequence: 22 }, empty)).not.toBeNull()
    expect(loss({ messages: 2, firstSequence: 21, lastSequence: 22 }, empty)).toBeNull()
  })

  test('a consumer is further than it goes, whatever was seen before', () => {
    expect(loss({}, null, [20])).toBeNull()
    expect(loss({}, null, [3, 21])).not.toBeNull()
  })
})

describe('a stream of events has lost none when', () => {
  test.each<[string, Partial<Look>, (Partial<Look> | null)?]>([
    ['nothing has changed', {}],
    ['events came', { messages: 15, lastSequence: 25 }],
    ['it is seen for the first time', { messages: 1, lastSequence: 11 }, null],
    ['it is another one', { incarnation: 'b', messages: 1, firstSequence: 1, lastSequence: 1 }],
    ['its first are old enough to go', { messages: 5, firstSequence: 16 }, { firstTime: at - kept }],
    ['all were old enough to go', { messages: 0, firstSequence: 21 }, { firstTime: at - kept, lastTime: at - kept }],
    ['what is missing was missing before', { messages: 8 }, { messages: 8 }],
    [
      'old ones went, and what is missing between them',
      { messages: 5, firstSequence: 16 },
      { firstTime: at - kept, messages: 9 },
    ],
    [
      'all has gone by its age since',
      { at: at + 2 * kept, messages: 0, firstSequence: 31, lastSequence: 30 },
      { firstTime: at - kept, lastTime: at - kept },
    ],
    ['it is empty as before', { messages: 0, firstSequence: 21 }, { messages: 0, firstSequence: 21 }],
  ])('%s', (_what, now, before = {}) => expect(loss(now, before)).toBeNull())
})

test.each<[string, number, Partial<Look>, Partial<Look>, boolean]>([
  ['nothing else', 3, { messages: 7, firstSequence: 12 }, {}, false],
  ['what came meanwhile too', 3, { messages: 8, lastSequence: 21 }, {}, false],
  [
    'nothing, where there was nothing',
    0,
    { messages: 0, firstSequence: 21 },
    { messages: 0, firstSequence: 21 },
    false,
  ],
  ['one besides', 2, { messages: 7 }, {}, true],
  ['all besides', 2, { messages: 0, firstSequence: 21 }, {}, true],
  ['what came meanwhile, of an empty stream', 0, { messages: 0, lastSequence: 21 }, { messages: 0 }, true],
  ['what was old enough to go', 2, { messages: 7, firstSequence: 12 }, { firstTime: at - kept }, false],
])('beside a purge events are lost: %s', (_what, purged, now, before, isLost) => {
  expect(lostBeside(purged, { ...whole, ...before }, { ...whole, ...now }, kept)).toBe(isLost)
})
