import { cpus } from 'node:os'

/** How many cores each program used in a window. */
export type Cores = {
  /** All that runs on it, the client and the model's stand-in too. */
  machine: number
  nats: number
  postgres: number
  /** Our programs, whose processes work in one thread each: all of them, and the one that had most to do. */
  threads: Array<{ name: string; all: number; busiest: number }>
}

export const coreCount = cpus().length
/** Of a core: what is used so far has no more to give. */
const full = 0.9

/** What has no more to give, the machine before a program on it; nothing, where something is waited for. */
export function mostSaturated({ machine, threads }: Cores, cores = coreCount): string {
  if (machine >= full * cores) return `the machine, ${machine.toFixed(2)} of ${cores} cores`
  const [busiest] = threads.toSorted((one, other) => other.busiest - one.busiest)
  if (!busiest || busiest.busiest < full) return `nothing, ${machine.toFixed(2)} of ${cores} cores are in use`
  return `${busiest.name}, ${busiest.busiest.toFixed(2)} of its thread`
}

/** Seconds that the cores have worked since the machine began. */
export function busySeconds(): number {
  const working = cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq)
  return working.reduce((sum, one) => sum + one, 0) / 1000
}
