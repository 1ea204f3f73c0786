import { randomUUID } from 'node:crypto'
import { RequestFailed } from '@yoldas/bus'
import { maxAnswerBytes } from '@yoldas/contracts/pages'
import type { Silence as Found } from '@yoldas/contracts/proactive'
import { maxTodayPlan } from '@yoldas/contracts/profile'
import { connectDb, type DbPool, databaseTime, sql } from '@yoldas/db'
import { eventually, patient } from '@yoldas/testkit'
import { istanbulTime } from '@yoldas/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { deliverDue } from '../delivery/deliver.ts'
import { findScheduled } from '../schedule/store.ts'
import { eraseStudent, lockStudents } from '../students/store.ts'
import {
  clear,
  contactOf,
  jobDeps,
  metricsOf,
  openWorld,
  playChat,
  playProfile,
  type World,
  waiting,
  wrongProfile,
} from '../test/world.ts'
import { noteUnasked, pauseUnasked } from '../unasked/store.ts'
import { chooseText, factsOf } from './choose.ts'
import { silentBy } from './rules.ts'
import { completeRun, runCheckins } from './run.ts'
import { seedOf } from './seed.ts'
import { beginRun, type Run, renewRun, reopenRun, resumeRun } from './store.ts'
import { templatesOf } from './templates.ts'

// A day has one run: one test at a time, on empty tables.
let world: World
beforeAll(async () => {
  world = await openWorld(3)
})
afterAll(() => world[Symbol.asyncDispose]())
beforeEach(() => clear(world.db))

type Silence = Pick<Found, 'studentKey' | 'silentSince'>

const day = '2026-10-05'
/** For a student about whom nothing is known. */
const checkinText = (studentKey: string) =>
  chooseText(factsOf(contactOf(studentKey), true, day, true), [], seedOf(studentKey, day))?.text
const composingNothing = { budget: 0, atOnce: 4 }
const deps = (db = world.db, composing = composingNothing) => ({ ...jobDeps(world, db), composing })

async function begin(db = world.db, of = day): Promise<Run> {
  const run = await beginRun(db, of, silentBy(of), 60)
  if (!run) throw new Error('somebody else has the run')
  return run
}

const silence = (silentSince = '2026-10-01T10:00:00.123Z'): Silence => ({ studentKey: randomUUID(), silentSince })
const silences = (count: number) =>
  Array.from({ length: count }, (_, i) => silence(new Date(Date.UTC(2026, 8, 1) + i).toISOString()))
const keysOf = (rows: readonly { studentKey: string }[]) => rows.map(({ studentKey }) => studentKey).toSorted()

const Stored = z.object({
  attempt: z.int(),
  nextPage: z.string().nullable(),
  found: z.int(),
  scheduled: z.int(),
  composed: z.int(),
  isFinished: z.boolean(),
  isHeld: z.boolean(),
})
const stored = (of = day, db = world.db) =>
  db.maybeOne(sql.type(Stored)`
    SELECT attempt, next_page AS "nextPage", found, scheduled, composed, finished_at IS NOT NULL AS "isFinished",
      lease_until > clock_timestamp() AS "isHeld"
    FROM checkin_run WHERE day = ${of}
  `)
const endLease = () => world.db.query(sql.typeAlias('none')`UPDATE checkin_run SET lease_until = clock_timestamp()`)
const fails = () => {
  throw new Error('chat-engine fails')
}

