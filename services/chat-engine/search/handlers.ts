import { type Handler, handle } from '@yoldas/bus'
import { searchMessages } from '@yoldas/contracts/chat'
import { maxAnswerBytes } from '@yoldas/contracts/pages'
import type { Db } from '@yoldas/db'
import { countFitting, decodeCursor, encodeCursor } from '../conversation/rules.ts'
import { type SignMedia, signMessage } from '../conversation/signing.ts'
import { isErased } from '../conversation/store.ts'
import { foldedWords } from '../corpus/words.ts'
import { searchBack } from './search.ts'
import { findMessages, readSaid } from './store.ts'

type Deps = { db: Db; signMedia: SignMedia }

export const searchHandlers = ({ db, signMedia }: Deps): Handler[] => [
  handle(searchMessages, async ({ studentKey, q, limit, before: cursor }) => {
    const words = foldedWords(q)
    if (words.length === 0) return invalid('q', 'expected a word')
    const from = cursor === undefined ? Number.MAX_SAFE_INTEGER : decodeCursor(cursor)
    if (from === undefined) return invalid('before', 'not a cursor of this conversation')
    const asked = { words, limit, before: from }
    const { found, before } = await searchBack((stretch) => readSaid(db, { studentKey, ...stretch }), asked)
    if (found.length === 0 && before === null && (await isErased(db, studentKey))) return { kind: 'erased' as const }
    const stored = await findMessages(db, studentKey, found)
    const fitting = stored.slice(0, countFitting(stored, maxAnswerBytes))
    const messages = await Promise.all(fitting.map((message) => signMessage(signMedia, studentKey, message)))
    // What has no room is found again by the next request.
    const last = fitting.length < stored.length ? fitting.at(-1) : undefined
    const next = last?.cursor ?? (before === null ? null : encodeCursor(before))
    return { kind: 'page' as const, page: { messages, hasMore: next !== null, before: next } }
  }),
]

const invalid = (path: string, message: string) => ({ kind: 'invalid' as const, issues: [{ path, message }] })
