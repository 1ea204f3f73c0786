/**
 * How late messages are, by the askers' and our own monotonic clocks, which nobody has set to each other: the fastest
 * message of an asker lately tells how far the two are apart, and every other is late by as much as it took longer.
 */
export type Transit = {
  /** Milliseconds, 0 for an asker's first message. `mark` is what `markOf` made of the asker's name and clock. */
  lateness(mark: string | undefined): number
}

/**
 * A message is compared with those of this one and the one before: a clock that has jumped is believed again after two.
 */
const windowMilliseconds = 10_000
/**
 * Clocks drift apart, so that nothing is compared with what came longer ago. No process is stopped or hangs for that
 * long.
 */
const rememberedMilliseconds = 600_000

export const markOf = (asker: string): string => `${asker} ${performance.now()}`

export function createTransit(now = () => performance.now()): Transit {
  let [current, previous] = [new Map<string, number>(), new Map<string, number>()]
  let begun = now()

  const turnOver = () => {
    const age = now() - begun
    if (age < windowMilliseconds) return
    previous = age < rememberedMilliseconds ? current : new Map()
    current = new Map()
    begun = now()
  }

  return {
    lateness: (mark = '') => {
      const [asker = '', sent = ''] = mark.split(' ')
      const apart = now() - Number.parseFloat(sent)
      if (Number.isNaN(apart)) return 0
      turnOver()
      const fastest = Math.min(apart, current.get(asker) ?? apart)
      current.set(asker, fastest)
      return apart - Math.min(fastest, previous.get(asker) ?? apart)
    },
  }
}
