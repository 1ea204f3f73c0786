import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

/** What one student does to the others. */
export const attacks = [
  'sends, 1,000 at once',
  'one clientId, 100 at once',
  'exports, 50 at once',
  'images of 25 megapixels, 20 at once',
  'images whose EXIF loops, 20 at once',
  'topics of 7,000 sessions, 40 at once',
  '/health, 100 at once',
  'unfinished bodies, 15,000 at once',
] as const
export type Attack = (typeof attacks)[number]

/** Goes on until it is disposed of. An attacker's CPU is their own: on these cores it gets what the services leave. */
export function startAttack(attack: Attack, target: { url: string; token: string }): AsyncDisposable {
  const child = fork(join(import.meta.dirname, 'attacker.ts'))
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  child.send({ attack, ...target })
  return {
    async [Symbol.asyncDispose]() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
