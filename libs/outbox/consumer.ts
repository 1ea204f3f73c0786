import { type Bus, type EventConsumer, type ReceivedEvent, Unavailable } from '@yoldas/bus'
import type { Event } from '@yoldas/contracts/events'
import type { ServiceName } from '@yoldas/contracts/request'
import { type Db, isUnavailable } from '@yoldas/db'
import type { z } from 'zod'
import type { OutboxLog } from './relay.ts'
import { refuseReceived } from './store.ts'

const againMilliseconds = 1_000

/**
 * Hands every event of this kind to one replica of the service until `effect` has resolved, which may be more than once: an
 * effect is idempotent, by its nature or by `consumeOnce`. An event that is refused 5 times is parked; an outage parks
 * nothing.
 */
export function consumeEvent<Data extends z.ZodType>(
  deps: { db: Db; bus: Bus; log: OutboxLog; service: ServiceName },
  { name, data: schema }: Event<Data>,
  effect: (data: z.output<Data>, id: string) => Promise<void>,
): EventConsumer {
  return deps.bus.consumeEvents(deps.service, name, async (event) => {
    try {
      await effect(schema.parse(event.data), event.id)
      event.acknowledge()
    } catch (error) {
      await refused(deps, name, event, error)
    }
  })
}

async function refused(
  { db, log }: { db: Db; log: OutboxLog },
  name: string,
  event: ReceivedEvent,
  error: unknown,
): Promise<void> {
  if (error instanceof Unavailable || isUnavailable(error)) {
    log.warn({ err: error, name, id: event.id }, 'an event could not be consumed: it comes again')
    return event.again(againMilliseconds)
  }
  const reason = error instanceof Error ? error.name : 'unknown'
  const parked = await refuseReceived(db, event, name, reason).catch(() => false)
  if (parked) event.discard()
  else event.again(againMilliseconds)
  log.error({ err: error, name, id: event.id, parked }, 'an event was refused')
}
