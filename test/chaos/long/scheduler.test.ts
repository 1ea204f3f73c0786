import { setTimeout } from 'node:timers/promises'
import { eventually } from '@yoldas/testkit'
import { istanbulTime } from '@yoldas/time'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { keepDelivering, skewed, startJob } from '../byHand.ts'
import { nothingWrong, turnIdOf } from '../ledger.ts'
import { chosenSeed, seeded } from '../random.ts'
import {
  abandoned,
  addCheckins,
  addRows,
  decided,
  holdStudent,
  inHistory,
  makeDue,
  newRecipients,
  newRow,
  parked,
  type Recipient,
  type Row,
  removeRows,
  settled,
} from '../scheduled.ts'
import { checkinsOf, judgeRows, orderOf, refused } from '../scheduledLedger.ts'
import { senders } from '../senders.ts'
import { startWorld, type World } from '../world.ts'

const seed = chosenSeed()
const random = seeded(seed)
const leaseSeconds = 2

let world: World
beforeAll(async () => {
  console.log(`CHAOS_SEED=${seed}`)
  const LEASE_SECONDS = String(leaseSeconds)
  world = await startWorld({
    schedulers: 2,
    env: {
      'chat-engine': { LEASE_SECONDS },
      notifier: { LEASE_SECONDS },
      'companion-scheduler': { LEASE_SECONDS },
      // What holds here holds with clocks that are wrong.
      'companion-scheduler-2': skewed(600),
      'chat-engine-2': skewed(-600),
    },
  })
})
afterAll(() => world[Symbol.asyncDispose]())
afterEach(() => world.up())

/** All that was due in this world. */
const due: Row[] = []

async function newRows(count: number, recipients: readonly Recipient[]): Promise<Row[]> {
  const rows = Array.from({ length: count }, () => newRow(random, random.pick(recipients)))
  await addRows(world, rows)
  due.push(...rows)
  return rows
}

const job = (...args: string[]) => startJob(world, args, { LEASE_SECONDS: String(leaseSeconds) })
const deliver = () => job('deliver-due').said

test('300 due messages come once and in order, and poison is parked, whatever dies and is lost meanwhile', async () => {
  const recipients = await newRecipients(world, 60)
  const rows = await newRows(300, recipients)
  // It has no visible text.
  const poison = ['', '\n\n'].map((text) => ({
    ...newRow(random, random.pick(recipients)),
    bubbles: [text],
  }))
  await addRows(world, poison)
  await using _gone = { [Symbol.asyncDispose]: () => removeRows(world, poison) }
  const faults = [
    () => world.kill('companion-scheduler'),
    () => world.crashNats({ storeLost: true }),
    () => world.kill('chat-engine'),
    async () => {
      using _frozen = world.freeze('companion-scheduler-2')
      await setTimeout(leaseSeconds * 1_100)
    },
    () => Promise.all([world.kill('companion-scheduler'), world.kill('companion-scheduler-2')]),
    () => world.crashPostgres(),
  ]
  await using jobs = keepDelivering(world, random.fork(), { leaseSeconds, killed: 0.2 })
  const burst = rows.length / faults.length
  for (const [i, fault] of faults.entries()) {
    await makeDue(world, [...poison, ...rows.slice(i * burst, (i + 1) * burst)])
    await setTimeout(random.between(50, 600))
    await fault()
  }
  // Events that were on their way to a notifier when NATS went are handed out again after 15 s.
  await Promise.all([parked(world, poison), settled(world, 45_000, poison)])
  expect(await judgeRows(world, due)).toEqual(nothingWrong)
  // Of the others an outage has refused none.
  const known = new Set(poison.map(({ id }) => id))
  expect([...(await refused(world)), ...jobs.refused()].filter((id) => !known.has(id))).toEqual([])
  console.log(`11: ${rows.length} rows, ${world.kills() + jobs.kills()} kills`)
}, 120_000)

