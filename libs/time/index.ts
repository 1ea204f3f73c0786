export { inBatches } from './batches.ts'
export { answerMilliseconds, askedUntil, type Deadline, deadlineIn, runAsked, runUnasked } from './deadline.ts'
export { newReminder } from './reminder.ts'

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

/**
 * Waits until work is through, but no longer than that: after that it goes on, and its owner sees how it ends.
 */
export function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(resolve, milliseconds)
    work.then(end, end)
  })
}

/** What comes first: the work's result, or the signal's reason as a rejection. Work that is left goes on by itself. */
export async function untilAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const aborted = Promise.withResolvers<never>()
  const leave = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', leave)
  if (signal.aborted) leave()
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

/** A job that repeats: `wake` runs it now, disposing waits for the run under way and starts no other. */
export type Repeating = AsyncDisposable & { wake(): void }

/**
 * Runs the job at most `milliseconds` after the last run ended, and at once when woken; a function is asked before each
 * wait. Runs never overlap; a wake during a run is followed by another. A failing run is handed to `onError` and stops
 * nothing.
 */
export function every(
  milliseconds: number | (() => number),
  job: () => Promise<unknown>,
  onError: (error: unknown) => void,
): Repeating {
  const wait = () => (typeof milliseconds === 'number' ? milliseconds : milliseconds())
  let isStopped = false
  let woken = Promise.withResolvers<void>()
  const loop = async () => {
    while (!isStopped) {
      await atMost(wait(), woken.promise)
      woken = Promise.withResolvers()
      if (!isStopped) await job().catch(onError)
    }
  }
  const done = loop()
  return {
    wake: () => woken.resolve(),
    async [Symbol.asyncDispose]() {
      isStopped = true
      woken.resolve()
      await done
    },
  }
}

/** Does a part of the work again and again, until none is left; resolves with what all of them did together. */
export async function untilNoMore(doPart: () => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const done = await doPart()
    if (done === 0) return total
    total += done
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
  // In one piece, of which the parts are taken: asking for the parts takes several times as long.
  const [day = '', time = ''] = istanbul.format(instant).split(', ')
  return { day, time }
}

/** The same in one piece, `YYYY-MM-DDTHH:MM`. */
export function toIstanbul(instant: Date): string {
  const { day, time } = istanbulTime(instant)
  return `${day}T${time}`
}

/** Years that every format writes with four digits. */
const localPattern = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}$/
const dayMilliseconds = 86_400_000

/**
 * When Istanbul's clocks show this `YYYY-MM-DDTHH:MM`: the first time, of an hour that they ran twice. Null when they
 * never do: on a day that no month has, at a time that no day has, in an hour that they left out.
 */
export function fromIstanbul(local: string): Date | null {
  const asUtc = localPattern.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN
  if (Number.isNaN(asUtc)) return null
  // The zone changes far less often than every other day, so its offset is that of the day before or of the day after.
  const offsets = [asUtc - dayMilliseconds, asUtc + dayMilliseconds]
    .map(istanbulOffset)
    .filter((offset) => !Number.isNaN(offset))
  const found = [...new Set(offsets)]
    .map((offset) => new Date(asUtc - offset))
    .filter((instant) => toIstanbul(instant) === local)
  return found.sort((one, other) => one.getTime() - other.getTime())[0] ?? null
}

/** How far Istanbul's clocks are ahead of UTC at a whole minute. */
const istanbulOffset = (milliseconds: number): number =>
  Date.parse(`${toIstanbul(new Date(milliseconds))}:00Z`) - milliseconds

/**
 * The `YYYY-MM-DD` so many days after one; before it, where the number is negative.
 * @throws RangeError when four digits cannot write its year: cut off, it would be less as text than days before it
 */
export function addDays(day: string, days: number): string {
  const found = new Date(Date.parse(day) + days * dayMilliseconds).toISOString()
  if (!/^\d{4}-/.test(found)) throw new RangeError(`${found} has no year of four digits`)
  return found.slice(0, 10)
}

/** The `YYYY-MM-DD` that follows one. */
export const nextDay = (day: string): string => addDays(day, 1)

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

/** Whole days from one `YYYY-MM-DD` to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds)
}

/**
 * Times of day in Istanbul, `HH:MM`. A window crossing midnight has start > end; with start = end there is no quiet
 * time.
 */
export type QuietHours = { start: string; end: string }

/** The end is no longer quiet. */
export function isQuiet(time: string, { start, end }: QuietHours): boolean {
  return start <= end ? time >= start && time < end : time >= start || time < end
}

/**
 * The next moment after `now` at which Istanbul's clocks show the time: today, or tomorrow, or on the day after where
 * tomorrow skips it.
 * @throws RangeError when no clock shows it
 */
export function nextAt(time: string, now: Date): Date {
  const today = istanbulTime(now).day
  for (const days of [0, 1, 2]) {
    const instant = fromIstanbul(`${addDays(today, days)}T${time}`)
    if (instant && instant > now) return instant
  }
  throw new RangeError(`no clock shows ${time}`)
}

/** When the quiet time ends that it is at this moment; null when it is not quiet. */
export function quietUntil(quietHours: QuietHours | null, at: Date): Date | null {
  return quietHours && isQuiet(istanbulTime(at).time, quietHours) ? nextAt(quietHours.end, at) : null
}

/** The first moment from now on that is in none of the windows; null when they leave none. */
export function freeAt(windows: readonly (QuietHours | null)[], now: Date): Date | null {
  let at = now
  // The end of one may be in another, and the end of that in the first again: together they take the whole day then.
  for (let moves = 0; moves <= windows.length; moves += 1) {
    const until = windows.map((window) => quietUntil(window, at)).find((end) => end !== null)
    if (!until) return at
    at = until
  }
  return null
}

/** When it will be quiet next, from a moment at which it is not; null when it never is. */
export function nextQuiet(quietHours: QuietHours | null, from: Date): Date | null {
  return quietHours && quietHours.start !== quietHours.end ? nextAt(quietHours.start, from) : null
}
