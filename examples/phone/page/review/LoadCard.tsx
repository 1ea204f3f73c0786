import type { Client } from '@yoldas/client'
import { useCallback, useId } from 'react'
import { addDays, sayDay } from '../calendar.ts'
import { useFeed, useReading } from '../useReading.ts'
import { useStudy } from '../useStudy.ts'
import { loadBars } from './stack.ts'

/** Two weeks, today included. */
const days = 14

/** How much is to be reviewed on each of the coming days, as bars. What cannot be read is left out. */
export function LoadCard({ client, now }: { client: Client; now: string }) {
  const id = useId()
  const { study } = useStudy()
  const reading = useReading(
    useCallback(() => study.review.load(now, addDays(now, days - 1)), [study, now]),
    { name: 'load', of: now },
  )
  useFeed(client, ['review-updated'], reading.reload)
  const bars = loadBars(reading.value ?? [])
  if (bars.every(({ count }) => count === 0)) return null
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>Önündeki günler</h2>
      <ol className="review-load">
        {bars.map(({ day, count, percent }) => (
          <li key={day} aria-label={`${sayDay(day, now)}: ${count} tekrar`}>
            <small>{count > 0 && count}</small>
            <span className="review-bar">
              <span style={{ height: `${percent}%` }} data-today={day === now || undefined} />
            </span>
            <small>{Number(day.slice(8))}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
