import { Unavailable } from '@yoldas/bus'
import { unavailable } from '@yoldas/http'

/** Streams that clients have of one turn, or feeds of one student, besides the stream of a turn's own send. */
const mostOfOne = 5

/** What keeps a client, or all of them together, from opening streams without end. Disposal leaves room for another. */
export type StreamLimits = {
  /** Among all streams of this gateway. @throws HttpError 503 */
  take(): Disposable
  /** Among the streams of one turn, or the feeds of one student. @throws HttpError 503 */
  takeOf(id: string): Disposable
}

export function streamLimits(most: number): StreamLimits {
  const all = 'all'
  const taken = new Map<string, number>()
  const take = (id: string, limit: number, problem: string): Disposable => {
    const count = taken.get(id) ?? 0
    if (count >= limit) throw unavailable(new Unavailable(problem))
    taken.set(id, count + 1)
    return {
      [Symbol.dispose]: () => {
        const rest = (taken.get(id) ?? 0) - 1
        if (rest > 0) taken.set(id, rest)
        else taken.delete(id)
      },
    }
  }
  return {
    take: () => take(all, most, `${most} streams are open, which MAX_STREAMS allows: start more gateways, or raise it`),
    takeOf: (id) => take(id, mostOfOne, `${mostOfOne} streams are open of the same turn, or feeds of the same student`),
  }
}
