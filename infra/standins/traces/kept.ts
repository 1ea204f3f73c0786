import type { Span } from './otlp.ts'

export type Summary = { traceId: string; name: string; startMs: number; durationMs: number; spans: number }

export type KeptTraces = {
  add(spans: readonly Span[]): void
  /** Oldest first; undefined when nothing of it is kept. */
  trace(traceId: string): Span[] | undefined
  /** The newest first. */
  newest(): Summary[]
  spans(): Span[]
}

export type Bounds = { traces: number; bytes: number }
const standard: Bounds = { traces: 200, bytes: 64 * 1024 * 1024 }

type Kept = { spans: Span[]; bytes: number }

/** The newest traces, by number and by size: those whose first span came first are dropped first. */
export function createKeptTraces({ traces: most, bytes: mostBytes } = standard): KeptTraces {
  const traces = new Map<string, Kept>()
  let total = 0

  const dropOldest = () => {
    const [oldest] = traces
    if (!oldest) return
    traces.delete(oldest[0])
    total -= oldest[1].bytes
  }
  return {
    add(spans) {
      for (const span of spans) {
        const kept = traces.get(span.traceId) ?? { spans: [], bytes: 0 }
        const bytes = Buffer.byteLength(JSON.stringify(span))
        kept.spans.push(span)
        kept.bytes += bytes
        total += bytes
        traces.set(span.traceId, kept)
        while (traces.size > most || total > mostBytes) dropOldest()
      }
    },
    trace: (traceId) => traces.get(traceId)?.spans.toSorted((one, other) => one.startMs - other.startMs),
    newest: () => [...traces].map(([traceId, { spans }]) => summaryOf(traceId, spans)).toReversed(),
    spans: () => [...traces.values()].flatMap(({ spans }) => spans),
  }
}

function summaryOf(traceId: string, spans: readonly Span[]): Summary {
  const startMs = Math.min(...spans.map((span) => span.startMs))
  const endMs = Math.max(...spans.map((span) => span.startMs + span.durationMs))
  const first = spans.find(({ parentId }) => parentId === null) ?? spans.find((span) => span.startMs === startMs)
  return { traceId, name: first?.name ?? '', startMs, durationMs: endMs - startMs, spans: spans.length }
}
