import { AsyncResource } from 'node:async_hooks'
import { Unavailable } from '@yoldas/bus'

type Job = { isWanted: () => boolean; start: () => Promise<void>; giveUp: () => void }

/**
 * Runs at most so many jobs at once, and takes turns between those who ask: however much one asks for, each gets a
 * turn.
 */
export type FairQueue = {
  /**
   * Runs the job when it is its asker's turn.
   * @throws Unavailable, with the job not begun, when by then it is no longer wanted
   */
  run<Result>(asker: string, isWanted: () => boolean, job: () => Promise<Result>): Promise<Result>
}

export function fairQueue(atOnce: number): FairQueue {
  /** In the order of their turns. */
  const waiting = new Map<string, Job[]>()
  let running = 0

  function startNext() {
    while (running < atOnce) {
      const job = takeNext()
      if (!job) return
      running += 1
      void job.start().finally(() => {
        running -= 1
        startNext()
      })
    }
  }

  /** Of those whose turn it is; who has more to do is last again. */
  function takeNext(): Job | undefined {
    for (const [asker, jobs] of waiting) {
      waiting.delete(asker)
      const wanted = jobs.filter(isStillWanted)
      const [job, ...rest] = wanted
      if (rest.length > 0) waiting.set(asker, rest)
      if (job) return job
    }
    return undefined
  }

  return {
    run: (asker, isWanted, job) =>
      new Promise((resolve, reject) => {
        // As its own asker's, whoever makes room for it.
        const context = new AsyncResource('fairQueue')
        const start = () => context.runInAsyncScope(() => job().then(resolve, reject))
        const giveUp = () => reject(new Unavailable('the deadline has passed'))
        waiting.set(asker, [...(waiting.get(asker) ?? []), { isWanted, start, giveUp }])
        startNext()
      }),
  }
}

function isStillWanted({ isWanted, giveUp }: Job): boolean {
  const wanted = isWanted()
  if (!wanted) giveUp()
  return wanted
}