describe('a scheduler', () => {
  /** Has one scheduler alone claim a message and stops it while it appends; the message is in history then. */
  async function stopHolder() {
    const [recipient] = await newRecipients(world, 1)
    if (!recipient) throw new Error('nobody')
    const rows = await newRows(1, [recipient])
    const [row] = rows
    if (!row) throw new Error('nothing')
    const appending = async () => {
      using _other = world.freeze('companion-scheduler-2')
      await using held = await holdStudent(world, 'chat.conversation', recipient)
      await makeDue(world, rows)
      // It delivers when it starts.
      await world.kill('companion-scheduler')
      await world.up()
      await held.waitedFor()
      return world.freeze('companion-scheduler')
    }
    const stopped = await appending()
    await inHistory(world, row)
    expect(await world.rows('SELECT FROM scheduler.scheduled_message WHERE id = $1', [row.id])).toHaveLength(1)
    return { row, stopped }
  }

  test('that is killed when its message is in history leaves it to another, who changes nothing', async () => {
    const { row } = await stopHolder()
    await world.kill('companion-scheduler')
    await abandoned(world, row)
    await deliver()
    await decided(world, row)
    await settled(world, 10_000)
    expect(await judgeRows(world, due)).toEqual(nothingWrong)
  })

  test('that sleeps past its lease then changes nothing when it wakes up', async () => {
    const { row, stopped } = await stopHolder()
    await abandoned(world, row)
    await deliver()
    await decided(world, row)
    stopped[Symbol.dispose]()
    const ready = `${world.stack.internalUrls['companion-scheduler']}/readyz`
    await eventually('the scheduler to be awake', async () => (await fetch(ready)).status === 200)
    await settled(world, 10_000)
    expect(await judgeRows(world, due)).toEqual(nothingWrong)
  })
})

test('a claimed message whose scheduler was killed waits for the pause that the student chose meanwhile', async () => {
  const [recipient] = await newRecipients(world, 1)
  if (!recipient) throw new Error('nobody')
  const row = { ...newRow(random, recipient), kind: 'followup' }
  await addRows(world, [row])
  {
    await using held = await holdStudent(world, 'scheduler.student', recipient)
    await makeDue(world, [row])
    // It delivers when it starts.
    await world.kill('companion-scheduler')
    await world.up()
    await held.waitedFor()
    await Promise.all([world.kill('companion-scheduler'), world.kill('companion-scheduler-2')])
  }
  await world.rows(
    `INSERT INTO scheduler.pause (student_key, until) VALUES ($1, clock_timestamp() + interval '7 days')`,
    [recipient.studentKey],
  )
  await world.up()
  const waits = `SELECT FROM scheduler.scheduled_message AS m JOIN scheduler.pause AS p USING (student_key)
    WHERE m.id = $1 AND m.due_at = date_trunc('milliseconds', p.until)`
  // A scheduler that started after the lease has moved it by itself.
  await eventually('it to wait', async () => {
    await deliver()
    return (await world.rows(waits, [row.id])).length > 0
  })
  expect(await world.rows('SELECT FROM chat.turn WHERE id = $1', [row.id])).toEqual([])
  expect(await world.rows('SELECT FROM scheduler.unasked_message WHERE id = $1', [row.id])).toEqual([])

  await world.rows('DELETE FROM scheduler.pause WHERE student_key = $1', [recipient.studentKey])
  await world.rows(
    `UPDATE scheduler.scheduled_message
     SET due_at = clock_timestamp(), next_attempt_at = clock_timestamp() WHERE id = $1`,
    [row.id],
  )
  await deliver()
  await inHistory(world, row)
  await settled(world, 10_000)
  due.push(row)
  expect(await judgeRows(world, due)).toEqual(nothingWrong)
})

