import type { Exchange } from './line.ts'

type TrafficProps = { exchanges: readonly Exchange[]; onTrace(traceId: string): void }

/** Requests, newest first, and the events of those that are streams. */
export function Traffic({ exchanges, onTrace }: TrafficProps) {
  return (
    <section aria-label="İstekler">
      <h3>İstekler ve olaylar</h3>
      {exchanges.length === 0 && <p className="drawer-soft">Henüz istek yok.</p>}
      <ol className="drawer-requests">
        {exchanges.toReversed().map((exchange) => (
          <li key={exchange.key}>
            <details>
              <summary>
                <span className="drawer-status" data-failed={isFailed(exchange) || undefined}>
                  {exchange.status ?? (exchange.failure ? 'yok' : '…')}
                </span>
                <code>
                  {exchange.method} {exchange.path}
                </code>
                <span className="drawer-time">{durationOf(exchange)}</span>
              </summary>
              <Detail exchange={exchange} onTrace={onTrace} />
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}

const isFailed = ({ status, failure }: Exchange) => failure !== undefined || (status !== undefined && status >= 400)

function durationOf({ headMs, totalMs, eventCount }: Exchange): string {
  const events = eventCount > 0 ? `${eventCount} olay · ` : ''
  const time = totalMs ?? headMs
  return `${events}${time === undefined ? 'sürüyor' : `${time} ms`}`
}

function Detail({ exchange, onTrace }: { exchange: Exchange; onTrace(traceId: string): void }) {
  const { traceId, events, eventCount, failure, at } = exchange
  return (
    <div className="drawer-detail">
      {failure && <p>{failure}</p>}
      {traceId && (
        <button type="button" className="drawer-link" onClick={() => onTrace(traceId)}>
          İzi göster ({traceId.slice(0, 8)})
        </button>
      )}
      {eventCount > events.length && <p className="drawer-soft">Son {events.length} olay:</p>}
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
