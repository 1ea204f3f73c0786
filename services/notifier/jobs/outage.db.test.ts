import { type DbPool, sql } from '@yoldas/db'
import { eventually } from '@yoldas/testkit'
import { every } from '@yoldas/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { awayFailures } from '../claiming/rules.ts'
import { openSlots } from '../claiming/slots.ts'
import { countPending } from '../claiming/store.ts'
import type { Answer } from '../clients/answer.ts'
import type { Fcm } from '../clients/fcm.ts'
import { prepareAttempts } from '../sending/attempt.ts'
import { deliverDeps, startProviders } from '../test/deliveries.ts'
import { openDatabase } from '../test/students.ts'
import { claimDeliveries } from './claim.ts'

// Senders take everybody's deliveries: one test at a time, on empty tables.
const opened = new AsyncDisposableStack()
let db: DbPool
beforeAll(async () => {
  db = opened.use(await openDatabase()).db
})
afterAll(() => opened.disposeAsync())
beforeEach(() =>
  run(sql.fragment`WITH gone AS (DELETE FROM notification)
  UPDATE pace SET tokens = 0, failures = 0, paused_until = NULL, probe_at = NULL, refilled_at = clock_timestamp()`),
)

const run = (statement: ReturnType<typeof sql.fragment>) => db.query(sql.typeAlias('none')`${statement}`)

const working: Answer = { outcome: 'sent', status: 200, code: 'OK', message: '', retryAfterSeconds: 0 }
const away: Answer = { outcome: 'again', status: 503, code: 'UNAVAILABLE', message: '', retryAfterSeconds: 0 }

/** A replica whose provider answers as `answer` says at that moment; `bodies` are what the provider has taken. */
async function startReplica(answer: (body: string) => Answer, perSecond = 5_000) {
  const { providers } = opened.use(await startProviders())
  const asked: string[] = []
  const bodies: string[] = []
  const send: Fcm['send'] = async (message) => {
    const body = /"body":"([^"]*)"/.exec(JSON.stringify(message))?.[1] ?? ''
    asked.push(body)
    const answered = answer(body)
    if (answered.outcome === 'sent') bodies.push(body)
    return answered
  }
  const deps = deliverDeps(db, { ...providers, fcm: { send } })
  const slots = openSlots({
    log: deps.log,
    attempt: prepareAttempts(deps),
    slots: 64,
    drainSeconds: 5,
    onRoom: () => claiming.wake(),
  })
  const failed = (error: unknown) => {
    throw error
  }
  const claim = () => claimDeliveries({ db, slots, leaseSeconds: 60, perSecond })
  const claiming = every(20, claim, failed)
  return {
    asked,
    bodies,
    claim,
    async [Symbol.asyncDispose]() {
      await claiming[Symbol.asyncDispose]()
      await slots[Symbol.asyncDispose]()
    },
  }
}

/**
 * Makes deliveries of as many students as there were notified of something in the last `minutes`, evenly. Every third is
 * an answer, and every fifth is of use until `usefulMinutes` after it was made.
 */
const makeDeliveries = (count: number, minutes: number, usefulMinutes: number) =>
  run(sql.fragment`
    WITH made AS MATERIALIZED (
      SELECT n, gen_random_uuid() AS student, gen_random_uuid() AS turn, sha256(('phone ' || n || random())::bytea) AS hash,
        clock_timestamp() - make_interval(secs => ${minutes * 60}::float8 * (n - 1) / ${count}) AS at,
        CASE WHEN n % 3 = 0 THEN 'reply' ELSE 'scheduled' END AS type,
        CASE WHEN n % 5 = 0 THEN make_interval(mins => ${usefulMinutes}) END AS useful
      FROM generate_series(1, ${count}) AS n
    ),
    students AS (INSERT INTO student (student_key) SELECT student FROM made),
    devices AS (
      INSERT INTO device (token_hash, token, student_key, platform) SELECT hash, 'phone ' || n, student, 'ios' FROM made
    ),
    notifications AS (
      INSERT INTO notification (turn_id, student_key, type, message_type, message_id, bubbles, body, created_at, expires_at)
      SELECT turn, student, type, CASE WHEN type = 'scheduled' THEN 'checkin' END, gen_random_uuid(), 1, type || ' ' || turn || ' ' || n, at,
        at + useful
      FROM made
    )
    INSERT INTO delivery (id, turn_id, student_key, device_hash, created_at, due_at)
    SELECT gen_random_uuid(), turn, student, hash, at, at FROM made
  `)

