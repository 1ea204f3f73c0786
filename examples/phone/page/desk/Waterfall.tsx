import { useEffect, useState } from 'react'
import type { Span } from '../../desk.ts'
import { useWords } from './language.tsx'
import { type Row, rowsOf } from './rows.ts'
import { readTrace } from './server.ts'
import { nameOf } from './spanNames.ts'

const pauseMilliseconds = 1_000
/** As long as the longest turn: its last span comes when it has ended. */
const mostTries = 90

/** The trace's spans as they come. */
function useTrace(traceId: string): readonly Span[] {
  const [spans, setSpans] = useState<readonly Span[]>([])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let tries = 0
    const read = async () => {
      const trace = await readTrace(traceId).catch(() => undefined)
      tries += 1
      if (trace) setSpans((before) => (before.length === trace.spans.length ? before : trace.spans))
      if (tries < mostTries && timer !== undefined) timer = setTimeout(read, pauseMilliseconds)
    }
    timer = setTimeout(read)
    return () => {
      clearTimeout(timer)
      timer = undefined
    }
  }, [traceId])
  return spans
}

export function Waterfall({ traceId }: { traceId: string }) {
  const words = useWords()
  const spans = useTrace(traceId)
  if (spans.length === 0) return <p className="drawer-soft">{words.awaitingTrace}</p>
  const services = [...new Set(spans.map(({ service }) => service))].sort()
  return (
    <div className="waterfall">
      <p className="drawer-soft">
        <code>{traceId}</code> · {spans.length} {words.steps}
      </p>
      <ul className="waterfall-services">
        {services.map((service, i) => (
          <li key={service} style={{ borderColor: colourOf(i) }}>
            {service}
          </li>
        ))}
      </ul>
      <ol>
        {rowsOf(spans).map((row) => (
          <WaterfallRow key={row.span.id} row={row} colour={colourOf(services.indexOf(row.span.service))} />
        ))}
      </ol>
    </div>
  )
}

const colourOf = (index: number) => `var(--chart-${(index % 6) + 1})`
const percent = (part: number) => `${(part * 100).toFixed(2)}%`

function WaterfallRow({ row: { span, depth, startsMs, left, width }, colour }: { row: Row; colour: string }) {
  const words = useWords()
  const name = nameOf(span)
  const said = `${span.service}: ${name}, +${startsMs.toFixed(1)} ms, ${span.durationMs.toFixed(1)} ms`
  return (
    <li
      data-failed={span.status === 'error' || undefined}
      title={`${said}\n${JSON.stringify(span.attributes, null, 1)}`}
    >
      <span className="waterfall-name" style={{ paddingInlineStart: `${Math.min(depth, 8) * 10}px` }}>
        {name}
      </span>
      <span className="waterfall-track" aria-hidden="true">
        <span style={{ left: percent(left), width: percent(width), background: colour }} />
      </span>
      <span className="drawer-time">{span.durationMs.toFixed(1)} ms</span>
      <span className="visually-hidden">
        {span.status === 'error' ? `${span.service}, ${words.failed}` : span.service}
      </span>
    </li>
  )
}
