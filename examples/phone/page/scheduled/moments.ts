import type { ScheduledMessage } from '@yoldas/client'
import { addDays, dayOf, isDay, momentOf, timeOf } from '../calendar.ts'
import { fieldRefusal, type Refusal } from '../refusals.ts'

export const kindNames: Readonly<Record<ScheduledMessage['kind'], string>> = {
  reminder: 'Hatırlatma',
  checkin: 'Hâl hatır sorma',
  followup: 'Takip',
}

export type DueDraft = { day: string; time: string }

export const draftOf = ({ dueAt }: ScheduledMessage): DueDraft => ({ day: dayOf(dueAt), time: timeOf(dueAt) })

/** How far ahead a message can be due. */
const mostDays = 365

export const said = { dueAt: 'Şimdiden sonra ve en çok bir yıl içinde bir zaman seç.' } as const

export const lastDay = (today: string) => addDays(today, mostDays)

export const dueAtOf = ({ day, time }: DueDraft): string => momentOf(day, time)

export function refusalOfDue(draft: DueDraft, now: Date): Refusal | null {
  if (draft.day === '' || draft.time === '') return fieldRefusal({ dueAt: 'Günü ve saati seçer misin?' })
  if (!isDay(draft.day)) return fieldRefusal(said)
  const ahead = Date.parse(dueAtOf(draft)) - now.getTime()
  return fieldRefusal({ dueAt: (ahead <= 0 || ahead > mostDays * 86_400_000) && said.dueAt })
}

/** By the day that they come on, soonest first. */
export function byDay(messages: readonly ScheduledMessage[]): Array<{ day: string; messages: ScheduledMessage[] }> {
  const sorted = [...messages].sort((a, b) => (a.dueAt < b.dueAt ? -1 : 1))
  const days = [...new Set(sorted.map(({ dueAt }) => dayOf(dueAt)))]
  return days.map((day) => ({ day, messages: sorted.filter(({ dueAt }) => dayOf(dueAt) === day) }))
}
