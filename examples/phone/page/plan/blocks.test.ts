import type { PlanBlock } from '@yoldas/client'
import { expect, test } from 'vitest'
import { blocksOfDay, bodyOf, draftOf, newDraft, patchOf, progressOf, refusalOfDraft } from './blocks.ts'

const block = (fields: Partial<PlanBlock> = {}): PlanBlock => ({
  id: 'a',
  day: '2026-11-23',
  startTime: '18:00',
  minutes: 60,
  subject: 'Fizik',
  topic: 'Optik',
  kind: 'study',
  status: 'planned',
  note: null,
  remind: true,
  source: 'assistant',
  createdAt: '2026-11-22T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
  ...fields,
})

test('an edit sends only what was changed, and clears what was emptied', () => {
  const draft = draftOf(block())
  expect(patchOf(block(), draft)).toEqual({})
  expect(patchOf(block(), { ...draft, day: '2026-11-24', topic: ' ' })).toEqual({ day: '2026-11-24', topic: null })
  expect(patchOf(block(), { ...draft, startTime: '' })).toEqual({ startTime: null, remind: false })
})

test('a new block asks for a subject, a day and a duration that the service takes', () => {
  const draft = newDraft('2026-11-23')
  expect(Object.keys(refusalOfDraft(draft)?.fields ?? {})).toEqual(['subject'])
  expect(refusalOfDraft({ ...draft, subject: 'Fizik' })).toBeNull()
  for (const day of ['', '12026-01-01', '0026-01-01'])
    expect(refusalOfDraft({ ...draft, subject: 'Fizik', day })?.fields).toHaveProperty('day')
  for (const minutes of [null, 4, 721, 30.5])
    expect(refusalOfDraft({ ...draft, subject: 'Fizik', minutes })?.fields).toHaveProperty('minutes')
  expect(bodyOf({ ...draft, subject: ' Fizik ', remind: true }, 'id')).toMatchObject({
    subject: 'Fizik',
    startTime: null,
    remind: false,
    clientId: 'id',
  })
})

test('a day has its blocks by time, those without one last and the oldest first', () => {
  const [late, early, none] = [
    block({ id: 'late', startTime: '20:00' }),
    block({ id: 'early', startTime: '09:00' }),
    block({ id: 'none', startTime: null }),
  ]
  const older = block({ id: 'older', startTime: null, createdAt: '2026-11-21T10:00:00.000Z' })
  const other = block({ day: '2026-11-24' })
  const day = blocksOfDay([none, late, other, older, early], '2026-11-23')
  expect(day.map(({ id }) => id)).toEqual(['early', 'late', 'older', 'none'])
})

test('progress counts what is done of what was not skipped', () => {
  const blocks = [block({ status: 'done' }), block({ minutes: 30 }), block({ status: 'skipped' })]
  expect(progressOf(blocks)).toEqual({ done: 1, all: 2, doneMinutes: 60, allMinutes: 90 })
  expect(progressOf([])).toEqual({ done: 0, all: 0, doneMinutes: 0, allMinutes: 0 })
})
