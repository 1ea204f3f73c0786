import { studentArrived } from '@yoldas/contracts/profile'
import { type Db, sql } from '@yoldas/db'
import { eraseMessages, recordEvent } from '@yoldas/outbox'
import { istanbulTime } from '@yoldas/time'
import { z } from 'zod'
import { Ages } from '../standing/rules.ts'
import { standing } from '../standing/store.ts'
import { Standing } from '../standing/verdict.ts'
import { PreferredAt, StoredProfile } from './rules.ts'

const Key = z.object({ studentKey: z.uuid() })
const Student = z.object({ profile: StoredProfile, createdAt: z.string() })
const Found = Student.extend({
  standing: Standing,
  today: z.string().transform((now) => istanbulTime(new Date(now)).day),
})

const today = sql.fragment`(statement_timestamp() AT TIME ZONE 'Europe/Istanbul')::date`

const Known = z.object({
  studentKey: z.uuid().nullable(),
  erasedAt: z.number().nullable(),
  erasedSignIns: z.array(z.number()),
  isAhead: z.boolean(),
  standing: Standing.nullable(),
  /** Not seen on this day in Istanbul before. */
  isNewToday: z.boolean(),
})

/**
 * The student of a `sub`; when (epoch seconds) the last student of that `sub` left, and with which sign-ins that were
 * yet to come then; whether this sign-in is one, and the student has not been seen with it; and whether they have not
 * been seen today. Who was erased may be known by either hash.
 */
export function findKnown(
  db: Db,
  sub: string,
  [hash, previousHash]: readonly [Buffer, Buffer],
  signedInAt: number | null = null,
) {
  return db.one(sql.type(Known)`
    SELECT s.student_key AS "studentKey", extract(epoch FROM t.erased_at)::float8 AS "erasedAt",
      coalesce(t.ahead_sign_ins, '{}') AS "erasedSignIns",
      coalesce(a.signed_in_at > extract(epoch FROM statement_timestamp()), false)
        AND a.signed_in_at <> ALL(coalesce(s.ahead_sign_ins, '{}')) AS "isAhead",
      coalesce(s.last_seen_day < ${today}, false) AS "isNewToday",
      CASE WHEN s.student_key IS NOT NULL THEN ${standing} END AS standing
    FROM (SELECT ${signedInAt}::float8 AS signed_in_at) AS a
    LEFT JOIN student AS s ON s.sub = ${sub}
    LEFT JOIN (
      SELECT max(erased_at) AS erased_at, array_agg(at) FILTER (WHERE at IS NOT NULL) AS ahead_sign_ins
      FROM tombstone LEFT JOIN LATERAL unnest(ahead_sign_ins) AS at ON true
      WHERE sub_hash IN (${sql.binary(hash)}, ${sql.binary(previousHash)})
    ) AS t ON true
  `)
}

/** Keeps a sign-in that is yet to come, and forgets those that have come. */
export async function rememberSignIn(db: Db, studentKey: string, signedInAt: number): Promise<void> {
  await db.query(sql.typeAlias('none')`
    UPDATE student SET ahead_sign_ins = ARRAY(
      SELECT DISTINCT at FROM unnest(ahead_sign_ins || ${signedInAt}::float8) AS at
      WHERE at > extract(epoch FROM statement_timestamp())
    )
    WHERE student_key = ${studentKey}
  `)
}

/** Notes that a student was seen on a day in Istanbul, today when it is not named: a warning counts no more. */
export async function markSeen(db: Db, studentKey: string, day: string | null = null): Promise<void> {
  const seen = sql.fragment`coalesce(${day}::date, ${today})`
  await db.query(sql.typeAlias('none')`
    UPDATE student SET last_seen_day = ${seen}, warning_id = NULL, warning_sent_at = NULL, warned_at = NULL
    WHERE student_key = ${studentKey} AND last_seen_day < ${seen}
  `)
}

/** Null where nobody has this `sub`. */
export function findKey(db: Db, sub: string): Promise<string | null> {
  return db.maybeOneFirst(sql.type(Key)`SELECT student_key AS "studentKey" FROM student WHERE sub = ${sub}`)
}

const Arrival = z.object({ studentKey: z.uuid(), arrivedAt: z.string() })

/**
 * Makes a student and publishes that they came, in one commit: wake the relay then. Null, and nothing is published,
 * when another caller was faster.
 */
export function createStudent(db: Db, sub: string, freshKey: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    const arrival = await tx.maybeOne(sql.type(Arrival)`
      INSERT INTO student (student_key, sub) VALUES (${freshKey}, ${sub})
      ON CONFLICT (sub) DO NOTHING
      RETURNING student_key AS "studentKey", created_at AS "arrivedAt"
    `)
    if (!arrival) return null
    await recordEvent(tx, studentArrived, arrival.studentKey, arrival)
    return arrival.studentKey
  })
}

