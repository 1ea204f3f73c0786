import { parseArgs } from 'node:util'
import { quoted } from '@yoldas/config'
import type { Db } from '@yoldas/db'
import { reportOf } from './careReport.ts'
import { discard, list, requeue, show } from './deadLetters.ts'
import { explainPush } from './pushes.ts'
import { goalMinutes, verify } from './restore.ts'
import { findCareCounts, findErasures, findFeedback, findTurns } from './store.ts'
import { describeStudent, eraseNow, exportToFile, type Reach } from './students.ts'
import { type Row, toTable } from './table.ts'

export const usage = `usage: job dead-letters list
       job dead-letters show|requeue|discard <id>
       job turns list [--stuck]
       job student find <sub>
       job student export <sub> --out FILE
       job student erase <sub> --yes
       job erasures
       job push why <message id>
       job care-report --year <YYYY>
       job feedback --days <N>
       job restore verify [--within <MINUTES>]

dead-letters  messages between services that were refused five times; show leaves out what people wrote
turns         turns that have not ended; --stuck: only those that no engine has worked on for too long
student       find: the key by which services know a student, and how much they hold. export: all of it, as the
              student's own export has it, into a file that only you can read (- is standard output). erase: all
              of it, for good, as if the student had deleted the account. Both write one line for the audit.
              They end with 3 when there is no such student, and with 4 when a service cannot answer now
erasures      erased students whose data a service still holds; export and replay, for a restored
              backup, belong to services/profile-journey/job.ts, which has the key of the hashes
push          what became of the notification of a message, and why
care-report   how often distress was found, and how often answers said whom to call ('helped'), in a year of
              Istanbul; made to be published: docs/safety-protocol.md
feedback      what students thought of the companion's messages within so many days: the newest 1,000, without texts
restore       whether a restored database has every table, students, and a commit within so many minutes (65 without
              --within); that the tombstones were replayed is asked of services/profile-journey/job.ts
--json        on any of them: for programs`

export type Command = {
  words: string[]
  isJson: boolean
  isStuck: boolean
  year: number | null
  days: number | null
  within: number
  out: string
}

type Run = (db: Db, words: string[], command: Command, reach: Reach) => Promise<Row[]>

/** The commands, and how many words follow each. */
const commands: Record<string, { follow: number; run: Run }> = {
  'dead-letters list': { follow: 0, run: (db) => list(db) },
  'dead-letters show': { follow: 1, run: async (db, [id = '']) => [await show(db, id)] },
  'dead-letters requeue': { follow: 1, run: async (db, [id = '']) => [await requeue(db, id)] },
  'dead-letters discard': { follow: 1, run: async (db, [id = '']) => [await discard(db, id)] },
  'turns list': { follow: 0, run: async (db, _, { isStuck }) => [...(await findTurns(db, isStuck))] },
  'student find': { follow: 1, run: async (db, [sub = '']) => [await describeStudent(db, sub)] },
  'student export': {
    follow: 1,
    run: async (db, [sub = ''], { out }, reach) => [await exportToFile(db, reach, sub, out)],
  },
  'student erase': { follow: 1, run: async (db, [sub = ''], _, reach) => [await eraseNow(db, reach, sub)] },
  erasures: { follow: 0, run: async (db) => [...(await findErasures(db))] },
  'push why': { follow: 1, run: (db, [id = '']) => explainPush(db, id) },
  'care-report': { follow: 0, run: async (db, _, { year }) => reportOf(year ? await findCareCounts(db, year) : []) },
  feedback: { follow: 0, run: async (db, _, { days }) => (days ? [...(await findFeedback(db, days))] : []) },
  'restore verify': { follow: 0, run: (db, _, { within }) => verify(db, within) },
}

/** @throws SyntaxError with what is wrong with the arguments */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args)
  const found = find(positionals)
  if (!found) throw new SyntaxError(`there is no command ${quoted(positionals.join(' '))}`)
  const { name, rest, follow } = found
  if (rest.length !== follow) throw new SyntaxError(follow === 0 ? `${name} takes nothing more` : `${name}: which one?`)
  if (values.stuck && name !== 'turns list') throw new SyntaxError('--stuck belongs to turns list')
  if (values.yes !== (name === 'student erase'))
    throw new SyntaxError(
      values.yes ? '--yes belongs to student erase' : 'student erase removes everything for good: add --yes',
    )
  const [year, days, out] = [yearOf(name, values.year), daysOf(name, values.days), outOf(name, values.out)]
  const within = withinOf(name, values.within)
  return { words: positionals, isJson: values.json, isStuck: values.stuck, year, days, within, out }
}

function yearOf(name: string, year: string | undefined): number | null {
  if (name !== 'care-report') {
    if (year !== undefined) throw new SyntaxError('--year belongs to care-report')
    return null
  }
  if (year === undefined) throw new SyntaxError('care-report: of which year? Add --year YYYY')
  if (!/^2[01]\d\d$/.test(year))
    throw new SyntaxError(`--year ${quoted(year)} is not a year from 2000 to 2199: write YYYY`)
  return Number(year)
}

function outOf(name: string, out: string | undefined): string {
  if (name === 'student export' ? !out : out !== undefined)
    throw new SyntaxError(
      out === undefined ? 'student export: where to? Add --out FILE' : '--out belongs to student export',
    )
  return out ?? ''
}

function daysOf(name: string, days: string | undefined): number | null {
  if (name !== 'feedback') {
    if (days !== undefined) throw new SyntaxError('--days belongs to feedback')
    return null
  }
  if (days === undefined) throw new SyntaxError('feedback: of how many days? Add --days N')
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new SyntaxError(`--days ${quoted(days)} is not a number from 1 to 9999`)
  return Number(days)
}

function withinOf(name: string, within: string | undefined): number {
  if (within === undefined) return goalMinutes
  if (name !== 'restore verify') throw new SyntaxError('--within belongs to restore verify')
  if (!/^[1-9]\d{0,5}$/.test(within)) throw new SyntaxError(`--within ${quoted(within)} is not a number of minutes`)
  return Number(within)
}

function parse(args: string[]) {
  const options = {
    json: { type: 'boolean', default: false },
    stuck: { type: 'boolean', default: false },
    year: { type: 'string' },
    days: { type: 'string' },
    within: { type: 'string' },
    out: { type: 'string' },
    yes: { type: 'boolean', default: false },
  } as const
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw new SyntaxError(error instanceof Error ? error.message : 'the arguments cannot be read', { cause: error })
  }
}

function find(words: string[]) {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ')
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command) return { name, rest: words.slice(length), ...command }
  }
  return null
}

/** What there is to print. @throws a sentence that says what to do, where there is nothing of that name */
export async function run(db: Db, command: Command, reach: Reach): Promise<string> {
  const found = find(command.words)
  if (!found) throw new SyntaxError(`there is no command ${quoted(command.words.join(' '))}`)
  const rows = await found.run(db, found.rest, command, reach)
  return command.isJson ? JSON.stringify(rows, null, 2) : toTable(rows)
}
