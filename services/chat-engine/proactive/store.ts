import type { ChatMessage } from '@yoldas/contracts/chat'
import { companionWrote, type Silence } from '@yoldas/contracts/proactive'
import { type Db, sql, unnest } from '@yoldas/db'
import { recordEvents } from '@yoldas/outbox'
import { currentTrace } from '@yoldas/telemetry'
import { z } from 'zod'
import { heldOf } from '../care/rows.ts'
import { joinReply, MessageRow, messageColumns, toBubble } from '../conversation/rows.ts'
import { describeWritten } from '../conversation/rules.ts'
import { addConversations, type Conversation, lockConversations } from '../conversation/store.ts'
import { type AppendOutcome, type NewAppend, type Paused, type Placed, placeAppends, type Standing } from './rules.ts'

export type Appended = {
  outcomes: AppendOutcome[]
  paused: Paused[]
  messages: { studentKey: string; message: ChatMessage }[]
}

/**
 * Appends each row as a turn of its own, in one commit with its event: done at once, or waiting behind the student's
 * unfinished turns. `messages` are those that are in history now.
 */
export function appendAll(db: Db, rows: readonly NewAppend[]): Promise<Appended> {
  const keys = [...new Set(rows.map(({ studentKey }) => studentKey))]
  return db.transaction(async (tx) => {
    await addConversations(tx, keys)
    const standings = await findStandings(tx, await lockConversations(tx, keys))
    const known = await findTurnIds(
      tx,
      rows.map(({ turnId }) => turnId),
    )
    const { outcomes, paused, placed } = placeAppends(rows, standings, new Set(known))
    if (placed.length === 0) return { outcomes, paused, messages: [] }
    await moveOn(tx, placed)
    const stored = await insertTurns(tx, placed)
    await recordWritten(tx, placed)
    const messages = stored.map(({ studentKey, ...row }) => ({ studentKey, message: toBubble(row) }))
    return { outcomes, paused, messages }
  })
}

const StudentKey = z.object({ studentKey: z.uuid() })

/** How the conversations stand that the transaction has locked. */
async function findStandings(tx: Db, conversations: readonly Conversation[]): Promise<Standing[]> {
  const keys = conversations.map(({ studentKey }) => studentKey)
  // What waits, waits for one of these; or for its time to run again, which holds nobody back.
  const busy = await tx.anyFirst(sql.type(StudentKey)`
    SELECT DISTINCT student_key AS "studentKey" FROM turn
    WHERE student_key = ANY(${sql.array(keys, 'uuid')}) AND state IN ('ready', 'running')
  `)
  const isBusy = new Set(busy)
  return conversations.map((row) => ({
    ...row,
    isBusy: isBusy.has(row.studentKey),
    now: new Date(row.now),
    held: heldOf(row),
  }))
}

const TurnId = z.object({ id: z.uuid() })

function findTurnIds(tx: Db, ids: readonly string[]) {
  return tx.anyFirst(sql.type(TurnId)`SELECT id FROM turn WHERE id = ANY(${sql.array([...ids], 'uuid')})`)
}

async function moveOn(tx: Db, placed: readonly Placed[]): Promise<void> {
  const moved = Object.values(Object.groupBy(placed, ({ studentKey }) => studentKey)).flatMap((rows) => {
    const [first] = rows ?? []
    if (!rows || !first) return []
    const bubbles = rows.reduce((sum, { waits, bubbles }) => sum + (waits ? 0 : bubbles.length), 0)
    const isCheckedIn = rows.some(({ origin }) => origin === 'silence_checkin')
    const isCareCheckedIn = rows.some((row) => row.isCareCheckin)
    return [{ studentKey: first.studentKey, turns: rows.length, bubbles, isCheckedIn, isCareCheckedIn }]
  })
  await tx.query(sql.typeAlias('none')`
    UPDATE conversation AS c
    SET next_turn_index = c.next_turn_index + n.turns, next_position = c.next_position + n.bubbles,
      checked_in = c.checked_in OR n.is_checked_in, care_checked_in = c.care_checked_in OR n.is_care_checked_in
    FROM ${unnest('n', moved, {
      student_key: ['uuid', (row) => row.studentKey],
      turns: ['int4', (row) => row.turns],
      bubbles: ['int4', (row) => row.bubbles],
      is_checked_in: ['bool', (row) => row.isCheckedIn],
      is_care_checked_in: ['bool', (row) => row.isCareCheckedIn],
    })}
    WHERE c.student_key = n.student_key
  `)
}

const Stored = MessageRow.extend({ studentKey: z.uuid() })

