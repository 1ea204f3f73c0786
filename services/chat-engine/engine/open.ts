import type { Handler } from '@yoldas/bus'
import type { Service } from '@yoldas/service'
import { every } from '@yoldas/time'
import type { TurnDeps } from '../answer/attempt.ts'
import type { Hear } from '../care/find.ts'
import type { PauseMinutes } from '../conversation/notices.ts'
import type { CompleteMedia } from '../media/complete.ts'
import { turnMetrics } from '../metrics.ts'
import { findStudentContext } from '../prompt/studentContext.ts'
import { type Engine, startEngine } from './engine.ts'
import { watchEngine } from './gauges.ts'
import { turnHandlers } from './handlers.ts'
import { failGivenUp, type JobDeps, keepLease, resumeTurns, returnUnstarted, takeTurns } from './leases/jobs.ts'
import { forgetGone, leave } from './leases/store.ts'
import { watchOutage } from './outage.ts'
import { type SendingDeps, sendingHandlers } from './sending/handlers.ts'
import { openSendQueue } from './sending/sendQueue.ts'
import { countUnfinished } from './sending/store.ts'

type Writing = Pick<
  TurnDeps,
  | 'models'
  | 'pseudonymOf'
  | 'moderation'
  | 'tools'
  | 'higherEducation'
  | 'corpus'
  | 'meter'
  | 'signMedia'
  | 'readImage'
  | 'hearing'
>
type Deps = Pick<Service, 'db' | 'bus' | 'log' | 'metrics' | 'relay' | 'failed'> &
  Writing & { completeMedia: CompleteMedia; hear: Hear }

type Options = {
  slots: number
  leaseSeconds: number
  drainSeconds: number
  turnSeconds: number
  historyTokens: number
  pauseMinutes: PauseMinutes
}

/** Accepts turns and runs them: those that are sent to it, and those that engines left which are gone. */
export async function openTurns(parts: AsyncDisposableStack, deps: Deps, options: Options) {
  const { metrics, failed, completeMedia, hear, ...answering } = deps
  const { db, bus, log, relay, signMedia } = answering
  const { historyTokens, pauseMinutes, turnSeconds } = options
  const turns = turnMetrics(metrics)
  const ofStudent = (studentKey: string) => findStudentContext(bus, studentKey)
  const engine = startEngine(
    {
      ...answering,
      findStudentContext: ofStudent,
      turns,
      turnSeconds,
      historyTokens,
      pauseMinutes,
      // A phone waits for the answer to what was typed into its notification; beside a stream a push may come a little
      // later.
      onEnd: ({ origin }) => (origin === 'chat' ? relay.wakeSoon() : relay.wake()),
    },
    { ...options, onFree: () => taking.wake() },
  )
  watchEngine(metrics, { db, engine })
  const renewalMilliseconds = (options.leaseSeconds * 1000) / 4
  const jobs = { db, bus, log, turns, engine, pauseMinutes, outage: watchOutage(renewalMilliseconds), failed }
  await holdLease(parts, jobs, renewalMilliseconds)
  parts.use(engine)
  const taking = startJobs(parts, jobs)
  listen(bus, engine, taking.wake)
  const { hearing } = answering
  const sending = { db, bus, log, engine, relay, turns, signMedia, completeMedia, historyTokens, hear, hearing }
  const handlers = [
    ...openSending({ ...sending, findStudentContext: ofStudent }),
    ...turnHandlers({ db, bus, engine, signMedia }),
  ]
  return { engine, handlers }
}

function openSending(deps: Omit<SendingDeps, 'sendQueue'>): Handler[] {
  const { db, log } = deps
  const sendQueue = openSendQueue(
    (studentKeys) => countUnfinished(db, studentKeys),
    (err) => log.warn({ err }, 'unfinished turns could not be counted: sends in the queue wait on'),
  )
  return sendingHandlers({ ...deps, sendQueue })
}

type Jobs = JobDeps & Pick<Service, 'failed'>

/** Opened before the engine, so closed after it: turns under way need its lease until it has drained. */
async function holdLease(parts: AsyncDisposableStack, jobs: Jobs, renewalMilliseconds: number): Promise<void> {
  const { db, engine, outage, failed } = jobs
  parts.defer(() => leave(db, engine.identity).catch(failed('leave')))
  const untilRenewal = () => (outage.isAway() ? Math.min(500, renewalMilliseconds) : renewalMilliseconds)
  const renew = () => outage.watch(() => keepLease(jobs))
  // Before anything is asked of it: what an engine without a lease accepts waits for another.
  await renew().catch(failed('keepLease'))
  parts.use(every(untilRenewal, renew, failed('keepLease')))
}

/** Returns the one that takes what waits. */
function startJobs(parts: AsyncDisposableStack, jobs: Jobs) {
  const { db, outage, failed } = jobs
  const taking = parts.use(every(1_000, () => outage.watch(() => takeTurns(jobs)), failed('takeTurns')))
  parts.use(every(1_000, () => outage.watch(() => resumeTurns(jobs)), failed('resumeTurns')))
  parts.use(every(1_000, () => returnUnstarted(jobs), failed('returnUnstarted')))
  parts.use(every(5_000, () => failGivenUp(jobs), failed('failGivenUp')))
  parts.use(every(600_000, () => forgetGone(db), failed('forgetGone')))
  return taking
}

/** What others ask of every engine over the bus. */
function listen(bus: Service['bus'], engine: Engine, take: () => void): void {
  bus.onReady(take)
  bus.onStopping(engine.stop)
  bus.onSnapshotAsked(engine.snapshot)
  bus.onReconnect(engine.snapshotAll)
  bus.onErased(engine.abandonStudent)
}