describe('the run of a day', () => {
  test('schedules one check-in for each of 1,234 silent students, for now and for their silence', async () => {
    const silent = silences(1_234)
    await using chat = await playChat(world.bus, { silent })
    await using _profile = await playProfile(world.bus)
    const own = deps()
    expect(await completeRun(own, await begin())).toMatchObject({ found: 1_234, scheduled: 1_234, nextPage: null })
    const by = '2026-10-03T04:00:00.000Z'
    expect(chat.asked.finds).toEqual([null, '500', '1000'].map((after) => ({ silentBy: by, after, limit: 500 })))
    const rows = await waiting(world.db)
    const of = (one: readonly Silence[]) =>
      one.map(({ studentKey, silentSince }) => `${studentKey} ${silentSince}`).toSorted()
    expect(of(rows.map((row) => ({ ...row, silentSince: row.silentSince ?? '' })))).toEqual(of(silent))
    for (const { studentKey, kind, text, waitSeconds } of rows) {
      expect(kind).toBe('silence_checkin')
      expect(text).toBe(checkinText(studentKey))
      expect(waitSeconds).toBeLessThanOrEqual(0)
    }
    expect(await stored()).toMatchObject({ isFinished: true, found: 1_234, scheduled: 1_234 })
    expect(await metricsOf(own, 'yoldas_checkins_')).toEqual([
      'yoldas_checkins_found_total 1234',
      'yoldas_checkins_scheduled_total 1234',
      'yoldas_checkins_exams_total 0',
    ])
  })

  test('is one, however many schedulers begin it at once and again', async () => {
    const silent = silences(30)
    await using _chat = await playChat(world.bus, { silent })
    await using _profile = await playProfile(world.bus)
    const tryTo = async (db: DbPool) => {
      const run = await beginRun(db, day, silentBy(day), 60)
      return run && completeRun(deps(db), run)
    }
    const runs = await Promise.all([...world.replicas, ...world.replicas].map(tryTo))
    expect(runs.filter((run) => run !== null)).toHaveLength(1)
    expect(await tryTo(world.db)).toBeNull()
    expect(await resumeRun(world.db, day, 60)).toBeNull()
    expect(keysOf(await waiting(world.db))).toEqual(keysOf(silent))
  })

  test('is done again when an operator says so, and not while it is under way', async () => {
    const silent = silences(3)
    await using _chat = await playChat(world.bus, { silent })
    await using _profile = await playProfile(world.bus)
    const first = await begin()
    await reopenRun(world.db, day)
    expect(await beginRun(world.db, day, silentBy(day), 60)).toBeNull()
    await completeRun(deps(), first)
    await reopenRun(world.db, day)
    expect(await completeRun(deps(), await begin())).toMatchObject({ attempt: 1, found: 3, scheduled: 0 })
    expect(keysOf(await waiting(world.db))).toEqual(keysOf(silent))
  })

  test('finds nobody silent and is done', async () => {
    await using _chat = await playChat(world.bus)
    await using _profile = await playProfile(world.bus)
    expect(await completeRun(deps(), await begin())).toMatchObject({ found: 0, scheduled: 0, nextPage: null })
    expect(await stored()).toMatchObject({ isFinished: true })
  })
})

