import { isUnavailable } from '@yoldas/db'

/** Whether Postgres answered what this process asked last, and for how long it has. */
export type Outage = {
  /** Rejects as the question does. */
  watch<Result>(ask: () => Promise<Result>): Promise<Result>
  isAway(): boolean
  /** Has nobody taken over for as long as after an outage. */
  spare(): void
  /** True once Postgres has answered long enough for every living engine to renew its lease. */
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
