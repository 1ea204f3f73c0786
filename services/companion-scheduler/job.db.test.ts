import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { type DbPool, databaseTime, sql } from '@yoldas/db'
import { nodeArgs } from '@yoldas/testkit'
import { istanbulTime, nextDay, toIstanbul } from '@yoldas/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { silentBy } from './checkins/rules.ts'
import { beginRun } from './checkins/store.ts'
import { Config } from './config.ts'
import { readCommand, runByHand } from './jobs/byHand.ts'
import {
  clear,
  contactOf,
  openWorld,
  playChat,
  playProfile,
  scheduleDue,
  type World,
  waiting,
  wrongProfile,
} from './test/world.ts'

let world: World
let db: DbPool
beforeAll(async () => {
  world = await openWorld()
  db = world.db
})
afterAll(() => world[Symbol.asyncDispose]())
beforeEach(() => clear(world.db))

const variables = () => ({
  DATABASE_URL: world.database.urls['companion-scheduler'],
  // Where those who are played answer.
  NATS_URL: world.nats.urlFor('admin'),
  // No night: these tests run at any hour.
  NIGHT_HOURS: '00:00-00:00',
})

type Said = { code: number; stdout: string; stderr: string }

/** Runs a job by hand, as an operator would. */
function runProcess(args: string[], config: Record<string, string> = {}): Promise<Said> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, ...variables(), ...config }
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [...nodeArgs('services/companion-scheduler/job.ts'), ...args],
      { env },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    ),
  )
}

/** What the process does between reading its environment and printing, in this one. */
const job = (...args: string[]) => runByHand({ config: Config.parse(variables()), log: world.log }, readCommand(args))

test('an unknown job is answered with what is wrong and the usage', async () => {
  // What it would need to run is not there: nothing is tried.
  const { code, stdout, stderr } = await runProcess(['deliver'], { DATABASE_URL: '', NATS_URL: '' })
  expect([code, stdout]).toEqual([1, ''])
  const [first, ...usage] = stderr.trimEnd().split('\n')
  expect(first).toBe('no job is called "deliver"')
  expect(usage.join('\n')).toMatch(
    /^usage: job deliver-due\n {7}job silence-checkin \[--date YYYY-MM-DD\] \[--again\]\n/,
  )
  expect(stderr).not.toContain('    at ')
})

describe('without what it needs a job says so, without the usage,', () => {
  test('when nothing is configured', async () => {
    const { code, stdout, stderr } = await runProcess(['deliver-due'], { DATABASE_URL: '', NATS_URL: '' })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/DATABASE_URL[\s\S]*NATS_URL/)
    expect(stderr).not.toMatch(/usage| at /)
  })

  test('when Postgres is not there', async () => {
    const { code, stdout, stderr } = await runProcess(['deliver-due'], {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr.trim()).toMatch(/connect|ECONNREFUSED/i)
    expect(stderr).not.toMatch(/usage/)
  })
})

test('deliver-due delivers what is due and says what became of it, in one line', async () => {
  await using chat = await playChat(world.bus)
  await using _profile = await playProfile(world.bus)
  const due = await scheduleDue(db, 3)
  expect(await runProcess(['deliver-due'])).toEqual({
    code: 0,
    stdout: 'deliver-due: 3 delivered, 0 moved, 0 dropped, 0 refused, 0 postponed\n',
    stderr: '',
  })
  expect([...chat.history.keys()].toSorted()).toEqual(due.toSorted())
})

