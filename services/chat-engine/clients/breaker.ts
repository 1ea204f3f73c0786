import type { Log, Metrics } from '@yoldas/telemetry'

/** Said at once, without asking, of a dependency that has been failing. */
export class BreakerOpen extends Error {
  override name = 'BreakerOpen'
}

/** Spares a dependency that fails, and its callers the wait. */
export type Breaker = {
  /**
   * Does the work, and counts it; `always`: whatever came before.
   * @throws BreakerOpen with the work not begun, and whatever the work rejects with
   */
  run<Result>(work: () => Promise<Result>, options?: { always?: boolean }): Promise<Result>
  /** Whether work would be turned away now. */
  isSparing(): boolean
}

export type BreakerOptions = {
  /** Which rejections speak against the dependency; by default all. One that does not says nothing for it either. */
  isFailure?: (error: unknown) => boolean
  /** Whether it opens, by the work that ended within the last 30 s; by default at three failures. */
  isBroken?: (recent: Recent) => boolean
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

export type Recent = { failed: number; all: number }

/** A breaker of the dependency of this name; each name is asked for once. */
export type Breakers = (dependency: string, options?: BreakerOptions) => Breaker

const isBrokenUsually = ({ failed }: Recent): boolean => failed >= 3
const windowMilliseconds = 30_000
const openMilliseconds = 30_000

/**
 * Breakers, one for each dependency. Failures within 30 s open it for 30 s; then one piece of work at a time is let
 * through, until one succeeds or fails.
 */
export function openBreakers(metrics: Metrics, log: Log): Breakers {
  const open = new Map<string, () => number>()
  metrics.gaugeBy(
    'yoldas_dependency_open',
    'Whether a dependency is spared because it failed: 1 until it works again',
    'dependency',
    () => Object.fromEntries([...open].map(([dependency, isOpen]) => [dependency, isOpen()])),
  )
  const calls = metrics.counter('yoldas_dependency_calls_total', 'Uses of a dependency, by how they ended', [
    'dependency',
    'outcome',
  ])
  return (dependency, { isFailure = () => true, isBroken = isBrokenUsually, now = () => performance.now() } = {}) => {
    const state = breakerState(now, isBroken)
    open.set(dependency, () => (state.isOpen() ? 1 : 0))
    return {
      isSparing: state.isSparing,
      async run(work, { always = false } = {}) {
        const entered = state.enter(always)
        if (!entered) {
          calls.inc({ dependency, outcome: 'spared' })
          throw new BreakerOpen(`${dependency} has been failing and is not asked for now`)
        }
        try {
          const result = await work()
          calls.inc({ dependency, outcome: 'done' })
          if (entered.succeed()) log.info({ dependency }, 'a dependency works again')
          return result
        } catch (error) {
          const failed = isFailure(error)
          calls.inc({ dependency, outcome: failed ? 'failed' : 'other' })
          if (!failed) entered.leave()
          else if (entered.fail())
            log.warn({ err: error, dependency }, 'a dependency keeps failing: not asked for 30 s')
          throw error
        }
      },
    }
  }
}

/** How a piece of work ended. Only what was begun since the last change counts; true says that it was a change. */
type Entered = { succeed(): boolean; fail(): boolean; leave(): void }

function breakerState(now: () => number, isBroken: (recent: Recent) => boolean) {
  let recent = recentWork(now)
  let openUntil: number | null = null
  let isProbing = false
  /** Goes up whenever the breaker opens or closes. */
  let changes = 0

  const change = (until: number | null): true => {
    changes += 1
    recent = recentWork(now)
    openUntil = until
    isProbing = false
    return true
  }

  const isSparing = () => openUntil !== null && (isProbing || now() < openUntil)

  return {
    isOpen: () => openUntil !== null,
    isSparing,
    enter(always: boolean): Entered | null {
      const spares = isSparing()
      if (spares && !always) return null
      const isProbe = openUntil !== null && !spares
      isProbing ||= isProbe
      const enteredAt = changes
      const isCurrent = () => enteredAt === changes
      return {
        succeed: () => {
          if (!isCurrent()) return false
          recent.add(false)
          return isProbe && change(null)
        },
        fail: () => {
          if (!isCurrent()) return false
          const counted = recent.add(true)
          return (isProbe || (openUntil === null && isBroken(counted))) && change(now() + openMilliseconds)
        },
        leave: () => {
          if (isCurrent() && isProbe) isProbing = false
        },
      }
    },
  }
}

/** What ended within the last 30 s. */
function recentWork(now: () => number) {
  const ended: Array<{ at: number; failed: boolean }> = []
  let failures = 0
  return {
    add(failed: boolean): Recent {
      const at = now()
      ended.push({ at, failed })
      if (failed) failures += 1
      for (let [oldest] = ended; oldest && at - oldest.at >= windowMilliseconds; [oldest] = ended) {
        ended.shift()
        if (oldest.failed) failures -= 1
      }
      return { failed: failures, all: ended.length }
    },
  }
}
