import { createLines } from '@yoldas/lines'
import { istanbulTime } from '@yoldas/time'
import { checkConversation } from './checks/check.ts'
import { converse } from './converse.ts'
import type { Judge } from './judge/judge.ts'
import { transcriptOf } from './judge/transcript.ts'
import type { Recording } from './recording.ts'
import type { Conversation, Skipped } from './report/run.ts'
import { fitsHour, windowOf } from './scenario/hour.ts'
import type { Scenario } from './scenario/scenario.ts'
import type { EvaluatedStack } from './stack.ts'

type Running = {
  stack: EvaluatedStack
  judge: Judge | undefined
  repeat: number
  atOnce: number
  signal: AbortSignal
  say(line: string): void
}

/** Has every scenario said as often as asked. Those for an hour come first: it passes. */
export async function runScenarios(
  scenarios: readonly Scenario[],
  running: Running,
): Promise<{ conversations: Conversation[]; skipped: Skipped[] }> {
  const { repeat, atOnce, signal, say } = running
  const lines = createLines({ inAll: atOnce })
  const ordered = scenarios.toSorted((a, b) => Number(b.hour !== undefined) - Number(a.hour !== undefined))
  const planned = ordered.flatMap((scenario) => Array.from({ length: repeat }, (_, i) => ({ scenario, nth: i + 1 })))
  let ended = 0
  const ran = await Promise.all(
    planned.map(({ scenario, nth }) =>
      lines.run(async () => {
        if (signal.aborted) return undefined
        const one = whySkipped(scenario, running.stack) ?? (await runOnce(scenario, nth, running))
        if (signal.aborted) return undefined
        ended += 1
        say(`${ended}/${planned.length} ${scenario.id}${repeat > 1 ? ` (${nth}/${repeat})` : ''}: ${outcomeOf(one)}`)
        return one
      }),
    ),
  )
  const skipped = ran.flatMap((one) => (one && 'why' in one ? [one] : []))
  return {
    conversations: ran.flatMap((one) => (one && !('why' in one) ? [one] : [])),
    skipped: skipped.filter(({ id }, i) => skipped.findIndex((other) => other.id === id) === i),
  }
}

function whySkipped({ id, hour }: Scenario, stack: EvaluatedStack): Skipped | undefined {
  const { time } = istanbulTime(stack.now())
  if (hour === undefined || fitsHour(hour, time)) return undefined
  const { start, end } = windowOf(hour)
  const how = `npm run at -- ${start} start`
  return { id, why: `it is for ${start} to ${end} in Istanbul, and the clock of this stack shows ${time}: ${how}` }
}

function outcomeOf(one: Conversation | Skipped): string {
  if ('why' in one) return `skipped: ${one.why}`
  if (one.broken !== null) return `broken: ${one.broken}`
  const failed = [
    ...one.checks.filter(({ problem }) => problem !== null).map(({ check }) => check),
    ...one.judged.filter(({ verdict }) => verdict === 'fails').map(({ name }) => name),
  ]
  return `${failed.length === 0 ? 'ok' : `failed ${failed.join(', ')}`} (${one.seconds.toFixed(1)} s)`
}

async function runOnce(scenario: Scenario, nth: number, { stack, judge, signal }: Running): Promise<Conversation> {
  const { id, kind, title, student = null } = scenario
  const began = performance.now()
  const about = { id, kind, title, student, nth, startedAt: stack.now().toISOString() }
  const seconds = () => Math.round(performance.now() - began) / 1000
  try {
    const recording = await converse(scenario, stack, signal)
    const took = seconds()
    const checks = checkConversation(scenario, recording.turns)
    const judged = await judgeRubric(scenario, recording, { judge, signal })
    return { ...about, seconds: took, broken: null, ...recording, checks, judged }
  } catch (error) {
    const broken = error instanceof Error ? error.message : String(error)
    return { ...about, seconds: seconds(), broken, turns: [], usage: [], checks: [], judged: [] }
  }
}

/** Without a judge each statement is not judged. */
async function judgeRubric(
  { rubric, student }: Scenario,
  { turns }: Recording,
  { judge, signal }: Pick<Running, 'judge' | 'signal'>,
): Promise<Conversation['judged']> {
  const conversation = transcriptOf(turns)
  return await Promise.all(
    Object.entries(rubric).map(async ([name, statement]) => {
      if (!judge) return { name, statement, verdict: 'not judged' as const, reason: '' }
      return { name, statement, ...(await judge.ask({ student, conversation, statement }, signal)) }
    }),
  )
}
