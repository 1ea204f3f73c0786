import type { Metrics } from '@yoldas/telemetry'
import { agentMetrics } from './genAi.ts'

const firstTokenSeconds = [0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 6, 12, 25, 60]
const turnSeconds = [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 90]

export type TurnMetrics = ReturnType<typeof turnMetrics>

/** What is counted of turns; stopping one that no engine had is not. */
export const turnMetrics = (metrics: Metrics) => ({
  ...agentMetrics(metrics),
  ended: metrics.counter('yoldas_turns_total', 'Turns that this engine had, by how they ended', ['outcome']),
  firstToken: metrics.histogram(
    'yoldas_turn_first_token_seconds',
    'From the start of an attempt to the first word of the model',
    firstTokenSeconds,
  ),
  duration: metrics.histogram('yoldas_turn_seconds', 'From the start of an attempt to its end', turnSeconds, [
    'outcome',
  ]),
  toolCalls: metrics.counter('yoldas_tool_calls_total', 'Tools that the model called, by how that ended', [
    'tool',
    'outcome',
  ]),
  unsaid: metrics.counter('yoldas_unsaid_total', 'Clauses of the model that said what must not be said', ['rule']),
  takenOver: metrics.counter('yoldas_turn_takeovers_total', 'Turns taken over from an engine that fell silent'),
  givenUp: metrics.counter('yoldas_turns_given_up_total', 'Turns failed because every engine that had them died'),
  /** What operators see of distress: counts, never a text. `care_count` has those that stay. */
  concerns: metrics.counter('yoldas_concerns_total', 'Turns in which distress was found, by what found it', [
    'tier',
    'category',
    'source',
  ]),
})

export type MediaMetrics = ReturnType<typeof mediaMetrics>

export const mediaMetrics = (metrics: Metrics) => ({
  removed: metrics.counter('yoldas_objects_removed_total', 'Objects removed from the storage'),
})

export type RetentionMetrics = ReturnType<typeof retentionMetrics>

/** From 0 on, so that the first erasure shows as one. */
export function retentionMetrics(metrics: Metrics) {
  const help = 'Erased since they were kept for long enough, by what'
  const erased = metrics.counter('yoldas_retention_erased_total', help, ['what'])
  for (const what of ['emptied', 'removed', 'attachments', 'sounds']) erased.inc({ what }, 0)
  return { erased }
}

const retrievalSeconds = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5]

export type RetrievalMetrics = ReturnType<typeof retrievalMetrics>

export const retrievalMetrics = (metrics: Metrics) => ({
  duration: metrics.histogram(
    'yoldas_retrieval_seconds',
    'Searches of the corpus, by how they ended: found, nothing, skipped, or what they had to do without',
    retrievalSeconds,
    ['outcome'],
  ),
})
