import { sayMinutes } from '../calendar.ts'
import type { WeekProgress as Progress } from './blocks.ts'

/** How much of the week is done, in blocks and in time. */
export function WeekProgress({ done, all, doneMinutes, allMinutes }: Progress) {
  return (
    <div className="plan-progress">
      <p>
        <strong>
          {done} / {all} çalışma
        </strong>{' '}
        tamamlandı
        <span>
          {sayMinutes(doneMinutes)} / {sayMinutes(allMinutes)}
        </span>
      </p>
      <progress value={doneMinutes} max={Math.max(allMinutes, 1)} aria-label="Haftanın tamamlanan süresi" />
    </div>
  )
}
