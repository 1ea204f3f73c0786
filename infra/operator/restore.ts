import { tables } from '@yoldas/contracts/tables'
import { type Db, databaseTime } from '@yoldas/db'
import { countRows, findTimes } from './store.ts'
import { type Row, toTable } from './table.ts'

/** Of the log that a failure may lose, and of the restore itself: docs/runbooks/backup.md. */
export const goalMinutes = 5 + 60

/** An engine writes here every few seconds, also when no student does. */
const heartbeats: Record<string, readonly string[]> = { 'chat.engine': ['lease_until'] }
/** Columns that say when a row was written. */
const written = ['accepted_at', 'consumed_at', 'created_at']

const names = Object.entries(tables).flatMap(([schema, ofSchema]) =>
  Object.keys(ofSchema).map((name) => ({ schema, name, table: `${schema}.${name}` })),
)

type Counted = { table: string; rows: number | null; newest: string | null }

/**
 * Every table that services have, how many rows are in it and when the newest was written. Reads all of them.
 * @throws the same with what is wrong and what to do about it, when a table is missing or empty that cannot be, or when
 * chat-engine wrote nothing within so many minutes
 */
export async function verify(db: Db, minutes: number): Promise<Row[]> {
  const counted: Counted[] = []
  for (const { schema, name, table } of names) {
    const times = await findTimes(db, schema, name, heartbeats[table] ?? written)
    counted.push({
      table,
      ...(times === null ? { rows: null, newest: null } : await countRows(db, schema, name, times)),
    })
  }
  const wrong = problemsOf(counted, await databaseTime(db), minutes)
  if (wrong.length > 0) throw new Error([toTable(counted), ...wrong].join('\n\n'))
  return counted
}

function problemsOf(counted: readonly Counted[], now: string, minutes: number): string[] {
  const missing = counted.filter(({ rows }) => rows === null).map(({ table }) => table)
  const empty = ['profile.student', 'chat.message'].filter((name) =>
    counted.some(({ table, rows }) => table === name && rows === 0),
  )
  // Replayed tombstones are new rows, of the other schemas: chat-engine serves nobody yet.
  const newest = counted
    .filter(({ table }) => table.startsWith('chat.'))
    .flatMap((one) => one.newest ?? [])
    .toSorted()
    .at(-1)
  const age = newest === undefined ? Number.POSITIVE_INFINITY : (Date.parse(now) - Date.parse(newest)) / 60_000
  return [
    ...(missing.length === 0
      ? []
      : [
          `Not there: ${missing.join(', ')}. The backup is of another release: run migrate of the one that is to ` +
            'serve, then this again. If it is of that release, it is not whole: restore an older one.',
        ]),
    ...(empty.length === 0
      ? []
      : [`Empty: ${empty.join(', ')}. This is not the database that served: look which backup was restored.`]),
    ...(age <= minutes
      ? []
      : [
          `The newest commit is of ${newest ?? 'no time at all'}, more than ${minutes} minutes ago. The log of ` +
            'changes was not restored to its end: look whether it is archived. Where an earlier moment was meant, say ' +
            '--within MINUTES.',
        ]),
  ]
}
