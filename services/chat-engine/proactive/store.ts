import type { ChatMessage } from '@yoldas/contracts/chat'
import { noteWarned } from '@yoldas/contracts/inactivity'
import { companionWrote, type Silence } from '@yoldas/contracts/proactive'
import type { ReadState, UnreadCount } from '@yoldas/contracts/unread'
import { type Db, sql, unnest } from '@yoldas/db'
import { recordEvents, sendCommand } from '@yoldas/outbox'
import { currentTrace } from '@yoldas/telemetry'
import { z } from 'zod'
import { judgeAll } from '../blocked/store.ts'
import { heldOf } from '../care/rows.ts'
import { findReadStates } from '../conversation/read/store.ts'
import { type StoredReadState, toBubble, toReadState } from '../conversation/rows.ts'
import { describeWritten } from '../conversation/rules.ts'
import { type Conversation, lockConversations, openConversations } from '../conversation/store.ts'
import { type AppendOutcome, type NewAppend, type Paused, type Placed, placeAppends, type Standing } from './rules.ts'

export type Appended = {
  outcomes: AppendOutcome[]
  paused: Paused[]
  /** Each with what is unread once all are there. */
  messages: { studentKey: string; message: ChatMessage; read?: ReadState }[]
}

/**
 * Appends each row as a turn of its own, in one commit with its event, and with the command that a warning before an
 * erasure is in history: done at once, or waiting behind the student's
 * unfinished turns. `messages` are those that are in history now, each student's in their order.
 */
export async function appendAll(db: Db, rows: readonly NewAppend[]): Promise<Appended> {
  const keys = [...new Set(rows.map(({ studentKey }) => studentKey))]
  const appended = await appendToKnown(db, keys, rows)
  if (appended) return appended
  // Nearly all are known: only who is not costs a statement. No conversation ever goes.
  const opened = await openConversations(
    db,
    keys.map((studentKey) => ({ studentKey })),
  )
  const more = await appendAll(db, rows)
  return { ...more, messages: [...opened, ...more.messages] }
}

/** Null, with nothing done, when a student has no conversation yet. */
function appendToKnown(db: Db, keys: readonly string[], rows: readonly NewAppend[]): Promise<Appended | null> {
  return db.transaction(async (tx) => {
    const locked = await lockConversations(tx, keys)
    if (locked.length < keys.length) return null
    const verdicts = new Map(rows.map(({ studentKey, verdict }) => [studentKey, verdict]))
    const conversations = await judgeAll(tx, locked, (studentKey) => verdicts.get(studentKey))
    const { busy, known } = await findTurns(tx, rows)
    const { outcomes, paused, placed } = placeAppends(rows, conversations.map(standingOf(busy)), known)
    if (placed.length === 0) return { outcomes, paused, messages: [] }
    const createdAt = await addTurns(tx, placed)
    // Those that wait have their messages and their events when they are stored.
    const written = placed.filter(({ waits }) => !waits)
    const found = await findReadStates(
      tx,
      written.map(({ studentKey }) => studentKey),
    )
    const reads = new Map(found.map((state) => [state.studentKey, state]))
    await recordEvents(
      tx,
      companionWrote,
      written.flatMap((row) => toEvent(row, reads.get(row.studentKey))),
    )
    for (const { studentKey, turnId } of written.filter(({ isErasureWarning }) => isErasureWarning))
      await sendCommand(tx, noteWarned, studentKey, { studentKey, warningId: turnId, warnedAt: createdAt })
    return {
      outcomes,
      paused,
      messages: written.flatMap((row) => toMessages(row, createdAt, reads.get(row.studentKey))),
    }
  })
}

const Turns = z.object({ busy: z.array(z.uuid()), known: z.array(z.uuid()) })

/** Which of the locked students have a turn that is not finished, and which turns are there already. */
async function findTurns(tx: Db, rows: readonly NewAppend[]) {
  const column = (value: (row: NewAppend) => string) => sql.array(rows.map(value), 'uuid')
  // What waits, waits for one of these; or for its time to run again, which holds nobody back.
  const { busy, known } = await tx.one(sql.type(Turns)`
    SELECT
      ARRAY(
        SELECT student_key::text FROM turn
        WHERE student_key = ANY(${column(({ studentKey }) => studentKey)}) AND state IN ('ready', 'running')
      ) AS busy,
      ARRAY(SELECT id::text FROM turn WHERE id = ANY(${column(({ turnId }) => turnId)})) AS known
  `)
  return { busy: new Set(busy), known: new Set(known) }
}

const standingOf =
  (busy: ReadonlySet<string>) =>
  (row: Conversation): Standing => ({
    ...row,
    isBusy: busy.has(row.studentKey),
    now: new Date(row.now),
    held: heldOf(row),
  })

const AppendedAt = z.object({ now: z.string() })

