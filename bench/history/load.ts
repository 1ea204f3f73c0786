import type { Database } from '@yoldas/local'
import type pg from 'pg'
import { dropIndexes, loadOnce } from '../databases.ts'
import type { Servers } from '../servers.ts'

const messagesPerStudent = 100
/** Those whose history is read, spread over all. */
export const readerCount = 1_000
const batchRows = 500_000
/** Of one more student, whose conversation is searched: they have written for years. */
export const longSub = 'bench-long'
export const longMessages = 10_000

export type History = { database: Database; studentCount: number }

/** The database with so many messages, made once and kept, since that takes minutes. */
export async function loadHistory(servers: Servers, rows: number, say: (line: string) => void): Promise<History> {
  const studentCount = Math.max(readerCount, Math.ceil(rows / messagesPerStudent))
  const database = await loadOnce(servers, `history_${rows}`, (client) => {
    say(`loading ${rows} messages of ${studentCount} students; they are kept for the next run`)
    return fill(client, studentCount, rows, say)
  })
  return { database, studentCount }
}

/** The key of student s is made of his number, so that pgbench can make it too. */
export const firstStudent = 100_000_000_000
export const studentKeyPrefix = '00000000-0000-4000-8000-'
export const readerSub = (reader: number) => `bench-reader-${reader}`
/** The number of the student who is reader r of `readerCount`. */
export const readerStep = (studentCount: number) => Math.floor(studentCount / readerCount)

const studentKey = (s: string) => `('${studentKeyPrefix}' || (${firstStudent} + ${s}))::uuid`
const id = (kind: 1 | 2, nth: string, s: string) =>
  `(lpad(to_hex(${nth}), 8, '0') || '-000${kind}-4000-8000-' || (${firstStudent} + ${s}))::uuid`
const answer =
  '“Türev” bir fonksiyonun anlık değişim hızıdır: eğrinin o noktadaki teğetinin eğimini verir. Önce tanımı yaz, sonra bir örnekle dene. '
const sentence = 'Bugün türev sorularını çözdüm ama integralde takıldım, yarınki planıma biraz tekrar ekleyelim mi? '

/**
 * Messages come in the order of time, as they do in life: those of one student lie far apart. Keys are checked and
 * indexes made afterwards.
 */
async function fill(client: pg.Client, studentCount: number, rows: number, say: (line: string) => void): Promise<void> {
  await client.query(`SET search_path = chat; SET synchronous_commit = off; SET maintenance_work_mem = '512MB'`)
  const restore = await dropIndexes(client, ['chat.turn', 'chat.message'])
  await client.query(`
    INSERT INTO conversation (student_key, next_turn_index, next_position)
    SELECT ${studentKey('s')}, ${messagesPerStudent / 2}, ${messagesPerStudent + 1}
    FROM generate_series(0, ${studentCount - 1}) AS s`)
  await client.query(`
    INSERT INTO profile.student (student_key, sub)
    SELECT ${studentKey(`r * ${readerStep(studentCount)}`)}, '${readerSub(0).slice(0, -1)}' || r
    FROM generate_series(0, ${readerCount - 1}) AS r`)
  for (let first = 0; first < rows; first += batchRows) {
    const last = Math.min(first + batchRows, rows) - 1
    await client.query(turns(studentCount, first, last))
    await client.query(messages(studentCount, first, last))
    say(`  ${last + 1} messages`)
  }
  await client.query(longConversation(studentCount))
  for (const statement of restore) {
    say(`  ${statement.slice(0, 100)}`)
    await client.query(statement)
  }
  await client.query('VACUUM ANALYZE')
  await client.query('CHECKPOINT')
}

/** Of the student behind all others. Answers have some paragraphs, as they do in life. */
const longConversation = (s: number) => `
  INSERT INTO conversation (student_key, next_turn_index, next_position)
  VALUES (${studentKey(`${s}`)}, ${longMessages / 2}, ${longMessages + 1});
  INSERT INTO profile.student (student_key, sub) VALUES (${studentKey(`${s}`)}, '${longSub}');
  INSERT INTO turn (id, student_key, turn_index, origin, state, attempt, finished_at)
  SELECT ${id(1, 'nth', `${s}`)}, ${studentKey(`${s}`)}, nth, 'chat', 'done', 1, clock_timestamp()
  FROM generate_series(0, ${longMessages / 2 - 1}) AS nth;
  INSERT INTO message (id, student_key, position, turn_id, turn_index, role, author, origin, content)
  SELECT ${id(2, 'nth', `${s}`)}, ${studentKey(`${s}`)}, nth + 1, ${id(1, 'nth / 2', `${s}`)}, nth / 2,
    CASE nth % 2 WHEN 0 THEN 'user' ELSE 'assistant' END, CASE nth % 2 WHEN 0 THEN 'student' ELSE 'model' END, 'chat',
    CASE nth % 2 WHEN 0 THEN '${sentence}' ELSE repeat('${answer}', 5 + nth % 4) END
  FROM generate_series(0, ${longMessages - 1}) AS nth`

/** Message i is the student's i / studentCount-th; each second one begins a turn. */
const turns = (studentCount: number, first: number, last: number) => `
  INSERT INTO turn (id, student_key, turn_index, origin, state, attempt, finished_at)
  SELECT ${id(1, 'nth / 2', 's')}, ${studentKey('s')}, nth / 2, 'chat', 'done', 1, clock_timestamp()
  FROM (SELECT i / ${studentCount} AS nth, i % ${studentCount} AS s
        FROM generate_series(${first}, ${last}) AS i) AS made
  WHERE nth % 2 = 0`

const messages = (studentCount: number, first: number, last: number) => `
  INSERT INTO message (id, student_key, position, turn_id, turn_index, role, author, origin, content)
  SELECT ${id(2, 'nth', 's')}, ${studentKey('s')}, nth + 1, ${id(1, 'nth / 2', 's')}, nth / 2,
    CASE nth % 2 WHEN 0 THEN 'user' ELSE 'assistant' END, CASE nth % 2 WHEN 0 THEN 'student' ELSE 'model' END, 'chat',
    left('${sentence}', 20 + (nth * 31 + s * 7) % 80)
  FROM (SELECT i / ${studentCount} AS nth, i % ${studentCount} AS s
        FROM generate_series(${first}, ${last}) AS i) AS made`
