import type { Log, Metrics } from '@yoldas/telemetry'

/** Said at once, without asking, of a dependency that has been failing. */
export class BreakerOpen extends Error {
  override name = 'BreakerOpen'
}

/** Spares a dependency that fails, and its callers the wait. */
export type Breaker = {
  /**
   * Does the work, and counts it.
   * @throws BreakerOpen with the work not begun, and whatever the work rejects with
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** Whether work would be turned away now. */
  isSparing(): boolean
}

export type BreakerOptions = {
  /** Which rejections speak against the dependency; by default all. One that does not says nothing for it either. */
  isFailure?: (error: unknown) => boolean
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

/** A breaker of the dependency of this name; each name is asked for once. */
export type Breakers = (dependency: string, options?: BreakerOptions) => Breaker

const mostFailures = 3
const windowMilliseconds = 30_000
const openMilliseconds = 30_000

/**
 * Breakers, one for each dependency. Three failures within 30 s open it for 30 s; then one piece of work at a time is
 * let through, until one succeeds or fails.
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
  return (dependency, { isFailure = () => true, now = () => performance.now() } = {}) => {
    const state = breakerState(now)
    open.set(dependency, () => (state.isOpen() ? 1 : 0))
    return {
      isSparing: state.isSparing,
      async run(work) {
        const entered = state.enter()
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

function breakerState(now: () => number) {
  let failedAt: number[] = []
  let openUntil: number | null = null
  let isProbing = false
  /** Goes up whenever the breaker opens or closes. */
  let changes = 0

  const change = (until: number | null): true => {
    changes += 1
    failedAt = []
    openUntil = until
    isProbing = false
    return true
  }

  const isSparing = () => openUntil !== null && (isProbing || now() < openUntil)

  return {
    isOpen: () => openUntil !== null,
    isSparing,
    enter(): Entered | null {
      const isProbe = openUntil !== null
      if (isSparing()) return null
      isProbing = isProbe
      const enteredAt = changes
      const isCurrent = () => enteredAt === changes
      return {
        succeed: () => isCurrent() && isProbe && change(null),
        fail: () => {
          if (!isCurrent()) return false
          failedAt = [...failedAt.filter((at) => now() - at < windowMilliseconds), now()]
          return (isProbe || failedAt.length >= mostFailures) && change(now() + openMilliseconds)
        },
        leave: () => {
          if (isCurrent()) isProbing = false
        },
      }
    },
  }
}
