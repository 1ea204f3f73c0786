import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { eventually } from '@yoldas/testkit'
import { istanbulTime } from '@yoldas/time'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { call } from '../../support/client.ts'
import { keepDelivering, skewed, startJob } from '../byHand.ts'
import { nothingWrong } from '../ledger.ts'
import type { TcpProxy } from '../proxy.ts'
import { chosenSeed, type Random, seeded } from '../random.ts'
import {
  addCheckins,
  addRows,
  holdStudent,
  makeDue,
  newRecipients,
  newRow,
  type Recipient,
  type Row,
  settled,
} from '../scheduled.ts'
import { checkinsOf, expectedOn, judgeRows, latenessOf, orderOf, refused } from '../scheduledLedger.ts'
import { senders } from '../senders.ts'
import { type Scheduler, startWorld, type World } from '../world.ts'

const seed = chosenSeed()
const random = seeded(seed)
const leaseSeconds = 5
const rowCount = Number(process.env.CHAOS_ROWS ?? 10_000)
const studentCount = Math.ceil(rowCount / 5)
const burstSize = 200
/** Of the daily run. */
const pageSize = 500
/** More than a page, so that a run can die between two. */
const silentCount = Math.max(2 * pageSize, Number(process.env.CHAOS_SILENT ?? 3_000))
const schedulers = ['companion-scheduler', 'companion-scheduler-2', 'companion-scheduler-3'] as const

