import { type Database, dropDatabase, prepareDatabase } from '@yoldas/local'
import pg from 'pg'
import type { Servers } from '../servers.ts'

export const messagesPerStudent = 100
/** Those whose history is read, spread over all. */
export const readerCount = 1_000
const batchRows = 500_000

export type History = { database: Database; studentCount: number }

/** The database with so many messages, made once and kept, since that takes minutes. */
export async function loadHistory({ postgres }: Servers, rows: number, say: (line: string) => void): Promise<History> {
  const name = `bench_history_${rows}`
  const studentCount = Math.max(readerCount, Math.ceil(rows / messagesPerStudent))
  await withClient(postgres.url, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 1) return
    const unfinished = `${name}_unfinished`
    await dropDatabase(postgres.url, unfinished)
    const { url } = await prepareDatabase(postgres.url, unfinished)
    say(`loading ${rows} messages of ${studentCount} students; they are kept for the next run`)
    await withClient(url, (inside) => fill(inside, studentCount, rows, say))
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`)
  })
  return { database: await prepareDatabase(postgres.url, name), studentCount }
}

async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
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
const sentence = 'Bugün türev sorularını çözdüm ama integralde takıldım, yarınki planıma biraz tekrar ekleyelim mi? '

/**
 * Messages come in the order of time, as they do in life: those of one student lie far apart. Keys are checked and indexes
 * made afterwards.
 */
async function fill(client: pg.Client, studentCount: number, rows: number, say: (line: string) => void): Promise<void> {
  await client.query(`SET search_path = chat; SET synchronous_commit = off; SET maintenance_work_mem = '512MB'`)
  const restore = await dropIndexes(client)
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
  for (const statement of restore) {
    say(`  ${statement.slice(0, 100)}`)
    await client.query(statement)
  }
  await client.query('VACUUM ANALYZE')
  await client.query('CHECKPOINT')
}

/** Message i is the student's i / studentCount-th; each second one begins a turn. */
const turns = (studentCount: number, first: number, last: number) => `
  INSERT INTO turn (id, student_key, turn_index, origin, state, attempt, finished_at)
  SELECT ${id(1, 'nth / 2', 's')}, ${studentKey('s')}, nth / 2, 'chat', 'done', 1, clock_timestamp()
  FROM (SELECT i / ${studentCount} AS nth, i % ${studentCount} AS s FROM generate_series(${first}, ${last}) AS i) AS made
  WHERE nth % 2 = 0`

const messages = (studentCount: number, first: number, last: number) => `
  INSERT INTO message (id, student_key, position, turn_id, turn_index, role, origin, content)
  SELECT ${id(2, 'nth', 's')}, ${studentKey('s')}, nth + 1, ${id(1, 'nth / 2', 's')}, nth / 2,
    CASE nth % 2 WHEN 0 THEN 'user' ELSE 'assistant' END, 'chat', left('${sentence}', 20 + (nth * 31 + s * 7) % 80)
  FROM (SELECT i / ${studentCount} AS nth, i % ${studentCount} AS s FROM generate_series(${first}, ${last}) AS i) AS made`

/** Drops indexes and keys of the two big tables; returns the statements that make them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const big = `ARRAY['chat.turn'::regclass, 'chat.message'::regclass]`
  const { rows: constraints } = await client.query(`
    SELECT conrelid::regclass AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition, contype
    FROM pg_constraint
    WHERE contype IN ('p', 'u', 'f') AND (conrelid = ANY(${big}) OR confrelid = ANY(${big}))
    ORDER BY contype = 'f'`)
  const { rows: indexes } = await client.query(`
    SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index WHERE indrelid = ANY(${big}) AND indexrelid NOT IN (SELECT conindid FROM pg_constraint)`)
  for (const { table, name } of constraints.toReversed())
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  return [
    ...constraints.map(({ table, name, definition, contype }) => {
      const unchecked = contype === 'f' ? ' NOT VALID' : ''
      return `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}${unchecked}`
    }),
    ...indexes.map(({ definition }) => definition),
  ]
}
