import { setTimeout } from 'node:timers/promises'
import { type Patience, untilSilent } from './liveness.ts'
import type { Running } from './processes.ts'

/** A part as it is to be started, the first time and again. */
export type Plan = {
  name: string
  /** Where it listens, for the person who reads the terminal. */
  address: string
  start(signal: AbortSignal): Promise<Running>
  /** Is asked as long as the part runs, which is killed when it does not answer. Without one its end alone is noticed. */
  livezUrl?: string | undefined
}

export type Supervisor = AsyncDisposable & {
  /**
   * Starts these parts at the same time and resolves when all are ready; from then on each that ends is started again,
   * the first time at once and always within 2 s. One that has fallen silent is killed for that.
   * @throws when one does not start; the others are left to disposal
   */
  start(plans: Plan[]): Promise<void>
}

/** A part that lived so long is healthy: its next end is a first one again. */
const healthyMilliseconds = 10_000
const pausesMilliseconds = [0, 250, 500, 1000, 1500]
/** After this long whatever still runs is killed. */
const stopMilliseconds = 12_000

type Kept = { current: Running; watching: Promise<void> }

/** Disposal stops the parts, those started last first, within 15 s. */
export function supervise(say: (line: string) => void, patience?: Patience): Supervisor {
  const stopping = new AbortController()
  const { signal } = stopping
  const groups: Kept[][] = []
  const starting = new Set<Promise<unknown>>()

  const isUp = ({ name, address }: Plan, { how }: Running) => say(`${name.padEnd(22)} ${address} (${how})`)

  async function keep(plan: Plan): Promise<Kept> {
    const current = await plan.start(signal)
    isUp(plan, current)
    const kept: Kept = { current, watching: Promise.resolve() }
    kept.watching = watch(plan, kept)
    return kept
  }

  /** Resolves with the reason when it has ended. One that is being stopped has its own time for that. */
  async function endOf({ livezUrl }: Plan, running: Running): Promise<string> {
    if (livezUrl === undefined) return running.exited
    const over = new AbortController()
    void running.exited.then(() => over.abort())
    const isSilent = await untilSilent(livezUrl, AbortSignal.any([signal, over.signal]), patience)
    if (!isSilent) return running.exited
    await running.kill()
    return 'did not answer for its life and was killed'
  }

  async function watch(plan: Plan, kept: Kept): Promise<void> {
    let deaths = 0
    let since = performance.now()
    let reason = await endOf(plan, kept.current)
    while (!signal.aborted) {
      if (performance.now() - since > healthyMilliseconds) deaths = 0
      say(`${plan.name.padEnd(22)} ${reason}; starting it again`)
      await setTimeout(pausesMilliseconds[Math.min(deaths, pausesMilliseconds.length - 1)])
      deaths += 1
      if (signal.aborted) return
      since = performance.now()
      try {
        kept.current = await plan.start(signal)
        isUp(plan, kept.current)
        reason = await endOf(plan, kept.current)
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error)
      }
    }
  }

  return {
    async start(plans) {
      signal.throwIfAborted()
      const group: Kept[] = []
      groups.push(group)
      const all = Promise.allSettled(plans.map(async (plan) => group.push(await keep(plan))))
      starting.add(all)
      const started = await all
      for (const result of started) if (result.status === 'rejected') throw result.reason
    },
    async [Symbol.asyncDispose]() {
      stopping.abort()
      const inTime = new AbortController()
      const tooLong = setTimeout(stopMilliseconds, undefined, { signal: inTime.signal })
      tooLong.then(() => Promise.all(groups.flat().map(({ current }) => current.kill()))).catch(() => {})
      // What is being started gives up by the signal.
      await Promise.race([Promise.all(starting), tooLong])
      for (const group of groups.toReversed()) {
        await Promise.all(
          group.map(async (kept) => {
            await kept.current[Symbol.asyncDispose]()
            await kept.watching
          }),
        )
      }
      inTime.abort()
    },
  }
}