/** Answers with the messages that are in history now, each student's in their order. */
function insertTurns(tx: Db, placed: readonly Placed[]) {
  const bubbles = placed
    .filter(({ waits }) => !waits)
    .flatMap(({ bubbles, ...turn }) => bubbles.map((bubble, nth) => ({ ...turn, ...bubble, nth })))
  return tx.any(sql.type(Stored)`
    WITH t AS (
      INSERT INTO turn (id, student_key, turn_index, origin, message_type, prepared_text, push_expires_at,
        push_quiet_until, hides_preview, is_care_checkin, state, finished_at, traceparent)
      SELECT id, student_key, turn_index, origin, message_type, prepared_text, push_expires_at, push_quiet_until,
        hides_preview, is_care_checkin,
        CASE WHEN prepared_text IS NULL THEN 'done' ELSE 'waiting' END,
        CASE WHEN prepared_text IS NULL THEN clock_timestamp() END, ${currentTrace()}::text
      FROM ${unnest('n', placed, {
        id: ['uuid', (row) => row.turnId],
        student_key: ['uuid', (row) => row.studentKey],
        turn_index: ['int4', (row) => row.turnIndex],
        origin: ['text', (row) => row.origin],
        message_type: ['text', (row) => row.messageType],
        prepared_text: ['text', (row) => (row.waits ? row.text : null)],
        push_expires_at: ['timestamptz', (row) => row.expiresAt ?? null],
        push_quiet_until: ['timestamptz', (row) => row.quietUntil ?? null],
        hides_preview: ['bool', (row) => row.hidesPreview],
        is_care_checkin: ['bool', (row) => row.isCareCheckin],
      })}
    ),
    m AS (
      INSERT INTO message (id, student_key, position, turn_id, turn_index, role, origin, content)
      SELECT id, student_key, position, turn_id, turn_index, 'assistant', origin, content
      FROM ${unnest('n', bubbles, {
        id: ['uuid', (row) => row.id],
        student_key: ['uuid', (row) => row.studentKey],
        position: ['int8', (row) => row.position + row.nth],
        turn_id: ['uuid', (row) => row.turnId],
        turn_index: ['int4', (row) => row.turnIndex],
        origin: ['text', (row) => row.origin],
        content: ['text', (row) => row.text],
      })}
      RETURNING *
    )
    SELECT ${messageColumns}, m.student_key AS "studentKey" FROM m ${joinReply} ORDER BY m.student_key, m.position
  `)
}

/** Those that wait have their events when they are stored. */
async function recordWritten(tx: Db, placed: readonly Placed[]): Promise<void> {
  const events = placed
    .filter(({ waits }) => !waits)
    .flatMap(
      (row) =>
        describeWritten(
          { ...row, showsPreview: !row.hidesPreview },
          row.bubbles.map(({ id, text }) => ({ id, content: text })),
        ) ?? [],
    )
  await recordEvents(tx, companionWrote, events)
}

const Silent = z.object({
  studentKey: z.uuid(),
  silentSince: z.string(),
  hasWritten: z.boolean(),
  place: z.string(),
})

/**
 * Students who have been silent since `silentBy` or longer, to the millisecond, and had no check-in since, longest
 * first, after a place in that order; null begins.
 */
export function findSilentStudents(db: Db, silentBy: string, after: string | null, limit: number) {
  const [since = null, key = null] = after?.split('/') ?? []
  return db.any(sql.type(Silent)`
    SELECT student_key AS "studentKey", silent_since AS "silentSince",
      EXISTS (
        SELECT FROM message WHERE message.student_key = conversation.student_key AND role = 'user'
      ) AS "hasWritten",
      to_char(silent_since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '/' || student_key AS place
    FROM conversation
    WHERE NOT checked_in AND erased_at IS NULL AND silent_since < ${silentBy}::timestamptz + interval '1 millisecond'
      AND (silent_since, student_key) > (
        coalesce(${since}::timestamptz, '-infinity'),
        coalesce(${key}::uuid, '00000000-0000-0000-0000-000000000000')
      )
    ORDER BY silent_since, student_key LIMIT ${limit}
  `)
}

const KeyedSince = z.object({ studentKey: z.uuid(), silentSince: z.string() })

/** Erased and unknown students are absent. */
export function findSilences(db: Db, studentKeys: readonly string[]) {
  return db.any(sql.type(KeyedSince)`
    SELECT student_key AS "studentKey", silent_since AS "silentSince" FROM conversation
    WHERE student_key = ANY(${sql.array([...studentKeys], 'uuid')}) AND erased_at IS NULL
  `)
}

const Since = z.object({ silentSince: z.string() })

/** Null for a student who is erased or unknown. */
export function findSilence(db: Db, studentKey: string): Promise<Silence['silentSince'] | null> {
  return db.maybeOneFirst(sql.type(Since)`
    SELECT silent_since AS "silentSince" FROM conversation WHERE student_key = ${studentKey} AND erased_at IS NULL
  `)
}
