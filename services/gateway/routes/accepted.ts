import type { ValidationIssue } from '@yoldas/contracts/errors'
import { invalid, notFound, unauthorized } from '@yoldas/http'

export type Outcome = { kind: string; issues?: ValidationIssue[] }

const refusals = ['erased', 'unknown', 'invalid'] as const
export type Accepted<Given extends Outcome> = Exclude<Given, { kind: (typeof refusals)[number] }>

const isAccepted = <Given extends Outcome>(outcome: Given): outcome is Accepted<Given> =>
  refusals.every((kind) => kind !== outcome.kind)

/**
 * The answer of a service that did what was asked. An erased student is as good as not signed in.
 * @throws HttpError 401, 404 or 400 for one that refused
 */
export function accepted<Given extends Outcome>(outcome: Given): Accepted<Given> {
  if (isAccepted(outcome)) return outcome
  if (outcome.kind === 'erased') throw unauthorized()
  if (outcome.kind === 'unknown') throw notFound()
  throw invalid(outcome.issues ?? [])
}
