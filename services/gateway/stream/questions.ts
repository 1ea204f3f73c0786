import type { Bus } from '@yoldas/bus'
import { getTurn } from '@yoldas/contracts/chat'
import type { Log } from '@yoldas/telemetry'
import { deadlineIn } from '@yoldas/time'
import type { z } from 'zod'

/** After this long without any event of an unfinished turn, what may have been missed of it is asked for. */
export const silenceMilliseconds = 10_000
export const askMilliseconds = 5_000
/** Between two calls for a snapshot of what streams have missed: all streams of a student miss the same. */
const snapshotMilliseconds = 500

/** What streams ask with. */
export type Asking = {
  bus: Pick<Bus, 'askSnapshot' | 'liveState' | 'replayLive' | 'replayPage' | 'request'>
  log: Pick<Log, 'warn'>
  /** Lets only some feeds read at once: all of them would, when the bus is back. */
  limited<Result>(read: () => Promise<Result>): Promise<Result>
}

/** A student whose streams are open here. */
export type FollowedStudent = {
  readonly deps: Asking
  readonly studentKey: string
  /** Of which turn a snapshot was asked for last. */
  asked: { turnId: string; at: number } | null
}

type TurnAnswer = z.output<typeof getTurn.output>

/** Asks the engine that runs the turn to publish all of its text. */
export function askSnapshot(student: FollowedStudent, turnId: string): void {
  student.asked = { turnId, at: performance.now() }
  student.deps.bus.askSnapshot(student.studentKey, turnId)
}

/** The same, unless it was asked just now. */
export function askForMissed(student: FollowedStudent, turnId: string): void {
  const { asked } = student
  if (asked?.turnId !== turnId || performance.now() - asked.at > snapshotMilliseconds) askSnapshot(student, turnId)
}

export const askTurn = ({ deps, studentKey }: FollowedStudent, turnId: string): Promise<TurnAnswer> =>
  deps.bus.request(getTurn, { studentKey, turnId }, deadlineIn(askMilliseconds))

/** Asks for all that may have been missed of a turn: its text, and whether it has ended. */
export function askAgain(student: FollowedStudent, turnId: string, onAnswer: (answer: TurnAnswer) => void): void {
  askSnapshot(student, turnId)
  askTurn(student, turnId)
    .then(onAnswer)
    .catch((err) => student.deps.log.warn({ err, turnId }, 'a silent turn could not be read: tried again'))
}

/** Small integers are part of what keeps them; any other number is an object for each event. */
export const wholeMilliseconds = (): number => Math.floor(performance.now())
