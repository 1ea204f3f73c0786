import { batch, lanes } from '@yoldas/companion-scheduler/delivery/deliver'
import { claimDue, finish } from '@yoldas/companion-scheduler/delivery/store'
import { connectDb } from '@yoldas/db'
import { connectOwner } from '../notifier/students.ts'
import type { DrainEnvironment } from './protocol.ts'
import type { Queue } from './queue.ts'
import { addDue, addStudents } from './rows.ts'
import { timed } from './timed.ts'

const leaseSeconds = 30

/**
 * Our own scheduled messages, claimed and finished in batches and lanes as the service does, with no delivery between.
 */
export async function openClaims({ OWNER_URL, SERVICE_URL }: DrainEnvironment): Promise<Queue> {
  const { query } = await connectOwner({ url: OWNER_URL })
  const db = await connectDb(SERVICE_URL)
  return {
    async fill(count) {
      await addStudents(query, count)
      await addDue(query, count)
    },
    async empty(count) {
      let finished = 0
      const lane = async () => {
        for (;;) {
          const claims = await claimDue(db, batch, leaseSeconds)
          if (claims.length === 0) return
          await finish(db, claims)
          finished += claims.length
        }
      }
      const seconds = await timed(() => Promise.all(Array.from({ length: lanes }, lane)))
      if (finished !== count) throw new Error(`${finished} of ${count} were finished`)
      return seconds
    },
  }
}
