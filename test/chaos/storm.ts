import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Fault, nextFault } from './faults.ts'
import { isTerminal, judge, type Sent, screen, type Verdict } from './ledger.ts'
import { type Random, seeded } from './random.ts'
import { untilIdle } from './senders.ts'
import { ask, sendPersistently, wholeHistory } from './student.ts'
import type { World } from './world.ts'

export type StormOptions = {
  seed: number
  /** At least so many turns and kills happen. */
  turns: number
  kills: number
  students: number
  leaseSeconds: number
  /** Between two faults, at most. */
  calmMilliseconds: number
  say(line: string): void
}

export type Counts = {
  turns: number
  kills: number
  faults: number
  resumes: number
  takeovers: number
  failed: number
  givenUp: number
  lost: number
  duplicates: number
  wrong: number
}

export type Outcome = { counts: Counts; verdict: Verdict }

/**
 * Students talk while everything around them is killed, paused and cut off; then what they saw is compared with
 * history.
 */
export async function storm(world: World, options: StormOptions): Promise<Outcome> {
  const random = seeded(options.seed)
  const sent: Sent[] = []
  const raging = new AbortController()
  const faults: string[] = []
  const isOver = () => raging.signal.aborted
  const students = Array.from({ length: options.students }, () => talk(world, random.fork(), options, sent, isOver))
  const overlaps = watchOverlaps(world, raging.signal)
  const trouble = rage(world, random.fork(), options, faults, raging.signal)
  const reporting = report(world, sent, options, raging.signal)
  while (sent.filter(hasEnded).length < options.turns || world.kills() < options.kills) {
    await setTimeout(100)
  }
  raging.abort()
  await trouble
  options.say('quiet: waiting for what is left')
  await world.up()
  await Promise.all(students)
  await untilIdle(world, options.leaseSeconds * 4_000 + 30_000)
  const verdict = await compare(world, sent)
  verdict.wrong.push(...(await overlaps))
  await reporting
  return { verdict, counts: await count(world, sent, faults.length, verdict) }
}

async function talk(world: World, random: Random, options: StormOptions, all: Sent[], isOver: () => boolean) {
  const student = await world.stack.student()
  const behaviour = {
    urls: world.urls,
    random,
    answerMilliseconds: 6_000 + options.leaseSeconds * 700,
    giveUpMilliseconds: 60_000 + options.leaseSeconds * 4_000,
  }
  while (!isOver()) {
    // Sometimes the next is sent before the last is answered.
    const burst = Array.from({ length: random.chance(0.15) ? 3 : 1 }, () => {
      const message = ask(random.between(1, 40), `!delay ${random.between(0, 50)}`)
      const clientId = random.chance(0.85) ? randomUUID() : undefined
      const { sent, finished } = sendPersistently(student, { ...message, clientId }, behaviour)
      all.push(sent)
      return finished
    })
    await Promise.all(burst)
    await setTimeout(random.between(0, 200))
  }
}

/** Up to two things are wrong at a time. */
async function rage(world: World, random: Random, options: StormOptions, faults: string[], signal: AbortSignal) {
  const underway = new Set<Promise<void>>()
  const begin = (fault: Fault) => {
    faults.push(fault.name)
    options.say(`fault ${faults.length}: ${fault.name}`)
    const ended: Promise<void> = fault.happen().finally(() => underway.delete(ended))
    underway.add(ended)
  }
  while (!signal.aborted) {
    await setTimeout(random.between(options.calmMilliseconds / 4, options.calmMilliseconds))
    if (underway.size > 1) await Promise.race(underway)
    begin(nextFault(world, random, options.leaseSeconds))
  }
  await Promise.all(underway)
}

/** Students who have two turns running at once, ever. */
async function watchOverlaps(world: World, signal: AbortSignal): Promise<string[]> {
  const found = new Set<string>()
  while (!signal.aborted) {
    const rows = await world.rows(
      `SELECT student_key FROM chat.turn WHERE state IN ('ready', 'running') GROUP BY student_key HAVING count(*) > 1`,
    )
    for (const { student_key } of rows) found.add(`${student_key}: two turns at once`)
    await setTimeout(100)
  }
  return [...found]
}

async function report(world: World, sent: Sent[], { say }: StormOptions, signal: AbortSignal) {
  while (!signal.aborted) {
    await setTimeout(10_000, undefined, { signal }).catch(() => {})
    say(`${sent.filter(hasEnded).length} turns, ${world.kills()} kills, ${resumes(sent)} resumes`)
  }
}

async function compare(world: World, sent: Sent[]): Promise<Verdict> {
  const students = new Map(sent.map(({ student }) => [student.sub, student]))
  const histories: Array<[string, Awaited<ReturnType<typeof wholeHistory>>]> = []
  for (const [sub, student] of students) histories.push([sub, await wholeHistory(world.urls, student)])
  const verdict = judge(sent, new Map(histories))
  const finished = await world.rows(`
    SELECT student_key FROM (
      SELECT student_key, finished_at < lag(finished_at) OVER (PARTITION BY student_key ORDER BY turn_index) AS early
      FROM chat.turn
    ) AS t WHERE early`)
  verdict.wrong.push(...finished.map(({ student_key }) => `${student_key}: a turn ended before an earlier one`))
  return verdict
}

async function count(world: World, sent: Sent[], faults: number, verdict: Verdict): Promise<Counts> {
  const [turns] = await world.rows(`
    SELECT count(*)::int AS all, sum(greatest(attempt - 1, 0))::int AS takeovers,
      (count(*) FILTER (WHERE state = 'failed'))::int AS failed FROM chat.turn`)
  return {
    turns: Number(turns?.all),
    kills: world.kills(),
    faults,
    resumes: resumes(sent),
    takeovers: Number(turns?.takeovers),
    failed: Number(turns?.failed),
    givenUp: sent.filter((one) => !hasEnded(one)).length,
    lost: verdict.lost.length,
    duplicates: verdict.duplicated.length,
    wrong: verdict.wrong.length,
  }
}

const hasEnded = (sent: Sent) => screen(sent).some(isTerminal)
const resumes = (sent: Sent[]) => sent.reduce((sum, { streams }) => sum + Math.max(0, streams.length - 1), 0)
