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
  log: Pick<Log, 'warn'>,
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
