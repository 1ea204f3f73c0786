import { Help, Reaction, Source } from '@yoldas/contracts/chat'
import { type Db, sql } from '@yoldas/db'
import { eraseMessages } from '@yoldas/outbox'
import { z } from 'zod'
import { forgotten } from '../care/rows.ts'
import { copiesOf, uploadsOf } from '../media/rules.ts'
import { removeObjects } from '../media/store.ts'
import { countFitting, currentAttempt, pageBytes, StoredTurnState } from './rules.ts'

/**
 * Makes the conversation of a student who came, silent since then. One that is there already stays as it is: a message, whose
 * time counts instead, or the erasure may have been faster.
 */
export async function openConversation(db: Db, studentKey: string, arrivedAt: string): Promise<void> {
  await db.query(sql.typeAlias('none')`
    INSERT INTO conversation (student_key, silent_since) VALUES (${studentKey}, ${arrivedAt}::timestamptz)
    ON CONFLICT (student_key) DO NOTHING
  `)
}

const Live = z.object({ turnId: z.uuid(), state: StoredTurnState, attempt: z.int() })

/**
 * Closes the conversation for good, so that nothing late is stored in it; it is made closed for a student who never wrote.
 * What signed addresses may still bring into the storage goes when they have expired. Answers with the turns that were
 * not finished.
 */
export async function closeConversation(db: Db, studentKey: string) {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.query(sql.typeAlias('none')`
      INSERT INTO conversation AS c (student_key, erased_at) VALUES (${studentKey}, clock_timestamp())
      ON CONFLICT (student_key) DO UPDATE SET erased_at = clock_timestamp(), scratchpad = '', ${forgotten}
      WHERE c.erased_at IS NULL
    `)
    const prefixes = [uploadsOf(studentKey), copiesOf(studentKey)]
    if (rowCount > 0) await removeObjects(tx, prefixes, ['now', 'once addresses expired'])
    const unfinished = await tx.any(sql.type(Live)`
      SELECT id AS "turnId", state, attempt FROM turn
      WHERE student_key = ${studentKey} AND state IN ('waiting', 'ready', 'running')
    `)
    return unfinished.map(({ turnId, state, attempt }) => ({ turnId, attempt: currentAttempt(state, attempt) }))
  })
}

/** Statements of this size stay far from the time a statement may take. */
const batch = 2_000

/** Removes all that this service holds of the student, who has left; only the closed conversation's random key stays. */
export async function eraseStudent(db: Db, studentKey: string): Promise<void> {
  // From the newest on: a message is answered by later ones only.
  await untilNone(() =>
    db.query(sql.typeAlias('none')`
      DELETE FROM message WHERE id IN (
        SELECT id FROM message WHERE student_key = ${studentKey} ORDER BY position DESC LIMIT ${batch}
      )
    `),
  )
  await untilNone(() =>
    db.query(sql.typeAlias('none')`
      DELETE FROM concern WHERE turn_id IN (SELECT turn_id FROM concern WHERE student_key = ${studentKey} LIMIT ${batch})
    `),
  )
  await untilNone(() =>
    db.query(sql.typeAlias('none')`
      DELETE FROM turn WHERE id IN (SELECT id FROM turn WHERE student_key = ${studentKey} LIMIT ${batch})
    `),
  )
  await untilNone(() =>
    db.query(sql.typeAlias('none')`
      DELETE FROM media WHERE id IN (SELECT id FROM media WHERE student_key = ${studentKey} LIMIT ${batch})
    `),
  )
  await eraseMessages(db, studentKey)
}

async function untilNone(remove: () => Promise<{ rowCount: number }>): Promise<void> {
  while ((await remove()).rowCount > 0);
}

const Record = z.object({
  position: z.int(),
  turnId: z.uuid(),
  turnIndex: z.int(),
  turnState: z.string(),
  id: z.uuid(),
  role: z.string(),
  origin: z.string(),
  content: z.string(),
  mediaIds: z.array(z.uuid()),
  replyToId: z.uuid().nullable(),
  reactions: z.array(Reaction),
  sources: z.array(Source),
  help: z.array(Help),
  createdAt: z.string(),
  clientId: z.uuid().nullable(),
  model: z.string().nullable(),
  inputTokens: z.int().nullable(),
  outputTokens: z.int().nullable(),
  found: z.int(),
})

