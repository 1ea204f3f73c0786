import type { Profile, ProfilePatch } from '@yoldas/client'
import { fieldRefusal, type Refusal } from '../refusals.ts'

/** Times as they stand in the form; the switches beside them are stored at once. */
export type TimesDraft = {
  hasQuietHours: boolean
  start: string
  end: string
  hasCheckinTime: boolean
  checkinTime: string
}

export const timesOf = ({ quietHours, checkinTime }: Profile): TimesDraft => ({
  hasQuietHours: quietHours !== null,
  start: quietHours?.start ?? '22:00',
  end: quietHours?.end ?? '07:00',
  hasCheckinTime: checkinTime !== null,
  checkinTime: checkinTime ?? '18:00',
})

export const said = {
  quietHours: 'Başlangıç ve bitiş farklı iki saat olmalı.',
  checkinTime: '07.00 ile 21.00 arasında bir saat seç.',
} as const

export function refusalOfTimes(draft: TimesDraft): Refusal | null {
  const { hasQuietHours, start, end, hasCheckinTime, checkinTime } = draft
  return fieldRefusal({
    quietHours: hasQuietHours && (start === '' || end === '' || start === end) && said.quietHours,
    checkinTime: hasCheckinTime && (checkinTime < '07:00' || checkinTime > '21:00') && said.checkinTime,
  })
}

export const timesPatch = ({ hasQuietHours, start, end, hasCheckinTime, checkinTime }: TimesDraft): ProfilePatch => ({
  quietHours: hasQuietHours ? { start, end } : null,
  checkinTime: hasCheckinTime ? checkinTime : null,
})

export const areTimesChanged = (profile: Profile, draft: TimesDraft): boolean =>
  JSON.stringify(timesPatch(timesOf(profile))) !== JSON.stringify(timesPatch(draft))

export const exportName = (today: string) => `yoldas-verilerim-${today}.json`
