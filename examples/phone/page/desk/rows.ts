import type { Span } from '../../desk.ts'

export type Row = {
  span: Span
  /** How many are above it, up to the first. */
  depth: number
  /** Since the first began. */
  startsMs: number
  /** Of the whole trace: 0 to 1. */
  left: number
  width: number
}

/**
 * The spans of a trace as a tree that is read from above, each below who asked for it. Those whose parent has not come
 * are roots.
 */
export function rowsOf(spans: readonly Span[]): Row[] {
  const from = Math.min(...spans.map(({ startMs }) => startMs))
  const to = Math.max(...spans.map(({ startMs, durationMs }) => startMs + durationMs))
  const whole = Math.max(to - from, 0.001)
  const known = new Set(spans.map(({ id }) => id))
  const below = Map.groupBy(spans, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : ''))
  const rowsBelow = (parent: string, depth: number): Row[] =>
    (below.get(parent) ?? [])
      .toSorted((one, other) => one.startMs - other.startMs)
      .flatMap((span) => [
        {
          span,
          depth,
          startsMs: span.startMs - from,
          left: (span.startMs - from) / whole,
          width: span.durationMs / whole,
        },
        ...rowsBelow(span.id, depth + 1),
      ])
  return rowsBelow('', 0)
}

const turnPath = /^\/api\/chat\/(send|turns\/[^/]+\/(retry|regenerate))$/

type Asked = { at: number; method: string; path: string; traceId: string | undefined }

/** The request that began the newest turn. */
export const lastTurnOf = <Exchange extends Asked>(exchanges: readonly Exchange[]): Exchange | undefined =>
  exchanges
    .filter(({ method, path, traceId }) => method === 'POST' && turnPath.test(path) && traceId !== undefined)
    .reduce<Exchange | undefined>((newest, each) => (newest && newest.at > each.at ? newest : each), undefined)
