import { type Bus, connectBus, Unavailable } from '@yoldas/bus'
import { pause } from '@yoldas/time'

const connectMilliseconds = 10_000

/** Connects a job that a person has started. @throws Unavailable when there has been time enough */
export async function connectInTime(options: Parameters<typeof connectBus>[0]): Promise<Bus> {
  const waiting = new AbortController()
  const late = pause(connectMilliseconds, waiting.signal).then(() => null)
  const bus = await Promise.race([connectBus(options), late])
  waiting.abort()
  if (!bus) throw new Unavailable('NATS does not answer: is it running at NATS_URL?')
  return bus
}