/**
 * Messages with their turns after a position, in the order of storing. A page ends before the limit where they are large; `next`
 * is the position after which it goes on, null at the end.
 */
export async function exportStudent(db: Db, studentKey: string, after: number, limit: number) {
  const rows = await db.any(sql.type(Record)`
    WITH found AS (
      SELECT * FROM message WHERE student_key = ${studentKey} AND position > ${after} ORDER BY position LIMIT ${limit + 1}
    ),
    m AS (
      SELECT *, count(*) OVER () AS found, row_number() OVER nearest AS nth,
        sum(octet_length(content)) OVER nearest AS bytes
      FROM found WINDOW nearest AS (ORDER BY position ROWS UNBOUNDED PRECEDING)
    )
    SELECT m.position, m.turn_id AS "turnId", m.turn_index AS "turnIndex", t.state AS "turnState", m.id, m.role, m.origin,
      m.content, jsonb_path_query_array(m.media, '$[*].id') AS "mediaIds", m.reply_to_id AS "replyToId", m.reactions,
      m.sources, m.help, m.created_at AS "createdAt", t.client_id AS "clientId", t.model, t.input_tokens AS "inputTokens",
      t.output_tokens AS "outputTokens", m.found
    FROM m JOIN turn AS t ON t.id = m.turn_id
    WHERE m.nth = 1 OR (m.nth <= ${limit} AND m.bytes <= ${pageBytes}) ORDER BY m.position
  `)
  const page = rows.slice(0, countFitting(rows))
  const last = page.length < (page[0]?.found ?? 0) ? page.at(-1) : undefined
  return { messages: page.map(({ found: _found, ...message }) => message), next: last?.position ?? null }
}

const Kept = z.object({
  scratchpad: z.string(),
  createdAt: z.string(),
  spentOn: z.string().nullable(),
  spentTokens: z.int(),
  careTier: z.string().nullable(),
  careCategory: z.string().nullable(),
  careAt: z.string().nullable(),
  careUntil: z.string().nullable(),
})

export function findConversation(db: Db, studentKey: string) {
  return db.maybeOne(sql.type(Kept)`
    SELECT scratchpad, created_at AS "createdAt", spent_on AS "spentOn", spent_tokens AS "spentTokens",
      care_tier AS "careTier", care_category AS "careCategory", care_at AS "careAt", care_until AS "careUntil"
    FROM conversation
    WHERE student_key = ${studentKey} AND erased_at IS NULL
  `)
}

const KeptConcern = z.object({
  turnId: z.uuid(),
  source: z.string(),
  tier: z.string(),
  category: z.string(),
  foundAt: z.string(),
})

/** What was found of distress, each with its turn, after one of them; null begins. */
export function exportConcerns(db: Db, studentKey: string, after: string | null, limit: number) {
  const [turnId = null, source = null] = after?.split('/') ?? []
  return db.any(sql.type(KeptConcern)`
    SELECT turn_id AS "turnId", source, tier, category, found_at AS "foundAt" FROM concern
    WHERE student_key = ${studentKey} AND (turn_id, source) > (
      coalesce(${turnId}::uuid, '00000000-0000-0000-0000-000000000000'), coalesce(${source}, '')
    )
    ORDER BY turn_id, source LIMIT ${limit}
  `)
}

/** Whether the student has left; false for one who never wrote. */
export function isErased(db: Db, studentKey: string): Promise<boolean> {
  return db.exists(sql.typeAlias('none')`
    SELECT FROM conversation WHERE student_key = ${studentKey} AND erased_at IS NOT NULL
  `)
}

const Erased = z.object({ erased: z.boolean() })

/** The same; holds the answer true until the transaction ends. */
export async function lockErased(tx: Db, studentKey: string): Promise<boolean> {
  const erased = await tx.maybeOneFirst(sql.type(Erased)`
    SELECT erased_at IS NOT NULL AS erased FROM conversation WHERE student_key = ${studentKey} FOR SHARE
  `)
  return erased ?? false
}