const started = performance.now()
const say = (line: string) => console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${line}`)

let world: World
beforeAll(async () => {
  say(`CHAOS_SEED=${seed} CHAOS_ROWS=${rowCount} CHAOS_SILENT=${silentCount}`)
  world = await startWorld({
    schedulers: 3,
    env: {
      'chat-engine': { LEASE_SECONDS: String(leaseSeconds) },
      notifier: { LEASE_SECONDS: String(leaseSeconds), PUSH_PER_SECOND: '2000' },
      'companion-scheduler': { LEASE_SECONDS: String(leaseSeconds) },
      'companion-scheduler-2': skewed(600),
      'companion-scheduler-3': skewed(-600),
      'chat-engine-2': skewed(-600),
    },
  })
})
afterAll(() => world[Symbol.asyncDispose]())
afterEach(() => world.up())

/** All that was due in this world. */
const due: Row[] = []
const counts = { kills: 0, stops: 0, outages: 0, cuts: 0, steps: 0, stepsMissed: 0 }

/** Where a delivery is, found by watching: each holds for milliseconds unless the way to Postgres is slow. */
const steps: Record<string, string> = {
  claimed: 'SELECT FROM scheduler.scheduled_message WHERE attempt > 0 AND next_attempt_at > clock_timestamp() LIMIT 1',
  'in history': 'SELECT FROM scheduler.scheduled_message AS s JOIN chat.turn AS t ON t.id = s.id LIMIT 1',
  'told of': `
    SELECT FROM scheduler.scheduled_message AS s JOIN chat.outbox AS o ON o.payload->'ids' ? s.id::text
    WHERE o.created_at > clock_timestamp() - interval '5 seconds' LIMIT 1`,
}

async function reached(step: string): Promise<boolean> {
  const end = performance.now() + 4_000
  while (performance.now() < end) if ((await world.rows(steps[step] ?? '')).length > 0) return true
  return false
}

/** Rows that are not due yet, and when the others came due. */
const waiting: Row[] = []
const dueAt = new Map<string, number>()

async function makeBurstDue(size = burstSize) {
  for (const [id, at] of await makeDue(world, waiting.splice(0, size))) dueAt.set(id, at)
}

/** A scheduler delivers when it starts: it is killed, and again when a delivery is at the step. */
async function killAt(step: string, victim: Scheduler) {
  const link = world.proxies.schedulerPostgres[victim]
  await world.kill(victim)
  link.delay(150)
  await makeBurstDue()
  await world.up()
  const isReached = await reached(step)
  await world.kill(victim)
  link.heal()
  counts.steps += 1
  if (!isReached) counts.stepsMissed += 1
}

async function stop(part: string, seconds: number) {
  using _stopped = world.freeze(part)
  await setTimeout(seconds * 1_000)
  counts.stops += 1
}

const troubles: Record<string, (link: TcpProxy) => void> = {
  'is reset': (link) => link.reset(),
  'is a black hole': (link) => link.blackHole(true),
  'has lost its clients': (link) => link.halfOpen('client'),
  'has lost its target': (link) => link.halfOpen('target'),
}

async function cut(link: TcpProxy, trouble: string, milliseconds: number) {
  troubles[trouble]?.(link)
  await setTimeout(milliseconds)
  link.heal()
  counts.cuts += 1
}

type Fault = { name: string; happen(): Promise<unknown> }

/** What goes wrong next; all kinds take turns, with whom and how long by chance. */
function nextFault(own: Random, index: number): Fault {
  const victim = own.pick(schedulers)
  const step = own.pick(Object.keys(steps))
  const engine = own.pick(['chat-engine', 'chat-engine-2'])
  const storeLost = own.chance(0.5)
  const sleeper = own.chance(0.8) ? victim : engine
  const seconds = own.between(2, leaseSeconds * 2)
  const to = own.pick(['schedulerNats', 'schedulerPostgres'] as const)
  const trouble = own.pick(Object.keys(troubles))
  const milliseconds = own.between(200, 4_000)
  const outage = (happen: () => Promise<unknown>) => async () => {
    await happen()
    counts.outages += 1
  }
  const faults: Fault[] = [
    { name: `kill ${victim} when something is ${step}`, happen: () => killAt(step, victim) },
    { name: `kill ${victim}`, happen: () => world.kill(victim) },
    { name: `kill ${engine}`, happen: () => world.kill(engine) },
    { name: `stop ${sleeper} for ${seconds} s`, happen: () => stop(sleeper, seconds) },
    { name: `kill ${victim} when something is ${step}`, happen: () => killAt(step, victim) },
    {
      name: `kill nats${storeLost ? ', its store is lost' : ''}`,
      happen: outage(() => world.crashNats({ storeLost })),
    },
    { name: `${victim} ${to} ${trouble}`, happen: () => cut(world.proxies[to][victim], trouble, milliseconds) },
    { name: 'kill every scheduler', happen: () => Promise.all(schedulers.map((name) => world.kill(name))) },
    { name: 'crash postgres', happen: outage(() => world.crashPostgres()) },
    { name: 'kill profile-journey', happen: () => world.kill('profile-journey') },
  ]
  return faults[index % faults.length] as Fault
}

/** Two things are wrong at a time, at most. */
async function rage(own: Random, signal: AbortSignal) {
  const underway = new Set<Promise<unknown>>()
  for (let index = 0; !signal.aborted; index += 1) {
    await setTimeout(own.between(500, 3_000))
    if (underway.size > 1) await Promise.race(underway)
    const fault = nextFault(own, index)
    say(`fault ${index + 1}: ${fault.name}`)
    const ended: Promise<unknown> = fault.happen().finally(() => underway.delete(ended))
    underway.add(ended)
  }
  await Promise.all(underway)
}

/** Of the students some have a phone. */
async function registerPhones(recipients: readonly Recipient[]) {
  const phones = recipients.map(async ({ sub, studentKey }) => {
    const token = `phone-${randomUUID()}`
    const student = await world.stack.student({ sub })
    const given = await call(world.urls[0] ?? '', student, 'POST', '/api/devices', { token, platform: 'android' })
    expect(given.status).toBe(200)
    return { token, studentKey }
  })
  return await Promise.all(phones)
}

/** Has turns running that take their time, of students whose messages come due meanwhile. */
async function talk(own: Random, recipients: readonly Recipient[], signal: AbortSignal): Promise<number> {
  const { begin } = senders(world, own.fork())
  let turns = 0
  const speak = async () => {
    while (!signal.aborted) {
      const student = await world.stack.student({ sub: own.pick(recipients).sub })
      await begin(student, 40, '!delay 100').finished
      turns += 1
    }
  }
  await Promise.all(Array.from({ length: 8 }, speak))
  return turns
}

/** Cancels them as their students do, until that is answered. */
async function cancel(rows: readonly Row[], recipients: readonly Recipient[]) {
  const subs = new Map(recipients.map(({ studentKey, sub }) => [studentKey, sub]))
  for (const { id, studentKey } of rows) {
    const student = await world.stack.student({ sub: subs.get(studentKey) ?? '' })
    const remove = () => call(random.pick(world.urls), student, 'DELETE', `/api/chat/scheduled/${id}`)
    await eventually('the cancellation', async () => (await remove().catch(() => undefined))?.status === 200, 40_000)
  }
}

const percentile = (sorted: readonly number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1)

async function reportLateness(what: string, dueAt: ReadonlyMap<string, number>): Promise<number[]> {
  const late = await latenessOf(world, dueAt)
  const [p50, p99, worst] = [percentile(late, 0.5), percentile(late, 0.99), percentile(late, 1)]
  say(`lateness of ${late.length} ${what}: p50 ${p50} s, p99 ${p99} s, worst ${worst} s`)
  return late
}

test('every due message comes once and in order, whatever dies, sleeps, is cut off, lost or late', async () => {
  const recipients = await newRecipients(world, studentCount)
  const rows = Array.from({ length: rowCount }, () => newRow(random, random.pick(recipients)))
  const unwanted = Array.from({ length: 60 }, () => newRow(random, random.pick(recipients)))
  for (let i = 0; i < rows.length; i += 1_000) await addRows(world, rows.slice(i, i + 1_000))
  await addRows(world, unwanted)
  due.push(...rows)
  const phones = await registerPhones(recipients.slice(0, 100))
  const talkers = recipients.slice(-300)

  const calm = rows.slice(0, Math.floor(rowCount / 20))
  say(`${calm.length} rows in calm, taken when the minute begins`)
  const calmAt = await makeDue(world, calm)
  await settled(world, 120_000)
  const late = await reportLateness('rows in calm', calmAt)
  expect(late.at(-1)).toBeLessThan(65)

  const begun = performance.now()
  const raging = new AbortController()
  const jobs = keepDelivering(world, random.fork(), { processes: 2, leaseSeconds, killed: 0.3 })
  const [trouble, talking] = [rage(random.fork(), raging.signal), talk(random.fork(), talkers, raging.signal)]
  const cancelling = cancel(unwanted, recipients)
  waiting.push(...rows.slice(calm.length))
  for (let bursts = 0; waiting.length > 0; bursts += 1) {
    await makeBurstDue()
    if (bursts % 5 === 0) say(`${rowCount - waiting.length} rows, ${world.kills() + jobs.kills()} kills`)
    await setTimeout(random.between(2_000, 6_000))
  }
  await cancelling
  await makeDue(world, unwanted)
  raging.abort()
  await trouble
  say('quiet: waiting for what is left')
  await world.up()
  const quiet = performance.now()
  const turns = await talking
  await settled(world, 180_000)
  say(`settled ${((performance.now() - quiet) / 1000).toFixed(1)} s after the last fault`)
  await jobs[Symbol.asyncDispose]()
  counts.kills = world.kills() + jobs.kills()

  const verdict = await judgeRows(world, due)
  const behind = await world.rows('SELECT FROM chat.turn WHERE prepared_text IS NOT NULL')
  const seconds = Math.round((performance.now() - begun) / 1000)
  const { lost, duplicated, wrong } = verdict
  const found = { lost: lost.length, duplicates: duplicated.length, wrong: wrong.length }
  say(
    JSON.stringify({
      rows: rows.length,
      students: studentCount,
      turns,
      waited: behind.length,
      seconds,
      ...counts,
      ...found,
    }),
  )
  await reportLateness('rows in the storm', dueAt)
  expect(verdict).toEqual(nothingWrong)
  // Some came while an answer was being written.
  expect(behind.length).toBeGreaterThan(0)
  expect([...(await refused(world)), ...jobs.refused()]).toEqual([])
  expect(await world.rows('SELECT FROM scheduler.scheduled_message')).toEqual([])
  let pushes = 0
  for (const { token, studentKey } of phones) {
    const shown = world.stack.push.shown({ token }).map(({ tag }) => String(tag))
    const { all, recent } = await expectedOn(world, studentKey)
    expect(shown).toHaveLength(new Set(shown).size)
    expect(shown.filter((tag) => !all.includes(tag))).toEqual([])
    expect(recent.filter((id) => !shown.includes(id))).toEqual([])
    pushes += shown.length
  }
  say(`${pushes} pushes on ${phones.length} phones, each shown once`)
}, 3_600_000)

describe('the daily job and its check-ins', () => {
  const findRun = async (day: string) => {
    const [run] = await world.rows(
      'SELECT attempt, found, finished_at IS NOT NULL AS "isDone" FROM scheduler.checkin_run WHERE day = $1',
      [day],
    )
    return { attempt: Number(run?.attempt), found: Number(run?.found), isDone: run?.isDone === true }
  }

  test('one at a time goes on with a daily run that dies often, and each silent student gets one message', async () => {
    const silent = await newRecipients(world, silentCount, { silentDays: 4 })
    const { day } = istanbulTime(new Date())
    const run = () => startJob(world, ['silence-checkin', '--date', day])
    // In the morning the schedulers have done today's by themselves.
    await world.rows('DELETE FROM scheduler.checkin_run')
    let deaths = 0
    for (let reached = pageSize; reached < silentCount && deaths < 4; reached += pageSize) {
      const [waiting] = silent.slice(reached)
      if (!waiting) throw new Error('nobody')
      {
        // They are in the order of their silences: this one is on the next page.
        await using held = await holdStudent(world, 'scheduler.student', waiting)
        const several = Array.from({ length: 3 }, run)
        await held.waitedFor()
        for (const job of several) job.kill()
        await Promise.all([...several.map(({ said }) => said), ...schedulers.map((name) => world.kill(name))])
      }
      deaths += 1
      expect(await findRun(day)).toEqual({ attempt: deaths, found: reached, isDone: false })
      say(`the run has died ${deaths} times, ${reached} students in`)
      await world.up()
      // Instead of a minute.
      await world.rows('UPDATE scheduler.checkin_run SET lease_until = clock_timestamp()')
    }
    // Each scheduler looks for it when a minute begins.
    await eventually('the run to be done', async () => (await findRun(day)).isDone, 130_000)
    // Once more for each lease that ran out on a busy machine.
    expect(await findRun(day)).toMatchObject({ found: silentCount, isDone: true })

    {
      await using _jobs = keepDelivering(world, random.fork(), { processes: 2, leaseSeconds, killed: 0.5 })
      await world.crashNats({ storeLost: true })
      await settled(world, 120_000)
    }
    const checkins = await checkinsOf(world, silent)
    const keysOf = (all: readonly { studentKey: string }[]) => all.map(({ studentKey }) => studentKey).toSorted()
    expect(keysOf(checkins)).toEqual(keysOf(silent))
    expect(await judgeRows(world, checkins, silent)).toEqual(nothingWrong)
    say(`${silent.length} silent students, ${deaths} deaths of their run, ${checkins.length} check-ins`)
  }, 600_000)

  test('begun by several for the same dates at once, it runs once for each', async () => {
    const silent = await newRecipients(world, 1_000, { silentDays: 10 })
    const days = [1, 2].map((ago) => istanbulTime(new Date(Date.now() - ago * 86_400_000)).day)
    const jobs = days.flatMap((date) =>
      Array.from({ length: 3 }, () => startJob(world, ['silence-checkin', '--date', date])),
    )
    const said = await Promise.all(jobs.map((job) => job.said))
    expect(said.filter((line) => line?.includes('silent students found'))).toHaveLength(days.length)
    expect(said.filter((line) => line?.includes('--again'))).toHaveLength(jobs.length - days.length)
    await startJob(world, ['deliver-due']).said
    await settled(world, 60_000)
    const checkins = await checkinsOf(world, silent)
    expect(checkins).toHaveLength(silent.length)
    expect(new Set(checkins.map(({ studentKey }) => studentKey)).size).toBe(silent.length)
    expect(await judgeRows(world, checkins, silent)).toEqual(nothingWrong)
  }, 180_000)

  test('100 check-ins that race their students’ messages come before them, or not at all', async () => {
    const { begin } = senders(world, random.fork())
    const all = await newRecipients(world, 100, { silentDays: 4 })
    const rows = await addCheckins(world, all)
    {
      await using _jobs = keepDelivering(world, random.fork(), { processes: 2, leaseSeconds })
      // The pauses are drawn before anything happens.
      const pauses = all.map(() => ({ begin: random.between(0, 6_000), write: random.between(0, 1_500) }))
      const races = all.map(async ({ sub }, i) => {
        const row = rows[i]
        const pause = pauses[i]
        if (!row || !pause) return
        await setTimeout(pause.begin)
        await makeDue(world, [row])
        await setTimeout(pause.write)
        await begin(await world.stack.student({ sub }), 1).finished
      })
      await setTimeout(2_000)
      await world.kill('companion-scheduler')
      await Promise.all(races)
      await settled(world, 60_000)
    }
    const orders = await Promise.all(all.map(async (recipient) => (await orderOf(world, recipient)).join(', ')))
    const before = orders.filter((order) => order === 'silence_checkin, message').length
    const never = orders.filter((order) => order === 'message').length
    say(`15: ${before} check-ins came before the message, ${never} not at all`)
    expect(before + never).toBe(all.length)
    expect(Math.min(before, never)).toBeGreaterThan(0)
    expect(await judgeRows(world, await checkinsOf(world, all), all)).toEqual(nothingWrong)
  }, 180_000)
})

test('no part ended by itself', () => expect(world.crashes).toEqual([]))
