import { isUnavailable } from '@yoldas/db'
import type { Log } from '@yoldas/telemetry'
import { pause } from '@yoldas/time'

const againMilliseconds = 250

/**
 * A turn outlasts a Postgres that is gone for a moment: what it needs or has written is asked for again until the
 * signal, and once after it. (A turn whose commit succeeded while its answer was lost looks as if it had passed to
 * another attempt.)
 */
export async function untilAvailable<Result>(
  log: Log,
  signal: AbortSignal,
  ask: () => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted()
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!isUnavailable(error)) throw error
      signal.throwIfAborted()
      log.warn({ err: error }, 'Postgres is unavailable: asked again')
      await pause(againMilliseconds, signal)
    }
  }
}

/** Whether Postgres answered what this process asked last, and for how long it has. */
export type Outage = {
  /** Rejects as the question does. */
  watch<Result>(ask: () => Promise<Result>): Promise<Result>
  isAway(): boolean
  /** Has nobody taken over for as long as after an outage. */
  spare(): void
  /** Not before Postgres has answered for so long that every living engine has renewed its lease. */
  mayTakeOver(): boolean
}

/** At the start nothing is known to have been away. */
export function watchOutage(graceMilliseconds: number): Outage {
  let away = false
  let graceUntil = 0
  const spare = () => {
    graceUntil = performance.now() + graceMilliseconds
  }
  return {
    watch: async (ask) => {
      try {
        const answer = await ask()
        if (away) spare()
        away = false
        return answer
      } catch (error) {
        if (isUnavailable(error)) away = true
        throw error
      }
    },
    isAway: () => away,
    spare,
    mayTakeOver: () => !away && performance.now() >= graceUntil,
  }
}