describe('silence-checkin', () => {
  const silent = () => [{ studentKey: randomUUID(), silentSince: '2026-10-01T10:00:00.000Z' }]

  test('runs the named day once, and again when asked to; each time it says one line', async () => {
    await using chat = await playChat(world.bus, { silent: silent() })
    await using _profile = await playProfile(world.bus)
    const ran = (found: number, scheduled: number) =>
      `silence-checkin: 2026-10-05: ${found} silent students found, ${scheduled} check-ins scheduled; ` +
      'the minute job delivers them'
    const named = ['silence-checkin', '--date', '2026-10-05']
    expect(await job(...named)).toBe(ran(1, 1))
    expect(chat.asked.finds).toMatchObject([{ silentBy: '2026-10-03T04:00:00.000Z' }])
    expect(await job(...named)).toBe(
      'silence-checkin: 2026-10-05 is done, or being done by another scheduler; --again does it again',
    )
    expect(chat.asked.finds).toHaveLength(1)
    expect(await job(...named, '--again')).toBe(ran(1, 0))
    expect(await waiting(db)).toHaveLength(1)
  })

  test('refuses a day yet to come in Istanbul, by the clock of the database, and writes to nobody', async () => {
    await using chat = await playChat(world.bus, { silent: silent() })
    await using _profile = await playProfile(world.bus)
    const tomorrow = nextDay(istanbulTime(new Date(await databaseTime(db))).day)
    for (const [date, ...again] of [[nextDay(tomorrow)], ['2199-12-31', '--again']]) {
      await expect(job('silence-checkin', '--date', date ?? '', ...again)).rejects.toThrow(
        new RegExp(`^--date ${date} is yet to come: today is [\\d-]+ in Istanbul; name today or`),
      )
    }
    expect([chat.asked.finds, await waiting(db)]).toEqual([[], []])
    expect(await db.exists(sql.unsafe`SELECT FROM checkin_run`)).toBe(false)
  })

  test('says what quiet hours will do to what it scheduled', async () => {
    const students = Array.from({ length: 6 }, (_, i) => ({
      studentKey: randomUUID(),
      silentSince: `2026-10-01T10:00:0${i}.000Z`,
    }))
    const now = Date.now()
    const clock = (hours: number) => toIstanbul(new Date(now + hours * 3_600_000))
    const hours = (end: number) => ({ start: clock(-1).slice(-5), end: clock(end).slice(-5) })
    const quiet = [null, hours(2), hours(2), hours(3), hours(4), hours(5)]
    const of = new Map<string, (typeof quiet)[number]>(
      students.map(({ studentKey }, i) => [studentKey, quiet[i] ?? null]),
    )
    await using _chat = await playChat(world.bus, { silent: students })
    await using _profile = await playProfile(world.bus, (key) => contactOf(key, { quietHours: of.get(key) ?? null }))
    const said = await job('silence-checkin', '--date', '2026-10-05')
    const at = (end: number) => clock(end).replace('T', ' ')
    expect(said).toBe(
      'silence-checkin: 2026-10-05: 6 silent students found, 6 check-ins scheduled; ' +
        'the minute job delivers 1 at once and 5 when quiet hours end or at the student’s own hour in Istanbul: ' +
        `2 at ${at(2)}, 1 at ${at(3)}, 1 at ${at(4)}, 1 later`,
    )
  })

  test('says whom it skipped', async () => {
    await using _chat = await playChat(world.bus, { silent: silent() })
    await using _profile = await playProfile(world.bus, () => wrongProfile)
    const said = await job('silence-checkin', '--date', '2026-10-05')
    expect(said).toContain('0 check-ins scheduled, 1 skipped because')
  })

  test('runs today when no day is named, at any hour', async () => {
    await using chat = await playChat(world.bus, { silent: silent() })
    await using _profile = await playProfile(world.bus)
    const today = async () => istanbulTime(new Date(await databaseTime(db))).day
    const before = await today()
    const said = await job('silence-checkin')
    const days = [before, await today()]
    const [, day = ''] = /^silence-checkin: ([\d-]+): 1 silent/.exec(said) ?? []
    expect(days).toContain(day)
    expect(chat.asked.finds).toMatchObject([{ silentBy: silentBy(day).toISOString() }])
  })

  test('leaves alone a run that a scheduler has under way, though asked to do it again', async () => {
    await beginRun(db, '2026-10-05', silentBy('2026-10-05'), 60)
    const said = await job('silence-checkin', '--date', '2026-10-05', '--again')
    expect(said).toContain('being done by another scheduler')
  })

  test('ends with the cause when a part is away, and leaves the run to others', async () => {
    await expect(job('silence-checkin', '--date', '2026-10-05')).rejects.toThrow('chat-engine is unavailable')
    const run = sql.unsafe`SELECT FROM checkin_run WHERE finished_at IS NULL AND lease_until <= clock_timestamp()`
    expect(await db.exists(run)).toBe(true)
  })
})
