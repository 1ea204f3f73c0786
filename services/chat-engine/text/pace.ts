/** Between two chunks of a stream; the first of a turn goes out at once. */
export const coalesceMilliseconds = 50

/** Disposed, it flushes nothing more. */
export type Pace = Disposable & {
  /** There is something to flush. */
  wake(): void
}

/** Calls `flush` at once, and then every so many milliseconds for as long as it is woken between. */
export function paced(flush: () => void, milliseconds = coalesceMilliseconds): Pace {
  let isRung = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const start = () => {
    isRung = false
    timer = setTimeout(() => {
      timer = undefined
      if (isRung) run()
    }, milliseconds)
  }
  const run = () => {
    start()
    flush()
  }
  return {
    wake() {
      if (timer || isClosed) isRung = true
      else run()
    },
    [Symbol.dispose]() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
