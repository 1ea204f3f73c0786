import type { MistakeFilter, StoredMistake } from '@yoldas/contracts/mistakes'
import type { PlanBlock } from '@yoldas/contracts/plan'
import {
  changeWork,
  type JourneyOverview,
  maxChanges,
  type ReviewOverview,
  tryWork,
  type WorkChange,
  type WorkOutcome,
} from '@yoldas/contracts/work'
import type { Db } from '@yoldas/db'
import { findUnconfirmed, sendCommand, takeBack } from '@yoldas/outbox'
import { deadlineIn } from '@yoldas/time'
import { oncePerTurn, type ToolTurn } from '../../answer/toolbox.ts'

const tryMilliseconds = 2_000
const deliveryMilliseconds = 2_000

type Erased = { kind: 'erased' }
type Days = { from: string; to: string }
type Views = { plan?: Days; journey?: boolean; review?: boolean; mistakes?: MistakeFilter }

/**
 * The student's plan, journey and reviews, as a turn sees and changes them: with what earlier turns sent and with what it staged
 * itself. Calls are answered in their order. Each rejects where the owner, who judges every change, cannot be asked.
 */
export type Work = {
  /** Both days included; `today` is Istanbul's, by the owner's clock, as everywhere here. */
  plan(days: Days): Promise<{ kind: 'plan'; today: string; blocks: PlanBlock[] } | Erased>
  journey(): Promise<{ kind: 'journey'; today: string; journey: JourneyOverview } | Erased>
  review(): Promise<{ kind: 'review'; today: string; review: ReviewOverview } | Erased>
  /** The newest of those that are asked for. */
  mistakes(filter: MistakeFilter): Promise<{ kind: 'mistakes'; mistakes: StoredMistake[] } | Erased>
  /** Stages the change if it can be done. `full`: a command holds no more. */
  change(
    change: WorkChange,
  ): Promise<{ kind: 'tried'; today: string; outcome: WorkOutcome } | { kind: 'full' } | Erased>
}

/** The signal aborts when the turn ends early: a call that is still under way changes nothing then. */
type Deps = Pick<ToolTurn, 'db' | 'bus' | 'relay' | 'studentKey' | 'signal' | 'stage'>

/** Reads nothing until it is used. All changes leave as one command, in the commit that ends the turn. */
export function openWork({ db, bus, relay, studentKey, signal, stage }: Deps): Work {
  const staged: WorkChange[] = []
  const inTurn = queue()

  /** Read before the owner is asked: a command that arrives meanwhile counts once all the same. */
  async function decided(): Promise<WorkChange[]> {
    signal.throwIfAborted()
    const sent = await findUnconfirmed(db, changeWork, studentKey)
    return [...sent.flatMap(({ changes }) => changes), ...staged]
  }

  async function look(changes: WorkChange[], views: Views = {}) {
    const seen = await bus.request(tryWork, { studentKey, changes, ...views }, deadlineIn(tryMilliseconds))
    signal.throwIfAborted()
    return seen
  }

  async function send(tx: Db) {
    // They have room: each was seen before the last change was staged, since a student's turns follow one another.
    const earlier = await takeBack(tx, changeWork, studentKey)
    const changes = [...earlier.flatMap((command) => command.changes), ...staged]
    const id = await sendCommand(tx, changeWork, studentKey, { studentKey, changes })
    return () => relay.deliver([id], deliveryMilliseconds)
  }

  return {
    plan: (days) =>
      inTurn(async () => {
        const seen = await look(await decided(), { plan: days })
        return seen.kind === 'erased' ? seen : { kind: 'plan', today: seen.today, blocks: given(seen.blocks) }
      }),
    journey: () =>
      inTurn(async () => {
        const seen = await look(await decided(), { journey: true })
        return seen.kind === 'erased' ? seen : { kind: 'journey', today: seen.today, journey: given(seen.journey) }
      }),
    review: () =>
      inTurn(async () => {
        const seen = await look(await decided(), { review: true })
        return seen.kind === 'erased' ? seen : { kind: 'review', today: seen.today, review: given(seen.review) }
      }),
    mistakes: (filter) =>
      inTurn(async () => {
        const seen = await look(await decided(), { mistakes: filter })
        return seen.kind === 'erased' ? seen : { kind: 'mistakes', mistakes: given(seen.mistakes) }
      }),
    change: (change) =>
      inTurn(async () => {
        const before = await decided()
        if (before.length >= maxChanges) return { kind: 'full' }
        const seen = await look([...before, change])
        if (seen.kind === 'erased') return seen
        const outcome = given(seen.outcomes.at(-1))
        if (outcome.kind !== 'unknown' && outcome.kind !== 'invalid') {
          if (staged.length === 0) stage({ isAnswer: false, apply: send })
          staged.push(change)
        }
        return { kind: 'tried', today: seen.today, outcome }
      }),
  }
}

/** The one that a turn's tools share. */
export const shareWork = oncePerTurn(openWork)

/** What was asked for. */
function given<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('profile-journey answered only some of what was asked')
  return value
}

/**
 * Runs one at a time, in the order of asking. What fails fails for those behind it too: they would wait as long in
 * vain.
 */
function queue(): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const result = last.then(run)
    last = result
    result.catch(() => {
      if (last === result) last = Promise.resolve()
    })
    return result
  }
}
