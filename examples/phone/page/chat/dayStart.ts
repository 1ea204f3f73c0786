import type { Client, ExamDay } from '@yoldas/client'
import { useCallback } from 'react'
import { daysBetween } from '../calendar.ts'
import { sayNumber } from '../numbers.ts'
import { useFeed, useReading } from '../useReading.ts'

type Start = { examDay: ExamDay | null; streak: number }

/** How the day begins: how long it is to the exam, and how many days in a row the student has studied. */
export function sayStart({ examDay, streak }: Start, now: string): string {
  const days = examDay ? daysBetween(now, examDay.day) : -1
  const parts = [days === 0 ? 'Sınavın bugün' : days > 0 ? `Sınavına ${sayNumber(days)} gün kaldı` : '']
  if (streak > 1) parts.push(`${sayNumber(streak)} günlük seri`)
  return parts.filter((part) => part !== '').join(' · ')
}

/** The same of the student, kept current; empty until it is known. */
export function useDayStart(client: Client, now: string): string {
  const read = useCallback(async (): Promise<Start> => {
    const [{ examDay }, { current }] = await Promise.all([client.me(), client.journey.streak()])
    return { examDay, streak: current }
  }, [client])
  const { value, reload } = useReading(read, { name: 'day-start' })
  useFeed(client, ['journey-updated'], reload)
  return value ? sayStart(value, now) : ''
}
