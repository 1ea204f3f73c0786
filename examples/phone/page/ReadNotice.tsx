import { sayAgo } from './calendar.ts'
import { sayReadFailure } from './refusals.ts'
import { Notice } from './ui/index.ts'
import type { Reading } from './useReading.ts'

/** How old what is shown is. */
export const sayAge = (at: number): string => `Gördüğün bilgiler en son ${sayAgo(Date.now() - at)} güncellendi.`

/** Says of a reading that failed why, and how old what is shown instead is. */
export function ReadNotice({ reading }: { reading: Pick<Reading<unknown>, 'error' | 'at' | 'reload'> }) {
  const { error, at, reload } = reading
  if (error === undefined) return null
  return (
    <Notice kind={at === undefined ? 'error' : 'info'} onRetry={reload}>
      {sayReadFailure(error)} {at !== undefined && sayAge(at)}
    </Notice>
  )
}
