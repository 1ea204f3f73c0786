import { type Deadline, pause, runUnasked } from '@yoldas/time'
import { maxUnfinished } from '../../conversation/rules.ts'

/** Where sends wait, without a connection to Postgres, while too many of their student's turns are unfinished. */
export type SendQueue = {
  /** Whether sends of this student wait here: one that comes now waits behind them. */
  isContested(studentKey: string): boolean
  /** True when a turn may be accepted now, in order of arrival; false when none could be until the deadline. */
  wait(studentKey: string, deadline: Deadline): Promise<boolean>
}

const askedAgainMilliseconds = 200

/** One question asks for all students whose sends wait, and is asked again as long as there are any. */
export function openSendQueue(
  count: (studentKeys: string[]) => Promise<Map<string, number>>,
  onError: (error: unknown) => void,
): SendQueue {
  const queues = new Map<string, Set<AbortController>>()
  let isAsking = false

  const askAgain = async () => {
    isAsking = true
    while (queues.size > 0) {
      await pause(askedAgainMilliseconds)
      const unfinished = await count([...queues.keys()]).catch(onError)
      for (const [studentKey, turns] of unfinished ?? []) {
        const free = Math.max(0, maxUnfinished - turns)
        for (const waiting of [...(queues.get(studentKey) ?? [])].slice(0, free)) waiting.abort()
      }
    }
    isAsking = false
  }

  return {
    isContested: (studentKey) => queues.has(studentKey),
    wait: async (studentKey, deadline) => {
      const entered = new AbortController()
      const queue = queues.get(studentKey) ?? new Set()
      queues.set(studentKey, queue.add(entered))
      if (!isAsking) void runUnasked(askAgain)
      await pause(deadline.remaining(), entered.signal)
      queue.delete(entered)
      if (queue.size === 0 && queues.get(studentKey) === queue) queues.delete(studentKey)
      return entered.signal.aborted
    },
  }
}
