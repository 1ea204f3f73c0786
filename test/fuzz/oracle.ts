import { isDeepStrictEqual } from 'node:util'
import type { Answer, Outcome } from './connection.ts'
import type { Route } from './document.ts'
import type { Expectation } from './judge.ts'
import { isRepeat, knownStatuses } from './known.ts'
import type { Attack } from './requests.ts'
import { streamProblem } from './streams.ts'
import type { Possessions } from './student.ts'

const jsonType = 'application/json; charset=utf-8'
const securityHeaders = [
  'content-security-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]

/** What is wrong with the answer to a request, undefined when nothing is. */
export function findProblem(attack: Attack, expectation: Expectation, outcome: Outcome, own: Possessions) {
  if (outcome.kind === 'timeout') return 'no answer in time'
  if (outcome.kind === 'closed') return isBadHttp(attack) ? undefined : 'closed without an answer'
  return answerProblem(attack, expectation, outcome, own)
}

/** Whether the server may take it for something else than a request. */
const isBadHttp = ({ body, method, headers }: Attack) =>
  ['longer', 'shorter'].includes(body?.framing ?? '') ||
  method === 'CONNECT' ||
  headers.some(({ name }) => name === 'Upgrade')

function answerProblem(attack: Attack, expectation: Expectation, answer: Answer, own: Possessions) {
  const { status } = answer
  if (status >= 500) return `a failure: ${status}`
  const expected = expectedStatuses(attack, expectation, own)
  if (!expected.includes(status)) return `${status} instead of ${expected.join(' or ')}`
  if (attack.method === 'HEAD' || attack.method === 'OPTIONS' || !isOfRoutes(attack))
    return headersProblem(attack, answer)
  return headersProblem(attack, answer) ?? bodyProblem(attack, expectation, answer)
}

function expectedStatuses(attack: Attack, expectation: Expectation, own: Possessions): number[] {
  const usual = usualStatuses(attack, expectation, own)
  if (own.hasLeft === 'no') return usual
  return own.hasLeft === 'yes' && expectation.kind === 'accepted' ? [401] : [...usual, 401]
}

function usualStatuses({ route, body }: Attack, expectation: Expectation, own: Possessions): number[] {
  if (expectation.kind === 'refused') {
    if (route?.operationId !== 'sendChatMessage') return [400]
    if (expectation.body) return isRepeat(expectation.body.json, own) ? [200] : [400]
    // A body that cannot be stored may name a clientId too.
    return body && own.clientIds.size > 0 ? [200, 400] : [400]
  }
  // 417 is for an expectation that nobody knows.
  if (expectation.kind === 'unclear' || !route) return [200, 201, 202, 204, 400, 401, 404, 417]
  const successes = [...route.responses.keys()].filter((status) => status < 300)
  // Where no bearer token is needed, another may be, in the body.
  const refusals = route.secured ? [400, 404] : [400, 401, 404]
  return knownStatuses(route, expectation, own) ?? [...successes, ...refusals]
}

/** Of the reference at `/docs` and of what never became a request the interface says nothing. */
const isOfRoutes = ({ path, unclear }: Attack) => !(unclear && /docs/.test(path))

function headersProblem(attack: Attack, { headers: given }: Answer) {
  const missing = securityHeaders.filter((name) => !given.has(name))
  if (missing.length > 0) return `without ${missing.join(', ')}`
  const isKeepable = !attack.route?.path.startsWith('/api') || given.get('content-type') !== jsonType
  return isKeepable || given.get('cache-control') === 'no-store' ? undefined : 'an answer that others may keep'
}

/** Only to a client that says that it has the last event of its turn. */
function nothingMoreProblem({ headers: sent }: Attack, { headers, body }: Answer): string | undefined {
  if (!sent.some(({ name }) => name === 'Last-Event-ID')) return 'a 204 without Last-Event-ID'
  return headers.has('content-type') || body.length > 0 ? 'a 204 with a body' : undefined
}

function bodyProblem(attack: Attack, expectation: Expectation, answer: Answer): string | undefined {
  const { status, headers, body } = answer
  if (status === 204) return nothingMoreProblem(attack, answer)
  const type = headers.get('content-type')
  const { route } = attack
  if (type === 'text/event-stream') return route ? streamProblem(attack, answer, route) : undefined
  if (type !== jsonType) return `content type ${type}`
  const json = parse(body)
  if (json === undefined) return 'an answer that is not JSON'
  if (/node_modules|\/services\/|\bat \w+ \(/.test(body.toString())) return 'an answer that shows the inside'
  if (route && (status < 300 || route.responses.has(status))) {
    const problem = promiseProblem(route, status, json)
    if (problem !== undefined) return problem
  }
  if (status < 300) return undefined
  if (status === 400) return refusalProblem(attack, expectation, json)
  const { error, ...more } = Object(json)
  const usual: Record<number, string> = { 401: 'unauthorized', 404: 'not found', 417: 'expectation failed' }
  const isUsual = error === usual[status] || route?.secured === false
  // What no route was meant by may be one all the same, in another spelling.
  const ofOthers = ['invalid reply token', 'invalid share token', 'student not found']
  const isReply = !route && ofOthers.includes(error)
  const isAlone = typeof error === 'string' && Object.keys(more).length === 0
  return (isUsual || isReply) && isAlone ? undefined : `a ${status} with the body ${body}`
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

function promiseProblem({ responses }: Route, status: number, json: unknown): string | undefined {
  const promised = responses.get(status)?.find(({ type }) => type === 'application/json')
  if (!promised) return `a ${status} that is not in the document`
  if (promised.accepts(json)) return undefined
  const [error] = promised.accepts.errors ?? []
  return `not as promised: ${error?.instancePath} ${error?.message}`
}

type Issue = { path: string; message: string }

function refusalProblem({ route, body }: Attack, expectation: Expectation, json: unknown): string | undefined {
  const breaksProfile = expectation.kind === 'refused' && expectation.body && route?.operationId === 'patchProfile'
  if (breaksProfile) return validatorProblem(json, expectation.body?.json)
  const mayBeSend = (route?.operationId ?? 'sendChatMessage') === 'sendChatMessage'
  if (mayBeSend && isDeepStrictEqual(json, { error: 'empty message' }))
    return expectation.kind === 'refused' ? 'an empty message, where the schema was broken' : undefined
  const issues = issuesOf(json)
  if (!issues) {
    const mayBeProfile = expectation.kind === 'unclear' && (route?.operationId ?? 'patchProfile') === 'patchProfile'
    if (mayBeProfile && !validatorProblem(json)) return undefined
    return `a 400 of another shape: ${JSON.stringify(json).slice(0, 300)}`
  }
  // A body is read before parameters are looked at.
  const parameter = expectation.kind === 'refused' && !body ? expectation.parameter : undefined
  if (parameter !== undefined && !issues.some(({ path }) => path === parameter))
    return `issues that don't name ${parameter}`
  return undefined
}

/** Undefined unless the shape is exactly that of a refusal. */
function issuesOf(json: unknown): Issue[] | undefined {
  const { error, issues, ...more } = Object(json)
  if (error !== 'invalid request' || Object.keys(more).length > 0) return undefined
  if (!Array.isArray(issues) || issues.length < 1 || issues.length > 10) return undefined
  const isIssue = (issue: unknown) => {
    const { path, message, ...rest } = Object(issue)
    return typeof path === 'string' && typeof message === 'string' && Object.keys(rest).length === 0
  }
  return issues.every(isIssue) ? issues : undefined
}

function validatorProblem(json: unknown, input?: unknown): string | undefined {
  const { success, data, error, ...more } = Object(json)
  const isShape = success === false && Array.isArray(error) && error.length >= 1 && error.length <= 10
  if (!isShape || Object.keys(more).length > 0)
    return `not the validator's shape: ${JSON.stringify(json).slice(0, 300)}`
  const isSame = input === undefined || isDeepStrictEqual(data, JSON.parse(JSON.stringify(input)))
  return isSame ? undefined : 'the offending input is not what was sent'
}
