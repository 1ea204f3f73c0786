import { AsyncResource } from 'node:async_hooks'
import { Unavailable } from '@yoldas/bus'

type Job = { isWanted: () => boolean; start: () => Promise<void>; giveUp: () => void }

/**
 * Runs at most so many jobs at once, of each who asks at most one, and takes turns between them: however much one asks
 * for, and however long it takes, each gets a turn.
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
  const running = new Set<string>()

  function startNext() {
    while (running.size < atOnce) {
      const next = takeNext()
      if (!next) return
      const { asker, job } = next
      running.add(asker)
      void job.start().finally(() => {
        running.delete(asker)
        putLast(asker)
        startNext()
      })
    }
  }

  /** Of those whose turn it is. */
  function takeNext(): { asker: string; job: Job } | undefined {
    for (const [asker, jobs] of waiting) {
      if (running.has(asker)) continue
      const [job, ...rest] = jobs.filter(isStillWanted)
      if (rest.length > 0) waiting.set(asker, rest)
      else waiting.delete(asker)
      if (job) return { asker, job }
    }
    return undefined
  }

  function putLast(asker: string) {
    const jobs = waiting.get(asker)
    waiting.delete(asker)
    if (jobs) waiting.set(asker, jobs)
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
