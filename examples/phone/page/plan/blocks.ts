import type { PlanBlock, PlanBlockBody, PlanBlockPatch } from '@yoldas/client'
import { isDay } from '../calendar.ts'
import { isWhole } from '../numbers.ts'
import { fieldRefusal, type Refusal } from '../refusals.ts'

export const kinds = [
  { value: 'study', label: 'Konu çalışması' },
  { value: 'practice', label: 'Soru çözümü' },
  { value: 'review', label: 'Tekrar' },
  { value: 'exam', label: 'Deneme' },
] as const satisfies ReadonlyArray<{ value: PlanBlock['kind']; label: string }>

export const statuses = [
  { value: 'planned', label: 'Planlandı' },
  { value: 'done', label: 'Tamamlandı' },
  { value: 'skipped', label: 'Atlandı' },
] as const satisfies ReadonlyArray<{ value: PlanBlock['status']; label: string }>

export const sayKind = (kind: PlanBlock['kind']) => kinds.find(({ value }) => value === kind)?.label ?? kind

/** A block as it stands in the form. */
export type BlockDraft = {
  day: string
  startTime: string
  minutes: number | null
  subject: string
  topic: string
  kind: PlanBlock['kind']
  status: PlanBlock['status']
  note: string
  remind: boolean
}

export const newDraft = (day: string): BlockDraft => ({
  day,
  startTime: '',
  minutes: 60,
  subject: '',
  topic: '',
  kind: 'study',
  status: 'planned',
  note: '',
  remind: false,
})

export const draftOf = ({ startTime, topic, note, ...block }: PlanBlock): BlockDraft => ({
  day: block.day,
  startTime: startTime ?? '',
  minutes: block.minutes,
  subject: block.subject,
  topic: topic ?? '',
  kind: block.kind,
  status: block.status,
  note: note ?? '',
  remind: block.remind,
})

/** What stands beside a field that is refused, here or by the service. */
export const said = {
  subject: 'Dersi yazar mısın? En fazla 64 karakter olabilir.',
  topic: 'Konu en fazla 128 karakter olabilir.',
  minutes: 'Süre 5 ile 720 dakika arasında bir tam sayı olmalı.',
  day: 'Bu güne eklenemiyor: bir güne en fazla 30 çalışma sığar, plan da en çok iki yıl ileriye uzanır.',
  startTime: 'Saati kontrol eder misin?',
  remind: 'Hatırlatma için saat gerekir; bekleyen hatırlatmaların sayısı da 60’ı geçemez.',
  note: 'Not en fazla 500 karakter olabilir.',
} as const

export const refusalOfDraft = ({ subject, minutes, day }: BlockDraft): Refusal | null =>
  fieldRefusal({
    subject: subject.trim() === '' && said.subject,
    minutes: !isWhole(minutes, 5, 720) && said.minutes,
    day: day === '' ? 'Günü seçer misin?' : !isDay(day) && said.day,
  })

const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** As the service takes it. There is nothing to be reminded of without a time. */
function fieldsOf({ startTime, topic, note, subject, minutes, remind, ...rest }: BlockDraft) {
  return {
    ...rest,
    subject: subject.trim(),
    minutes: minutes ?? 0,
    startTime: textOrNull(startTime),
    topic: textOrNull(topic),
    note: textOrNull(note),
    remind: remind && startTime !== '',
  }
}

export const bodyOf = (draft: BlockDraft, clientId: string): PlanBlockBody => ({ ...fieldsOf(draft), clientId })

/** Only what was changed here: what the companion changes meanwhile stays. */
export function patchOf(block: PlanBlock, draft: BlockDraft): PlanBlockPatch {
  const before: Record<string, unknown> = fieldsOf(draftOf(block))
  return Object.fromEntries(Object.entries(fieldsOf(draft)).filter(([name, value]) => before[name] !== value))
}

const rank = ({ startTime, createdAt }: PlanBlock) => `${startTime ?? '99:99'} ${createdAt}`

/** In the plan's order: by time, those without one last. */
export const blocksOfDay = (blocks: readonly PlanBlock[], day: string): PlanBlock[] =>
  blocks.filter((block) => block.day === day).sort((a, b) => (rank(a) < rank(b) ? -1 : 1))

export type WeekProgress = { done: number; all: number; doneMinutes: number; allMinutes: number }

/** What was skipped is not counted. */
export function progressOf(blocks: readonly PlanBlock[]): WeekProgress {
  const counted = blocks.filter(({ status }) => status !== 'skipped')
  const done = counted.filter(({ status }) => status === 'done')
  const sum = (some: readonly PlanBlock[]) => some.reduce((total, { minutes }) => total + minutes, 0)
  return { done: done.length, all: counted.length, doneMinutes: sum(done), allMinutes: sum(counted) }
}
