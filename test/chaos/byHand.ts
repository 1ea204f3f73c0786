import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { jobCommand } from '../support/jobs.ts'
import type { Random } from './random.ts'
import { refusedIn } from './scheduledLedger.ts'
import type { World } from './world.ts'

/** Preloaded into a replica: its wall clock is wrong by so much. */
export const skewed = (seconds: number) => ({
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'skewClock.ts')}`,
  CLOCK_SKEW_SECONDS: String(seconds),
})

/** A job run by hand. */
export type Job = {
  /** What it says in the end; undefined when it was killed or failed. */
  said: Promise<string | undefined>
  /** All that it wrote until now, its log included. */
  output(): string
  kill(): void
}

export function startJob({ stack }: World, args: readonly string[], settings: Record<string, string> = {}): Job {
  const { command, args: all, env } = jobCommand(stack, args, settings)
  const child = spawn(command, all, { env, stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  child.stdout.on('data', (bytes) => {
    output += String(bytes)
  })
  const said = once(child, 'close').then(([code]) => (code === 0 ? output.trim().split('\n').at(-1) : undefined))
  return { said, output: () => output, kill: () => void child.kill('SIGKILL') }
}

export type Deliveries = AsyncDisposable & { kills(): number; refused(): string[] }

/**
 * Delivers what is due by hand, again and again, in so many processes at once; each is killed with this probability,
 * somewhere in its second. Disposing ends it.
 */
export function keepDelivering(
  world: World,
  random: Random,
  { processes = 1, leaseSeconds = 2, killed = 0 } = {},
): Deliveries {
  let kills = 0
  const refused: string[] = []
  let isOver = false
  const deliver = async (own: Random) => {
    const job = startJob(world, ['deliver-due'], { LEASE_SECONDS: String(leaseSeconds) })
    if (own.chance(killed)) {
      const isDone = job.said.then(() => true)
      if (!(await Promise.race([isDone, setTimeout(own.between(300, 1_300), false)]))) {
        job.kill()
        kills += 1
      }
    }
    await job.said
    refused.push(...refusedIn(job.output()))
  }
  const keep = async (own: Random) => {
    while (!isOver) {
      await deliver(own)
      await setTimeout(100)
    }
  }
  const keeping = Array.from({ length: processes }, () => keep(random.fork()))
  return {
    kills: () => kills,
    refused: () => refused,
    async [Symbol.asyncDispose]() {
      isOver = true
      await Promise.all(keeping)
    },
  }
}
