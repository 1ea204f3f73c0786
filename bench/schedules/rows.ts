import type { OwnQuery } from '../notifier/students.ts'

/**
 * Students whom all services know, who have been silent for three days and have no quiet hours, whatever the hour is,
 * until there are so many. Tables are analysed once they are filled: an empty one would be planned for as empty.
 */
export async function addStudents(query: OwnQuery, count: number): Promise<void> {
  const [row] = await query('SELECT count(*)::int AS count FROM scheduler.student')
  const missing = count - Number(row?.count)
  if (missing <= 0) return
  await query(
    `WITH made AS (SELECT gen_random_uuid() AS key FROM generate_series(1, $1)),
       known AS (INSERT INTO scheduler.student (student_key) SELECT key FROM made RETURNING student_key),
       talking AS (
         INSERT INTO chat.conversation (student_key, silent_since)
         SELECT key, clock_timestamp() - interval '3 days' FROM made
       )
     INSERT INTO profile.student (student_key, sub, profile)
     SELECT key, 'bench-' || key, '{"quietHours": null}' FROM made`,
    [missing],
  )
  await query('VACUUM ANALYZE scheduler.student, chat.conversation, profile.student')
}

const text = 'Bugün **türev** sorularını çözecektin; akşam yarım saat ayırmaya ne dersin, birlikte bakalım mı?'

/** Of now, in the order of time as ids that services make are. */
const newId = `(
  encode(substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3), 'hex')
  || substring(replace(gen_random_uuid()::text, '-', '') FROM 13)
)::uuid`

/** A check-in for each of so many students, due now, as if it were the first that they get: there is one a day. */
export async function addDue(query: OwnQuery, count: number): Promise<void> {
  await query('TRUNCATE scheduler.unasked_message')
  await query(
    `INSERT INTO scheduler.scheduled_message (id, student_key, kind, text, due_at, next_attempt_at)
     SELECT ${newId}, student_key, 'checkin', $2, clock_timestamp(), clock_timestamp()
     FROM (SELECT student_key FROM scheduler.student LIMIT $1) AS chosen`,
    [count, text],
  )
  await query('VACUUM ANALYZE scheduler.scheduled_message')
}

/** Reminders that are not due for a year. */
export async function addWaiting(query: OwnQuery, count: number): Promise<void> {
  await query(
    `WITH known AS (SELECT array_agg(student_key) AS keys FROM scheduler.student)
     INSERT INTO scheduler.scheduled_message (id, student_key, kind, text, due_at, next_attempt_at)
     SELECT ${newId}, keys[1 + nth % cardinality(keys)], 'reminder', $2, due, due
     FROM known, generate_series(1, $1) AS nth,
       LATERAL (SELECT clock_timestamp() + interval '1 year' + random() * interval '1 year' AS due) AS moment`,
    [count, text],
  )
  await query('VACUUM ANALYZE scheduler.scheduled_message')
}
