import type { Writable } from 'node:stream'

export type Pace = { firstMilliseconds: number; delayMilliseconds: number }

/** A timer may fire this much early rather than cost another one. */
const earlyMilliseconds = 0.5
const batchCharacters = 16_384

/**
 * Writes the events on a schedule that is fixed at the start, so that late timers do not add up; what is overdue goes
 * out together. Waits for a slow reader. `lead` goes out at once.
 * @returns false when the reader went away first
 */
export function writePaced(
  response: Writable,
  lead: string,
  events: readonly string[],
  { firstMilliseconds, delayMilliseconds }: Pace,
): Promise<boolean> {
  const start = performance.now() + firstMilliseconds
  return new Promise((resolve) => {
    let written = 0
    let isOver = false
    let timer: NodeJS.Timeout | undefined
    const end = (isComplete: boolean) => {
      isOver = true
      clearTimeout(timer)
      response.off('close', vanish)
      resolve(isComplete)
    }
    const vanish = () => end(false)
    const write = (batch: string) => {
      const latest = performance.now() + earlyMilliseconds
      let text = batch
      while (written < events.length && text.length < batchCharacters) {
        if (start + written * delayMilliseconds > latest) break
        text += events[written++]
      }
      const hasRoom = text === '' || response.write(text)
      if (written === events.length) end(true)
      else if (!hasRoom) response.once('drain', writeNext)
      else wait(start + written * delayMilliseconds - performance.now())
    }
    const writeNext = () => {
      if (!isOver) write('')
    }
    const wait = (milliseconds: number) => {
      if (milliseconds > earlyMilliseconds) timer = setTimeout(writeNext, Math.round(milliseconds))
      else setImmediate(writeNext)
    }
    response.on('close', vanish)
    if (response.destroyed) vanish()
    else write(lead)
  })
}
