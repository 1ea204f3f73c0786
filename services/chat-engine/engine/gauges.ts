import type { Db } from '@yoldas/db'
import type { Metrics } from '@yoldas/telemetry'
import { countBehindReruns, measureReady } from './leases/store.ts'

type Slots = { running(): unknown[]; freeSlots(): number }

/** What the engine has to do, as it is at the moment of asking. */
export function watchEngine(metrics: Metrics, { db, engine }: { db: Db; engine: Slots }): void {
  metrics.gauge('yoldas_running_turns', 'Turns that this engine runs now', () => engine.running().length)
  metrics.gauge('yoldas_free_slots', 'Turns that this engine could run besides', engine.freeSlots)
  metrics.gauges(() => measureReady(db), {
    yoldas_waiting_turns: { help: 'Turns that wait for any engine', of: ({ count }) => count },
    yoldas_queue_age_seconds: {
      help: 'Since the oldest turn that waits for any engine was accepted',
      of: ({ oldestSeconds }) => oldestSeconds,
    },
  })
  metrics.gauge('yoldas_turns_behind_reruns', 'Turns that wait for one of their student that is run again', () =>
    countBehindReruns(db),
  )
}