/** Adds the turns, and the messages of those that do not wait, behind what the locked conversations have. */
function addTurns(tx: Db, placed: readonly Placed[]): Promise<string> {
  const bubbles = placed
    .filter(({ waits }) => !waits)
    .flatMap(({ bubbles, ...turn }) => bubbles.map((bubble, nth) => ({ ...turn, ...bubble, nth })))
  return tx.oneFirst(sql.type(AppendedAt)`
    WITH moment AS MATERIALIZED (SELECT clock_timestamp() AS now),
    c AS (
      UPDATE conversation AS c
      SET next_turn_index = c.next_turn_index + n.turns, next_position = c.next_position + n.bubbles,
        checked_in = c.checked_in OR n.is_checked_in, care_checked_in = c.care_checked_in OR n.is_care_checked_in
      FROM ${unnest('n', moved(placed), {
        student_key: ['uuid', (row) => row.studentKey],
        turns: ['int4', (row) => row.turns],
        bubbles: ['int4', (row) => row.bubbles],
        is_checked_in: ['bool', (row) => row.isCheckedIn],
        is_care_checked_in: ['bool', (row) => row.isCareCheckedIn],
      })}
      WHERE c.student_key = n.student_key
    ),
    t AS (
      INSERT INTO turn (id, student_key, turn_index, origin, message_type, prepared_text, prepared_author,
        push_expires_at, hides_preview, is_care_checkin, why, state, accepted_at, finished_at, traceparent)
      SELECT id, student_key, turn_index, origin, message_type, prepared_text, prepared_author,
        push_expires_at, hides_preview, is_care_checkin, why, CASE WHEN prepared_text IS NULL THEN 'done' ELSE 'waiting' END,
        now, CASE WHEN prepared_text IS NULL THEN now END, ${currentTrace()}::text
      FROM moment, ${unnest('n', placed, {
        id: ['uuid', (row) => row.turnId],
        student_key: ['uuid', (row) => row.studentKey],
        turn_index: ['int4', (row) => row.turnIndex],
        origin: ['text', (row) => row.origin],
        message_type: ['text', (row) => row.messageType],
        prepared_text: ['text', (row) => (row.waits ? row.text : null)],
        prepared_author: ['text', (row) => (row.waits ? row.author : null)],
        push_expires_at: ['timestamptz', (row) => row.expiresAt],
        hides_preview: ['bool', (row) => row.hidesPreview],
        is_care_checkin: ['bool', (row) => row.isCareCheckin],
        why: ['jsonb', ({ why }) => (why ? JSON.stringify(why) : null)],
      })}
    ),
    m AS (
      INSERT INTO message (id, student_key, position, turn_id, turn_index, role, author, origin, content, created_at)
      SELECT id, student_key, position, turn_id, turn_index, 'assistant', author, origin, content, now
      FROM moment, ${unnest('n', bubbles, {
        id: ['uuid', (row) => row.id],
        student_key: ['uuid', (row) => row.studentKey],
        position: ['int8', (row) => row.position + row.nth],
        turn_id: ['uuid', (row) => row.turnId],
        turn_index: ['int4', (row) => row.turnIndex],
        author: ['text', (row) => row.author],
        origin: ['text', (row) => row.origin],
        content: ['text', (row) => row.text],
      })}
    )
    SELECT now FROM moment
  `)
}

/** By how much each conversation grows. */
function moved(placed: readonly Placed[]) {
  return [...Map.groupBy(placed, ({ studentKey }) => studentKey)].map(([studentKey, rows]) => ({
    studentKey,
    turns: rows.length,
    bubbles: rows.reduce((sum, { waits, bubbles }) => sum + (waits ? 0 : bubbles.length), 0),
    isCheckedIn: rows.some(({ origin }) => origin === 'silence_checkin'),
    isCareCheckedIn: rows.some((row) => row.isCareCheckin),
  }))
}

/** As history has them. */
const toMessages = (
  { studentKey, turnId, turnIndex, position, origin, bubbles }: Placed,
  createdAt: string,
  read: StoredReadState | undefined,
) =>
  bubbles.map(({ id, text: content, author }, nth) => ({
    studentKey,
    ...(read && { read: toReadState(read) }),
    message: toBubble({
      ...{ id, position: position + nth, turnId, turnIndex, role: 'assistant', author, origin, content, createdAt },
      ...{ media: [], reactions: [], feedback: null, sources: [], help: [], replyTo: null },
    }),
  }))

function toEvent({ bubbles, hidesPreview, ...turn }: Placed, unread: UnreadCount | undefined) {
  if (!unread) throw new Error('a conversation that was just locked is missing')
  const data = describeWritten(
    { ...turn, showsPreview: !hidesPreview, unread },
    bubbles.map(({ id, text }) => ({ id, content: text })),
  )
  return data ? [{ studentKey: turn.studentKey, data }] : []
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
