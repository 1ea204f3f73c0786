import { randomUUID } from 'node:crypto'
import { type Bus, connectBus, type Handler, handle } from '@yoldas/bus'
import {
  appendMessages,
  composeCheckin,
  findSilences,
  findSilent,
  getSilence,
  type Silence,
} from '@yoldas/contracts/proactive'
import { type Contact, findContacts, findExamTakers, findReviewers } from '@yoldas/contracts/profile'
import type { ServiceName } from '@yoldas/contracts/request'
import type { ScheduledMessage } from '@yoldas/contracts/scheduler'
import { findWeeks, type WantedWeek } from '@yoldas/contracts/weeks'
import { connectDb, type Db, type DbPool, sql, unnest } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { patient, startNats, testDatabase } from '@yoldas/testkit'
import { z } from 'zod'
import { checkinMetrics, deliveryMetrics } from '../metrics.ts'
import { addMessages, type NewMessage } from '../schedule/store.ts'
import { lockStudents } from '../students/store.ts'

export { countWaiting, tablesNaming } from '@yoldas/testkit/tables'

/** A database and NATS of one's own, and what replicas would have: several pools of connections. */
export async function openWorld(replicas = 1) {
  await using opened = new AsyncDisposableStack()
  const [database, nats] = await Promise.all([testDatabase(), startNats()])
  opened.use(database)
  opened.use(nats)
  const pools: DbPool[] = []
  for (let i = 0; i < replicas; i++)
    pools.push(opened.use(await connectDb(patient(database.urls['companion-scheduler']), { connections: 5 })))
  const [db] = pools
  if (!db) throw new RangeError('at least one')
  const log = createLog('companion-scheduler', 'silent')
  const bus = opened.use(await connectBus({ url: nats.urlFor('admin'), name: 'test', log }))
  const close = opened.move()
  return { db, replicas: pools, bus, log, database, nats, [Symbol.asyncDispose]: () => close.disposeAsync() }
}
export type World = Awaited<ReturnType<typeof openWorld>>

/** What a replica hands to its jobs. */
export function jobDeps({ bus, log }: Pick<World, 'bus' | 'log'>, db: Db) {
  const metrics = createMetrics()
  const stopping = new AbortController()
  return {
    db,
    bus,
    log,
    metrics,
    stop: () => stopping.abort(),
    stopping: stopping.signal,
    leaseSeconds: 30,
    // Tests run at any hour.
    hours: { night: null, daytime: null },
    deliveries: deliveryMetrics(metrics),
    checkins: checkinMetrics(metrics),
    composing: { budget: 0, atOnce: 4 },
  }
}

/** The lines of the metrics that begin so. */
export const metricsOf = async ({ metrics }: ReturnType<typeof jobDeps>, name: string) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name))

const serve = (bus: Bus, service: ServiceName, handlers: Handler[]) =>
  bus.serve(handlers, { service, isUnavailable: () => false })

export type Row = z.output<typeof appendMessages.input>['rows'][number]

type Chat = {
  /** Before a request is answered. */
  onAppend?: (rows: readonly Row[]) => Promise<void> | undefined
  /** What becomes of a row; undefined leaves it to history. A failure is an answer of 500. */
  /** Any other text breaks the contract. */
  decide?: (row: Row) => string | undefined | Promise<string | undefined>
  /** Until when distress holds a row back. */
  pausedUntil?: (row: Row) => string | undefined
  silent?: readonly (Omit<Silence, 'hasWritten'> & { hasWritten?: boolean })[]
  /** Before a page of silent students is answered, of which `page` counts the answers from 1. */
  onFind?: (page: number) => void | Promise<void>
  silentSince?: (studentKey: string) => string | null
  compose?: (studentKey: string) => string | null | Promise<string | null>
}

const Appended = z.object({ outcomes: z.array(z.string()), paused: z.array(z.unknown()) })

