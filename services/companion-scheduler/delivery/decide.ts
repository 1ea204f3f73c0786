import type { Bus } from '@yoldas/bus'
import { findSilences } from '@yoldas/contracts/chat'
import type { Contact } from '@yoldas/contracts/profile'
import type { Db } from '@yoldas/db'
import type { Deadline, QuietHours } from '@yoldas/time'
import { isWish } from '../checkins/templates.ts'
import { lockStudents } from '../students/store.ts'
import { isUnasked, type Standing, type Written } from '../unasked/rules.ts'
import { findRecent, type NewUnasked, noteUnasked } from '../unasked/store.ts'
import { type Decision, type Due, decide } from './rules.ts'
import type { Claim } from './store.ts'

export type Decided = { claim: Claim; decision: Decision }

type Deps = { db: Db; bus: Bus; night: QuietHours | null }
type Contacts = ReadonlyMap<string, Contact>

export const dueOf = ({ id, kind, dueAt, blockEndsAt, template }: Claim): Due => ({
  id,
  kind,
  dueAt: new Date(dueAt),
  endsAt: blockEndsAt === null ? null : new Date(blockEndsAt),
  isWish: template !== null && isWish(template),
})

/**
 * Decides each claim, in their order. What is to be delivered unasked counts as written from here on, in a commit of its own: two
 * schedulers never give one student two, whatever dies. Deciding again changes nothing but what time has changed.
 */
export async function decideClaims(
  { db, bus, night }: Deps,
  claims: readonly Claim[],
  contacts: Contacts,
  deadline: Deadline,
): Promise<Decided[]> {
  const unasked = claims.filter(({ kind, studentKey }) => isUnasked(kind) && contacts.has(studentKey))
  const studentKeys = [...new Set(unasked.map(({ studentKey }) => studentKey))]
  // Silence is no matter of a silence check-in, which comes once in each, nor of a reminder.
  const counted = unasked.filter(({ kind }) => kind !== 'silence_checkin').map(({ studentKey }) => studentKey)
  const answered = await askAnswered(bus, [...new Set(counted)], deadline)
  const decideAll = (written: Map<string, Written[]>, isThere: (studentKey: string) => boolean) =>
    claims.map((claim): Decided => {
      const { id, kind, studentKey, claimedAt } = claim
      const standing = { written: written.get(studentKey) ?? [], answeredAt: answered.get(studentKey) ?? null }
      const contact = isThere(studentKey) ? contacts.get(studentKey) : undefined
      // By when it was claimed: since one that is late was due, quiet hours may have begun or ended.
      const now = new Date(claimedAt)
      const decision = decide(dueOf(claim), contact, { standing, night }, now)
      if (decision.decision === 'deliver' && isUnasked(kind))
        written.set(studentKey, [...standing.written, { id, at: now }])
      return { claim, decision }
    })
  if (unasked.length === 0) return decideAll(new Map(), () => true)
  return db.transaction(async (tx) => {
    const present = new Set(await lockStudents(tx, studentKeys))
    const recent = await findRecent(tx, studentKeys)
    const isLocked = new Set(studentKeys)
    const decided = decideAll(writtenTo(recent), (key) => !isLocked.has(key) || present.has(key))
    await noteUnasked(tx, decided.flatMap(toNote))
    return decided
  })
}

function writtenTo(rows: Awaited<ReturnType<typeof findRecent>>): Map<string, Written[]> {
  const byKey = Map.groupBy(rows, ({ studentKey }) => studentKey)
  return new Map([...byKey].map(([key, of]) => [key, of.map(({ id, writtenAt }) => ({ id, at: new Date(writtenAt) }))]))
}

function toNote({ claim, decision }: Decided): NewUnasked[] {
  const { id, studentKey, kind, template, claimedAt } = claim
  return decision.decision === 'deliver' && isUnasked(kind)
    ? [{ id, studentKey, kind, template, writtenAt: claimedAt }]
    : []
}

/** When each of them last wrote; nothing of those whom chat-engine does not know. */
async function askAnswered(
  bus: Bus,
  studentKeys: readonly string[],
  deadline: Deadline,
): Promise<Map<string, NonNullable<Standing['answeredAt']>>> {
  if (studentKeys.length === 0) return new Map()
  const { silences } = await bus.request(findSilences, { studentKeys: [...studentKeys] }, deadline)
  return new Map(silences.map(({ studentKey, silentSince }) => [studentKey, new Date(silentSince)]))
}
