import type { Bus } from '@yoldas/bus'
import { getRunningTurn, type Turn } from '@yoldas/contracts/chat'
import { unavailable } from '@yoldas/http'
import type { Deadline } from '@yoldas/time'
import { isKept, type Position } from './position.ts'

export type FeedBus = Pick<Bus, 'askSnapshot' | 'liveState' | 'replayPage' | 'request'>

/** What a feed begins with, and the place after which a client that listens from now on misses nothing. */
export type Opening = {
  incarnation: string
  lastSequence: number
  running: Turn | null
  /** The client has what is up to here, and gets what comes after; null: it begins with the running turn. */
  seen: Position | null
  /** Something may have gone by for good: history has it. */
  resync: boolean
}

/**
 * Reads what a feed begins with. Null for an erased student.
 * @throws HttpError 503 when it cannot be read now
 */
export async function readOpening(
  bus: FeedBus,
  studentKey: string,
  after: Position | 'unreadable' | null,
  deadline: Deadline,
): Promise<Opening | null> {
  // In this order: a turn that begins between the two is received, or found, or both.
  const state = await bus.liveState().catch((error) => Promise.reject(unavailable(error)))
  const answer = await bus.request(getRunningTurn, { studentKey }, deadline)
  if (answer.kind === 'erased') return null
  const { incarnation, lastSequence } = state
  const seen = after !== null && after !== 'unreadable' && isKept(after, state) ? after : null
  return { incarnation, lastSequence, running: answer.turn, seen, resync: after !== null && seen === null }
}
