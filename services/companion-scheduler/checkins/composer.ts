import type { Bus } from '@yoldas/bus'
import { composeCheckin } from '@yoldas/contracts/proactive'
import { createLines } from '@yoldas/lines'
import type { Log } from '@yoldas/telemetry'
import { deadlineIn } from '@yoldas/time'
import type { CheckinMetrics } from '../metrics.ts'

type Deps = { bus: Bus; log: Log; checkins: CheckinMetrics; composing: { budget: number; atOnce?: number } }

export type Composer = {
  /** Whether the model is asked at all: there is budget left, and it has not failed again and again. */
  isOpen(): boolean
  /** Tries of the whole run. */
  spent(): number
  /** A check-in in the model's words; null when it cannot be had. Never rejects. */
  compose(studentKey: string): Promise<string | null>
}

const composeMilliseconds = 20_000
/** So many failures in a row, and templates serve the rest of the run. */
const mostFailures = 3

/** The model's share of one run, of which `spent` tries have been made before. */
export function openComposer({ bus, log, checkins, composing }: Deps, before: number): Composer {
  const { run } = createLines({ inAll: composing.atOnce ?? 4 })
  let spent = before
  let failures = 0
  const isOpen = () => spent < composing.budget && failures < mostFailures

  async function ask(studentKey: string): Promise<string | null> {
    if (!isOpen()) return null
    spent += 1
    const text = await bus.request(composeCheckin, { studentKey }, deadlineIn(composeMilliseconds)).then(
      (answer) => answer.text,
      (err) => {
        log.warn({ err }, 'composing a check-in failed: using a template')
        return null
      },
    )
    failures = text === null ? failures + 1 : 0
    checkins.composed.inc({ outcome: text === null ? 'failed' : 'written' })
    return text
  }

  return { isOpen, spent: () => spent, compose: (studentKey) => run(() => ask(studentKey)) }
}
