import type { Db, DbPool } from '@yoldas/db'
import { sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { z } from 'zod'
import { findHistory } from '../conversation/said/store.ts'
import { openConversation } from '../conversation/store.ts'
import type { NewAppend } from '../proactive/rules.ts'
import type { EngineIdentity } from '../turn/store.ts'
import { sendTurn } from './engine.ts'
import { newVerdict } from './verdicts.ts'

/** A message that the companion writes first, one bubble for each text. */
export function append(studentKey: string, texts: string[], more: Partial<NewAppend> = {}): NewAppend {
  return {
    studentKey,
    turnId: newId(),
    origin: 'scheduled',
    messageType: 'reminder',
    text: texts.join('\n\n'),
    author: 'model',
    unlessWrittenAfter: null,
    hidesPreview: false,
    isCareCheckin: false,
    expiresAt: null,
    verdict: newVerdict(),
    bubbles: texts.map((text) => ({ id: newId(), text, author: 'model' as const })),
    ...more,
  }
}

export const send = (db: Db, studentKey: string, { text = 'soru', taker = null as EngineIdentity | null } = {}) =>
  sendTurn(db, taker, { studentKey, text })

/** What history has behind the notice that it begins with. */
export async function historyOf(db: Db, studentKey: string) {
  const { messages } = await findHistory(db, studentKey, { limit: 1000 })
  const [notice, ...rest] = messages
  if (notice && notice.origin !== 'notice') throw new Error('the history does not begin with a notice')
  return rest
}

export const textsOf = async (db: Db, studentKey: string) =>
  (await historyOf(db, studentKey)).map(({ content }) => content)

const Event = z.looseObject({ turnId: z.uuid() })
const Recorded = z.object({ payload: Event })

/** The events that wait to be published of a student's turns. */
export async function eventsOf(db: Db, studentKey: string) {
  const recorded = await db.any(sql.type(Recorded)`
    SELECT payload FROM outbox WHERE subject LIKE 'events.companion.%' AND student_key = ${studentKey}
    ORDER BY created_at, id
  `)
  return recorded.map(({ payload }) => payload)
}

const State = z.object({ state: z.string() })
export const stateOf = (db: Db, turnId: string) =>
  db.maybeOneFirst(sql.type(State)`SELECT state FROM turn WHERE id = ${turnId}`)

const Standing = z.object({
  silentSince: z.string(),
  isCheckedIn: z.boolean(),
  nextTurnIndex: z.int(),
  nextPosition: z.int(),
})
export const standingOf = (db: Db, studentKey: string) =>
  db.maybeOne(sql.type(Standing)`
    SELECT silent_since AS "silentSince", checked_in AS "isCheckedIn", next_turn_index AS "nextTurnIndex",
      next_position AS "nextPosition"
    FROM conversation WHERE student_key = ${studentKey}
  `)

/** Moves the beginning of a student's silence, whom it makes known if need be; down to the microsecond. */
export async function silentSince(db: Db, studentKey: string, since: string): Promise<void> {
  await openConversation(db, studentKey)
  await db.query(sql.typeAlias('none')`
    UPDATE conversation SET silent_since = ${since}::timestamptz WHERE student_key = ${studentKey}
  `)
}

/** The same pool, with a count of the transactions that were run again: each met a deadlock. */
export function counted(pool: DbPool): { db: Db; repeated: () => number } {
  let repeated = 0
  const transaction: Db['transaction'] = (run) => {
    let begun = 0
    return pool.transaction((tx) => {
      begun += 1
      if (begun > 1) repeated += 1
      return run(tx)
    })
  }
  return { db: { ...pool, transaction }, repeated: () => repeated }
}

export function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
