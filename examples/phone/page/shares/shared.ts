import type { ShareScope } from '@yoldas/client'
import { addDays, sayMinutes, sayWeek } from '../calendar.ts'
import { sayChange, sayNumber } from '../numbers.ts'

/** A week as a share shows it: what is not shared is absent. */
export type SharedWeek = {
  monday: string
  minutes?: number
  questions?: number
  plannedMinutes?: number
  doneBlocks?: number
  exams?: Array<{ id: string; name: string; totalNet: number; change: number | null }>
  streak?: number
}
export type Shared = { name: string; weeks: SharedWeek[] }

/** `refused`: the token is good for nothing, and asking again is in vain. */
export type Read = { kind: 'read'; shared: Shared } | { kind: 'refused' } | { kind: 'failed' }

export const scopes: ReadonlyArray<{ value: ShareScope; label: string }> = [
  { value: 'hours', label: 'Çalışma süresi ve soru sayısı' },
  { value: 'plan', label: 'Planlanan süre ve tamamlananlar' },
  { value: 'exams', label: 'Deneme netleri' },
  { value: 'streak', label: 'Üst üste çalışılan günler' },
]

/** Where the page shows a share. What stands behind `#` is sent to nobody by the browser. */
export const addressOf = (origin: string, token: string): string => `${origin}/p/#${token}`

/** Null for any other address. */
export const tokenIn = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | null =>
  pathname === '/p/' ? hash.slice(1) : null

/** Asks as nobody: without a session, and without saying what page asks. */
export async function readShare(gatewayUrl: string, token: string): Promise<Read> {
  if (token === '') return { kind: 'refused' }
  try {
    const response = await fetch(`${gatewayUrl}/api/shares/read`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
      referrerPolicy: 'no-referrer',
      credentials: 'omit',
      cache: 'no-store',
    })
    if (response.ok) return { kind: 'read', shared: await response.json() }
    // An error without the mark comes from a proxy on the way.
    const isOwn = response.headers.get('x-yoldas') === '1'
    return { kind: isOwn && (response.status === 401 || response.status === 400) ? 'refused' : 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}

export const sayWeekOf = (monday: string): string => sayWeek([monday, addDays(monday, 6)])

type Fact = { name: string; text: string }

/** What is known of a week, in the order in which it is shown. */
export function factsOf({ minutes, questions, plannedMinutes, doneBlocks, streak, exams = [] }: SharedWeek): Fact[] {
  const facts: Array<Fact | null> = [
    minutes === undefined ? null : { name: 'Çalışma', text: sayMinutes(minutes) },
    questions === undefined ? null : { name: 'Soru', text: sayNumber(questions) },
    plannedMinutes === undefined ? null : { name: 'Planlanan', text: sayMinutes(plannedMinutes) },
    doneBlocks === undefined ? null : { name: 'Plandan tamamlanan', text: sayNumber(doneBlocks) },
    streak === undefined ? null : { name: 'Üst üste çalışılan gün', text: sayNumber(streak) },
    ...exams.map(({ name, totalNet, change }) => ({ name, text: netText(totalNet, change) })),
  ]
  return facts.filter((fact) => fact !== null)
}

const netText = (net: number, change: number | null) =>
  change === null ? `${sayNumber(net)} net` : `${sayNumber(net)} net (${sayChange(change)})`
