import type { Client, Failure, PlanBlock } from './index.ts'
import { ClientError } from './index.ts'

/** `blocks` are null until they have been read, and stay when reading them again fails. */
export type PlanState = { blocks: readonly PlanBlock[] | null; failure: Failure | null }

export const nothingRead: PlanState = { blocks: null, failure: null }

/** The plan from one day to another: read for the first listener, and whenever the service says that it has changed. */
export function followPlan({ plan, conversation }: Pick<Client, 'plan' | 'conversation'>, from: string, to: string) {
  let state = nothingRead
  let reads = 0
  let end = () => {}
  const listeners = new Set<() => void>()
  const put = (next: PlanState) => {
    state = next
    for (const listener of [...listeners]) listener()
  }
  const read = async () => {
    reads += 1
    const own = reads
    try {
      const blocks = await plan.list(from, to)
      if (own === reads) put({ blocks, failure: null })
    } catch (error) {
      const failure: Failure = error instanceof ClientError ? error.failure : { kind: 'unexpected', status: 0 }
      if (own === reads) put({ ...state, failure })
    }
  }
  return {
    getState: () => state,
    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        void read()
        end = conversation.onWork(({ event }) => void (event === 'plan-updated' && read()))
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) end()
      }
    },
  }
}
