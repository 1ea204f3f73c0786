import type { Bus } from '@yoldas/bus'
import { findSilences } from '@yoldas/contracts/proactive'
import type { Contact } from '@yoldas/contracts/profile'
import type { Db } from '@yoldas/db'
import type { Deadline } from '@yoldas/time'
import { isWish } from '../checkins/templates.ts'
import { lockKnown } from '../students/store.ts'
import { type Hours, isTurnedOn, isUnasked, type Standing, type Written } from '../unasked/rules.ts'
import { findPending, findRecent, findWishes, type NewUnasked, noteUnasked } from '../unasked/store.ts'
import { type Decision, type Due, decide } from './rules.ts'
import type { Claim } from './store.ts'

export type Decided = { claim: Claim; decision: Decision }

type Deps = { db: Db; bus: Bus; hours: Hours }
type Contacts = ReadonlyMap<string, Contact>

export const dueOf = ({ id, kind, dueAt, blockEndsAt, template, occasion }: Claim): Due => ({
  id,
  kind,
  dueAt: new Date(dueAt),
  endsAt: blockEndsAt === null ? null : new Date(blockEndsAt),
  isWish: template !== null && isWish(template),
  occasion,
})

/**
 * Decides each claim, in their order. What is to be delivered unasked counts as written from here on, in a commit of
 * its own: two schedulers never give one student two, whatever dies. Deciding again changes nothing but what time has
 * changed.
 */
export async function decideClaims(
  { db, bus, hours }: Deps,
  claims: readonly Claim[],
  contacts: Contacts,
  deadline: Deadline,
): Promise<Decided[]> {
  const unasked = claims.filter(({ kind, studentKey }) => isUnasked(kind) && contacts.has(studentKey))
  const studentKeys = [...new Set(unasked.map(({ studentKey }) => studentKey))]
  // Only check-ins and follow-ups depend on when the student last wrote.
  const counted = unasked.filter(({ kind, occasion }) => kind !== 'silence_checkin' && occasion !== 'care')
  const wrote = await askWritten(bus, [...new Set(counted.map(({ studentKey }) => studentKey))], deadline)
  const decideAll = (standings: Map<string, Standing>, isThere: (studentKey: string) => boolean) =>
    claims.map((claim): Decided => {
      const { kind, studentKey, claimedAt } = claim
      const standing = standings.get(studentKey) ?? nothingKnown
      const contact = isThere(studentKey) ? contacts.get(studentKey) : undefined
      // By when it was claimed: since one that is late was due, quiet hours may have begun or ended.
      const now = new Date(claimedAt)
      const decision = decide(dueOf(claim), contact, { standing, hours }, now)
      if (decision.decision === 'deliver' && isUnasked(kind))
        standings.set(studentKey, { ...standing, written: [...standing.written, writtenNow(claim, now)] })
      return { claim, decision }
    })
  if (unasked.length === 0) return decideAll(new Map(), () => true)
  return db.transaction(async (tx) => {
    const present = new Set(await lockKnown(tx, studentKeys))
    const standings = await findStandings(tx, studentKeys, wrote, contacts)
    const isLocked = new Set(studentKeys)
    const decided = decideAll(standings, (key) => !isLocked.has(key) || present.has(key))
    await noteUnasked(tx, decided.flatMap(toNote))
    return decided
  })
}

const nothingKnown: Standing = {
  ...{ written: [], answeredAt: null, workedAt: null, pausedUntil: null },
  isOtherPending: false,
}

const writtenNow = (claim: Claim, at: Date): Written => ({ id: claim.id, at, isTurnedOn: isTurnedOn(claim) })

const timeOf = (timestamp: string | null | undefined): Date | null => (timestamp ? new Date(timestamp) : null)

/** Of locked students: what they did since cannot be known, and what they will do comes too late. */
async function findStandings(
  tx: Db,
  studentKeys: readonly string[],
  wrote: ReadonlyMap<string, Date>,
  contacts: Contacts,
) {
  const recent = Map.groupBy(await findRecent(tx, studentKeys), ({ studentKey }) => studentKey)
  const wishes = await findWishes(tx, studentKeys)
  const pending = new Set(await findPending(tx, studentKeys))
  return new Map(
    wishes.map(({ studentKey, actedAt, pausedUntil }): [string, Standing] => {
      const answers = [wrote.get(studentKey), actedAt === null ? undefined : new Date(actedAt)]
      const answeredAt = answers.reduce<Date | null>((last, at) => (at && (!last || at > last) ? at : last), null)
      const written = (recent.get(studentKey) ?? []).map(
        ({ id, writtenAt, isTurnedOn }): Written => ({ id, at: new Date(writtenAt), isTurnedOn }),
      )
      const workedAt = timeOf(contacts.get(studentKey)?.workedAt)
      const isOtherPending = pending.has(studentKey)
      return [studentKey, { written, answeredAt, workedAt, isOtherPending, pausedUntil: timeOf(pausedUntil) }]
    }),
  )
}

function toNote({ claim, decision }: Decided): NewUnasked[] {
  const { id, studentKey, kind, template, claimedAt } = claim
  return decision.decision === 'deliver' && isUnasked(kind)
    ? [{ id, studentKey, kind, template, isTurnedOn: isTurnedOn(claim), writtenAt: claimedAt }]
    : []
}

/** When each of them last wrote; nothing of those whom chat-engine does not know. */
async function askWritten(bus: Bus, studentKeys: readonly string[], deadline: Deadline): Promise<Map<string, Date>> {
  if (studentKeys.length === 0) return new Map()
  const { silences } = await bus.request(findSilences, { studentKeys: [...studentKeys] }, deadline)
  return new Map(silences.map(({ studentKey, silentSince }) => [studentKey, new Date(silentSince)]))
}
