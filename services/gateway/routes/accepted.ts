import type { ValidationIssue } from '@yoldas/contracts/errors'
import { invalid, notFound, unauthorized } from '@yoldas/http'

type Answer = { kind: string; issues?: ValidationIssue[] }

const refusals = ['erased', 'unknown', 'invalid'] as const
type Accepted<Given extends Answer> = Exclude<Given, { kind: (typeof refusals)[number] }>

const isAccepted = <Given extends Answer>(answer: Given): answer is Accepted<Given> =>
  refusals.every((kind) => kind !== answer.kind)

/**
 * The answer of a service that did what was asked. An erased student is as good as not signed in.
 * @throws HttpError 401, 404 or 400 for one that refused
 */
export function accepted<Given extends Answer>(answer: Given): Accepted<Given> {
  if (isAccepted(answer)) return answer
  if (answer.kind === 'erased') throw unauthorized()
  if (answer.kind === 'unknown') throw notFound()
  throw invalid(answer.issues ?? [])
}