describe('a run that ends in the middle', () => {
  test('is gone on with from where it came to, at once, and nobody gets two check-ins', async () => {
    const silent = silences(1_234)
    await using _profile = await playProfile(world.bus)
    {
      await using _chat = await playChat(world.bus, { silent, onFind: (page) => (page === 3 ? fails() : undefined) })
      await expect(completeRun(deps(), await begin())).rejects.toThrow('chat.silent.v1')
    }
    expect(await stored()).toMatchObject({ isFinished: false, isHeld: false, nextPage: '1000', scheduled: 1_000 })
    await using chat = await playChat(world.bus, { silent })
    const other = world.replicas[1]
    const run = await begin(other)
    expect(run).toMatchObject({ attempt: 2, nextPage: '1000', found: 1_000, scheduled: 1_000 })
    expect(await completeRun(deps(other), run)).toMatchObject({ found: 1_234, scheduled: 1_234, nextPage: null })
    expect(chat.asked.finds.map(({ after }) => after)).toEqual(['1000'])
    expect(keysOf(await waiting(world.db))).toEqual(keysOf(silent))
  })

  test('because its scheduler was killed is left alone until the lease ends', async () => {
    const silent = silences(3)
    await using _chat = await playChat(world.bus, { silent })
    await using _profile = await playProfile(world.bus)
    await begin()
    expect(await beginRun(world.db, day, silentBy(day), 60)).toBeNull()
    expect(await resumeRun(world.db, day, 60)).toBeNull()
    await endLease()
    const run = await resumeRun(world.db, day, 60)
    expect(run).toMatchObject({ attempt: 2, silentBy: silentBy(day).toISOString() })
    if (run) expect(await completeRun(deps(), run)).toMatchObject({ scheduled: 3 })
  })

  test.each(['has begun', 'is done'])('not knowing of another that %s, adds nothing and ends', async (isOther) => {
    const silent = silences(1_100)
    const [hanging, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await using _chat = await playChat(world.bus, {
      silent,
      onFind: (page) => {
        if (page !== 2) return
        hanging.resolve()
        return released.promise
      },
    })
    await using _profile = await playProfile(world.bus)
    const zombie = completeRun(deps(), await begin())
    await hanging.promise
    await endLease()
    const run = await begin(world.replicas[1])
    expect(run).toMatchObject({ attempt: 2, nextPage: '500' })
    if (isOther === 'is done') await completeRun(deps(world.replicas[1]), run)
    // As if all had been delivered: no row shows the zombie that it comes too late.
    await world.db.query(sql.typeAlias('none')`DELETE FROM scheduled_message`)
    const before = await stored()
    released.resolve()
    expect(await zombie).toMatchObject({ attempt: 1, nextPage: '500' })
    expect(await waiting(world.db)).toEqual([])
    expect(await stored()).toEqual(before)
    expect(before).toMatchObject({ attempt: 2, isHeld: true, isFinished: isOther === 'is done' })
  })

  test('because its scheduler stops ends between two pages, and is anybody’s', async () => {
    const silent = silences(1_234)
    const own = deps()
    await using _chat = await playChat(world.bus, { silent, onFind: (page) => (page === 2 ? own.stop() : undefined) })
    await using _profile = await playProfile(world.bus)
    expect(await completeRun(own, await begin())).toMatchObject({ nextPage: '1000', scheduled: 1_000 })
    expect(await stored()).toMatchObject({ nextPage: '1000', isFinished: false, isHeld: false })
    expect(await completeRun(deps(), await begin())).toMatchObject({ nextPage: null, scheduled: 1_234 })
    expect(keysOf(await waiting(world.db))).toEqual(keysOf(silent))
  })
})

test('a profile that cannot be read costs nobody else the check-in: it is skipped and counted', async () => {
  const silent = silences(1_100)
  const wrong = new Set(keysOf(silent.filter((_, i) => i % 100 === 7)))
  await using _chat = await playChat(world.bus, { silent })
  await using _profile = await playProfile(world.bus, (key) => (wrong.has(key) ? wrongProfile : contactOf(key)))
  const own = deps()
  const done = { found: 1_100, scheduled: 1_089, skipped: 11, nextPage: null }
  expect(await completeRun(own, await begin())).toMatchObject(done)
  expect(keysOf(await waiting(world.db))).toEqual(keysOf(silent).filter((key) => !wrong.has(key)))
  expect(await metricsOf(own, 'yoldas_checkins_skipped_total{')).toEqual([
    'yoldas_checkins_skipped_total{reason="unreadable profile"} 11',
  ])
})

describe('contacts that are refused', () => {
  /** As long as the limits of profile and plan allow. */
  const longest = (studentKey: string) => {
    const wide = (characters: number) => '\u0001'.repeat(characters)
    const block = { startTime: '09:00', minutes: 45, subject: wide(64), topic: wide(128), status: 'planned' as const }
    const todayPlan = Array.from({ length: maxTodayPlan }, () => block)
    return contactOf(studentKey, { displayName: wide(64), weakSubjects: Array(16).fill(wide(64)), todayPlan })
  }
  const tooLarge = (studentKey: string) => contactOf(studentKey, { displayName: 'x'.repeat(maxAnswerBytes) })

  test('because they are too large together are asked for in halves: everybody has their check-in', async () => {
    const silent = silences(1_100)
    await using _chat = await playChat(world.bus, { silent })
    await using _profile = await playProfile(world.bus, longest)
    const done = { found: 1_100, scheduled: 1_100, skipped: 0, nextPage: null }
    expect(await completeRun(deps(), await begin())).toMatchObject(done)
    expect(keysOf(await waiting(world.db))).toEqual(keysOf(silent))
  })

  test.each<[string, (studentKey: string) => object]>([
    ['too large', tooLarge],
    ['outside of the contract', () => ({})],
    [
      'not to be made',
      () => {
        throw new Error('never')
      },
    ],
  ])('because one of them is %s cost nobody else the check-in: it is skipped, logged and counted', async (_, make) => {
    // The last one is alone on its page.
    const silent = silences(501)
    const bad = new Set(keysOf(silent.filter((_, i) => [0, 250, 499, 500].includes(i))))
    const own = deps()
    const said: object[] = []
    const log = { ...own.log, error: (line: object) => void said.push(line) }
    await using _chat = await playChat(world.bus, { silent })
    await using _profile = await playProfile(world.bus, (key) => (bad.has(key) ? make(key) : contactOf(key)))
    const done = { found: 501, scheduled: 497, skipped: 4, nextPage: null }
    expect(await completeRun({ ...own, log }, await begin())).toMatchObject(done)
    expect(await metricsOf(own, 'yoldas_checkins_skipped_total{')).toEqual([
      'yoldas_checkins_skipped_total{reason="refused contact"} 4',
    ])
    const named = said.flatMap((line) => ('studentKeys' in line ? line.studentKeys : []))
    expect(named).toHaveLength(4)
    for (const key of named) expect(bad).toContain(key)
  })

  test('all of them stop the run, which skips nobody and goes on when they are answered for again', async () => {
    const silent = silences(600)
    await using _chat = await playChat(world.bus, { silent })
    {
      await using _profile = await playProfile(world.bus, fails)
      await expect(completeRun(deps(), await begin())).rejects.toThrow(RequestFailed)
    }
    await using _profile = await playProfile(world.bus)
    expect(await completeRun(deps(), await begin())).toMatchObject({ scheduled: 600, skipped: 0 })
  })
})

test('a run reports how many check-ins go at once, and until when quiet hours keep the others', async () => {
  const silent = silences(5)
  const clock = (hours: number) => istanbulTime(new Date(Date.now() + hours * 3_600_000)).time
  const quiet = [
    null,
    { start: clock(2), end: clock(3) },
    ...[4, 5, 4].map((end) => ({ start: clock(-2), end: clock(end) })),
  ]
  const of = new Map(silent.map(({ studentKey }, i) => [studentKey, quiet[i] ?? null]))
  await using _chat = await playChat(world.bus, { silent })
  await using _profile = await playProfile(world.bus, (key) => contactOf(key, { quietHours: of.get(key) ?? null }))
  const { going } = await completeRun(deps(), await begin())
  expect(going.atOnce).toBe(2)
  const ends = [...going.waiting].map(([end, count]) => [end.slice(-5), count])
  expect(ends.toSorted()).toEqual(
    [
      [quiet[2]?.end, 2],
      [quiet[3]?.end, 1],
    ].toSorted(),
  )
  await reopenRun(world.db, day)
  expect((await completeRun(deps(), await begin())).going).toEqual({ atOnce: 0, waiting: new Map() })
})

test('a run that takes longer than its lease renews it', async () => {
  const [hanging, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await using _chat = await playChat(world.bus, {
    onFind: () => {
      hanging.resolve()
      return released.promise
    },
  })
  const run = completeRun(deps(), await begin(), 1)
  await hanging.promise
  for (const times of ['once', 'twice']) {
    await endLease()
    await eventually(`the lease to be renewed ${times}`, async () => (await stored())?.isHeld === true)
  }
  released.resolve()
  expect(await run).toMatchObject({ attempt: 1, nextPage: null })
})

describe('a check-in is for', () => {
  test('nobody who was erased, is leaving or has turned check-ins off', async () => {
    const [left, leaving, off, other] = [silence(), silence(), silence(), silence()]
    await eraseStudent(world.db, leaving.studentKey)
    await using _chat = await playChat(world.bus, { silent: [left, leaving, off, other] })
    const proactive = { reminders: true, checkins: false, followups: true, reviews: false, weekly: false }
    await using _profile = await playProfile(world.bus, (key) =>
      key === left.studentKey ? null : contactOf(key, key === off.studentKey ? { proactive } : {}),
    )
    expect(await completeRun(deps(), await begin())).toMatchObject({ found: 4, scheduled: 1 })
    expect(keysOf(await waiting(world.db))).toEqual([other.studentKey])
  })

  test('one silence: another day finds the one that waits, and adds one after the student wrote again', async () => {
    const one = silence()
    await using _profile = await playProfile(world.bus)
    const runOn = async (of: string, silent: Silence[]) => {
      await using _chat = await playChat(world.bus, { silent })
      return completeRun(deps(), await begin(world.db, of))
    }
    expect(await runOn('2026-10-05', [one, one])).toMatchObject({ scheduled: 1 })
    expect(await runOn('2026-10-06', [one])).toMatchObject({ found: 1, scheduled: 0 })
    const later = { ...one, silentSince: '2026-10-04T10:00:00.123Z' }
    expect(await runOn('2026-10-07', [later])).toMatchObject({ scheduled: 1 })
    const silentSince = (await waiting(world.db)).map((row) => row.silentSince)
    expect(silentSince.toSorted()).toEqual([one.silentSince, later.silentSince])
  })
})

describe('the text of a check-in', () => {
  test('is not among the last ten that the student had', async () => {
    const [one, ...others] = silences(40)
    if (!one) throw new Error('nobody')
    const plain = templatesOf('silence').filter(({ when }) => when.length === 0)
    const left = plain.slice(10).map(({ text }) => text)
    const had = plain.slice(0, 10).map(({ id: template }, nth) => ({
      ...{ id: randomUUID(), kind: 'silence_checkin' as const, template, isTurnedOn: false },
      writtenAt: new Date(Date.UTC(2026, 0, 1 + nth)).toISOString(),
    }))
    const keys = keysOf([one, ...others])
    await world.db.transaction(async (tx) => {
      await lockStudents(tx, keys)
      for (const row of had) {
        const rows = keys.map((studentKey) => ({ ...row, id: randomUUID(), studentKey }))
        await noteUnasked(tx, rows)
      }
    })
    await using _chat = await playChat(world.bus, { silent: [one, ...others] })
    await using _profile = await playProfile(world.bus)
    await completeRun(deps(), await begin())
    const texts = (await waiting(world.db)).map(({ text }) => text)
    expect(texts).toHaveLength(40)
    expect(texts.filter((text) => !left.includes(text))).toEqual([])
  })
})

describe('the model writes', () => {
  test('nothing that a template would not say: one of those goes then', async () => {
    const silent = silences(4)
    const said = [
      'Kaldığımız yerden devam edelim mi?',
      'Kimya nasıl gidiyor?',
      'Bugün istersen biraz da Kimya çalışalım mı?',
      'Yoklama!',
    ]
    let nth = 0
    await using _chat = await playChat(world.bus, { silent, compose: () => said[nth++ % said.length] ?? null })
    await using _profile = await playProfile(world.bus, (key) => contactOf(key, { weakSubjects: ['kimya'] }))
    await completeRun(deps(world.db, { budget: 10, atOnce: 1 }), await begin())
    const texts = (await waiting(world.db)).map(({ text }) => text)
    expect(texts.filter((text) => said.includes(text))).toEqual([said[2]])
    expect(texts).toHaveLength(4)
  })

  const modelText = 'Bugün türevden bir soru çözelim mi?'
  const written = async () => (await waiting(world.db)).filter(({ text }) => text === modelText).length

  test('as many check-ins as the budget has, so many at once, and templates the others', async () => {
    const silent = silences(50)
    const three = Promise.withResolvers<void>()
    let asked = 0
    await using chat = await playChat(world.bus, {
      silent,
      compose: async () => {
        asked += 1
        if (asked === 3) three.resolve()
        await three.promise
        return modelText
      },
    })
    await using _profile = await playProfile(world.bus)
    const own = deps(world.db, { budget: 30, atOnce: 3 })
    expect(await completeRun(own, await begin())).toMatchObject({ scheduled: 50, composed: 30 })
    expect([chat.asked.composed, chat.mostComposing(), await written()]).toEqual([30, 3, 30])
    // Small pages while the model writes: what is paid for is stored soon.
    expect(chat.asked.finds.map(({ limit }) => limit)).toEqual([20, 20, 500])
    const rows = await waiting(world.db)
    for (const { studentKey, text } of rows) expect([modelText, checkinText(studentKey)]).toContain(text)
    expect(await metricsOf(own, 'yoldas_checkins_composed_total{')).toEqual([
      'yoldas_checkins_composed_total{outcome="written"} 30',
    ])
  })

  test('for nobody who gets no check-in', async () => {
    await using chat = await playChat(world.bus, { silent: silences(5), compose: () => modelText })
    await using _profile = await playProfile(world.bus, () => null)
    await completeRun(deps(world.db, { budget: 30, atOnce: 3 }), await begin())
    expect(chat.asked.composed).toBe(0)
  })

  test('no more than the budget when the run is gone on with by another', async () => {
    const silent = silences(90)
    await using _profile = await playProfile(world.bus)
    const composing = { budget: 30, atOnce: 3 }
    let composed = 0
    for (const failsAt of [2, 99]) {
      await using chat = await playChat(world.bus, {
        silent,
        compose: () => modelText,
        onFind: (page) => (page === failsAt ? fails() : undefined),
      })
      const run = completeRun(deps(world.db, composing), await begin())
      if (failsAt === 2) await expect(run).rejects.toThrow()
      else expect(await run).toMatchObject({ scheduled: 90, composed: 30 })
      composed += chat.asked.composed
    }
    expect([composed, await written()]).toEqual([30, 30])
  })

  test('no more than the budget though what it writes cannot be stored, and the run comes to its end', async () => {
    const silent = silences(50)
    await using chat = await playChat(world.bus, { silent, compose: () => 'a\0b' })
    await using _profile = await playProfile(world.bus)
    const composing = { budget: 30, atOnce: 3 }
    for (let pages = 0; pages < 2; pages++)
      await expect(completeRun(deps(world.db, composing), await begin())).rejects.toThrow()
    expect(await completeRun(deps(world.db, composing), await begin())).toMatchObject({ scheduled: 50, nextPage: null })
    expect(chat.asked.composed).toBe(30)
    expect(keysOf(await waiting(world.db))).toEqual(keysOf(silent))
  })

  test.each<[string, () => null]>([
    ['writes nothing', () => null],
    ['fails', fails],
  ])('nothing more when it %s three times in a row: nobody goes without a check-in', async (_what, compose) => {
    const silent = silences(50)
    await using chat = await playChat(world.bus, { silent, compose })
    await using _profile = await playProfile(world.bus)
    const own = deps(world.db, { budget: 100, atOnce: 1 })
    expect(await completeRun(own, await begin())).toMatchObject({ scheduled: 50, composed: 3 })
    expect(chat.asked.composed).toBe(3)
    expect(await metricsOf(own, 'yoldas_checkins_composed_total{')).toEqual([
      'yoldas_checkins_composed_total{outcome="failed"} 3',
    ])
    for (const { studentKey, text } of await waiting(world.db)) expect(text).toBe(checkinText(studentKey))
  })

  test('on when it fails now and then', async () => {
    let asked = 0
    await using chat = await playChat(world.bus, {
      silent: silences(30),
      compose: () => {
        asked += 1
        return asked % 3 === 0 ? modelText : null
      },
    })
    await using _profile = await playProfile(world.bus)
    await completeRun(deps(world.db, { budget: 100, atOnce: 1 }), await begin())
    expect([chat.asked.composed, await written()]).toEqual([30, 10])
  })

  test('nothing without a budget', async () => {
    await using chat = await playChat(world.bus, { silent: silences(5), compose: () => modelText })
    await using _profile = await playProfile(world.bus)
    await completeRun(deps(), await begin())
    expect(chat.asked.composed).toBe(0)
  })
})

describe('by the clock of the database', () => {
  let moved: Awaited<ReturnType<typeof openMovable>>
  beforeAll(async () => {
    moved = await openMovable()
  })
  afterAll(() => moved[Symbol.asyncDispose]())
  beforeEach(() => clear(moved.db))

  test.each([
    ['06:59:59', '2027-01-01T03:59:58Z', false],
    ['07:00', '2027-01-01T04:00:00Z', true],
    ['11:59', '2027-01-01T08:59:00Z', true],
    ['12:00', '2027-01-01T09:00:00Z', false],
    ['00:30 of the next day', '2026-12-31T21:30:00Z', false],
  ])('at %s in Istanbul, %s, the day’s run begins: %s', async (_time, now, begins) => {
    await using chat = await playChat(world.bus)
    await using _profile = await playProfile(world.bus)
    await moved.setClock(now)
    await runCheckins(deps(moved.db))
    expect(chat.asked.finds).toEqual(begins ? [{ silentBy: '2026-12-30T04:00:00.000Z', after: null, limit: 500 }] : [])
    expect((await stored('2027-01-01', moved.db))?.isFinished).toBe(begins || undefined)
    await runCheckins(deps(moved.db))
    expect(chat.asked.finds).toHaveLength(begins ? 1 : 0)
  })

  test('a run that was left is gone on with after 12:00 too, until the day ends', async () => {
    const silent = silences(700)
    await using _profile = await playProfile(world.bus)
    const runAt = async (now: string, failsAt: number) => {
      await using chat = await playChat(world.bus, {
        silent,
        onFind: (page) => (page === failsAt ? fails() : undefined),
      })
      await moved.setClock(now)
      const run = runCheckins(deps(moved.db))
      if (failsAt < 9) await expect(run).rejects.toThrow()
      else await run
      return chat.asked.finds.map(({ after }) => after)
    }
    expect(await runAt('2027-01-01T08:59:00Z', 2)).toEqual([null, '500'])
    expect(await runAt('2027-01-01T21:00:00Z', 9)).toEqual([])
    expect(await runAt('2027-01-01T20:59:00Z', 1)).toEqual(['500'])
    expect(await runAt('2027-01-01T20:59:30Z', 9)).toEqual(['500'])
    expect(keysOf(await waiting(moved.db))).toEqual(keysOf(silent))
  })

  test('a run under way is left alone, and its lease can be renewed by nobody else', async () => {
    const [hanging, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await using chat = await playChat(world.bus, {
      onFind: () => {
        hanging.resolve()
        return released.promise
      },
    })
    await using _profile = await playProfile(world.bus)
    await moved.setClock('2027-01-01T05:00:00Z')
    const run = runCheckins(deps(moved.db))
    await hanging.promise
    await runCheckins(deps(moved.db))
    expect(chat.asked.finds).toHaveLength(1)
    expect(await renewRun(moved.db, { day: '2027-01-01', attempt: 2 }, 0)).toBe(false)
    expect(await stored('2027-01-01', moved.db)).toMatchObject({ attempt: 1, isHeld: true })
    // What the run does of itself three times in a lease.
    await moved.setClock('2027-01-01T05:00:59Z')
    expect(await renewRun(moved.db, { day: '2027-01-01', attempt: 1 }, 60)).toBe(true)
    await moved.setClock('2027-01-01T05:01:58Z')
    await runCheckins(deps(moved.db))
    expect(await stored('2027-01-01', moved.db)).toMatchObject({ attempt: 1, isHeld: true })
    released.resolve()
    await run
    expect(await stored('2027-01-01', moved.db)).toMatchObject({ attempt: 1, isFinished: true })
  })

  describe('on the day of an exam', () => {
    const exam = { firstDay: day, lastDay: day }
    const [morning, evening] = ['2026-10-05T04:00:00Z', '2026-10-05T16:00:00Z']
    const texts = (set: 'wish' | 'evening') => templatesOf(set).map(({ text }) => text)
    const own = () => deps(moved.db, { budget: 10, atOnce: 1 })

    test('a silent student gets the good wish in the morning, not by the model, and nothing at night', async () => {
      const silent = [silence()]
      await using chat = await playChat(world.bus, { silent, compose: () => 'Çalışalım mı?' })
      const find = (key: string) => contactOf(key, { exam, checkinTime: '09:30' })
      await using _profile = await playProfile(world.bus, find, keysOf(silent))
      await moved.setClock(morning)
      expect(await completeRun(own(), await begin(moved.db))).toMatchObject({ scheduled: 1, composed: 0, exams: 1 })
      expect(await deliverDue(own())).toMatchObject({ delivered: 1, dropped: 0 })
      await moved.setClock(evening)
      expect(await deliverDue(own())).toMatchObject({ delivered: 0, dropped: 1 })
      expect(chat.received()).toMatchObject([{ origin: 'silence_checkin', messageType: null }])
      expect(texts('wish')).toContain(chat.received()[0]?.text)
    })

    test('everybody else is asked in the evening how it went, once and on no list', async () => {
      const takers = Array.from({ length: 4 }, () => randomUUID())
      const [off = '', refused = '', other = ''] = takers
      const proactive = { reminders: true, checkins: false, followups: true, reviews: false, weekly: false }
      const contacts = new Map<string, object>([
        [off, contactOf(off, { exam, proactive })],
        [refused, {}],
        [other, contactOf(other, { exam })],
      ])
      const find = (key: string) => contacts.get(key) ?? null
      await using chat = await playChat(world.bus)
      await using _profile = await playProfile(world.bus, find, takers)
      await moved.setClock(morning)
      for (let times = 0; times < 2; times++) {
        await reopenRun(moved.db, day)
        expect(await completeRun(own(), await begin(moved.db))).toMatchObject({ exams: times === 0 ? 1 : 0 })
      }
      expect(await waiting(moved.db)).toMatchObject([{ studentKey: other, dueAt: new Date(evening).toISOString() }])
      expect(await findScheduled(moved.db, other)).toEqual([])
      await moved.setClock(evening)
      expect(await deliverDue(own())).toMatchObject({ delivered: 1 })
      expect(chat.received()).toMatchObject([{ origin: 'scheduled', messageType: 'checkin' }])
      expect(texts('evening')).toContain(chat.received()[0]?.text)
      await reopenRun(moved.db, day)
      await completeRun(own(), await begin(moved.db))
      expect(await deliverDue(own())).toMatchObject({ delivered: 0, dropped: 1 })
    })

    test('a run that ended among them is resumed where it came to, and the silent are not searched again', async () => {
      const takers = Array.from({ length: 700 }, () => randomUUID())
      await using chat = await playChat(world.bus)
      await moved.setClock(morning)
      {
        let contacts = 0
        const find = (key: string) => {
          contacts += 1
          if (contacts > 500) throw new Error('profile-journey fails')
          return contactOf(key, { exam })
        }
        await using _profile = await playProfile(world.bus, find, takers)
        await expect(completeRun(own(), await begin(moved.db))).rejects.toThrow('profile.contacts.v1')
      }
      expect(await waiting(moved.db)).toHaveLength(500)
      await using _profile = await playProfile(world.bus, (key) => contactOf(key, { exam }), takers)
      const run = await begin(moved.db)
      expect(run).toMatchObject({ attempt: 2, step: 'exams', exams: 500 })
      expect(await completeRun(own(), run)).toMatchObject({ exams: 700, step: 'done' })
      expect(keysOf(await waiting(moved.db))).toEqual(takers.toSorted())
      expect(chat.asked.finds).toHaveLength(1)
      expect(await stored(day, moved.db)).toMatchObject({ isFinished: true })
    })

    test('that is over nobody is asked any more', async () => {
      const takers = [randomUUID()]
      await using _chat = await playChat(world.bus)
      await using _profile = await playProfile(world.bus, (key) => contactOf(key, { exam }), takers)
      await moved.setClock('2026-10-06T04:00:00Z')
      expect(await completeRun(own(), await begin(moved.db))).toMatchObject({ exams: 0, step: 'done' })
      expect(await waiting(moved.db)).toEqual([])
    })
  })

  test('a check-in comes at the student’s own hour, if that is yet to come and not quiet until midnight', async () => {
    const silent = silences(3)
    const [own, passed, quiet] = silent.map(({ studentKey }) => studentKey)
    const hours = new Map([
      [own, { checkinTime: '18:30' }],
      [passed, { checkinTime: '07:00' }],
      [quiet, { checkinTime: '21:00', quietHours: { start: '20:30', end: '10:00' } }],
    ])
    await using _chat = await playChat(world.bus, { silent })
    const planned = { startTime: null, minutes: 40, subject: 'Kimya', topic: null, status: 'planned' as const }
    const find = (key: string) => contactOf(key, { todayPlan: [planned], ...hours.get(key) })
    await using _profile = await playProfile(world.bus, find)
    await moved.setClock('2026-10-05T04:01:00Z')
    const { going } = await completeRun(deps(moved.db), await begin(moved.db))
    expect(going).toEqual({
      atOnce: 1,
      waiting: new Map([
        ['2026-10-05T18:30', 1],
        ['2026-10-05T10:00', 1],
      ]),
    })
    const rows = new Map((await waiting(moved.db)).map((row) => [row.studentKey, row]))
    expect(rows.get(own ?? '')?.dueAt).toBe('2026-10-05T15:30:00.000Z')
    for (const key of [passed, quiet]) expect(rows.get(key ?? '')?.dueAt).toMatch(/^2026-10-05T04:01/)
    // By the evening the plan may be another.
    expect(rows.get(own ?? '')?.text).not.toContain('Kimya')
  })

  test('who wants nothing unasked today gets no check-in written, and is found again', async () => {
    const silent = silences(2)
    const [muted = '', snoozed = ''] = silent.map(({ studentKey }) => studentKey)
    await using chat = await playChat(world.bus, { silent, compose: () => 'Bugün nasılsın?' })
    await using _profile = await playProfile(world.bus)
    await moved.setClock('2026-10-05T04:01:00Z')
    await moved.db.transaction(async (tx) => {
      await lockStudents(tx, [muted, snoozed])
      await pauseUnasked(tx, muted, new Date('2026-10-08T04:00:00Z'))
      await pauseUnasked(tx, snoozed, new Date('2026-10-05T04:00:00Z'))
    })
    const composing = { budget: 10, atOnce: 1 }
    await completeRun(deps(moved.db, composing), await begin(moved.db))
    expect([keysOf(await waiting(moved.db)), chat.asked.composed]).toEqual([[snoozed], 1])
    await moved.setClock('2026-10-08T04:01:00Z')
    expect(await completeRun(deps(moved.db), await begin(moved.db, '2026-10-08'))).toMatchObject({ scheduled: 1 })
    expect(keysOf(await waiting(moved.db))).toEqual([muted, snoozed].toSorted())
  })

  /** A database whose clock can be set: there, ours is found before Postgres' own. */
  async function openMovable() {
    await using opened = new AsyncDisposableStack()
    const { database } = opened.use(await openWorld())
    const admin = opened.use(await connectDb(patient(database.url), { connections: 1 }))
    await admin.query(sql.unsafe`CREATE TABLE scheduler.clock AS SELECT interval '0' AS ahead`)
    await admin.query(sql.unsafe`GRANT SELECT ON scheduler.clock TO PUBLIC`)
    for (const clock of ['clock_timestamp', 'statement_timestamp'])
      await admin.query(sql.unsafe`
        CREATE FUNCTION ${sql.identifier(['scheduler', clock])}() RETURNS timestamptz LANGUAGE sql AS
          'SELECT pg_catalog.clock_timestamp() + ahead FROM scheduler.clock'
      `)
    await admin.query(sql.unsafe`
      ALTER ROLE companion_scheduler IN DATABASE ${sql.identifier([database.name])}
      SET search_path = scheduler, pg_catalog
    `)
    const db = opened.use(await connectDb(patient(database.urls['companion-scheduler'])))
    const close = opened.move()
    return {
      db,
      setClock: async (now: string) => {
        await admin.query(sql.unsafe`
          UPDATE scheduler.clock SET ahead = ${now}::timestamptz - pg_catalog.clock_timestamp()
        `)
        expect(Math.abs(Date.parse(await databaseTime(db)) - Date.parse(now))).toBeLessThan(1_000)
      },
      [Symbol.asyncDispose]: () => close.disposeAsync(),
    }
  }
})
