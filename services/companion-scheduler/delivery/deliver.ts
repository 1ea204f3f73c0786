import { type Bus, RequestFailed, Unavailable } from '@yoldas/bus'
import { appendMessages, maxAppends } from '@yoldas/contracts/proactive'
import { type Contact, maxContacts } from '@yoldas/contracts/profile'
import { type Db, isUnavailable } from '@yoldas/db'
import { inSpan, type Log } from '@yoldas/telemetry'
import { type Deadline, deadlineIn, type QuietHours } from '@yoldas/time'
import { askContacts, isRefusal } from '../contacts/find.ts'
import type { DeliveryMetrics } from '../metrics.ts'
import { type Hours, isOfDay, isUnasked } from '../unasked/rules.ts'
import { removeUnasked } from '../unasked/store.ts'
import { decideClaims, dueOf } from './decide.ts'
import { expiryOf, ruleOf } from './rules.ts'
import { type Claim, claimDue, finish, moveAll, postpone, refuse } from './store.ts'

export type DeliverDeps = {
  db: Db
  bus: Bus
  log: Log
  deliveries: DeliveryMetrics
  leaseSeconds: number
  /** When what nobody asked for is written, in Istanbul. */
  hours: Hours
  /** What is not taken yet is left to others. */
  stopping: AbortSignal
}

/** `postponed` is what could not be decided for lack of a part; the message has no share in that. */
const outcomes = ['delivered', 'moved', 'dropped', 'refused', 'postponed'] as const
type Outcome = (typeof outcomes)[number]
export type Delivered = Record<Outcome, number>

/** Messages claimed together, and asked about together. */
export const batch = maxContacts
/** Batches under way at once: while one waits for the bus, another has Postgres. */
export const lanes = 3
const askMilliseconds = 8_000
const postponedSeconds = 5
/** Somebody has to mend the profile first. */
const unreadableSeconds = 900

/**
 * Delivers what is due until nothing is, or a part is unavailable. A message that is refused holds back no other.
 * @throws what ended a batch, when no other is under way any more
 */
export async function deliverDue(deps: DeliverDeps): Promise<Delivered> {
  const total: Delivered = { delivered: 0, moved: 0, dropped: 0, refused: 0, postponed: 0 }
  const failures: unknown[] = []
  let isOutage = false
  const lane = async () => {
    while (!isOutage && failures.length === 0 && !deps.stopping.aborted) {
      // Begun before the claim, so that it ends before the database's.
      const lease = deadlineIn(deps.leaseSeconds * 1000)
      const claims = await claimDue(deps.db, batch, deps.leaseSeconds)
      if (claims.length === 0) return
      const decided = await deliverTraced(deps, claims, lease)
      for (const outcome of decided) total[outcome] += 1
      isOutage ||= decided.every((outcome) => outcome === 'postponed')
    }
  }
  await Promise.all(Array.from({ length: lanes }, () => lane().catch((error) => failures.push(error))))
  if (outcomes.some((outcome) => total[outcome] > 0)) deps.log.info(total, 'handled scheduled messages that were due')
  if (failures.length > 0) throw failures[0]
  return total
}

/** One trace from here to the pushes of what is delivered. */
function deliverTraced(deps: DeliverDeps, claims: readonly Claim[], lease: Deadline): Promise<Outcome[]> {
  const attributes = {
    'yoldas.scheduled.messages': claims.length,
    'yoldas.scheduled.ids': claims.map(({ id }) => id),
  }
  return inSpan('deliver scheduled', { attributes }, () => deliverBatch(deps, claims, lease))
}

/** A student who is not known may have turned the message off: it waits, and the others do not. */
async function deliverBatch(deps: DeliverDeps, claims: readonly Claim[], lease: Deadline): Promise<Outcome[]> {
  const students = [...new Set(claims.map(({ studentKey }) => studentKey))]
  // Of what else there is, nothing depends on when the student last worked.
  const withWorkedAt = claims.some(({ kind }) => kind === 'checkin' || kind === 'followup')
  const withDueReviews = claims.some(({ occasion }) => occasion === 'reviews')
  const what = { withWork: false, withWorkedAt, withDueReviews }
  const asked = await askContacts(deps.bus, students, what, () => within(lease)).catch((error) => ({ error }))
  if ('error' in asked) return putOff(deps, claims, asked.error)
  const contacts = new Map(asked.contacts.map((one) => [one.studentKey, one]))
  const unreadable = new Map(asked.unreadable.map(({ studentKey, fields }) => [studentKey, fields]))
  const of = (students: ReadonlyMap<string, unknown>) => claims.filter(({ studentKey }) => students.has(studentKey))
  const known = claims.filter(({ studentKey }) => !unreadable.has(studentKey) && !asked.refused.has(studentKey))
  return [
    ...(await waitForMending(deps, of(unreadable), [...unreadable.values()].flat())),
    ...(await putOff(deps, of(asked.refused), [...asked.refused.values()][0])),
    ...(await deliverKnown(deps, known, contacts, lease)),
  ]
}

