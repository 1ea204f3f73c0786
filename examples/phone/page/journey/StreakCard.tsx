import type { Client } from '@yoldas/client'
import { Flame } from 'lucide-react'
import { useCallback } from 'react'
import { sayDate, sayShortWeekday } from '../calendar.ts'
import { sayNumber } from '../numbers.ts'
import { ChartCard } from './ChartCard.tsx'
import { rangeOf } from './series.ts'
import { useJourney } from './useJourney.ts'

const shownDays = 7

export function StreakCard({ client, now }: { client: Client; now: string }) {
  const read = useCallback(
    () => Promise.all([client.journey.streak(), client.journey.hours(rangeOf('day', now))]),
    [client, now],
  )
  return (
    <ChartCard title="Seri" reading={useJourney(client, read, { name: 'streak' })} isEmpty={() => false} empty="">
      {([{ current, longest, todayDone }, { buckets }]) => (
        <div className="journey-streak">
          <Flame size={36} aria-hidden="true" data-lit={current > 0 || undefined} />
          <div>
            <p className="journey-figure">
              <strong>{sayNumber(current)}</strong> gün üst üste
            </p>
            <p className="journey-hint">
              {todayDone
                ? 'Bugünü de ekledin.'
                : current > 0
                  ? 'Bugün biraz çalışırsan serin sürer.'
                  : 'Bugünkü ilk çalışmanla yeni bir seri başlar.'}
              {longest > current && ` En uzun serin ${sayNumber(longest)} gün.`}
            </p>
          </div>
          <ol className="journey-week" aria-label="Son yedi gün">
            {buckets.slice(-shownDays).map(({ key, minutes }) => (
              <li key={key} data-done={minutes > 0 || undefined}>
                <span aria-hidden="true">{sayShortWeekday(key)}</span>
                <span className="visually-hidden">
                  {sayDate(key)}: {minutes > 0 ? 'çalışıldı' : 'çalışılmadı'}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </ChartCard>
  )
}
