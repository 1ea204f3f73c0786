import { type Bus, type EventConsumer, type ReceivedEvent, Unavailable } from '@yoldas/bus'
import type { Event } from '@yoldas/contracts/events'
import type { ServiceName } from '@yoldas/contracts/request'
import { type Db, isUnavailable } from '@yoldas/db'
import { z } from 'zod'
import type { OutboxLog } from './relay.ts'
import { refuseReceived } from './store.ts'

type ConsumeDeps = {
  db: Db
  bus: Bus
  log: OutboxLog
  service: ServiceName
  /** Whether the student is erased; keeps the answer true until the transaction ends. */
  isErased(tx: Db, studentKey: string): Promise<boolean>
}

const againMilliseconds = 1_000
/** What was refused and could not even be parked is looked at more rarely: the cause is ours. */
const unparkedMilliseconds = 30_000

/**
 * Hands every event of this kind to one replica of the service until `effect` has resolved, which may be more than
 * once: an effect is idempotent, by its nature or by `consumeOnce`. An event that is refused 5 times is parked; an
 * outage parks nothing, nor is anything kept of an erased student. `atOnce` of them are worked on side by side,
 * for an effect that makes one transaction of several.
 */
export function consumeEvent<Data extends z.ZodType>(
  deps: ConsumeDeps,
  { name, data: schema }: Event<Data>,
  effect: (data: z.output<Data>, id: string) => Promise<void>,
  atOnce?: number,
): EventConsumer {
  const receive = async (event: ReceivedEvent) => {
    if (!Ids.safeParse(event).success) {
      // Without them it can neither be counted nor parked, and would come again for ever.
      deps.log.error({ name }, 'dropped a malformed event: check who may publish events')
      return event.discard()
    }
    try {
      await effect(schema.parse(event.data), event.id)
      event.acknowledge()
    } catch (error) {
      await refused(deps, name, event, error)
    }
  }
  return deps.bus.consumeEvents(deps.service, name, receive, atOnce)
}

const Ids = z.object({ id: z.uuid(), studentKey: z.uuid() })

async function refused(deps: ConsumeDeps, name: string, event: ReceivedEvent, error: unknown): Promise<void> {
  const { log } = deps
  if (isPassing(error)) {
    log.warn({ err: error, name, id: event.id }, 'an event could not be consumed: it comes again')
    return event.again(againMilliseconds)
  }
  const outcome = await park(deps, name, event, error).catch((err) => {
    log.error({ err, name, id: event.id }, 'a refused event could not be parked: it comes again')
    return 'unparked' as const
  })
  log.error({ err: error, name, id: event.id, outcome }, 'an event was refused')
  if (outcome === 'parked' || outcome === 'erased') event.discard()
  else event.again(outcome === 'counted' ? againMilliseconds : unparkedMilliseconds)
}

const isPassing = (error: unknown) => error instanceof Unavailable || isUnavailable(error)

/** Counts the refusal, and parks the event with the last. */
async function park({ db, isErased }: ConsumeDeps, name: string, event: ReceivedEvent, error: unknown) {
  const { id, studentKey, data } = event
  const reason = error instanceof Error ? error.name : 'unknown'
  const refuse = (payload: unknown) =>
    db.transaction(async (tx) => {
      if (await isErased(tx, studentKey)) return 'erased' as const
      return (await refuseReceived(tx, { id, studentKey, payload }, name, reason)) ? 'parked' : 'counted'
    })
  return refuse(data).catch((failure) => {
    if (isPassing(failure)) throw failure
    // It may hold what Postgres cannot: its text can be kept.
    return refuse(JSON.stringify(data))
  })
}
