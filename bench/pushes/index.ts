import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Listening, Order, Report } from './protocol.ts'

export type PushProvider = Disposable & {
  url: string
  /** Resolves with the seconds between the first and the last of so many pushes, when the last has come. */
  awaitPushes(count: number): Promise<number>
}

export async function startPushProvider(): Promise<PushProvider> {
  const child = fork(join(import.meta.dirname, 'main.ts'))
  const [{ url }] = (await once(child, 'message')) as [Listening]
  return {
    url,
    async awaitPushes(awaiting) {
      child.send({ awaiting } satisfies Order)
      const [{ seconds }] = (await once(child, 'message')) as [Report]
      return seconds
    },
    [Symbol.dispose]: () => void child.kill(),
  }
}