describe('the daily job and its check-ins', () => {
  const findRun = async (day: string) => {
    const [run] = await world.rows(
      'SELECT attempt, found, finished_at IS NOT NULL AS "isDone" FROM scheduler.checkin_run WHERE day = $1',
      [day],
    )
    return run
  }

  test('one other goes on with a daily run that was killed, and each silent student gets one message', async () => {
    const { day } = istanbulTime(new Date())
    const silent = await newRecipients(world, 520, { silentDays: 4 })
    const [last] = silent.slice(-1)
    if (!last) throw new Error('nobody')
    // In the morning the schedulers have done today's by themselves.
    await world.rows('DELETE FROM scheduler.checkin_run')
    {
      // Who was silent last is on the last page.
      await using held = await holdStudent(world, 'scheduler.student', last)
      const begun = job('silence-checkin', '--date', day)
      await held.waitedFor()
      begun.kill()
      await Promise.all([world.kill('companion-scheduler'), world.kill('companion-scheduler-2')])
    }
    expect(await findRun(day)).toEqual({ attempt: 1, found: 500, isDone: false })
    // Instead of a minute. Each scheduler looks for it when it starts, and each minute.
    await world.rows('UPDATE scheduler.checkin_run SET lease_until = clock_timestamp()')
    await eventually('the run to be done', async () => (await findRun(day))?.isDone === true, 70_000)
    expect(await findRun(day)).toEqual({ attempt: 2, found: 520, isDone: true })
    const again = await Promise.all([1, 2].map(() => job('silence-checkin', '--date', day).said))
    expect(again).toEqual(again.map(() => expect.stringContaining('--again')))

    await deliver()
    await settled(world, 20_000)
    const checkins = await checkinsOf(world, silent)
    const keysOf = (all: readonly { studentKey: string }[]) => all.map(({ studentKey }) => studentKey).toSorted()
    expect(keysOf(checkins)).toEqual(keysOf(silent))
    due.push(...checkins)
    expect(await judgeRows(world, due)).toEqual(nothingWrong)
  }, 120_000)

  test('a check-in that meets the student’s message comes before it, or not at all', async () => {
    const all = (await newRecipients(world, 19, { silentDays: 4 })).toSorted(byKey)
    // Few: each keeps a connection of an engine waiting.
    const [earlier, [held], later] = [all.slice(0, 6), all.slice(6, 7), all.slice(7)]
    if (!held) throw new Error('nobody')
    const rows = await addCheckins(world, all)
    const { begin } = senders(world, random.fork())
    const write = async ({ sub }: Recipient) => begin(await world.stack.student({ sub }), 1)
    const writing: ReturnType<typeof write>[] = []
    {
      // The append has come to this student, in the order of keys, and not to those after.
      await using hold = await holdStudent(world, 'chat.conversation', held)
      await makeDue(world, rows)
      void deliver()
      await hold.waitedFor()
      writing.push(...[...later, ...earlier].map(write))
      // Postgres lets nobody wait for long: what counts is that they have written.
      for (const { sent } of await Promise.all(writing.slice(0, later.length)))
        await eventually('the message to be stored', () => turnIdOf(sent) !== undefined, 60_000)
    }
    for (const { finished } of await Promise.all(writing)) await finished
    await settled(world, 60_000)
    // On a busy machine the append may have been given up, and those before have written when it is tried again.
    for (const recipient of earlier)
      expect([['silence_checkin', 'message'], ['message']]).toContainEqual(await orderOf(world, recipient))
    expect(await orderOf(world, held)).toEqual(['silence_checkin'])
    for (const recipient of later) expect(await orderOf(world, recipient)).toEqual(['message'])
    due.push(...(await checkinsOf(world, all)))
    expect(await judgeRows(world, due)).toEqual(nothingWrong)
  }, 150_000)
})

const byKey = (one: Recipient, other: Recipient) => (one.studentKey < other.studentKey ? -1 : 1)

test('no part ended by itself', () => expect(world.crashes).toEqual([]))
