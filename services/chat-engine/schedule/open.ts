import type { Bus } from '@yoldas/bus'
import { changeSchedule, listScheduled, type ScheduleChange, type ScheduledMessage } from '@yoldas/contracts/scheduler'
import type { Db } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { findUnconfirmed, type Relay, sendCommand } from '@yoldas/outbox'
import { deadlineIn } from '@yoldas/time'
import type { Effect } from '../turn/store.ts'
import { isFull, pendingAfter, readDueAt, withChange } from './rules.ts'

const listMilliseconds = 2_000
const deliveryMilliseconds = 2_000

type NewMessage = Omit<ScheduledMessage, 'id' | 'dueAt' | 'createdAt'> & {
  /** Istanbul's clock, `YYYY-MM-DDTHH:MM`. */
  dueAt: string
}

type Erased = { kind: 'erased' }
type Added =
  | { kind: 'added'; message: ScheduledMessage }
  /** `now` is the clock that decides what is past. */
  | { kind: 'impossible' | 'past' | 'far' | 'full'; now: Date }
  | Erased

/**
 * What the companion will write first, as a turn sees and changes it: with what earlier turns sent and with what it staged
 * itself. Each rejects where the owner cannot be asked.
 */
export type Schedule = {
  /** Soonest first. */
  list(): Promise<{ kind: 'listed'; scheduled: ScheduledMessage[] } | Erased>
  add(message: NewMessage): Promise<Added>
  cancel(id: string): Promise<{ kind: 'cancelled' | 'unknown' } | Erased>
}

type Deps = {
  db: Db
  bus: Bus
  relay: Pick<Relay, 'deliver'>
  studentKey: string
  /** Aborts when the turn ends early: a call that is still under way changes nothing then. */
  signal: AbortSignal
  stage(effect: Effect): void
}

/** Reads nothing until it is used. All changes leave as one command, in the commit that ends the turn. */
export function openSchedule({ db, bus, relay, studentKey, signal, stage }: Deps): Schedule {
  const read = shared(() => readSchedule(db, bus, studentKey))
  let staged: ScheduleChange[] | null = null

  /** Decides on what is pending, in the order of the calls: nothing is waited for between reading and staging. */
  async function decide<Result>(on: (pending: ScheduledMessage[], now: Date) => Result): Promise<Result | Erased> {
    const found = await read()
    signal.throwIfAborted()
    if (found.kind === 'erased') return found
    return on(pendingAfter(found.scheduled, [...found.unconfirmed, ...(staged ?? [])]), new Date(found.now))
  }

  function change(made: ScheduleChange): void {
    if (!staged) stage({ isAnswer: false, apply: send })
    staged = withChange(staged ?? [], made)
  }

  async function send(tx: Db) {
    if (!staged?.length) return undefined
    const id = await sendCommand(tx, changeSchedule, studentKey, { studentKey, changes: staged })
    return () => relay.deliver([id], deliveryMilliseconds)
  }

  return {
    list: () => decide((scheduled) => ({ kind: 'listed', scheduled })),
    add: (asked) =>
      decide((pending, now): Added => {
        const due = readDueAt(asked.dueAt, now)
        if (due.kind !== 'due') return { kind: due.kind, now }
        if (isFull(pending)) return { kind: 'full', now }
        const message = { ...asked, id: newId(), dueAt: due.dueAt.toISOString(), createdAt: now.toISOString() }
        change({ change: 'add', message })
        return { kind: 'added', message }
      }),
    cancel: (id) =>
      decide((pending) => {
        if (!pending.some((message) => message.id === id)) return { kind: 'unknown' }
        change({ change: 'cancel', id })
        return { kind: 'cancelled' }
      }),
  }
}

/** The commands come first: one that arrives meanwhile is in the list. */
async function readSchedule(db: Db, bus: Bus, studentKey: string) {
  const unconfirmed = await findUnconfirmed(db, changeSchedule, studentKey)
  const listed = await bus.request(listScheduled, { studentKey }, deadlineIn(listMilliseconds))
  return listed.kind === 'erased' ? listed : { ...listed, unconfirmed: unconfirmed.flatMap(({ changes }) => changes) }
}

/** One reading for all who ask while it is under way, so that they go on in the order in which they asked. */
function shared<Found>(read: () => Promise<Found>): () => Promise<Found> {
  let reading: Promise<Found> | null = null
  return () => {
    reading ??= read().finally(() => {
      reading = null
    })
    return reading
  }
}