/** With the day that it is in Istanbul; null for an erased student. */
export function findStudent(db: Db, studentKey: string) {
  return db.maybeOne(sql.type(Found)`
    SELECT profile, created_at AS "createdAt", clock_timestamp() AS today, ${standing} AS standing
    FROM student AS s WHERE student_key = ${studentKey}
  `)
}

const KeyedProfile = z.object({
  studentKey: z.uuid(),
  profile: z.unknown(),
  /** The day in Istanbul. */
  arrivedOn: z.string(),
})
const Contacted = KeyedProfile.extend({ warningId: z.uuid().nullable(), standing: Standing })

/**
 * Of those students who have not left, in any order; as they are stored, since one that is wrong would cost all the
 * others.
 */
export function findProfiles(db: Db, studentKeys: readonly string[]) {
  return db.any(sql.type(Contacted)`
    SELECT student_key AS "studentKey", profile, warning_id AS "warningId",
      to_char(created_at AT TIME ZONE 'Europe/Istanbul', 'YYYY-MM-DD') AS "arrivedOn", ${standing} AS standing
    FROM student AS s WHERE student_key = ANY(${sql.array([...studentKeys], 'uuid')})
  `)
}

/**
 * The next students by key who named one of these days for their exam, or none and one of these exams; as they are
 * stored, all that there are where they are fewer than asked for.
 */
export function findExamCandidates(
  db: Db,
  { examDates, examTypes }: { examDates: readonly string[]; examTypes: readonly string[] },
  after: string | null,
  limit: number,
) {
  const columns = sql.fragment`
    student_key AS "studentKey", profile,
    to_char(created_at AT TIME ZONE 'Europe/Istanbul', 'YYYY-MM-DD') AS "arrivedOn"`
  const next = sql.fragment`
    student_key > ${after ?? '00000000-0000-0000-0000-000000000000'} ORDER BY student_key LIMIT ${limit}`
  // Each range of an index by itself: together they would be sorted whole for every page.
  return db.any(sql.type(KeyedProfile)`
    SELECT found.* FROM (
      SELECT named.* FROM unnest(${sql.array([...examDates], 'text')}) AS d (day) CROSS JOIN LATERAL (
        SELECT ${columns} FROM student WHERE profile->>'examDate' = d.day AND ${next}
      ) AS named
      UNION ALL
      SELECT official.* FROM unnest(${sql.array([...examTypes], 'text')}) AS t (exam_type) CROSS JOIN LATERAL (
        SELECT ${columns} FROM student
        WHERE profile->>'examDate' IS NULL AND profile->>'examType' = t.exam_type AND ${next}
      ) AS official
    ) AS found
    ORDER BY "studentKey" LIMIT ${limit}
  `)
}

const Subject = z.object({ sub: z.string() })
const SubjectOrNone = z.object({ sub: z.string().nullable() })
const Left = Subject.extend({ aheadSignIns: z.array(z.number()) })

/** In the order of the students; null for one who is erased. */
export function findSubjects(db: Db, studentKeys: readonly string[]): Promise<ReadonlyArray<string | null>> {
  return db.anyFirst(sql.type(SubjectOrNone)`
    SELECT student.sub
    FROM unnest(${sql.array([...studentKeys], 'uuid')}) WITH ORDINALITY AS asked (student_key, nth)
    LEFT JOIN student USING (student_key) ORDER BY asked.nth
  `)
}

const Locked = Found.extend({ preferredAt: PreferredAt })

/** As `findStudent`, and nobody else changes the row until the transaction ends. */
export function lockStudent(tx: Db, studentKey: string) {
  return tx.maybeOne(sql.type(Locked)`
    SELECT profile, created_at AS "createdAt", clock_timestamp() AS today, ${standing} AS standing,
      preferred_at AS "preferredAt"
    FROM student AS s
    WHERE student_key = ${studentKey} FOR UPDATE
  `)
}

/** Saves a profile, and when preferences of it were decided, which are those named. */
export async function saveProfile(
  tx: Db,
  studentKey: string,
  profile: StoredProfile,
  preferredAt: PreferredAt,
): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    UPDATE student SET profile = ${sql.jsonb(profile)}, preferred_at = preferred_at || ${sql.jsonb(preferredAt)}
    WHERE student_key = ${studentKey}
  `)
}

/**
 * Removes all that this service holds of the student; null when it holds nothing. With a condition, which is asked of
 * the locked row, it is null too where that does not hold now, or somebody else has the row: who has many to erase does
 * not wait for one.
 */
export async function eraseStudent(
  tx: Db,
  studentKey: string,
  condition?: ReturnType<typeof sql.fragment>,
): Promise<z.infer<typeof Left> | null> {
  const row = condition
    ? sql.fragment`student_key = (
        SELECT student_key FROM student WHERE student_key = ${studentKey} AND ${condition} FOR UPDATE SKIP LOCKED
      )`
    : sql.fragment`student_key = ${studentKey}`
  const left = await tx.maybeOne(sql.type(Left)`
    DELETE FROM student WHERE ${row}
    RETURNING sub, ahead_sign_ins AS "aheadSignIns"
  `)
  if (left) await eraseMessages(tx, studentKey)
  return left
}

/**
 * Marks that the students of this `sub` up to now have left, who were seen with these sign-ins that are yet to come.
 */
export async function addTombstone(tx: Db, subHash: Buffer, aheadSignIns: readonly number[]): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    INSERT INTO tombstone AS t (sub_hash, erased_at, ahead_sign_ins)
    VALUES (${sql.binary(subHash)}, clock_timestamp(), ${sql.array([...aheadSignIns], 'float8')})
    ON CONFLICT (sub_hash) DO UPDATE
    SET erased_at = EXCLUDED.erased_at, ahead_sign_ins = t.ahead_sign_ins || EXCLUDED.ahead_sign_ins
  `)
}

