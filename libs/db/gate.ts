import { TimeIsUp } from './errors.ts'

/** Lets a number of users in at once. The others wait in line, each no longer than its own time. */
export type Gate = {
  through<Result>(milliseconds: number, use: () => Promise<Result>): Promise<Result>
  /** How many wait in line now. */
  waiting(): number
}

/** @throws TimeIsUp from `through`, without having called `use` */
export function createGate(places: number): Gate {
  let free = places
  const waiting = new Set<() => void>()

  const wait = (milliseconds: number) =>
    new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(late)
        waiting.delete(enter)
        resolve()
      }
      const giveUp = () => {
        waiting.delete(enter)
        reject(new TimeIsUp('no connection of the pool became free in time'))
      }
      const late = setTimeout(giveUp, milliseconds)
      waiting.add(enter)
    })
  const leave = () => {
    const [next] = waiting
    if (next) next()
    else free += 1
  }

  return {
    waiting: () => waiting.size,
    through: async (milliseconds, use) => {
      if (free > 0) free -= 1
      else await wait(milliseconds)
      try {
        return await use()
      } finally {
        leave()
      }
    },
  }
}
