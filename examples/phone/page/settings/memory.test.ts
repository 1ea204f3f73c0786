import { ClientError, type Failure, type Memory } from '@yoldas/client'
import { expect, test } from 'vitest'
import { draftOf, isChanged, isOutdated, longest, patchOf, refusalOfDraft, tooLong } from './memory.ts'

const memory: Memory = { text: 'Sabahçı.', revision: 4, updatedAt: null, updatedBy: 'companion', enabled: true }

test('notes are unchanged until the student changes more than blanks around them', () => {
  const draft = draftOf(memory)
  expect(isChanged(memory, draft)).toBe(false)
  expect(isChanged(memory, { ...draft, text: ' Sabahçı.\n' })).toBe(false)
  expect(isChanged(memory, { ...draft, text: 'Akşamcı.' })).toBe(true)
})

test('what is stored names the revision that was read', () => {
  expect(patchOf({ text: ' Akşamcı. ', revision: 4 })).toEqual({ text: 'Akşamcı.', revision: 4 })
})

test.each([
  ['ş'.repeat(longest), null],
  ['😀'.repeat(longest), null],
  ['ş'.repeat(longest + 1), { fields: { text: tooLong }, notice: null }],
])('no more is taken than the service takes, in code points', (text, refusal) => {
  expect(refusalOfDraft({ text, revision: 0 })).toEqual(refusal)
})

test.each<[Failure, boolean]>([
  [{ kind: 'refused', status: 400, error: 'x', issues: [{ path: 'revision', message: 'x' }] }, true],
  [{ kind: 'refused', status: 400, error: 'x', issues: [{ path: 'text', message: 'x' }] }, false],
  [{ kind: 'network' }, false],
])('notes were changed by others only if the service says so: %j', (failure, isTrue) => {
  expect(isOutdated(new ClientError(failure))).toBe(isTrue)
})
