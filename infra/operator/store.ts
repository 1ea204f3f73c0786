import type { ServiceName } from '@yoldas/contracts/request'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'

/** The schema of each service. */
const schemas: Record<ServiceName, string> = {
  'chat-engine': 'chat',
  'companion-scheduler': 'scheduler',
  notifier: 'notify',
  'profile-journey': 'profile',
}
const table = (service: ServiceName, name: string) => sql.identifier([schemas[service], name])

const Letter = z.object({
  id: z.uuid(),
  direction: z.enum(['in', 'out']),
  subject: z.string(),
  studentKey: z.uuid().nullable(),
  reason: z.string(),
  parkedAt: z.string(),
  payload: z.unknown(),
})
export type DeadLetter = z.infer<typeof Letter> & { service: ServiceName }

/** Those of a service, or the one of an id. */
export async function findDeadLetters(db: Db, service: ServiceName, id: string | null = null): Promise<DeadLetter[]> {
  const letters = await db.any(sql.type(Letter)`
    SELECT id, direction, subject, student_key AS "studentKey", reason, parked_at AS "parkedAt", payload
    FROM ${table(service, 'dead_letter')} WHERE ${id}::uuid IS NULL OR id = ${id} ORDER BY parked_at
  `)
  return letters.map((letter) => ({ service, ...letter }))
}

/** False when it is there no more. */
export async function removeDeadLetter(tx: Db, service: ServiceName, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(sql.typeAlias('none')`
    DELETE FROM ${table(service, 'dead_letter')} WHERE id = ${id}
  `)
  return rowCount === 1
}

/** Of an event that comes again: it may be refused five times anew. */
export async function forgetRefusals(tx: Db, service: ServiceName, id: string): Promise<void> {
  await tx.query(sql.typeAlias('none')`DELETE FROM ${table(service, 'inbox_refusal')} WHERE id = ${id}`)
}

export type NewOutgoing = {
  service: ServiceName
  id: string
  kind: 'command' | 'event'
  addressee: string | null
  subject: string
  studentKey: string
  payload: unknown
}

/** An event that is there still, published, is published again. */
export async function insertOutgoing(tx: Db, outgoing: NewOutgoing): Promise<void> {
  const { service, id, kind, addressee, subject, studentKey, payload } = outgoing
  await tx.query(sql.typeAlias('none')`
    INSERT INTO ${table(service, 'outbox')} (id, kind, addressee, subject, student_key, payload)
    VALUES (${id}, ${kind}, ${addressee}, ${subject}, ${studentKey}, ${JSON.stringify(payload)}::jsonb)
    ON CONFLICT (id) DO UPDATE
    SET published_at = NULL, incarnation = NULL, sequence = NULL, due_at = clock_timestamp(), attempts = 0, refusals = 0
  `)
}

const UnfinishedTurn = z.object({
  turnId: z.uuid(),
  studentKey: z.uuid(),
  origin: z.string(),
  state: z.string(),
  attempt: z.int(),
  failures: z.int(),
  seconds: z.int(),
  leaseUntil: z.string().nullable(),
})

/** Longer than a turn and its takeover take. */
const stuckSeconds = 180
const mostTurns = 500

/**
 * The oldest first. leaseUntil is the end of its engine's lease, or from when any engine takes a free turn over.
 * Stuck is a turn whose leaseUntil passed 30 seconds ago, and any that is older than three minutes.
 */
export function findTurns(db: Db, isStuck: boolean) {
  return db.any(sql.type(UnfinishedTurn)`
    SELECT t.id AS "turnId", student_key AS "studentKey", origin, state, attempt, failures,
      extract(epoch FROM clock_timestamp() - accepted_at)::int AS seconds,
      coalesce(t.free_at, e.lease_until) AS "leaseUntil"
    FROM chat.turn AS t LEFT JOIN chat.engine AS e ON e.id = t.engine_id
    WHERE state IN ('waiting', 'ready', 'running')
      AND (NOT ${isStuck} OR accepted_at < statement_timestamp() - make_interval(secs => ${stuckSeconds})
        OR state = 'running' AND coalesce(t.free_at, e.lease_until) < statement_timestamp() - interval '30 seconds')
    ORDER BY accepted_at LIMIT ${mostTurns}
  `)
}

