import type { ModelFailure } from '../clients/completion/failure.ts'
import type { Heard } from './ask.ts'

/** What a question came to: a sentence, and what to do where it does not work. */
export type Finding =
  | { state: 'works'; says: string }
  | { state: 'lacks'; says: string; todo: string }
  /** Left out by `MODEL_WITHOUT`. */
  | { state: 'off'; says: string }
  /** It needs what another question found missing. */
  | { state: 'unasked'; says: string }

export const works = (says: string): Finding => ({ state: 'works', says })
export const lacks = (says: string, todo: string): Finding => ({ state: 'lacks', says, todo })
export const off = (says: string): Finding => ({ state: 'off', says })
export const unasked = (says: string): Finding => ({ state: 'unasked', says })

const guide = 'see docs/models.md'

/** Why there is no whole answer; null where there is one. Nothing of what the server said is repeated. */
export function failureOf({ failure, seconds, text }: Heard): Finding | null {
  if (failure === null) return null
  if (failure === 'late') {
    const begun = text === '' ? `no answer within ${seconds} s` : `an answer had no end within ${seconds} s`
    return lacks(begun, `look whether the server is overloaded, or answers one request at a time: ${guide}`)
  }
  if (failure.kind !== 'refused') return lacks(...kinds[failure.kind])
  const { status = 0 } = failure
  return lacks(`the server refuses with ${status}`, statuses[status] ?? otherStatus(status))
}

export const kinds: Record<Exclude<ModelFailure, 'refused'>, [says: string, todo: string]> = {
  unreachable: ['the server cannot be reached', 'check MODEL_BASE_URL, and that this machine may reach it'],
  stalled: ['the answer stands still', 'look whether the server is overloaded'],
  cut: ['the connection broke within an answer', 'look for a proxy or time limit between here and the server'],
  malformed: ['the answer is not what Chat Completions are', 'check MODEL_BASE_URL: most end with /v1'],
  oversized: ['the answer has no end', `check the chat template of the model: ${guide}`],
  unfinished: ['an answer ends in its middle', 'look for a proxy between here and the server, and at its log'],
  broken: ['the server reports an error within an answer', 'look into its log'],
  empty: ['the answer has no words', `check the chat template of the model: ${guide}`],
}

const statuses: Readonly<Record<number, string>> = {
  400: `look into its log for the reason: ${guide}`,
  401: 'check MODEL_API_KEY',
  403: 'check MODEL_API_KEY, and whether it may use this model',
  404: 'check MODEL_BASE_URL, which often ends with /v1, and MODEL_NAME',
  422: `look into its log for the reason: ${guide}`,
  429: 'its limit or budget is used up: wait, or raise it there',
}

const otherStatus = (status: number) =>
  status >= 300 && status < 400
    ? 'set MODEL_BASE_URL to where it redirects: redirects are not followed'
    : 'look into its log'
