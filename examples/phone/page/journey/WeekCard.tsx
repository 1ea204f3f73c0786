import type { Client } from '@yoldas/client'
import { useCallback, useState } from 'react'
import { addDays, weekOf } from '../calendar.ts'
import { Facts } from '../shares/SharedPage.tsx'
import { factsOf, sayWeekOf } from '../shares/shared.ts'
import { Choices } from '../ui/index.ts'
import { ChartCard } from './ChartCard.tsx'
import { useJourney } from './useJourney.ts'

const choices = [
  { value: 'this', label: 'Bu hafta' },
  { value: 'last', label: 'Geçen hafta' },
] as const

/** The week in figures, with its sentence. */
export function WeekCard({ client, now }: { client: Client; now: string }) {
  const [which, setWhich] = useState<(typeof choices)[number]['value']>('this')
  const [thisMonday = now] = weekOf(now)
  const monday = which === 'this' ? thisMonday : addDays(thisMonday, -7)
  const read = useCallback(() => client.journey.week(monday), [client, monday])
  return (
    <ChartCard
      title="Hafta"
      reading={useJourney(client, read, { name: 'week', of: monday })}
      choice={<Choices label="Hangi hafta" value={which} onChange={(chosen) => setWhich(chosen)} options={choices} />}
      isEmpty={() => false}
      empty=""
    >
      {(week) => (
        <>
          <p className="journey-hint">{sayWeekOf(week.monday)}</p>
          <Facts facts={factsOf(week)} />
          {week.gained && <p className="journey-hint">En çok artan: {week.gained}</p>}
          {week.lost && <p className="journey-hint">En çok düşen: {week.lost}</p>}
          <p className="week-sentence">{week.sentence}</p>
        </>
      )}
    </ChartCard>
  )
}
