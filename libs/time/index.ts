/** A point on this process's monotonic clock: no change of the wall clock moves it. */
export type Deadline = {
  /** Whole milliseconds left, 0 once it has passed. */
  remaining(): number
}

export function deadlineIn(milliseconds: number): Deadline {
  const end = performance.now() + milliseconds
  return { remaining: () => Math.max(0, Math.floor(end - performance.now())) }
}

/** Resolves after the delay, or at once when the signal aborts. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    signal?.addEventListener('abort', finish)
    if (signal?.aborted) finish()
  })
}

/** A job that repeats: `ring` runs it now, disposing waits for the run under way and starts no other. */
export type Repeating = AsyncDisposable & { ring(): void }

/**
 * Runs the job at most `milliseconds` after the last run ended, and at once when rung. Runs never overlap; a ring during
 * a run is followed by another. A failing run is handed to `onError` and stops nothing.
 */
export function every(milliseconds: number, job: () => Promise<unknown>, onError: (error: unknown) => void): Repeating {
  const stop = new AbortController()
  let rung = Promise.withResolvers<void>()
  const loop = async () => {
    while (!stop.signal.aborted) {
      const waiting = new AbortController()
      await Promise.race([pause(milliseconds, AbortSignal.any([stop.signal, waiting.signal])), rung.promise])
      waiting.abort()
      rung = Promise.withResolvers()
      if (!stop.signal.aborted) await job().catch(onError)
    }
  }
  const done = loop()
  return {
    ring: () => rung.resolve(),
    async [Symbol.asyncDispose]() {
      stop.abort()
      await done
    },
  }
}

const istanbul = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Istanbul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The wall clock in Europe/Istanbul: `day` as YYYY-MM-DD, `time` as HH:MM. */
export function istanbulTime(instant: Date): { day: string; time: string } {
  const part = Object.fromEntries(istanbul.formatToParts(instant).map(({ type, value }) => [type, value]))
  return { day: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` }
}

/** Whole days from one `YYYY-MM-DD` to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