const Student = z.object({ studentKey: z.uuid(), createdAt: z.string() })

export function findStudent(db: Db, sub: string) {
  return db.maybeOne(sql.type(Student)`
    SELECT student_key AS "studentKey", created_at AS "createdAt" FROM profile.student WHERE sub = ${sub}
  `)
}

const Counts = z.object({
  messages: z.int(),
  turns: z.int(),
  unfinishedTurns: z.int(),
  attachments: z.int(),
  scheduled: z.int(),
  devices: z.int(),
  notifications: z.int(),
  planBlocks: z.int(),
  examResults: z.int(),
  studySessions: z.int(),
  lastMessageAt: z.string().nullable(),
})

/** How much services hold of a student. */
export function countsOf(db: Db, studentKey: string) {
  return db.one(sql.type(Counts)`
    SELECT
      (SELECT count(*) FROM chat.message WHERE student_key = ${studentKey} AND NOT emptied) AS messages,
      (SELECT count(*) FROM chat.turn WHERE student_key = ${studentKey}) AS turns,
      (SELECT count(*) FROM chat.turn
        WHERE student_key = ${studentKey} AND state IN ('waiting', 'ready', 'running')) AS "unfinishedTurns",
      (SELECT count(*) FROM chat.media WHERE student_key = ${studentKey}) AS attachments,
      (SELECT count(*) FROM scheduler.scheduled_message WHERE student_key = ${studentKey}) AS scheduled,
      (SELECT count(*) FROM notify.device WHERE student_key = ${studentKey}) AS devices,
      (SELECT count(*) FROM notify.notification WHERE student_key = ${studentKey}) AS notifications,
      (SELECT count(*) FROM profile.plan_block WHERE student_key = ${studentKey}) AS "planBlocks",
      (SELECT count(*) FROM profile.exam_result WHERE student_key = ${studentKey}) AS "examResults",
      (SELECT count(*) FROM profile.study_session WHERE student_key = ${studentKey}) AS "studySessions",
      (SELECT max(created_at) FROM chat.message WHERE student_key = ${studentKey}) AS "lastMessageAt"
  `)
}

const Erasure = z.object({ studentKey: z.uuid(), requestedAt: z.string(), minutes: z.int(), pending: z.string() })

/** Those that a service has not answered yet, the oldest first. */
export function findErasures(db: Db) {
  return db.any(sql.type(Erasure)`
    SELECT student_key AS "studentKey", requested_at AS "requestedAt",
      (extract(epoch FROM clock_timestamp() - requested_at) / 60)::int AS minutes,
      array_to_string(pending, ', ') AS pending
    FROM profile.erasure WHERE completed_at IS NULL ORDER BY requested_at
  `)
}

const TurnOf = z.object({
  turnId: z.uuid(),
  origin: z.string(),
  state: z.string(),
  bubbles: z.int(),
  waitsToLeave: z.boolean(),
})

/** The turn that a message is of. */
export function findTurnOf(db: Db, messageId: string) {
  return db.maybeOne(sql.type(TurnOf)`
    SELECT t.id AS "turnId", t.origin, t.state,
      (SELECT count(*) FROM chat.message WHERE turn_id = t.id AND role = 'assistant') AS bubbles,
      EXISTS (
        SELECT FROM chat.outbox
        WHERE published_at IS NULL AND student_key = t.student_key AND payload ->> 'turnId' = t.id::text
      ) AS "waitsToLeave"
    FROM chat.message AS m JOIN chat.turn AS t ON t.id = m.turn_id WHERE m.id = ${messageId}
  `)
}

const Notification = z.object({ createdAt: z.string() })

export function findNotification(db: Db, turnId: string) {
  return db.maybeOne(sql.type(Notification)`
    SELECT created_at AS "createdAt" FROM notify.notification WHERE turn_id = ${turnId}
  `)
}

const Delivery = z.object({
  deliveryId: z.uuid(),
  provider: z.string(),
  platform: z.string().nullable(),
  state: z.string(),
  dueAt: z.string(),
  isHeld: z.boolean(),
})

/**
 * The platform is null of an alias, and of a device that has been removed. `isHeld`: its provider has failed and taken
 * nothing since, or wants to be asked less.
 */
