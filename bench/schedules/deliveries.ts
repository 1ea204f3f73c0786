import { connectBus } from '@yoldas/bus'
import { deliverDue } from '@yoldas/companion-scheduler/delivery/deliver'
import { deliveryMetrics } from '@yoldas/companion-scheduler/metrics'
import { connectDb } from '@yoldas/db'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { connectOwner } from '../notifier/students.ts'
import type { DrainEnvironment } from './protocol.ts'
import type { Queue } from './queue.ts'
import { addDue, addStudents } from './rows.ts'
import { timed } from './timed.ts'

/** The service's own job: what is due goes into history, by a chat-engine and a profile-journey that run. */
export async function openDeliveries({ OWNER_URL, SERVICE_URL, NATS_URL }: DrainEnvironment): Promise<Queue> {
  const { query } = await connectOwner({ url: OWNER_URL })
  const db = await connectDb(SERVICE_URL)
  const log = createLog('bench', 'warn')
  const bus = await connectBus({ url: NATS_URL, name: 'companion-scheduler', log })
  const deliveries = deliveryMetrics(createMetrics())
  const stopping = new AbortController().signal
  return {
    async fill(count) {
      await addStudents(query, count)
      await addDue(query, count)
    },
    async empty(count) {
      let delivered = 0
      const seconds = await timed(async () => {
        ;({ delivered } = await deliverDue({
          db,
          bus,
          log,
          deliveries,
          leaseSeconds: 30,
          hours: { night: null, daytime: null },
          stopping,
        }))
      })
      if (delivered !== count) throw new Error(`${delivered} of ${count} were delivered`)
      return seconds
    },
  }
}
