import { type Client, ClientError, createClient, type SendBody, type TurnEvent } from '@yoldas/client'
import { newId } from '@yoldas/ids'
import { addDays, istanbulTime } from '@yoldas/time'
import { z } from 'zod'
import { Belongings, type RecordedTurn, Recording, RecordedTurn as Turn, TurnUsage } from './recording.ts'
import { dayOn, withDays } from './scenario/days.ts'
import type { Scenario } from './scenario/scenario.ts'
import type { EvaluatedStack } from './stack.ts'

/** A turn has 60 s, and may wait for its turn. */
const longestTurnMilliseconds = 180_000
/** More than this, and "tomorrow" may be another day to the model than to the checks. */
const mostSecondsApart = 60

/**
 * Has a student of its own say a scenario's messages, and erases the student.
 * @throws when the service refuses or does not answer; a turn that fails is part of the recording
 */
export async function converse(scenario: Scenario, stack: EvaluatedStack, signal: AbortSignal): Promise<Recording> {
  const sub = `evals-${newId()}`
  let token: Promise<string> | undefined
  const client = createClient({
    url: stack.url,
    token: ({ refused }) => {
      if (refused !== undefined) token = undefined
      token ??= stack.token(sub)
      return token
    },
  })
  try {
    await prepare(client, scenario, istanbulTime(stack.now()).day)
    const turns: RecordedTurn[] = []
    for (const message of scenario.messages) turns.push(await takeTurn(client, message, stack, signal))
    return Recording.parse({ turns, usage: usageIn(await client.exportAll()) })
  } catch (error) {
    throw new Error(describe(error), { cause: error })
  } finally {
    await client.deleteAccount().catch(() => {})
  }
}

function describe(error: unknown): string {
  if (!(error instanceof ClientError)) return error instanceof Error ? error.message : String(error)
  const { failure } = error
  return failure.kind === 'refused' ? `the service refused: ${JSON.stringify(failure.issues)}` : failure.kind
}

async function prepare(client: Client, { profile, plan, sessions, exams }: Scenario, today: string): Promise<void> {
  await client.patchProfile(defined(profile ?? {}))
  for (const block of plan) await client.plan.create(defined({ ...block, day: dayOn(block.day, today) }))
  for (const session of sessions)
    await client.journey.createSession(defined({ ...session, day: dayOn(session.day, today) }))
  for (const exam of exams) await client.journey.createExam(defined({ ...exam, day: dayOn(exam.day, today) }))
}

type Defined<Value> = Value extends object
  ? { [Field in keyof Value]: Defined<Exclude<Value[Field], undefined>> }
  : Value
/** What JSON makes of it: a field that is undefined is absent. */
const defined = <Value extends object>(value: Value): Defined<Value> => JSON.parse(JSON.stringify(value))

async function takeTurn(
  client: Client,
  { say, style }: Scenario['messages'][number],
  stack: EvaluatedStack,
  signal: AbortSignal,
): Promise<RecordedTurn> {
  const body: SendBody & { style?: string } = { message: withDays(say, istanbulTime(stack.now()).day) }
  if (style) body.style = style
  const began = performance.now()
  const limit = AbortSignal.any([signal, AbortSignal.timeout(longestTurnMilliseconds)])
  const events: Array<{ at: number; event: TurnEvent }> = []
  for await (const event of client.turns.send(body, { signal: limit }))
    events.push({ at: Math.round(performance.now() - began), event })
  const turn = { ...readEvents(events.map(({ event }) => event)), said: body.message }
  expectSameClock(turn.sentAt, new Date(stack.now().getTime() - (performance.now() - began)))
  return Turn.parse({
    ...turn,
    firstMilliseconds: events.find(({ event }) => event.event === 'chunk')?.at ?? null,
    milliseconds: events.at(-1)?.at ?? 0,
    after: await lookAt(client, istanbulTime(new Date(turn.sentAt)).day),
  })
}

/** What a stream says of its turn. @throws when it had no beginning */
export function readEvents(events: readonly TurnEvent[]) {
  const [start, last] = [events[0], events.at(-1)]
  if (start?.event !== 'start') throw new Error('a turn began without its message')
  const done = last?.event === 'done' ? last.data : undefined
  const statuses = events.flatMap((one) => (one.event === 'status' ? [one.data] : []))
  return {
    sentAt: start.data.message.timestamp,
    finish: done?.finish ?? 'failed',
    bubbles: done?.messages ?? [],
    // A status is shown again where a stream continues.
    tools: statuses.flatMap(({ tool }, i) => (tool !== undefined && statuses[i - 1]?.tool !== tool ? [tool] : [])),
    degraded: [...new Set(statuses.flatMap(({ degraded }) => degraded ?? []))],
    reactions: events.flatMap((one) => (one.event === 'reaction' ? [one.data.emoji] : [])),
  }
}

function expectSameClock(sentAt: string, at: Date): void {
  const apart = Math.abs(Date.parse(sentAt) - at.getTime()) / 1000
  if (apart > mostSecondsApart) throw new Error(`the gateway and Postgres have clocks ${Math.round(apart)} s apart`)
}

const daysBack = 7
const mostPlanDays = 62

async function lookAt(client: Client, today: string): Promise<Belongings> {
  const from = addDays(today, -daysBack)
  const [scheduled, blocks, { sessions }, { exams }, { profile }] = await Promise.all([
    client.scheduled.list(),
    client.plan.list(from, addDays(from, mostPlanDays - 1)),
    client.journey.sessions({ limit: 100 }),
    client.journey.exams({ limit: 100 }),
    client.me(),
  ])
  return Belongings.parse({ scheduled, blocks, sessions, exams, profile })
}

const ExportedMessage = TurnUsage.extend({ type: z.literal('message'), turnId: z.string() })

/** Once for each turn that the export has. */
function usageIn(exported: Record<string, unknown>): TurnUsage[] {
  const records = z.array(z.unknown()).parse(exported['chat-engine'])
  const turns = new Map<string, TurnUsage>()
  for (const record of records) {
    const message = ExportedMessage.safeParse(record).data
    if (message) turns.set(message.turnId, TurnUsage.parse(message))
  }
  return [...turns.values()]
}
