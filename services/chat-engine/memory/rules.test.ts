import type { MemoryPatch } from '@yoldas/contracts/memory'
import { describe, expect, test } from 'vitest'
import { decideMemory } from './rules.ts'

const on = { text: 'Sabahçı.', revision: 3, enabled: true }
const off = { text: '', revision: 4, enabled: false }
const same = { kind: 'same' }
const becomes = (text: string, enabled = true) => ({ kind: 'changed', text, enabled })
const refused = (path: string) => ({ kind: 'invalid', issues: [{ path, message: expect.any(String) }] })

describe('what a student makes of what is remembered', () => {
  test.each<[string, typeof on, MemoryPatch, object]>([
    ['another text', on, { text: 'Akşamcı.' }, becomes('Akşamcı.')],
    ['another text, of the revision that was read', on, { text: 'Akşamcı.', revision: 3 }, becomes('Akşamcı.')],
    ['another text, of an old revision', on, { text: 'Akşamcı.', revision: 2 }, refused('revision')],
    ['another text, of a revision that is not there yet', on, { text: 'Akşamcı.', revision: 4 }, refused('revision')],
    ['no text', on, { text: '' }, becomes('')],
    ['the same text', on, { text: 'Sabahçı.' }, same],
    ['the same text again, of the revision before', on, { text: 'Sabahçı.', revision: 2 }, same],
    ['nothing', on, {}, same],
    ['nothing, of an old revision', on, { revision: 2 }, refused('revision')],
    ['turned off', on, { enabled: false }, becomes('', false)],
    ['turned off, of an old revision', on, { enabled: false, revision: 1 }, refused('revision')],
    ['turned off again', off, { enabled: false, revision: 3 }, same],
    ['turned on', off, { enabled: true }, becomes('')],
    ['turned on with a text', off, { enabled: true, text: 'Sabahçı.' }, becomes('Sabahçı.')],
    ['turned on while it is on', on, { enabled: true }, same],
    ['a text while it is off', off, { text: 'Sabahçı.' }, refused('text')],
    ['a text as it is turned off', on, { text: 'Sabahçı.', enabled: false }, refused('text')],
    ['no text while it is off', off, { text: '' }, same],
  ])('%s', (_wish, memory, wish, decision) => expect(decideMemory(memory, wish)).toEqual(decision))
})
