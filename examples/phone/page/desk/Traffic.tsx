import { useState } from 'react'
import { curlOf } from './curl.ts'
import { useWords } from './language.tsx'
import type { Body, Exchange, Header } from './line.ts'
import type { Words } from './words.ts'

type TrafficProps = { exchanges: readonly Exchange[]; onTrace(traceId: string): void }

/** Requests, newest first, with all that went over the wire, and the events of those that are streams. */
export function Traffic({ exchanges, onTrace }: TrafficProps) {
  const words = useWords()
  return (
    <section aria-label={words.requests}>
      <h3>{words.requestsHeading}</h3>
      {exchanges.length === 0 && <p className="drawer-soft">{words.noRequest}</p>}
      <ol className="drawer-requests">
        {exchanges.toReversed().map((exchange) => (
          <RequestView key={exchange.key} exchange={exchange} onTrace={onTrace} />
        ))}
      </ol>
    </section>
  )
}

type RequestProps = { exchange: Exchange; onTrace(traceId: string): void }

function RequestView({ exchange, onTrace }: RequestProps) {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className="drawer-status" data-failed={isFailed(exchange) || undefined}>
            {statusOf(exchange, words)}
          </span>
          <code>
            {exchange.method} {exchange.path}
          </code>
          <span className="drawer-time">{durationOf(exchange, words)}</span>
        </summary>
        {isOpen && <Detail exchange={exchange} onTrace={onTrace} />}
      </details>
    </li>
  )
}

const isFailed = ({ status, failure }: Exchange) => failure !== undefined || (status !== undefined && status >= 400)

function statusOf({ status, failure, isClosed }: Exchange, words: Words): string {
  if (status !== undefined) return String(status)
  if (isClosed) return words.closed
  return failure ? words.none : '…'
}

function durationOf({ headMs, totalMs, eventCount }: Exchange, words: Words): string {
  const events = eventCount > 0 ? `${eventCount} ${words.events} · ` : ''
  const time = totalMs ?? headMs
  return `${events}${time === undefined ? words.underway : `${time} ms`}`
}

function Detail({ exchange, onTrace }: RequestProps) {
  const words = useWords()
  const { traceId, events, eventCount, failure, isClosed, at } = exchange
  return (
    <div className="drawer-detail">
      {failure && <p>{failure}</p>}
      {isClosed && <p className="drawer-soft">{words.closedByClient}</p>}
      <div className="drawer-actions">
        {traceId && (
          <button type="button" className="drawer-link" onClick={() => onTrace(traceId)}>
            {words.showTrace} ({traceId.slice(0, 8)})
          </button>
        )}
        <CopyButton exchange={exchange} />
      </div>
      <Sent title={words.request} headers={exchange.requestHeaders} body={exchange.requestBody} />
      <Sent title={words.response} headers={exchange.responseHeaders} body={exchange.responseBody} />
      {eventCount > events.length && <p className="drawer-soft">{words.newestEvents(events.length)}</p>}
      <ol>
        {events.map((event) => (
          <li key={event.key}>
            <span className="drawer-time">+{event.at - at} ms</span> <strong>{event.event}</strong>{' '}
            <code>{event.data}</code>
          </li>
        ))}
      </ol>
    </div>
  )
}

function CopyButton({ exchange }: { exchange: Exchange }) {
  const words = useWords()
  const [isCopied, setCopied] = useState<boolean>()
  const copy = () =>
    navigator.clipboard.writeText(curlOf(exchange)).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <>
      <button type="button" className="drawer-link" onClick={() => void copy()}>
        {words.copyAsCurl}
      </button>
      <span role="status" className="drawer-soft">
        {isCopied !== undefined && (isCopied ? words.copied : words.notCopied)}
      </span>
    </>
  )
}

type SentProps = { title: string; headers: readonly Header[]; body: Body | undefined }

function Sent({ title, headers, body }: SentProps) {
  const words = useWords()
  if (headers.length === 0 && !body) return null
  return (
    <section className="drawer-sent" aria-label={title}>
      <h4>{title}</h4>
      <dl>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {body && body.text !== '' && <pre>{indented(body)}</pre>}
      {body?.isCut && <p className="drawer-soft">{words.cut}</p>}
    </section>
  )
}

/** JSON as one reads it; what is cut is none. */
function indented({ text }: Body): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