/** Plays chat-engine: has each turn once in its history, pages through the silent, and remembers what it was asked. */
export async function playChat(bus: Bus, chat: Chat = {}) {
  const { onAppend, decide, pausedUntil, silent = [], onFind, silentSince, compose } = chat
  const history = new Map<string, Row>()
  const asked = { appends: [] as Row[][], finds: [] as z.output<typeof findSilent.input>[], silences: 0, composed: 0 }
  let [composing, mostComposing] = [0, 0]
  const serving = await serve(bus, 'chat-engine', [
    handle({ ...appendMessages, output: Appended }, async ({ rows }) => {
      asked.appends.push(rows)
      await onAppend?.(rows)
      // As in chat-engine, all of a request is stored or, when it fails, nothing.
      const outcomes: string[] = []
      const paused = rows.flatMap((row) => {
        const until = pausedUntil?.(row)
        return until === undefined ? [] : [{ turnId: row.turnId, until }]
      })
      for (const row of rows) {
        const decided = pausedUntil?.(row) === undefined ? await decide?.(row) : 'paused'
        outcomes.push(decided ?? (history.has(row.turnId) ? 'duplicate' : 'appended'))
      }
      for (const [i, row] of rows.entries()) if (outcomes[i] === 'appended') history.set(row.turnId, row)
      return { outcomes, paused }
    }),
    handle(findSilent, async (input) => {
      asked.finds.push(input)
      await onFind?.(asked.finds.length)
      const from = Number(input.after ?? 0)
      const page = silent.slice(from, from + input.limit)
      const students = page.map((one) => ({ hasWritten: true, ...one }))
      return { students, next: students.length === input.limit ? String(from + input.limit) : null }
    }),
    handle(findSilences, async ({ studentKeys }) => ({
      silences: studentKeys.flatMap((studentKey) => {
        const since = silentSince?.(studentKey)
        return since ? [{ studentKey, silentSince: since }] : []
      }),
    })),
    handle(getSilence, async ({ studentKey }) => {
      asked.silences += 1
      return { silentSince: silentSince?.(studentKey) ?? null }
    }),
    handle(composeCheckin, async ({ studentKey }) => {
      asked.composed += 1
      composing += 1
      mostComposing = Math.max(mostComposing, composing)
      try {
        return { text: (await compose?.(studentKey)) ?? null }
      } finally {
        composing -= 1
      }
    }),
  ])
  return {
    asked,
    history,
    /** Rows of all requests, repeats and refused ones too. */
    received: () => asked.appends.flat(),
    mostComposing: () => mostComposing,
    [Symbol.asyncDispose]: () => serving[Symbol.asyncDispose](),
  }
}

export const contactOf = (studentKey: string, known: Partial<Contact> = {}): Contact => ({
  studentKey,
  verdict: { blocked: null, adult: false, decidedAt: '2026-01-01T00:00:00.000000Z' },
  displayName: null,
  weakSubjects: [],
  quietHours: null,
  proactive: { reminders: true, checkins: true, followups: true, reviews: false, weekly: false },
  checkinTime: null,
  hidePreviews: false,
  examDay: null,
  exam: null,
  todayPlan: [],
  lastStudied: null,
  dueTopic: null,
  workedAt: null,
  dueReviews: null,
  ...known,
})

/** What `playProfile` finds of a student whose profile cannot be read. */
export const wrongProfile = { wrong: ['quietHours.start'] }

/**
 * Plays profile-journey: everybody wants everything at any time, unless `find` says otherwise; null was erased, and
 * anything but a contact breaks the contract. `takers` have an exam, which ends on any day that is asked about.
 * `onFind` is called before contacts are answered. `weeks` are those that students want to be written to about,
 * and `reviewers` those who want it when something is due.
 */
export const playProfile = (
  bus: Bus,
  find: (studentKey: string) => object | null = contactOf,
  takers: readonly string[] = [],
  onFind: (studentKeys: readonly string[]) => Promise<void> = async () => {},
  weeks: readonly WantedWeek[] = [],
  reviewers: readonly { studentKey: string; checkinTime: string | null }[] = [],
) =>
  serve(bus, 'profile-journey', [
    handle(findReviewers, async () => ({ reviewers: [...reviewers], next: null })),
    handle(findWeeks, async ({ after, limit }) => {
      const page = weeks.filter(({ studentKey }) => after === null || studentKey > after).slice(0, limit)
      return { weeks: page, next: page.length === limit ? (page.at(-1)?.studentKey ?? null) : null }
    }),
    handle(findExamTakers, async ({ after, limit }) => {
      const page = takers
        .toSorted()
        .filter((key) => after === null || key > after)
        .slice(0, limit)
      return { studentKeys: page, next: page.length === limit ? (page.at(-1) ?? null) : null }
    }),
    handle(
      { ...findContacts, output: findContacts.output.extend({ contacts: z.array(z.unknown()) }) },
      async ({ studentKeys }) => {
        await onFind(studentKeys)
        const found = studentKeys.map((studentKey) => ({ studentKey, contact: find(studentKey) }))
        return {
          contacts: found.flatMap(({ contact }) => (contact === wrongProfile ? [] : (contact ?? []))),
          unreadable: found.flatMap(({ studentKey, contact }) =>
            contact === wrongProfile ? { studentKey, fields: wrongProfile.wrong } : [],
          ),
        }
      },
    ),
  ])

