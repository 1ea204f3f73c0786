import { failureOf } from './errors.ts'
import type { Http } from './http.ts'
import { type Known, nothingKnown, settled, takeNewer, takeNewest } from './known.ts'
import type { HistoryPage } from './types.ts'

export type HistoryQuery = { limit?: number; before?: string; after?: string }

/** A page of the conversation, oldest first: the newest without a cursor. */
export const readPage = (http: Http, query: HistoryQuery = {}, signal?: AbortSignal): Promise<HistoryPage> =>
  http.json({ method: 'GET', path: '/api/chat/history', query, signal, repeatable: true, holds: 'messages' })

/** More than a student reads to catch up; beyond, the conversation is shown from its newest window on. */
const mostPages = 10

/**
 * What is known once history has been read to its newest message. A hole in what was known is filled, or what is before
 * it dropped.
 */
export async function catchUp(http: Http, current: () => Known, signal: AbortSignal): Promise<Known> {
  const newest = await readPage(http, {}, signal)
  const known = current()
  const joined = takeNewest(known, newest)
  if (joined) return joined
  const filled = await fill(http, known, signal)
  // Read again: what was filled may go on after the first window.
  const page = await readPage(http, {}, signal)
  const fresh = { ...nothingKnown, ended: known.ended }
  return (filled && takeNewest(filled, page)) ?? takeNewest(fresh, page) ?? fresh
}

/**
 * Undefined when the hole is too large, or the service does not know what was known, as after the student was deleted.
 */
async function fill(http: Http, known: Known, signal: AbortSignal): Promise<Known | undefined> {
  let filled = known
  for (let pages = 0; pages < mostPages; pages += 1) {
    const after = settled(filled).at(-1)?.cursor
    if (after === undefined) return undefined
    const page = await readPage(http, { after }, signal).catch((error) => {
      if (failureOf(error).kind === 'refused') return undefined
      throw error
    })
    if (!page) return undefined
    filled = takeNewer(filled, page)
    if (!page.hasMore) return filled
  }
  return undefined
}
