import { isDeepStrictEqual } from 'node:util'
import { eventually } from '@yoldas/testkit'
import fc from 'fast-check'
import { scheduling } from '../support/schedule.ts'
import type { Stack, Student } from '../support/stack.ts'
import { type Answer, type Connection, openConnection } from './connection.ts'
import type { ApiDocument } from './document.ts'
import { type Expectation, judge } from './judge.ts'
import { findProblem } from './oracle.ts'
import { type Failure, type Report, show } from './report.ts'
import { type Attack, attacks } from './requests.ts'
import { ask, sendAttack } from './send.ts'
import { readFrames } from './streams.ts'
import { nothingYet, type Possessions, takeNote } from './student.ts'

const batchSize = 100
const lanes = 24
const mostFailures = 20

export type Campaign = { stack: Stack; document: ApiDocument; seed: number; count: number; report: Report }

/**
 * Sends `count` generated requests, in batches that each have their own student. The n-th batch is made from the seed
 * plus n: a batch can be had again alone, with its own seed and a count of 100.
 */
export async function runCampaign(campaign: Campaign): Promise<void> {
  const batches = Math.ceil(campaign.count / batchSize)
  const requests = attacks(campaign.document)
  let next = 0
  const lane = async () => {
    await using connection = openConnection(campaign.stack.url)
    while (next < batches && campaign.report.failures.length < mostFailures) {
      const seed = (campaign.seed + next++) | 0
      const batch = fc.sample(requests, { seed, numRuns: Math.min(batchSize, campaign.count) })
      await runBatch(campaign, connection, batch, seed)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  await Promise.all(campaign.report.failures.slice(0, 3).map((failure) => minimize(campaign, failure)))
}

type Attacker = { connection: Connection; student: Student; own: Possessions }

/**
 * First all that must change nothing, between two looks at what the student has; then the rest, and a look at whether
 * it is all there; then the farewells, which end everything else.
 */
async function runBatch(campaign: Campaign, connection: Connection, batch: Attack[], seed: number) {
  const attacker = await newAttacker(campaign.stack, connection)
  const fail = (problem: string, attack?: Attack) => campaign.report.fail({ seed, problem, attack })
  const send = async (attacks: Attack[] = []) => {
    for (const attack of attacks) await attackOnce(campaign, attacker, attack, fail)
  }
  const { harmless, others, farewells } = Object.groupBy(batch, (attack) => effectOf(attack, attacker.own))

  const before = await look(campaign.document, attacker)
  await send(harmless)
  const after = await look(campaign.document, attacker)
  if (!isDeepStrictEqual(before, after)) fail(`refused requests left a trace: ${difference(before, after)}`)

  await send(others)
  const lost = await findLost(attacker)
  if (lost) fail(lost)
  await send(farewells)
}

function effectOf(attack: Attack, own: Possessions) {
  const isRead = attack.route?.method === 'GET' && attack.method === 'GET'
  if (isRead || judge(attack, own).kind === 'refused') return 'harmless'
  return isFarewell(attack) ? 'farewells' : 'others'
}

/** In whatever disguise. */
const isFarewell = ({ route, method, path }: Attack) =>
  /delete/i.test(method) && (route ? route.operationId === 'deleteMe' : /me/i.test(path) && !/reactions/i.test(path))

/** A student who has a turn and a scheduled message already, so that there is something to name. */
async function newAttacker(stack: Stack, connection: Connection): Promise<Attacker> {
  const attacker = { connection, student: await stack.student(), own: nothingYet() }
  const body = { message: `${scheduling({ text: 'Merhaba yine.' })}\n!say Merhaba.\n!delay 0` }
  const outcome = await ask(connection, bearer(attacker.student), 'POST', '/api/chat/send', body)
  if (outcome.kind !== 'answer' || outcome.status !== 200) throw new Error(`no first turn: ${JSON.stringify(outcome)}`)
  noteAnswer(outcome, attacker.own)
  await eventually('the scheduled message', async () => {
    const list = await ask(connection, bearer(attacker.student), 'GET', '/api/chat/scheduled')
    if (list.kind === 'answer') noteAnswer(list, attacker.own)
    return attacker.own.scheduledIds.size > 0
  })
  return attacker
}

export const bearer = ({ token }: Student) => `Bearer ${token}`

async function attackOnce(
  { report }: Campaign,
  { connection, student, own }: Attacker,
  attack: Attack,
  fail: (problem: string, attack: Attack) => void,
): Promise<Expectation> {
  const expectation = judge(attack, own)
  const outcome = await sendAttack(connection, attack, bearer(student), own)
  const problem = findProblem(attack, expectation, outcome, own)
  report.count(attack, expectation, outcome)
  if (problem) fail(problem, attack)
  if (effectOf(attack, own) === 'farewells' && own.hasLeft !== 'yes')
    own.hasLeft = outcome.kind === 'answer' && outcome.status === 200 ? 'yes' : 'maybe'
  const isSend = attack.route?.operationId === 'sendChatMessage' && outcome.kind === 'answer' && outcome.status === 200
  const { clientId } = Object(expectation.kind === 'accepted' ? expectation.body : undefined)
  if (isSend && typeof clientId === 'string') own.clientIds.add(clientId.toLowerCase())
  if (!problem && !attack.isFeed && outcome.kind === 'answer' && outcome.status < 300) noteAnswer(outcome, own)
  return expectation
}

/** What a student has now, as far as the document knows how to ask without naming anything. */
async function look({ routes }: ApiDocument, { connection, student }: Attacker): Promise<Record<string, unknown>> {
  const seen: Record<string, unknown> = {}
  for (const { method, path, secured, responses } of routes) {
    const isJson = responses.get(200)?.some(({ type }) => type === 'application/json')
    if (method !== 'GET' || !secured || !isJson || path.includes('{')) continue
    const outcome = await ask(connection, bearer(student), 'GET', path)
    seen[path] = outcome.kind === 'answer' ? withoutPushes(outcome.body.toString()) : outcome.kind
  }
  return seen
}

/** A turn is notified of while others are asked for: what comes of that in an export is not a trace of theirs. */
function withoutPushes(body: string): string {
  const { notifier, ...rest } = JSON.parse(body)
  if (!Array.isArray(notifier)) return body
  const lasting = notifier.filter(({ type }) => ['device', 'reply', 'action'].includes(type))
  return JSON.stringify({ ...rest, notifier: lasting })
}

const difference = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  Object.keys(before)
    .filter((path) => before[path] !== after[path])
    .map((path) => `${path} was ${before[path]} and is ${after[path]}`)
    .join('; ')

/** Every turn that a stream began with is in history, whole and alone. */
async function findLost({ connection, student, own }: Attacker): Promise<string | undefined> {
  const outcome = await ask(connection, bearer(student), 'GET', '/api/chat/history')
  if (outcome.kind !== 'answer' || outcome.status !== 200) return 'no history'
  const { messages } = JSON.parse(outcome.body.toString())
  const last = messages.at(-1)
  // Turn 0 is the notice.
  if (last.turnIndex !== own.sent.size) return `${last.turnIndex} turns in history, ${own.sent.size} accepted`
  for (const { role, turnId, content } of messages)
    if (role === 'user' && own.sent.get(turnId) !== content) return `another message than was accepted: ${content}`
  return undefined
}

function noteAnswer({ headers, body }: Answer, own: Possessions) {
  if (headers.get('content-type') !== 'text/event-stream') {
    if (body.length > 0 && headers.get('content-type')?.startsWith('application/json'))
      takeNote(JSON.parse(body.toString()), own)
    return
  }
  for (const { event, data } of readFrames(body.toString())) {
    takeNote(data, own)
    if (event !== 'start') continue
    const { turnId, message } = Object(data)
    own.sent.set(turnId, message.content)
  }
}

/** Looks for the smallest request of a failure's batch that fails for a new student; says so in the report. */
async function minimize(campaign: Campaign, failure: Failure) {
  if (!failure.attack) return
  await using connection = openConnection(campaign.stack.url)
  const failsAlone = async (attack: Attack) => {
    const attacker = await newAttacker(campaign.stack, connection)
    let problem: string | undefined
    await attackOnce(campaign, attacker, attack, (found) => {
      problem = found
    })
    return problem
  }
  const smaller = await fc.check(
    fc.asyncProperty(attacks(campaign.document), async (attack) => (await failsAlone(attack)) !== failure.problem),
    { seed: failure.seed, numRuns: batchSize, interruptAfterTimeLimit: 15_000 },
  )
  const [found] = smaller.counterexample ?? []
  if (found) failure.smallest = show(found)
}
