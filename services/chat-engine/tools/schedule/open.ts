import type { Bus } from '@yoldas/bus'
import { changePreferences, type Preferences } from '@yoldas/contracts/profile'
import { changeSchedule, listScheduled, type ScheduleChange, type ScheduledMessage } from '@yoldas/contracts/scheduler'
import { type Db, databaseTime } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { findUnconfirmed, sendCommand } from '@yoldas/outbox'
import { deadlineIn } from '@yoldas/time'
import { oncePerTurn, type ToolTurn } from '../../answer/toolbox.ts'
import { type Preferred, readPreferences, withPreferences } from './preferences.ts'
import { isFull, movedTo, pendingAfter, preferenceOf, readDueAt, withChange } from './rules.ts'

const listMilliseconds = 2_000
const deliveryMilliseconds = 2_000

type NewMessage = Omit<ScheduledMessage, 'id' | 'dueAt' | 'createdAt'> & {
  /** Istanbul's clock, `YYYY-MM-DDTHH:MM`. */
  dueAt: string
}

type Erased = { kind: 'erased' }
const erased: Erased = { kind: 'erased' }
type Added =
  /** `movedTo` is where quiet hours will move it, if they will. */
  | { kind: 'added'; message: ScheduledMessage; movedTo: Date | null }
  /** `now` is the clock that decides what is past. `off`: the student has turned off what is of this kind. */
  | { kind: 'impossible' | 'past' | 'far' | 'full' | 'off'; now: Date }
  | Erased

/**
 * What the companion will write first, as a turn sees and changes it: with what earlier turns sent and with what it
 * staged itself. Each rejects where the owner cannot be asked.
 */
export type Schedule = {
  /** Soonest first. */
  list(): Promise<{ kind: 'listed'; scheduled: ScheduledMessage[] } | Erased>
  add(message: NewMessage): Promise<Added>
  cancel(id: string): Promise<{ kind: 'cancelled' | 'unknown' } | Erased>
  /** Changes what the student wants of it; `preferred` is what that comes to, where that is known. Needs nobody. */
  prefer(changes: Preferences): Promise<{ kind: 'preferred'; preferred: Preferred | null } | Erased>
}

/** The signal aborts when the turn ends early: a call that is still under way changes nothing then. */
type Deps = Pick<ToolTurn, 'db' | 'bus' | 'relay' | 'studentKey' | 'questionId' | 'signal' | 'stage'>

/** Reads nothing until it is used. All changes leave as one command to each owner, in the commit that ends the turn. */
function openSchedule({ db, bus, relay, studentKey, questionId, signal, stage }: Deps): Schedule {
  const read = shared(async () => {
    const [[listed], preferred] = await Promise.all([
      Promise.allSettled([readSchedule(db, bus, studentKey)]),
      readPreferences(db, bus, studentKey),
    ])
    return { listed, preferred }
  })
  let staged: ScheduleChange[] | null = null
  let stagedPreferences: Preferences | null = null

  /** Hands what is found to the calls of a step in their order: nothing is waited for between reading and staging. */
  async function see<Result>(on: (listed: PromiseSettledResult<Read>, preferred: Preferred | null) => Result) {
    const { listed, preferred } = await read()
    signal.throwIfAborted()
    if (preferred === 'erased') return erased
    return on(listed, preferred && withPreferences(preferred, stagedPreferences ?? {}))
  }

  const decide = <Result>(on: (pending: ScheduledMessage[], now: Date, preferred: Preferred | null) => Result) =>
    see((listed, preferred) => {
      if (listed.status === 'rejected') throw listed.reason
      const found = listed.value
      if (found.kind === 'erased') return erased
      const pending = pendingAfter(found.scheduled, [...found.unconfirmed, ...(staged ?? [])])
      return on(pending, new Date(found.now), preferred)
    })

  function change(made: ScheduleChange): void {
    if (!staged) stage({ isAnswer: false, apply: send })
    staged = withChange(staged ?? [], made)
  }

  async function send(tx: Db) {
    if (!staged?.length) return undefined
    const id = await sendCommand(tx, changeSchedule, studentKey, { studentKey, changes: staged })
    return () => relay.deliver([id], deliveryMilliseconds)
  }

  async function sendPreferences(tx: Db) {
    const preferences = stagedPreferences ?? {}
    // The conversation is locked: of two turns the later one decides later.
    const decidedAt = await databaseTime(tx)
    const id = await sendCommand(tx, changePreferences, studentKey, { studentKey, preferences, decidedAt })
    return () => relay.deliver([id], deliveryMilliseconds)
  }

  return {
    list: () => decide((scheduled) => ({ kind: 'listed', scheduled })),
    add: (asked) =>
      decide((pending, now, preferred): Added => {
        const due = readDueAt(asked.dueAt, now)
        if (due.kind !== 'due') return { kind: due.kind, now }
        if (preferred && !preferred.proactive[preferenceOf[asked.kind]]) return { kind: 'off', now }
        if (isFull(pending)) return { kind: 'full', now }
        const message = { ...asked, id: newId(), dueAt: due.dueAt.toISOString(), createdAt: now.toISOString() }
        change({ change: 'add', message, afterMessageId: questionId })
        return { kind: 'added', message, movedTo: movedTo(asked.kind, due.dueAt, preferred) }
      }),
    cancel: (id) =>
      decide((pending) => {
        if (!pending.some((message) => message.id === id)) return { kind: 'unknown' }
        change({ change: 'cancel', id })
        return { kind: 'cancelled' }
      }),
    prefer: (changes) =>
      see((_listed, preferred) => {
        if (!stagedPreferences) stage({ isAnswer: false, apply: sendPreferences })
        stagedPreferences = { ...stagedPreferences, ...changes }
        return { kind: 'preferred', preferred: preferred && withPreferences(preferred, changes) }
      }),
  }
}

/** The one that a turn's tools share. */
export const shareSchedule = oncePerTurn(openSchedule)

type Read = Awaited<ReturnType<typeof readSchedule>>

/** The commands come first: one that arrives meanwhile is in the list. */
async function readSchedule(db: Db, bus: Bus, studentKey: string) {
  const unconfirmed = await findUnconfirmed(db, changeSchedule, studentKey)
  const listed = await bus.request(listScheduled, { studentKey }, deadlineIn(listMilliseconds))
  return listed.kind === 'erased' ? listed : { ...listed, unconfirmed: unconfirmed.flatMap(({ changes }) => changes) }
}

/** One reading for all who ask while it is under way, so that they go on in the order in which they asked. */
function shared<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let reading: Promise<Result> | null = null
  return () => {
    reading ??= read().finally(() => {
      reading = null
    })
    return reading
  }
}
