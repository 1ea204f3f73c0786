import type { Client } from '@yoldas/client'
import { useCallback, useState } from 'react'
import { sayMinutes } from '../calendar.ts'
import { sayNumber } from '../numbers.ts'
import { Choices } from '../ui/index.ts'
import { Chart, ChartCard } from './ChartCard.tsx'
import { HoursFigure } from './figures.tsx'
import { hourBars, hourTable, rangeOf, type Span, sayMoreSubjects, sayRange, spans } from './series.ts'
import { useJourney } from './useJourney.ts'

export function HoursCard({ client, now }: { client: Client; now: string }) {
  const [span, setSpan] = useState<Span>('day')
  const read = useCallback(() => client.journey.hours(rangeOf(span, now)), [client, span, now])
  const reading = useJourney(client, read, { name: 'hours', of: span })
  return (
    <ChartCard
      title="Çalışma süresi"
      reading={reading}
      choice={<Choices label="Neye göre" value={span} onChange={(chosen) => setSpan(chosen)} options={spans} />}
      isEmpty={({ totalMinutes }) => totalMinutes === 0}
      empty="Bu sürede kayıtlı çalışma yok. Bitirdiğin çalışmayı ekle ya da planda işaretle."
    >
      {(hours) => {
        const bars = hourBars(span, hours)
        const questions = bars.reduce((sum, bar) => sum + bar.questions, 0)
        return (
          <>
            <p className="journey-figure">
              <strong>{sayMinutes(hours.totalMinutes)}</strong>{' '}
              <small>
                {sayRange[span]}
                {questions > 0 && `, ${sayNumber(questions)} soru`}
              </small>
            </p>
            <Chart
              caption={`Çalışma süren, ${sayRange[span]}`}
              summary={`Toplam ${sayMinutes(hours.totalMinutes)}, ${sayNumber(questions)} soru.`}
              table={hourTable(span, bars)}
            >
              <HoursFigure bars={bars} isBySubject={span === 'subject'} />
            </Chart>
            {hours.hasMore && <p className="journey-hint">{sayMoreSubjects(bars.length)}</p>}
          </>
        )
      }}
    </ChartCard>
  )
}
