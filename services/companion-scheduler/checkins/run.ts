import type { Bus } from '@yoldas/bus'
import { findSilent, maxSilent, type Silence } from '@yoldas/contracts/proactive'
import type { Contact } from '@yoldas/contracts/profile'
import { type Db, databaseTime } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import type { Log } from '@yoldas/telemetry'
import { deadlineIn, every, freeAt, istanbulTime, toIstanbul } from '@yoldas/time'
import { askContacts, forTexts } from '../contacts/find.ts'
import type { CheckinMetrics } from '../metrics.ts'
import { lockStudents } from '../students/store.ts'
import type { Hours } from '../unasked/rules.ts'
import { findTemplates, findWishes } from '../unasked/store.ts'
import { chooseText, factsOf, mayCompose, rememberedTemplates, setOf } from './choose.ts'
import { type Composer, openComposer } from './composer.ts'
import { scheduleEvenings } from './exams.ts'
import { dayToBegin, dueAt, silentBy } from './rules.ts'
import { seedOf } from './seed.ts'
import {
  addCheckins,
  advanceRun,
  beginRun,
  type Checkin,
  holdRun,
  type Progress,
  type Run,
  renewRun,
  reserveComposed,
  resumeRun,
} from './store.ts'
import { maySay } from './unsaid.ts'

export type CheckinDeps = {
  db: Db
  bus: Bus
  log: Log
  checkins: CheckinMetrics
  /** When what nobody asked for is written, in Istanbul. */
  hours: Hours
  /** Check-ins of a run that the model may write, and how many at once: 4 unless it says otherwise. */
  composing: { budget: number; atOnce?: number }
  /** A run in the middle is left to others. */
  stopping: AbortSignal
}

/** Others resume a run whose lease was not renewed for this time. */
export const runLeaseSeconds = 60
const askMilliseconds = 10_000
/** The model takes its time, and a page that was written and not stored was paid for in vain. */
const composedPage = 20
const progressMilliseconds = 10_000

/** Runs the day's check-ins when it is time and nobody has: begins them, or goes on where a scheduler died. */
export async function runCheckins(deps: CheckinDeps): Promise<void> {
  const now = new Date(await databaseTime(deps.db))
  const day = dayToBegin(now)
  const run = day
    ? await beginRun(deps.db, day, silentBy(day), runLeaseSeconds)
    : await resumeRun(deps.db, istanbulTime(now).day, runLeaseSeconds)
  if (run) await completeRun(deps, run)
}

/**
 * What becomes of the check-ins that one scheduler added to a run: how many wait, for quiet hours or the student's own,
 * by when they go.
 */
export type Going = { atOnce: number; waiting: Map<string, number> }

/**
 * Schedules a check-in for every silent student, and one for every student whose exam ends on the day, page by page. A
 * lease is renewed three times while it lasts.
 */
export async function completeRun(
  deps: CheckinDeps,
  begun: Run,
  leaseSeconds = runLeaseSeconds,
): Promise<Run & { going: Going }> {
  const { db, log, stopping } = deps
  const { day, attempt } = begun
  const failed = (err: unknown) => log.warn({ err, day }, 'renewing the lease of the check-in run failed')
  await using _renewing = every((leaseSeconds * 1000) / 3, () => renewRun(db, begun, leaseSeconds), failed)
  const composer = openComposer(deps, begun.composed)
  const going: Going = { atOnce: 0, waiting: new Map() }
  let run = begun
  let nextReport = deadlineIn(progressMilliseconds)
  try {
    log.info({ ...summary(run), attempt }, attempt === 1 ? 'check-in run started' : 'check-in run resumed')
    do {
      const next =
        run.step === 'silent' ? await scheduleSilent(deps, composer, run, going) : await scheduleEvenings(deps, run)
      if (!next) {
        log.warn({ day, attempt }, 'another scheduler has taken over the check-in run')
        return { ...run, going }
      }
      run = next
      if (nextReport.remaining() > 0) continue
      nextReport = deadlineIn(progressMilliseconds)
      log.info(summary(run), 'check-in run continues')
    } while (run.step !== 'done' && !stopping.aborted)
    log.info(
      summary(run),
      run.step === 'done' ? 'check-in run finished' : 'check-in run released: another scheduler resumes it',
    )
    return { ...run, going }
  } finally {
    // Whatever happened here, another may go on at once.
    await renewRun(db, begun, 0).catch(failed)
  }
}

const summary = ({ day, found, scheduled, skipped, composed, exams }: Run) => ({
  ...{ day, found, scheduled, skipped, composed, exams },
})

