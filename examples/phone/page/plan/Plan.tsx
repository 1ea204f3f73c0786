import type { PlanBlock } from '@yoldas/client'
import { CalendarPlus, ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { addDays, sayWeek, today, weekOf } from '../calendar.ts'
import { ReadNotice } from '../ReadNotice.tsx'
import type { ScreenProps } from '../screen.ts'
import { Button, Empty, IconButton, Notice, Screen, Sheet, Skeleton } from '../ui/index.ts'
import { useSubjects } from '../useSubjects.ts'
import { BlockForm } from './BlockForm.tsx'
import { blocksOfDay, progressOf } from './blocks.ts'
import { Day } from './Day.tsx'
import './plan.css'
import { useWeek } from './useWeek.ts'
import { WeekProgress } from './WeekProgress.tsx'

/** What the sheet is open for: a new block on a day, or one that is there. */
type Edited = { day: string } | { block: PlanBlock }

export function Plan({ client }: ScreenProps) {
  const now = today()
  const [monday, setMonday] = useState(() => weekOf(now)[0] ?? now)
  const week = useWeek(client, monday)
  const subjects = useSubjects(client)
  const [edited, setEdited] = useState<Edited | null>(null)
  const days = weekOf(monday)

  const finish = (text: string) => {
    setEdited(null)
    week.say(text)
    week.reload()
  }

  return (
    <Screen
      title="Plan"
      actions={
        <Button icon={Plus} onClick={() => setEdited({ day: days.includes(now) ? now : monday })}>
          Çalışma ekle
        </Button>
      }
    >
      <div className="plan">
        <nav className="plan-weeks" aria-label="Haftalar">
          <IconButton label="Önceki hafta" icon={ChevronLeft} onClick={() => setMonday(addDays(monday, -7))} />
          <div>
            <h2 aria-live="polite">{sayWeek(days)}</h2>
            {days.includes(now) ? (
              <span>Bu hafta</span>
            ) : (
              <button type="button" className="text-button" onClick={() => setMonday(weekOf(now)[0] ?? now)}>
                Bu haftaya dön
              </button>
            )}
          </div>
          <IconButton label="Sonraki hafta" icon={ChevronRight} onClick={() => setMonday(addDays(monday, 7))} />
        </nav>
        <p className="visually-hidden" role="status">
          {week.said}
        </p>
        {week.refused && <Notice kind="error">{week.refused}</Notice>}
        <ReadNotice reading={week.reading} />
        {week.blocks === undefined && week.reading.error === undefined && <Skeleton label="Plan yükleniyor" />}
        {week.blocks?.length === 0 && (
          <Empty icon={CalendarPlus} title="Bu hafta boş">
            <p>İlk çalışmanı ekle ya da sohbette Yoldaş’tan sana bir hafta planlamasını iste.</p>
          </Empty>
        )}
        {week.blocks && week.blocks.length > 0 && <WeekProgress {...progressOf(week.blocks)} />}
        {week.blocks && (
          <div className="plan-days">
            {days.map((day) => (
              <Day
                key={day}
                day={day}
                now={now}
                blocks={blocksOfDay(week.blocks ?? [], day)}
                onAdd={() => setEdited({ day })}
                onEdit={(block) => setEdited({ block })}
                onChange={week.change}
              />
            ))}
          </div>
        )}
      </div>
      <Sheet
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
        title={edited && 'block' in edited ? 'Çalışmayı düzenle' : 'Çalışma ekle'}
      >
        {edited && (
          <BlockForm
            client={client}
            {...('block' in edited ? { block: edited.block, day: edited.block.day } : { day: edited.day })}
            subjects={subjects.value?.names ?? []}
            onDone={finish}
          />
        )}
      </Sheet>
    </Screen>
  )
}
