import { randomUUID } from 'node:crypto'
import type { Db } from '@yoldas/db'
import type { Metrics } from '@yoldas/telemetry'
import { type Model, type Spent, sumOf } from '../clients/model.ts'
import { addEngineTokens } from './store.ts'

/** Whose daily budget of tokens is used up. */
export type Exhausted = 'student' | 'deployment'

/** What this engine's calls of the model cost, and whether the next is paid for. */
export type Meter = {
  /** A call of this model has cost so much. */
  add(model: Pick<Model, 'name' | 'prices'>, spent: Spent): void
  /** Null while both budgets last. `spentTokens`: of the student, today. */
  exhausted(spentTokens: number): Exhausted | null
  /** Something was done without the model, because that budget is used up. */
  refused(budget: Exhausted): void
  /** Adds what was spent to the deployment's, and learns what all engines have spent today. */
  settle(): Promise<void>
}

export type Budgets = { studentTokens?: number | undefined; deploymentTokens?: number | undefined }

const kinds = ['prompt', 'cached', 'completion'] as const

const shares = [0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

/**
 * Budgets are soft: a turn that has begun is not broken off, and what other engines spent is known by `settle`. What an
 * engine that dies had not settled is lost.
 */
export function openMeter(db: Db, metrics: Metrics, budgets: Budgets): Meter {
  const engineId = randomUUID()
  const { studentTokens = Number.POSITIVE_INFINITY, deploymentTokens = Number.POSITIVE_INFINITY } = budgets
  let [settled, unsettled] = [0, 0]
  const spent = metrics.counter(
    'yoldas_model_tokens_total',
    'Tokens of a model, counted or estimated: prompts, cached parts of them, and completions, each token once',
    ['model', 'kind'],
  )
  const cachedShare = metrics.histogram(
    'yoldas_prompt_cached_share',
    'Parts of prompts, from 0 to 1, that the model server had in its cache, where it says so',
    shares,
    ['model'],
  )
  const cost = metrics.counter('yoldas_model_cost_total', 'What these tokens cost, where prices are configured', [
    'model',
    'kind',
  ])
  const refusals = metrics.counter('yoldas_over_budget_total', 'Turns and check-ins done without the model', ['budget'])
  metrics.gauge(
    'yoldas_model_tokens_today',
    'Tokens of all engines since midnight in Istanbul',
    () => settled + unsettled,
  )
  return {
    add: ({ name: model, prices }, tokens) => {
      unsettled += sumOf(tokens)
      if (tokens.cachedShare !== undefined) cachedShare.observe({ model }, tokens.cachedShare)
      for (const kind of kinds) {
        spent.inc({ model, kind }, tokens[kind])
        if (prices) cost.inc({ model, kind }, (tokens[kind] * prices[kind]) / 1e6)
      }
    },
    exhausted: (spentTokens) => {
      if (settled + unsettled >= deploymentTokens) return 'deployment'
      return spentTokens >= studentTokens ? 'student' : null
    },
    refused: (budget) => refusals.inc({ budget }),
    settle: async () => {
      const tokens = unsettled
      settled = await addEngineTokens(db, engineId, tokens)
      unsettled -= tokens
    },
  }
}
