import { every, isQuiet, istanbulTime, type Repeating } from '@yoldas/time'

/** From when to when jobs of the night run, in Istanbul. */
const night = { start: '02:00', end: '06:00' }
const againMilliseconds = 600_000

/** Asked before each page of a job: false when the night is over, or the process is asked to end. */
export type MayGoOn = () => Promise<boolean>

/**
 * Runs a job in the night, by the clock that is given, in ISO 8601: every ten minutes, so that what one replica leaves
 * another finishes.
 */
export function nightly(
  clock: () => Promise<string>,
  job: (mayGoOn: MayGoOn) => Promise<unknown>,
  onError: (error: unknown) => void,
): Repeating {
  let isEnding = false
  const mayGoOn = async () => !isEnding && isQuiet(istanbulTime(new Date(await clock())).time, night)
  const repeating = every(againMilliseconds, async () => ((await mayGoOn()) ? job(mayGoOn) : undefined), onError)
  return {
    wake: repeating.wake,
    [Symbol.asyncDispose]() {
      isEnding = true
      return repeating[Symbol.asyncDispose]()
    },
  }
}