/** Remembers what has yet to follow: the services that are to say that they hold nothing more. */
export async function openErasure(tx: Db, id: string, studentKey: string, pending: readonly string[]): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    INSERT INTO erasure (id, student_key, pending)
    VALUES (${id}, ${studentKey}, ${sql.array([...pending], 'text')})
  `)
}

const Age = z.object({ seconds: z.number() })

/** Since the oldest deletion was asked for that a service has not followed; 0 when all have. */
export function oldestErasureSeconds(db: Db): Promise<number> {
  return db.oneFirst(sql.type(Age)`
    SELECT coalesce(extract(epoch FROM clock_timestamp() - min(requested_at)), 0)::float8 AS seconds
    FROM erasure WHERE completed_at IS NULL
  `)
}

/**
 * Notes that a service holds nothing more; with the last one, nothing here names the student any more, but for a
 * command that waits for its answer.
 */
export async function closeErasure(tx: Db, studentKey: string, service: string): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    UPDATE erasure SET pending = array_remove(pending, ${service}) WHERE student_key = ${studentKey}
  `)
  const { rowCount } = await tx.query(sql.typeAlias('none')`
    UPDATE erasure SET student_key = NULL, completed_at = clock_timestamp()
    WHERE student_key = ${studentKey} AND pending = '{}'
  `)
  if (rowCount === 0) return
  await tx.query(sql.typeAlias('none')`DELETE FROM outbox WHERE student_key = ${studentKey} AND kind = 'event'`)
}

type Command = { service: string; subject: string }

/** Forgets commands of this kind that had no answer for so many hours; answers with how many, at most `limit`. */
export async function giveUpWaiting(
  db: Db,
  { service, subject }: Command,
  hours: number,
  limit: number,
): Promise<number> {
  const { rowCount } = await db.query(sql.typeAlias('none')`
    DELETE FROM outbox WHERE id = ANY(ARRAY(
      SELECT id FROM outbox
      WHERE published_at IS NULL AND coalesce(addressee, '') = ${service} AND kind = 'command' AND subject = ${subject}
        AND created_at <= statement_timestamp() - make_interval(hours => ${hours})
      LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
  `)
  return rowCount
}

/** The same of those that are parked. */
export async function giveUpParked(db: Db, { subject }: Command, hours: number, limit: number): Promise<number> {
  const { rowCount } = await db.query(sql.typeAlias('none')`
    DELETE FROM dead_letter WHERE id = ANY(ARRAY(
      SELECT id FROM dead_letter
      WHERE direction = 'out' AND subject = ${subject}
        AND parked_at <= statement_timestamp() - make_interval(hours => ${hours})
      LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
  `)
  return rowCount
}

/** Erasures that were announced this long ago and are not complete; they are to be announced again. */
export async function findStalled(tx: Db, seconds: number): Promise<readonly string[]> {
  return tx.anyFirst(sql.type(Key)`
    UPDATE erasure SET announced_at = clock_timestamp()
    WHERE id = ANY(ARRAY(
      SELECT id FROM erasure
      WHERE completed_at IS NULL AND announced_at < statement_timestamp() - make_interval(secs => ${seconds})
      ORDER BY announced_at LIMIT 100 FOR UPDATE SKIP LOCKED
    ))
    RETURNING student_key AS "studentKey"
  `)
}

const Exported = z.object({
  sub: z.string(),
  profile: StoredProfile,
  createdAt: z.string(),
  lastSeenDay: z.string(),
  warnedAt: z.string().nullable(),
  aheadSignIns: z.array(z.number()),
  preferredAt: PreferredAt,
  ages: Ages,
})

/** All that this service holds of the student, in one record. */
export function exportStudent(db: Db, studentKey: string) {
  return db.maybeOne(sql.type(Exported)`
    SELECT sub, profile, created_at AS "createdAt", to_char(last_seen_day, 'YYYY-MM-DD') AS "lastSeenDay",
      warned_at AS "warnedAt", ahead_sign_ins AS "aheadSignIns", preferred_at AS "preferredAt", ages
    FROM student WHERE student_key = ${studentKey}
  `)
}