/** As if so many seconds had passed. */
async function pass(seconds: number): Promise<void> {
  const by = sql.fragment`make_interval(secs => ${seconds})`
  await run(sql.fragment`
    WITH notifications AS (UPDATE notification SET expires_at = expires_at - ${by}, created_at = created_at - ${by}),
    attempts AS (UPDATE attempt SET started_at = started_at - ${by}, finished_at = finished_at - ${by}),
    paces AS (UPDATE pace SET probe_at = probe_at - ${by}, paused_until = paused_until - ${by})
    UPDATE delivery SET due_at = due_at - ${by}, created_at = created_at - ${by}, place = place - ${by}
  `)
}

const State = z.object({ body: z.string(), state: z.string(), leftSeconds: z.number() })
/** What became of each, and for how long it could still have been sent, or tried, at this moment. */
const states = () =>
  db.any(sql.type(State)`
    SELECT n.body, d.state,
      extract(epoch FROM least(n.expires_at, d.created_at + interval '30 minutes') - clock_timestamp())::float8
        AS "leftSeconds"
    FROM delivery AS d JOIN notification AS n USING (turn_id)
  `)

const Pace = z.object({ failures: z.int() })
const failures = () => db.oneFirst(sql.type(Pace)`SELECT failures FROM pace WHERE provider = 'fcm'`)
const isAway = () => eventually('the provider to count as away', async () => (await failures()) >= awayFailures)

describe('a provider that was away', () => {
  test('for 28 minutes gets all of 5,000 waiting pushes that had 60 s left, answers first, and few attempts before', async () => {
    let answer = away
    await using replica = await startReplica(() => answer)
    await makeDeliveries(1_000, 0, 20)
    await isAway()
    for (let minute = 2; minute <= 28; minute += 2) {
      const before = replica.asked.length
      await pass(120)
      if (minute % 7 < 2) await makeDeliveries(1_000, 7, 20)
      await eventually('another try', () => replica.asked.length > before)
    }
    // All that stood in its slots as it went away, and a probe each time.
    expect(replica.asked.length).toBeLessThan(1_000 / 4)
    const waiting = await states()
    expect(waiting).toHaveLength(5_000)
    const left = new Map(waiting.map(({ body, leftSeconds }) => [body, leftSeconds]))
    expect(waiting.filter(({ leftSeconds }) => leftSeconds < 0).length).toBeGreaterThan(100)

    answer = working
    await pass(5)
    await eventually('all to be decided', async () => (await countPending(db)).count === 0)
    const decided = await states()
    const lost = decided.filter(({ body, state }) => state !== 'sent' && (left.get(body) ?? 0) >= 60)
    expect(lost).toEqual([])
    expect(decided.filter(({ state }) => state === 'sent')).toHaveLength(replica.bodies.length)
    // Places say who goes first; 64 are under way at once, and the first one was the probe.
    const kinds = replica.bodies.slice(1).map((body) => body.split(' ')[0])
    const replies = kinds.filter((kind) => kind === 'reply').length
    expect(kinds.slice(0, replies - 64)).not.toContain('scheduled')
  }, 60_000)

  test('is asked for nothing before the time that it names is over', async () => {
    let answer: Answer = { ...away, retryAfterSeconds: 120 }
    await using replica = await startReplica(() => answer)
    await makeDeliveries(100, 0, 20)
    await isAway()
    await eventually('its answers to be entered', async () => (await failures()) === replica.asked.length)
    const before = replica.asked.length
    answer = working
    await pass(110)
    for (let claims = 0; claims < 3; claims += 1) await replica.claim()
    expect(replica.asked).toHaveLength(before)
    await pass(20)
    await eventually('all to be decided', async () => (await countPending(db)).count === 0)
    expect(replica.bodies).toHaveLength(100)
  })

  test('is not away because it fails at some: others go on, and those wait as before', async () => {
    await using replica = await startReplica((body) => (body.endsWith('0') ? away : working))
    await makeDeliveries(200, 0, 20)
    await eventually('the others', async () => (await countPending(db)).count === 20)
    expect(replica.bodies).toHaveLength(180)
  })
})
