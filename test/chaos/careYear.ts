import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { nodeArgs } from '@yoldas/local'
import { z } from 'zod'
import { answer, call } from '../support/client.ts'
import type { Student } from '../support/stack.ts'
import { isTerminal, screen } from './ledger.ts'
import type { Random } from './random.ts'
import { untilIdle } from './senders.ts'
import { sendPersistently } from './student.ts'
import type { Engine, World } from './world.ts'

/** What a student writes, and what must be counted then: once, whatever dies. */
type Kind = { text: string; counts: readonly string[] }
const written: readonly Kind[] = [
  { text: 'kendimi öldürmek istiyorum', counts: ['acute/self-harm/words', 'acute/self-harm/helped'] },
  { text: '!say Seni duydum.\nbabam beni dövüyor', counts: ['serious/abuse/words', 'serious/abuse/helped'] },
  { text: '!say Anlat bana.\nçok mutsuzum', counts: ['low/other/words'] },
  {
    text: '!care serious/eating\n!say Bugün yedin mi?\nIştahım gitti',
    counts: ['serious/eating/model', 'serious/eating/helped'],
  },
  {
    text: '!care acute/danger\n!say Neredesin?\nYoldayım',
    counts: ['acute/danger/model', 'acute/danger/helped'],
  },
  { text: '!say Limittir.\nTürev nedir?', counts: [] },
]

/** By tier, category and source, the numbers of twelve months. */
export type Ledger = Map<string, number[]>

type Options = {
  /** How often each kind is written in a month (1 to 12), each time by another student. */
  each: (month: number) => number
  /** The engines that are killed in it, one after the other. */
  kills: (month: number) => Engine[]
}

/**
 * Lives a year: each month is counted as the present one, and becomes a month of last year when it is over. One student
 * of each month leaves. Returns what clients know that must have been counted.
 */
export async function liveYear(world: World, random: Random, { each, kills }: Options): Promise<Ledger> {
  await world.rows('DELETE FROM chat.care_count')
  const ledger: Ledger = new Map()
  for (let month = 1; month <= 12; month += 1) {
    const victims = kills(month)
    const kinds = Array.from({ length: each(month) }, () => written).flat()
    const writing = Promise.all(kinds.map((kind) => write(world, random.fork(), kind, 1_000 * victims.length)))
    await Promise.all([writing, killAll(world, random.fork(), victims)])
    await world.up()
    for (const cell of kinds.flatMap(({ counts }) => counts)) countIn(ledger, cell, month)
    const [leaving] = await writing
    if (leaving) await answer(call(world.urls[0] ?? '', leaving, 'DELETE', '/api/me'))
    await untilIdle(world, 30_000)
    await world.rows('UPDATE chat.care_count SET month = make_date($1, $2, 1) WHERE month >= make_date($1 + 1, 1, 1)', [
      lastYear(),
      month,
    ])
  }
  return ledger
}

/** Within the time in which engines are killed, if they are: then the model takes long enough for that. */
async function write(world: World, random: Random, { text }: Kind, withinMilliseconds: number): Promise<Student> {
  const student = await world.stack.student()
  await setTimeout(random.between(0, withinMilliseconds))
  const slowly = withinMilliseconds > 0 ? '\n!first 80' : ''
  const message = { text: `${text}${slowly}\n${randomUUID()}`, answer: '', clientId: randomUUID() }
  const limits = { answerMilliseconds: 8_000, giveUpMilliseconds: 60_000 }
  const { finished } = sendPersistently(student, message, { urls: world.urls, random, ...limits })
  const last = screen(await finished).findLast(isTerminal)
  if (last?.event !== 'done') throw new Error(`${text} ended with ${last?.event}`)
  return student
}

async function killAll(world: World, random: Random, victims: readonly Engine[]): Promise<void> {
  const down = new Set<Engine>()
  for (const engine of victims) {
    await setTimeout(random.between(50, 300))
    // One that is down already cannot be killed.
    if (down.has(engine)) {
      await world.up()
      down.clear()
    }
    await world.kill(engine)
    down.add(engine)
  }
}

function countIn(ledger: Ledger, cell: string, month: number, count = 1): void {
  const months = ledger.get(cell) ?? Array<number>(12).fill(0)
  months[month - 1] = (months[month - 1] ?? 0) + count
  ledger.set(cell, months)
}

const lastYear = (): number => new Date().getUTCFullYear() - 1

const Counted = z.object({ cell: z.string(), month: z.int(), count: z.int() })

/** What is counted of last year. */
export async function countedYear(world: World): Promise<Ledger> {
  const rows = await world.rows(
    `SELECT tier || '/' || category || '/' || source AS cell, extract(month FROM month)::int AS month,
       sum(count)::int AS count
     FROM chat.care_count WHERE extract(year FROM month) = $1 GROUP BY 1, 2`,
    [lastYear()],
  )
  const counted: Ledger = new Map()
  for (const { cell, month, count } of z.array(Counted).parse(rows)) countIn(counted, cell, month, count)
  return counted
}

/** What `npm run job -- care-report` prints of last year. */
export async function careReport(world: World): Promise<unknown> {
  const args = [...nodeArgs('infra/operator/main.ts'), 'care-report', '--year', String(lastYear()), '--json']
  const env = { ...process.env, DATABASE_URL: world.stack.database.url }
  return JSON.parse((await promisify(execFile)(process.execPath, args, { env })).stdout)
}

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const hidden = (count: number) => (count < 10 ? '<10' : count)
const rounded = (count: number) => (count < 10 ? '<10' : Math.round(count / 10) * 10)

/** The report of a ledger that has numbers below 10. */
export function expectedReport(ledger: Ledger): unknown[] {
  const rows = [...ledger].map(([cell, months]) => rowOf(cell, months, hidden))
  const sources = Map.groupBy(ledger, ([cell]) => cell.split('/')[2] ?? '')
  const totals = [...sources].map(([source, lines]) => {
    const months = names.map((_, nth) => lines.reduce((sum, [, counts]) => sum + (counts[nth] ?? 0), 0))
    return rowOf(`all/all/${source}`, months, rounded)
  })
  return [...rows, ...totals]
}

function rowOf(cell: string, months: readonly number[], show: (count: number) => number | string) {
  const [tier, category, source] = cell.split('/')
  const shown = Object.fromEntries(names.map((name, nth) => [name, show(months[nth] ?? 0)]))
  return { tier, category, source, ...shown, year: rounded(months.reduce((sum, count) => sum + count, 0)) }
}
