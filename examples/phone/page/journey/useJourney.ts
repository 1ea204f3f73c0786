import type { Client } from '@yoldas/client'
import type { KeptAs } from '../shelf.ts'
import { type Reading, useFeed, useReading } from '../useReading.ts'

/** What is computed from results and sessions, read again whenever one is added, here or by the companion. */
export function useJourney<Value>(client: Client, read: () => Promise<Value>, kept: KeptAs): Reading<Value> {
  const reading = useReading(read, kept)
  useFeed(client, ['journey-updated'], reading.reload)
  return reading
}
