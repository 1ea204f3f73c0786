import { createContext, useContext } from 'react'
import { sayDay, today } from '../calendar.ts'

/** What today begins with; empty until it is known, or where there is nothing to say. */
export const DayStartContext = createContext('')

/** Stands above the first message of a day. */
export function DayMark({ day }: { day: string }) {
  const start = useContext(DayStartContext)
  const now = today()
  return (
    <div className="row-day">
      <p>{day}</p>
      {/* Its line is there before its text: no message moves. */}
      {day === sayDay(now, now) && <p className="row-start">{start}</p>}
    </div>
  )
}
