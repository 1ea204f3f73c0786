import type { PlanBlock, PlanBlockPatch } from '@yoldas/client'
import { ArrowRight, Bell, Plus, Sparkles } from 'lucide-react'
import { addDays, sayDate, sayDay, sayMinutes, sayWeekday } from '../calendar.ts'
import { IconButton } from '../ui/index.ts'
import { sayKind } from './blocks.ts'

type Change = (block: PlanBlock, patch: PlanBlockPatch, text: string) => void

type DayProps = {
  day: string
  now: string
  blocks: readonly PlanBlock[]
  onAdd(): void
  onEdit(block: PlanBlock): void
  onChange: Change
}

export function Day({ day, now, blocks, onAdd, onEdit, onChange }: DayProps) {
  const title = `plan-day-${day}`
  return (
    <section className="plan-day" aria-labelledby={title} data-today={day === now || undefined}>
      <header>
        <h3 id={title}>
          {sayWeekday(day)} <small>{day === now ? 'Bugün' : sayDate(day)}</small>
        </h3>
        <IconButton label={`${sayDate(day)} ${sayWeekday(day)}: çalışma ekle`} icon={Plus} size={18} onClick={onAdd} />
      </header>
      {blocks.length === 0 ? (
        <p className="plan-free">Boş</p>
      ) : (
        blocks.map((block) => (
          <Block key={block.id} block={block} now={now} onEdit={() => onEdit(block)} onChange={onChange} />
        ))
      )}
    </section>
  )
}

function Block({ block, now, onEdit, onChange }: { block: PlanBlock; now: string; onEdit(): void; onChange: Change }) {
  const { subject, topic, status, day } = block
  const isDone = status === 'done'
  const next = addDays(day, 1)
  const tick = () =>
    onChange(
      block,
      { status: isDone ? 'planned' : 'done' },
      isDone ? `${subject} yeniden planda` : `${subject} tamamlandı`,
    )
  return (
    <article className="plan-block" aria-label={subject} data-status={status} data-kind={block.kind}>
      <label className="plan-tick">
        <input type="checkbox" checked={isDone} onChange={tick} aria-label={`Tamamlandı: ${subject}`} />
      </label>
      <button type="button" className="plan-open" onClick={onEdit}>
        <strong>{subject}</strong>
        {topic && <span className="plan-topic">{topic}</span>}
        <span className="plan-facts">
          {block.startTime && <span>{block.startTime}</span>}
          <span>{sayMinutes(block.minutes)}</span>
          <span>{status === 'skipped' ? 'Atlandı' : sayKind(block.kind)}</span>
          {block.remind && (
            <>
              <Bell size={14} aria-hidden="true" />
              <span className="visually-hidden">Hatırlatılacak</span>
            </>
          )}
          {block.source === 'assistant' && (
            <>
              <Sparkles size={14} aria-hidden="true" />
              <span className="visually-hidden">Yoldaş planladı</span>
            </>
          )}
        </span>
        <span className="visually-hidden">Düzenle</span>
      </button>
      {status === 'planned' && (
        <IconButton
          label={`${subject}: sonraki güne taşı`}
          icon={ArrowRight}
          size={18}
          onClick={() => onChange(block, { day: next }, `${subject} taşındı: ${sayDay(next, now)}`)}
        />
      )}
    </article>
  )
}