const within = (lease: Deadline) => deadlineIn(Math.min(askMilliseconds, lease.remaining()))

async function waitForMending(deps: DeliverDeps, claims: readonly Claim[], fields: string[]): Promise<Outcome[]> {
  if (claims.length === 0) return []
  deps.log.error(
    { messages: claims.length, fields: [...new Set(fields)] },
    'scheduled messages wait: the profiles of their students are malformed',
  )
  await postpone(deps.db, claims, unreadableSeconds)
  return count(
    deps,
    claims.map((claim) => ({ claim, outcome: 'postponed' })),
  )
}

type Contacts = ReadonlyMap<string, Contact>

/** Halves messages that are refused together until those stand alone that are. */
async function deliverKnown(
  deps: DeliverDeps,
  claims: readonly Claim[],
  contacts: Contacts,
  lease: Deadline,
): Promise<Outcome[]> {
  const [first] = claims
  if (!first) return []
  try {
    return await decideAll(deps, claims, contacts, lease)
  } catch (error) {
    if (!isRefusal(error)) return await putOff(deps, claims, error)
    if (claims.length === 1) return await refuseOne(deps, first, error)
  }
  const half = Math.ceil(claims.length / 2)
  const firstHalf = await deliverKnown(deps, claims.slice(0, half), contacts, lease)
  return [...firstHalf, ...(await deliverKnown(deps, claims.slice(half), contacts, lease))]
}

/**
 * Moves, drops and appends; repeating it is safe, since history has each message once, and what is noted counts once.
 */
async function decideAll(
  deps: DeliverDeps,
  claims: readonly Claim[],
  contacts: Contacts,
  lease: Deadline,
): Promise<Outcome[]> {
  const decided = await decideClaims(deps, claims, contacts, within(lease))
  const wanted = decided.flatMap(({ claim, decision: { decision } }): Wanted[] => {
    const contact = contacts.get(claim.studentKey)
    return decision === 'deliver' && contact ? [{ claim, contact }] : []
  })
  const moved = decided.flatMap(({ claim, decision }): Moved[] =>
    decision.decision === 'wait' ? [{ claim, outcome: 'moved', until: decision.until }] : [],
  )
  const dropped = decided.flatMap(({ claim, decision: { decision } }): Outcomes[] =>
    decision === 'drop' ? [{ claim, outcome: 'dropped' }] : [],
  )
  const appended = await append(deps, wanted, lease)
  const refused = appended.flatMap(({ claim, outcome }) => (outcome === 'delivered' ? [] : [claim.id]))
  await removeUnasked(deps.db, refused)
  const all = [...dropped, ...moved, ...appended]
  await finishAll(deps.db, all)
  return count(deps, all)
}

/** What is to be delivered, and to whom. */
type Wanted = { claim: Claim; contact: Contact }
type Moved = { claim: Claim; outcome: 'moved'; until: Date }
type Outcomes = Moved | { claim: Claim; outcome: Exclude<Outcome, 'moved'> }

async function finishAll(db: Db, all: readonly Outcomes[]): Promise<void> {
  const moved = all.filter((one) => one.outcome === 'moved')
  const ended = all.filter(({ outcome }) => outcome !== 'moved').map(({ claim }) => claim)
  // A notification of a warning offers nothing that could be done with it.
  const reminders = all.filter(
    ({ claim: { kind, occasion }, outcome }) => kind === 'reminder' && occasion === null && outcome === 'delivered',
  )
  await finish(
    db,
    ended,
    reminders.map(({ claim }) => claim.id),
  )
  await moveAll(
    db,
    moved.map(({ claim, until }) => ({ ...claim, dueAt: until.toISOString() })),
  )
}

