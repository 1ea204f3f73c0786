import type { Database } from '@yoldas/local'
import type pg from 'pg'
import { dropIndexes, loadOnce } from '../databases.ts'
import type { Servers } from '../servers.ts'

/** Students with much work, whose statistics are asked for. */
export const workerCount = 8
/** Of each of them: so many sessions, so many blocks, half of them ahead, and so many results. */
export const [workerRows, workerExams] = [10_000, 1_000]
/** On which they lie. */
const workerDays = 1_000
export const workerSub = (worker: number) => `bench-worker-${worker}`
export const workerKey = (worker: number) => `00000000-0000-4000-8000-${String(worker).padStart(12, '0')}`

const tables = ['study_session', 'plan_block', 'exam_result'].map((table) => `profile.${table}`)

/**
 * The workers among so many other students, each with a session, a block and a result; made once and kept. The rows of
 * a student lie apart, as they do when they come in over months.
 */
export function loadJourney(servers: Servers, others: number, say: (line: string) => void): Promise<Database> {
  return loadOnce(servers, `journey_${others}`, async (client) => {
    say(`loading the work of ${others} students; it is kept for the next run`)
    await fill(client, others)
  })
}

async function fill(client: pg.Client, others: number): Promise<void> {
  await client.query(`SET search_path = profile; SET synchronous_commit = off; SET maintenance_work_mem = '512MB'`)
  const restore = await dropIndexes(client, tables)
  await client.query(`
    INSERT INTO student (student_key, sub, profile)
    SELECT ${uuidOf(`'student' || s`)}, 'bench-' || s, '{}'::jsonb FROM generate_series(1, ${others}) AS s
    UNION ALL
    SELECT ${keyOf('w')}, '${workerSub(0).slice(0, -1)}' || w,
      '{"displayName": "Zeynep", "examType": "yks", "grade": "12", "targetNets": {"tyt": 100}}'
    FROM generate_series(0, ${workerCount - 1}) AS w`)
  const subject = `(ARRAY['Matematik', 'Fizik', 'Kimya', 'Biyoloji', 'Türkçe', 'Tarih', 'Coğrafya', 'Geometri'])[1 + nth % 8]`
  const topic = `'Konu ' || nth / 8 % 25`
  await client.query(`
    INSERT INTO plan_block (id, student_key, day, start_time, minutes, subject, topic, kind, status, source)
    SELECT ${blockOf}, student, day, make_time(8 + nth / ${workerDays} % 12, 0, 0), 30 + nth % 60,
        ${subject}, ${topic}, 'study',
      CASE WHEN day <= current_date AND nth % 4 < 3 THEN 'done' ELSE 'planned' END, 'user'
    FROM ${rows(others, workerRows)},
        LATERAL (SELECT current_date + ${workerDays / 2} - nth % ${workerDays} AS day) AS planned`)
  await client.query(`
    INSERT INTO study_session (id, student_key, day, subject, topic, minutes, correct, wrong, blank, block_id)
    SELECT gen_random_uuid(), student, current_date - nth % ${workerDays}, ${subject}, ${topic}, 30 + nth % 60,
        10 + nth % 20,
      nth % 7, nth % 5, CASE WHEN nth % 4 = 0 THEN ${blockOf} END
    FROM ${rows(others, workerRows)}`)
  await client.query(`
    INSERT INTO exam_result (id, student_key, day, name, exam_type, is_branch, sections, total_net)
    SELECT gen_random_uuid(), student, current_date - nth % ${workerDays}, 'Deneme ' || nth,
      CASE WHEN nth % 3 = 0 THEN 'ayt' ELSE 'tyt' END, false, sections, 60 + nth % 40
    FROM ${rows(others, workerExams)}, LATERAL (
      SELECT jsonb_agg(jsonb_build_object('subject', name, 'correct', 20, 'wrong', 4, 'blank', 16,
          'net', 15 + nth % 10)) AS sections
      FROM unnest(ARRAY['Türkçe', 'Sosyal', 'Matematik', 'Fen']) AS name
    ) AS made`)
  for (const statement of restore) await client.query(statement)
  await client.query('VACUUM ANALYZE')
  await client.query('CHECKPOINT')
}

const keyOf = (worker: string) => `('${workerKey(0).slice(0, -4)}' || lpad(${worker}::text, 4, '0'))::uuid`
/** Always the same of the same text. */
function uuidOf(text: string): string {
  return `overlay(overlay(md5(${text}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`
}
/** The block of a student's nth row. */
const blockOf = uuidOf(`'block' || student || nth`)

/** A row of each of the others, and so many of each worker, in no order. */
const rows = (others: number, ofWorker: number) => `(
  SELECT * FROM (
    SELECT ${uuidOf(`'student' || s`)} AS student, s AS nth FROM generate_series(1, ${others}) AS s
    UNION ALL
    SELECT ${keyOf('w')}, nth
    FROM generate_series(0, ${workerCount - 1}) AS w, generate_series(0, ${ofWorker - 1}) AS nth
  ) AS made
  ORDER BY random()
) AS row`
