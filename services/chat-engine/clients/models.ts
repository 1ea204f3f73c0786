import type { Log, Metrics } from '@yoldas/telemetry'
import type { CallMetrics } from '../genAi.ts'
import type { Breaker, Breakers } from './breaker.ts'
import { ModelFailed } from './completion/failure.ts'
import type { Prompt } from './completion/request.ts'
import {
  connectModel,
  type Model,
  type ModelEvent,
  type ModelOptions,
  type Patience,
  type Spent,
  streamCompletion,
} from './model.ts'

/** The models of a deployment: the first is asked, and the next ones take over from it. */
export type Models = {
  readonly first: Model
  /** For one turn, or one text: begins with the first model that is not spared. */
  choose(): Choice
}

/** Which model is asked, for as long as the work takes. */
export type Choice = {
  /** The one that is asked now. */
  readonly model: Model
  readonly isFirst: boolean
  readonly isLast: boolean
  /**
   * What `read` makes of one whole answer: of this model, or of the next one that takes over from it.
   * @throws what the last one to be asked failed with, and the signal's reason when it aborts
   */
  ask<Answer>(signal: AbortSignal, question: Question<Answer>): Promise<Answer>
}

export type Question<Answer> = {
  /** Asked for again when another model takes over. */
  prompt(): Prompt
  /** Rejects with `ModelFailed` where the answer is worth nothing. */
  read(events: AsyncIterable<ModelEvent>): Promise<Answer>
  onSpent(model: Model, spent: Spent): void
  /** The model has failed, and the next one is asked after this, unless it throws. */
  onTakeover?: (() => void | Promise<void>) | undefined
}

type Deps = { breakers: Breakers; metrics: Metrics; log: Pick<Log, 'warn'> }

/** Of at least so many answers half have failed. */
const leastCalls = 10
const isBroken = ({ failed, all }: { failed: number; all: number }): boolean => all >= leastCalls && failed * 2 >= all

/** The last model is always asked, with retries and all the time that there is: it needs no breaker. */
type Ranked = { model: Model; patience: Patience; breaker: Breaker | null }

/** By how they are configured, in their order. */
export function connectModels(
  [first, ...others]: readonly [ModelOptions, ...ModelOptions[]],
  deps: Deps & { calls: CallMetrics },
  stallSeconds: number,
): Models {
  const connect = (options: ModelOptions) => connectModel({ ...options, log: deps.log, metrics: deps.calls })
  return openModels([connect(first), ...others.map(connect)], deps, stallSeconds)
}

export function openModels(all: readonly [Model, ...Model[]], deps: Deps, stallSeconds: number): Models {
  const failures = deps.metrics.counter(
    'yoldas_model_failures_total',
    'Answers that a model failed to give; `status` where its server refused',
    ['model', 'kind', 'status'],
  )
  const last = all.length - 1
  const ranked = all.map(
    (model, rank): Ranked =>
      rank === last
        ? { model, patience: {}, breaker: null }
        : {
            model,
            patience: { stallMilliseconds: stallSeconds * 1_000, retries: 0 },
            breaker: deps.breakers(rank === 0 ? 'model' : `model-fallback-${rank}`, { isFailure, isBroken }),
          },
  )
  const at = (rank: number) => ranked[rank] as Ranked
  const firstFrom = (rank: number): number =>
    ranked.findIndex(({ breaker }, index) => index >= rank && !breaker?.isSparing())

  async function askOne<Answer>({ model, patience, breaker }: Ranked, signal: AbortSignal, asked: Question<Answer>) {
    const onSpent = (spent: Spent) => asked.onSpent(model, spent)
    const work = () => asked.read(streamCompletion(model, asked.prompt(), signal, onSpent, patience))
    try {
      return await (breaker ? breaker.run(work, { always: true }) : work())
    } catch (error) {
      const failure = describe(error)
      if (failure) failures.inc({ model: model.name, ...failure })
      throw error
    }
  }

  return {
    first: all[0],
    choose() {
      let rank = firstFrom(0)
      return {
        get model() {
          return at(rank).model
        },
        get isFirst() {
          return rank === 0
        },
        get isLast() {
          return rank === last
        },
        async ask(signal, question) {
          for (;;) {
            try {
              return await askOne(at(rank), signal, question)
            } catch (error) {
              signal.throwIfAborted()
              if (rank === last || !isForNext(error)) throw error
              const failed = at(rank).model.name
              rank = firstFrom(rank + 1)
              deps.log.warn(
                { err: error, model: failed, next: at(rank).model.name },
                'a model failed: the next takes over',
              )
              await question.onTakeover?.()
              signal.throwIfAborted()
            }
          }
        },
      }
    },
  }
}

/** A server that does not take the request as it is says nothing against itself, and neither would the next one. */
const ofRequest = new Set([400, 422])

/** Whether the next model may do better. */
export const isForNext = (error: unknown): boolean =>
  error instanceof ModelFailed && !(error.kind === 'refused' && ofRequest.has(error.status ?? 0))

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'

const isFailure = (error: unknown): boolean => isForNext(error) || isTimeout(error)

/** As the metric names it; null for an answer that was left. */
function describe(error: unknown): { kind: string; status: string } | null {
  if (error instanceof ModelFailed) return { kind: error.kind, status: error.status?.toString() ?? '' }
  return isTimeout(error) ? { kind: 'timeout', status: '' } : null
}
