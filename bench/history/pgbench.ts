import { execFile } from 'node:child_process'
import { access, constants, readdir, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { findHistory } from '@yoldas/chat-engine/conversation/said/store'
import type { Database } from '@yoldas/local'
import { folder } from '../servers.ts'
import { firstStudent, readerCount, readerStep, studentKeyPrefix } from './load.ts'

/** The program, on the path or where Debian keeps it; undefined when this machine has none. */
export async function findPgbench(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql'
  const versions = await readdir(debian).catch(() => [])
  const places = [...(process.env.PATH ?? '').split(delimiter), ...versions.map((one) => join(debian, one, 'bin'))]
  for (const place of places) {
    const file = join(place, 'pgbench')
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return file
  }
  return undefined
}

export type Statement = { text: string; limit: number }

/** The statement that the store function sends for a newest page, as `pg` is given it. */
async function statementOfNewestPage(limit: number): Promise<Statement & { values: readonly unknown[] }> {
  type Query = { sql: string; values: readonly unknown[] }
  const sent: Query[] = []
  const any = async (query: Query) => {
    sent.push(query)
    return []
  }
  await findHistory({ any } as unknown as Parameters<typeof findHistory>[0], studentKeyPrefix, { limit })
  const [query] = sent
  if (!query) throw new Error('the store function asks nothing')
  return { text: query.sql.replaceAll('$slonik_', '$'), values: query.values, limit }
}

/** Transactions a second of this statement, with a student chosen at random for each. */
export async function runPgbench(
  program: string,
  database: Database,
  options: { studentCount: number; atOnce: number; seconds: number; limit: number; protocol: 'simple' | 'prepared' },
): Promise<number> {
  const { text, values } = await statementOfNewestPage(options.limit)
  const step = readerStep(options.studentCount)
  const filled = text.replace(/\$(\d+)/g, (_, n) => literal(values[Number(n) - 1]))
  const file = join(folder, 'history.sql')
  await writeFile(
    file,
    `\\set student ${firstStudent} + random(0, ${readerCount - 1}) * ${step}\n${filled.replaceAll(/\s+/g, ' ').trim()};\n`,
  )
  const { hostname, port, username, password } = new URL(database.urls['chat-engine'])
  const { stdout } = await promisify(execFile)(
    program,
    [
      ...['-n', '-f', file, '-M', options.protocol, '-c', String(options.atOnce), '-j', '2'],
      ...['-T', String(Math.max(1, Math.round(options.seconds))), '-h', hostname, '-p', port, '-U', username],
      database.name,
    ],
    { env: { ...process.env, PGPASSWORD: password } },
  )
  return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
}

function literal(value: unknown): string {
  if (value === studentKeyPrefix) return `('${studentKeyPrefix}' || :student)::uuid`
  return value === null ? 'NULL' : String(value)
}