/** What became of each in history, in their order. */
async function append(deps: DeliverDeps, wanted: readonly Wanted[], lease: Deadline): Promise<Outcomes[]> {
  if (wanted.length === 0) return []
  const [some, others] = [wanted.slice(0, maxAppends), wanted.slice(maxAppends)]
  const rows = some.map((one) => toRow(one, deps.hours.night))
  const answer = await deps.bus.request(appendMessages, { rows }, within(lease))
  const paused = new Map(answer.paused.map(({ turnId, until }) => [turnId, until]))
  const appended = some.map(({ claim }, index): Outcomes => {
    const answered = answer.outcomes[index]
    if (!answered) throw new RequestFailed('chat-engine answered for fewer messages than it was given')
    const until = paused.get(claim.id)
    if (answered === 'paused' && until !== undefined) return heldBack(claim, until)
    return { claim, outcome: answered === 'appended' || answered === 'duplicate' ? 'delivered' : 'dropped' }
  })
  return [...appended, ...(await append(deps, others, lease))]
}

/** Not at once, whatever chat-engine says: a batch that is taken again and again would never end. */
const leastPause = 60_000

/** What distress in the conversation becomes of a message: one of its day is dropped, others wait. */
function heldBack(claim: Claim, until: string): Outcomes {
  const { kind, occasion, claimedAt } = claim
  if (isUnasked(kind) && isOfDay({ kind, occasion })) return { claim, outcome: 'dropped' }
  const soonest = Date.parse(claimedAt) + leastPause
  return { claim, outcome: 'moved', until: new Date(Math.max(Date.parse(until), soonest)) }
}

function toRow({ claim, contact }: Wanted, night: QuietHours | null) {
  const { id: turnId, studentKey, kind, text, author, unlessWrittenAfter, claimedAt, occasion } = claim
  const { verdict } = contact
  const due = dueOf(claim)
  const expiresAt = expiryOf(due, contact, night, new Date(claimedAt)).toISOString()
  const isCareCheckin = occasion === 'care'
  const hidesPreview = isCareCheckin || contact.hidePreviews
  const what = { isCareCheckin, ...(occasion === 'inactive' && { isErasureWarning: true }) }
  const { createdAt: scheduledAt, afterMessageId, reason } = claim
  const why = { rule: ruleOf(due), scheduledAt, afterMessageId, reason }
  const said = { studentKey, turnId, text, author, unlessWrittenAfter }
  const turn = { ...said, hidesPreview, ...what, expiresAt, why, verdict }
  return kind === 'silence_checkin'
    ? { ...turn, origin: kind, messageType: null }
    : { ...turn, origin: 'scheduled' as const, messageType: kind }
}

async function refuseOne(deps: DeliverDeps, claim: Claim, error: unknown): Promise<Outcome[]> {
  await removeUnasked(deps.db, [claim.id])
  const parked = await refuse(deps.db, claim, error instanceof Error ? error.name : 'unknown')
  deps.log.error({ err: error, id: claim.id, kind: claim.kind, parked }, 'a scheduled message was refused')
  return count(deps, [{ claim, outcome: 'refused' }])
}

/**
 * Which part it was is in the error; without Postgres the leases run out by themselves. @throws every
 * other error
 */
async function putOff(deps: DeliverDeps, claims: readonly Claim[], error: unknown): Promise<Outcome[]> {
  if (claims.length === 0) return []
  if (!isPassing(error)) throw error
  deps.log.warn({ err: error, messages: claims.length }, 'scheduled messages wait: a dependency is unavailable')
  await postpone(deps.db, claims, postponedSeconds).catch((failure) => {
    if (!isPassing(failure)) throw failure
  })
  return count(
    deps,
    claims.map((claim) => ({ claim, outcome: 'postponed' })),
  )
}

const isPassing = (error: unknown) => error instanceof Unavailable || isRefusal(error) || isUnavailable(error)

function count({ deliveries }: DeliverDeps, decided: readonly Outcomes[]): Outcome[] {
  for (const { claim, outcome } of decided) {
    const { kind, claimedAt, dueAt } = claim
    deliveries.decided.inc({ kind, outcome })
    if (outcome === 'delivered') deliveries.lateness.observe((Date.parse(claimedAt) - Date.parse(dueAt)) / 1000)
  }
  return decided.map(({ outcome }) => outcome)
}
