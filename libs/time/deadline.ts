import { AsyncLocalStorage } from 'node:async_hooks'

/** A point on this process's monotonic clock: no change of the wall clock moves it. */
export type Deadline = {
  /** Whole milliseconds left, 0 once it has passed. */
  remaining(): number
}

export function deadlineIn(milliseconds: number): Deadline {
  const end = performance.now() + milliseconds
  return { remaining: () => Math.max(0, Math.floor(end - performance.now())) }
}

/** What an answer needs to reach its asker in time: work ends this long before the deadline. */
export const answerMilliseconds = 500

const asker = new AsyncLocalStorage<Deadline | undefined>()

/** Runs what somebody waits for until the deadline: whatever it calls and awaits finds it by `askedUntil`. */
export const runAsked = <Result>(deadline: Deadline, run: () => Result): Result => asker.run(deadline, run)

/** Runs what goes on when the asker has gone: a turn that a send has begun, say. */
export const runUnasked = <Result>(run: () => Result): Result => asker.run(undefined, run)

/** Until when somebody waits for what runs here; undefined for what nobody waits for. */
export const askedUntil = (): Deadline | undefined => asker.getStore()