export function findDeliveries(db: Db, turnId: string) {
  return db.any(sql.type(Delivery)`
    SELECT l.id AS "deliveryId", l.provider, d.platform, l.state, l.due_at AS "dueAt", EXISTS (
      SELECT FROM notify.pace AS p
      WHERE p.provider = l.provider AND (p.failures > 0 OR p.paused_until > statement_timestamp())
    ) AS "isHeld"
    FROM notify.delivery AS l LEFT JOIN notify.device AS d ON d.token_hash = l.device_hash
    WHERE l.turn_id = ${turnId} ORDER BY l.created_at, l.id
  `)
}

const Attempt = z.object({
  attempt: z.int(),
  startedAt: z.string(),
  outcome: z.string().nullable(),
  status: z.int().nullable(),
  answer: z.string().nullable(),
})

export function findAttempts(db: Db, deliveryId: string) {
  return db.any(sql.type(Attempt)`
    SELECT attempt, started_at AS "startedAt", outcome, status, answer
    FROM notify.attempt WHERE delivery_id = ${deliveryId} ORDER BY attempt
  `)
}

const FeedbackRow = z.object({
  messageId: z.uuid(),
  rating: z.string(),
  reason: z.string().nullable(),
  createdAt: z.string(),
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
})

const mostFeedback = 1_000

/** What students thought of messages within so many days, the newest first. */
export function findFeedback(db: Db, days: number) {
  return db.any(sql.type(FeedbackRow)`
    SELECT m.id AS "messageId", m.feedback ->> 'rating' AS rating, m.feedback ->> 'reason' AS reason,
      m.feedback ->> 'createdAt' AS "createdAt", t.model, t.prompt_version AS "promptVersion"
    FROM chat.message AS m JOIN chat.turn AS t ON t.id = m.turn_id
    WHERE m.feedback IS NOT NULL AND m.feedback ->> 'createdAt' > to_char(
      (statement_timestamp() - make_interval(days => ${days})) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
    )
    ORDER BY m.feedback ->> 'createdAt' DESC LIMIT ${mostFeedback}
  `)
}

const CareCount = z.object({
  tier: z.string(),
  category: z.string(),
  source: z.string(),
  /** From 1 to 12. */
  month: z.int(),
  count: z.int(),
})
export type CareCount = z.infer<typeof CareCount>

/** What was counted of distress in a year of Istanbul, the most urgent first. */
export function findCareCounts(db: Db, year: number) {
  return db.any(sql.type(CareCount)`
    SELECT tier, category, source, extract(month FROM month)::int AS month, sum(count)::int AS count
    FROM chat.care_count
    WHERE month >= make_date(${year}, 1, 1) AND month < make_date(${year + 1}, 1, 1)
    GROUP BY tier, category, source, care_count.month
    ORDER BY array_position(ARRAY['acute', 'serious', 'low', 'check'], tier), category, source
  `)
}

const Times = z.object({ times: z.array(z.string()) })

/** Which of these columns a table has; null when there is no such table. */
export async function findTimes(db: Db, schema: string, name: string, columns: readonly string[]) {
  const found = await db.maybeOne(sql.type(Times)`
    SELECT ARRAY(
      SELECT attname::text FROM pg_attribute
      WHERE attrelid = c.oid AND NOT attisdropped AND attname = ANY(${sql.array(columns, 'text')})
    ) AS times
    FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
    WHERE n.nspname = ${schema} AND c.relname = ${name} AND c.relkind IN ('r', 'p')
  `)
  return found ? found.times : null
}

const Counted = z.object({ rows: z.int(), newest: z.string().nullable() })

/** Reads the whole table. A time in the future does not count as the newest. */
export function countRows(db: Db, schema: string, name: string, times: readonly string[]) {
  const newest = [
    sql.fragment`NULL::timestamptz`,
    ...times.map((column) => sql.fragment`max(least(${sql.identifier([column])}, statement_timestamp()))`),
  ]
  return db.one(sql.type(Counted)`
    SELECT count(*) AS rows, greatest(${sql.join(newest, sql.fragment`, `)}) AS newest
    FROM ${sql.identifier([schema, name])}
  `)
}