export const newMessage = (message: Partial<ScheduledMessage> = {}): ScheduledMessage => ({
  id: newId(),
  kind: 'followup',
  text: 'Deneme sınavın nasıl geçti?',
  reason: null,
  dueAt: new Date(Date.now() - 60_000).toISOString(),
  cancelOn: 'none',
  createdAt: new Date(Date.now() - 3_600_000).toISOString(),
  ...message,
})

/** A block of the plan that is over in so many minutes. */
export const blockOf = (minutes: number) => ({
  id: randomUUID(),
  endsAt: new Date(Date.now() + minutes * 60_000).toISOString(),
})

/** Messages of a student, a new one unless it is named. */
export async function schedule(db: Db, messages: NewMessage[], studentKey: string = randomUUID()) {
  await db.transaction(async (tx) => {
    await lockStudents(tx, [studentKey])
    await addMessages(tx, studentKey, messages)
  })
  return { studentKey, ids: messages.map(({ id }) => id) }
}

/** As many messages that are due, each of a student of its own. Answers with their ids. */
export async function scheduleDue(
  db: Db,
  count: number,
  make = () => newMessage({ kind: 'reminder' }),
): Promise<string[]> {
  const messages = Array.from({ length: count }, () => ({ ...make(), studentKey: randomUUID() }))
  await db.transaction(async (tx) => {
    await lockStudents(
      tx,
      messages.map(({ studentKey }) => studentKey),
    )
    await tx.query(sql.typeAlias('none')`
      INSERT INTO scheduled_message (id, student_key, kind, text, due_at, next_attempt_at)
      SELECT id, student_key, kind, text, due_at, due_at FROM ${unnest('n', messages, {
        id: ['uuid', ({ id }) => id],
        student_key: ['uuid', ({ studentKey }) => studentKey],
        kind: ['text', ({ kind }) => kind],
        text: ['text', ({ text }) => text],
        due_at: ['timestamptz', ({ dueAt }) => dueAt],
      })}
    `)
  })
  return messages.map(({ id }) => id)
}

const Waiting = z.object({
  id: z.uuid(),
  studentKey: z.uuid(),
  kind: z.string(),
  text: z.string(),
  silentSince: z.string().nullable(),
  dueAt: z.string(),
  /** Until it may be taken. */
  waitSeconds: z.number(),
  attempt: z.int(),
  refusals: z.int(),
  parked: z.boolean(),
})

/** What is scheduled, of everybody or of one student, in the order it is due. */
export const waiting = (db: Db, studentKey: string | null = null) =>
  db.any(sql.type(Waiting)`
    SELECT id, student_key AS "studentKey", kind, text, silent_since AS "silentSince", due_at AS "dueAt",
      extract(epoch FROM next_attempt_at - clock_timestamp())::float8 AS "waitSeconds", attempt, refusals,
      parked_at IS NOT NULL AS parked
    FROM scheduled_message WHERE ${studentKey}::uuid IS NULL OR student_key = ${studentKey} ORDER BY due_at, id
  `)

/** Ends every lease and every pause. */
export const makeDue = (db: Db) =>
  db.query(
    sql.typeAlias('none')`
      UPDATE scheduled_message
      SET due_at = least(due_at, clock_timestamp()), next_attempt_at = clock_timestamp() - interval '1 second'
    `,
  )

/** For jobs that take what is everybody's. */
export async function clear(db: Db): Promise<void> {
  await db.query(sql.typeAlias('none')`DELETE FROM scheduled_message`)
  await db.query(sql.typeAlias('none')`DELETE FROM unasked_message`)
  await db.query(sql.typeAlias('none')`DELETE FROM delivered_reminder`)
  await db.query(sql.typeAlias('none')`DELETE FROM checkin_run`)
  await db.query(sql.typeAlias('none')`DELETE FROM turned_on_run`)
}