/** A page and how far the run has come with it are one commit. Null when the run has passed to a newer attempt. */
async function scheduleSilent(deps: CheckinDeps, composer: Composer, run: Run, going: Going): Promise<Run | null> {
  const { db, bus, checkins } = deps
  const limit = composer.isOpen() ? composedPage : maxSilent
  const asked = { silentBy: run.silentBy, after: run.nextPage, limit }
  const { students, next } = await bus.request(findSilent, asked, deadlineIn(askMilliseconds))
  if (composer.isOpen()) {
    const most = Math.min(deps.composing.budget, composer.spent() + students.length)
    if (!(await reserveComposed(db, run, most))) return null
  }
  const { written, skipped } = await write(deps, composer, run.day, students)
  const added = await db.transaction(async (tx) => {
    if (!(await holdRun(tx, run))) return null
    const present = new Set(
      await lockStudents(
        tx,
        students.map(({ studentKey }) => studentKey),
      ),
    )
    const ids = await addCheckins(
      tx,
      written.filter(({ studentKey }) => present.has(studentKey)),
    )
    const reached: Progress = {
      ...run,
      step: next === null ? 'exams' : 'silent',
      nextPage: next,
      found: run.found + students.length,
      scheduled: run.scheduled + ids.length,
      skipped: Object.values(skipped).reduce((sum, count) => sum + count, run.skipped),
      composed: composer.spent(),
    }
    await advanceRun(tx, run, reached)
    return { ids: new Set(ids), reached }
  })
  if (!added) return null
  checkins.found.inc(students.length)
  checkins.scheduled.inc(added.ids.size)
  for (const [reason, count] of Object.entries(skipped)) if (count > 0) checkins.skipped.inc({ reason }, count)
  for (const { id, waitsUntil } of written) if (added.ids.has(id)) addTo(going, waitsUntil)
  return { ...run, ...added.reached }
}

function addTo(going: Going, waitsUntil: Date | null): void {
  if (!waitsUntil) going.atOnce += 1
  else going.waiting.set(toIstanbul(waitsUntil), (going.waiting.get(toIstanbul(waitsUntil)) ?? 0) + 1)
}

/** `skipped` are students by the reason. */
type Written = { written: Array<Checkin & { waitsUntil: Date | null }>; skipped: Record<string, number> }

/** Of those who are there and want check-ins. Whose contact cannot be had costs nobody else the check-in. */
async function write(
  { db, bus, log, hours: { night } }: CheckinDeps,
  composer: Composer,
  day: string,
  students: readonly Silence[],
): Promise<Written> {
  if (students.length === 0) return { written: [], skipped: {} }
  const studentKeys = students.map(({ studentKey }) => studentKey)
  const { contacts, unreadable, refused } = await askContacts(bus, studentKeys, forTexts, () =>
    deadlineIn(askMilliseconds),
  )
  if (unreadable.length > 0) {
    const fields = [...new Set(unreadable.flatMap((one) => one.fields))]
    log.error({ day, students: unreadable.length, fields }, 'students get no check-in: their profiles are malformed')
  }
  if (refused.size > 0) {
    const [err] = refused.values()
    log.error({ err, day, studentKeys: [...refused.keys()] }, 'students get no check-in: their contacts are refused')
  }
  const now = new Date(await databaseTime(db))
  // The day that an operator names may be over: texts are for the one on which they are read.
  const today = istanbulTime(now).day
  const used = await findTemplates(db, studentKeys, rememberedTemplates)
  const recent = new Map(used.map(({ studentKey, templates }) => [studentKey, templates]))
  const wishes = await findWishes(db, studentKeys)
  const pauses = new Map(wishes.map(({ studentKey, pausedUntil }) => [studentKey, pausedUntil]))
  const byKey = new Map(contacts.map((contact) => [contact.studentKey, contact]))
  const quietOf = ({ quietHours }: Contact) => [quietHours, night]
  const writing = students.map(async ({ studentKey, silentSince, hasWritten }): Promise<Written['written']> => {
    const contact = byKey.get(studentKey)
    // What is dropped at delivery nobody has to write.
    if (!contact?.proactive.checkins || contact.verdict.blocked) return []
    // A good wish is for the morning, whatever hour is the student's own.
    const isWish = setOf(factsOf(contact, hasWritten, today, false)) === 'wish'
    const due = dueAt(isWish ? null : contact.checkinTime, quietOf(contact), now)
    const free = freeAt(quietOf(contact), due)
    // The same of what a pause holds back.
    if (!free || free.toISOString() < (pauses.get(studentKey) ?? '')) return []
    const waitsUntil = free <= now ? null : free
    const facts = factsOf(contact, hasWritten, today, waitsUntil === null)
    const chosen = chooseText(facts, recent.get(studentKey) ?? [], seedOf(studentKey, day))
    if (!chosen) return []
    const said = mayCompose(facts) ? ((await say(composer, contact)) ?? chosen) : chosen
    const at = due > now ? { dueAt: due.toISOString() } : {}
    return [{ studentKey, silentSince, id: newId(), ...said, ...at, waitsUntil }]
  })
  const skipped = { 'unreadable profile': unreadable.length, 'refused contact': refused.size }
  return { written: (await Promise.all(writing)).flat(), skipped }
}

/** The check-in in the model's words; null where it cannot be had, or says what a template would not. */
async function say(composer: Composer, { studentKey, weakSubjects }: Contact) {
  const text = await composer.compose(studentKey)
  return text !== null && maySay(text, weakSubjects) ? { template: null, text } : null
}
