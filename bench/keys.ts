// node bench/keys.ts: what keeps our tables from being spread by student_key, as Citus would: the lists of
// docs/scale.md, read from the catalog of a migrated database.
import { randomUUID } from 'node:crypto'
import { dropDatabase, prepareDatabase, startPostgres } from '@yoldas/local'
import pg from 'pg'

/** Tables of services; those of indexes of the corpus and of migrations are of no student. */
const tables = `
  SELECT c.oid, c.oid::regclass::text AS name, EXISTS (
    SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'student_key' AND NOT attisdropped
  ) AS of_student, EXISTS (
    SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'student_key' AND NOT attnotnull
  ) AS may_be_null
  FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND n.nspname IN ('chat', 'profile', 'scheduler', 'notify')
    AND c.relname <> 'migration'`

const questions = {
  'tables with student_key': `SELECT name FROM t WHERE of_student AND NOT may_be_null ORDER BY 1`,
  'tables whose student_key may be null': `SELECT name FROM t WHERE may_be_null ORDER BY 1`,
  'tables without student_key': `SELECT name FROM t WHERE NOT of_student ORDER BY 1`,
  'unique keys without student_key, of tables that have it': `
    SELECT format('%s (%s)', t.name, (
      SELECT string_agg(attname, ', ' ORDER BY attnum) FROM pg_attribute WHERE attrelid = i.indexrelid
    )) AS name
    FROM pg_index AS i JOIN t ON t.oid = i.indrelid
    WHERE t.of_student AND i.indisunique AND NOT EXISTS (
      SELECT FROM pg_attribute AS a WHERE a.attrelid = t.oid AND a.attname = 'student_key' AND a.attnum = ANY (i.indkey)
    ) ORDER BY 1`,
  'foreign keys that do not carry student_key': `
    SELECT format('%s %s', t.name, pg_get_constraintdef(c.oid)) AS name
    FROM pg_constraint AS c JOIN t ON t.oid = c.conrelid
    WHERE c.contype = 'f' AND t.of_student AND NOT EXISTS (
      SELECT FROM pg_attribute AS a WHERE a.attrelid = t.oid AND a.attname = 'student_key' AND a.attnum = ANY (c.conkey)
    ) ORDER BY 1`,
  'foreign keys of tables without student_key to tables that have it': `
    SELECT format('%s %s', t.name, pg_get_constraintdef(c.oid)) AS name
    FROM pg_constraint AS c JOIN t ON t.oid = c.conrelid
    WHERE c.contype = 'f' AND NOT t.of_student AND c.confrelid IN (SELECT oid FROM t WHERE of_student) ORDER BY 1`,
}

await using postgres = await startPostgres({ durable: false })
const name = `keys_${randomUUID().replaceAll('-', '')}`
const client = new pg.Client({ connectionString: (await prepareDatabase(postgres.url, name)).url })
await client.connect()
try {
  for (const [title, question] of Object.entries(questions)) {
    const { rows } = await client.query(`WITH t AS MATERIALIZED (${tables}) ${question}`)
    console.log(`\n${title}: ${rows.length}`)
    for (const row of rows) console.log(`  ${row.name}`)
  }
} finally {
  await client.end()
  await dropDatabase(postgres.url, name)
}
