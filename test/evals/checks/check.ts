import { istanbulTime, toIstanbul } from '@yoldas/time'
import type { RecordedTurn } from '../recording.ts'
import { type Argument, type Check, type CheckName, checkNames } from '../scenario/checkSchema.ts'
import { withDays } from '../scenario/days.ts'
import { listOf, matcher } from '../scenario/patterns.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { fits, includes, isReminder } from './belongings.ts'
import { hasNumber } from './numbers.ts'

/** What a check looks at: a turn, or all of them as one, whose days are counted from the first message. */
type Seen = Omit<RecordedTurn, 'said' | 'firstMilliseconds' | 'milliseconds' | 'degraded'>

/** Of one check: `turn` counts from 1, null for the whole conversation; `problem` says why it failed. */
export type CheckResult = { turn: number | null; check: string; problem: string | null }

type Scripted = Pick<Scenario, 'messages' | 'expect'>

/** All checks of a scenario on a conversation; a turn has to end `complete` unless its checks say otherwise. */
export function checkConversation({ messages, expect }: Scripted, turns: readonly RecordedTurn[]): CheckResult[] {
  const ofTurns = messages.flatMap((message, i) => {
    const seen = turns[i]
    const checks = message.expect.some(({ finish }) => finish) ? message.expect : [...message.expect, completed]
    return checks.map((check) => resultOf(check, i + 1, seen))
  })
  return [...ofTurns, ...expect.map((check) => resultOf(check, null, together(turns)))]
}

const completed: Check = { finish: 'complete' }

function resultOf(check: Check, turn: number | null, seen: Seen | undefined): CheckResult {
  const name = checkNames.find((known) => check[known] !== undefined) ?? 'anyOf'
  const words = `${name} ${JSON.stringify(check[name])}`
  return { turn, check: words, problem: seen ? problemOf(check, seen) : 'the conversation ended before' }
}

/** The turns as one, with what the student has in the end. */
function together(turns: readonly RecordedTurn[]): Seen | undefined {
  const [first, last] = [turns[0], turns.at(-1)]
  if (!first || !last) return undefined
  return {
    sentAt: first.sentAt,
    after: last.after,
    finish: turns.find(({ finish }) => finish !== 'complete')?.finish ?? 'complete',
    bubbles: turns.flatMap(({ bubbles }) => bubbles),
    tools: turns.flatMap(({ tools }) => tools),
    reactions: turns.flatMap(({ reactions }) => reactions),
  }
}

/** Why a check does not hold; null when it does. */
export function problemOf(check: Check, seen: Seen): string | null {
  for (const name of checkNames) {
    const problem = problemOfOne(name, check, seen)
    if (problem !== null) return problem
  }
  return null
}

function problemOfOne<Name extends CheckName>(name: Name, check: { [One in Name]?: Check[One] }, seen: Seen) {
  const argument = check[name]
  return argument === undefined ? null : problems[name](argument, seen)
}

const unless = (holds: boolean, problem: string) => (holds ? null : problem)
const answerOf = ({ bubbles }: Seen) => bubbles.map(({ content }) => content).join('\n\n')
const todayOf = ({ sentAt }: Seen) => istanbulTime(new Date(sentAt)).day
const found = (patterns: string | string[], text: string, seen: Seen) =>
  listOf(patterns).filter((pattern) => matcher(pattern, todayOf(seen))(text))
const inWords = (patterns: string[], seen: Seen) => patterns.map((pattern) => withDays(pattern, todayOf(seen)))
const quoted = (items: Iterable<unknown>) => [...items].map((item) => JSON.stringify(item)).join(', ') || 'nothing'

const bounded = (count: number, { min = 0, max = Number.POSITIVE_INFINITY }: Argument<'length'>, unit: string) =>
  unless(count >= min && count <= max, `it has ${count} ${unit}`)

const blockPatterns = { patterns: ['subject', 'topic'] }
const findReminder = (asked: Argument<'reminder'>, { after, sentAt }: Seen) =>
  after.scheduled.find((one) => isReminder(asked, one, new Date(sentAt)))
const findBlock = (asked: Argument<'planned'>, seen: Seen) =>
  seen.after.blocks.find((block) => fits(asked, block, { today: todayOf(seen), ...blockPatterns }))
const describeScheduled = ({ scheduled }: Seen['after']) =>
  quoted(scheduled.map(({ kind, dueAt, text }) => `${kind} at ${toIstanbul(new Date(dueAt))}: ${text}`))

type Problems = { [Name in CheckName]: (argument: Argument<Name>, seen: Seen) => string | null }

const problems: Problems = {
  says: (patterns, seen) => {
    const had = found(patterns, answerOf(seen), seen)
    const missing = listOf(patterns).filter((pattern) => !had.includes(pattern))
    return unless(missing.length === 0, `it does not say ${quoted(inWords(missing, seen))}`)
  },
  saysAny: (patterns, seen) =>
    unless(found(patterns, answerOf(seen), seen).length > 0, `it says none of ${quoted(inWords(patterns, seen))}`),
  avoids: (patterns, seen) => {
    const said = found(patterns, answerOf(seen), seen)
    return unless(said.length === 0, `it says ${quoted(said)}`)
  },
  number: (asked, seen) => {
    const { value, tolerance } = typeof asked === 'number' ? { value: asked, tolerance: undefined } : asked
    return unless(hasNumber(answerOf(seen), value, tolerance), `it does not have the number ${value}`)
  },
  avoidsNumber: (asked, seen) => {
    const said = listOf(asked).filter((value) => hasNumber(answerOf(seen), value))
    return unless(said.length === 0, `it has the number ${said.join(', ')}`)
  },
  asks: (asked, seen) =>
    unless(answerOf(seen).includes('?') === asked, asked ? 'it asks nothing' : 'it asks something'),
  length: (bounds, seen) => bounded([...answerOf(seen)].length, bounds, 'characters'),
  bubbles: (bounds, seen) => bounded(seen.bubbles.length, bounds, 'bubbles'),
  cites: (asked, seen) => {
    const titles = seen.bubbles.flatMap(({ sources }) => sources.map(({ title }) => title))
    const cited = `it cites ${quoted(titles)}`
    if (typeof asked === 'boolean') return unless(titles.length > 0 === asked, cited)
    return unless(
      listOf(asked).every((pattern) => titles.some((title) => found(pattern, title, seen).length > 0)),
      cited,
    )
  },
  help: (asked, seen) => {
    const phones = new Set(seen.bubbles.flatMap(({ help }) => help.map(({ phone }) => phone)))
    const named = `it names ${quoted(phones)} to call`
    if (typeof asked === 'boolean') return unless(phones.size > 0 === asked, named)
    return unless(
      asked.every((phone) => phones.has(phone)),
      named,
    )
  },
  author: (asked, { bubbles }) => {
    const authors = new Set(bubbles.map(({ author }) => author ?? 'nobody known'))
    return unless(bubbles.length > 0 && authors.size === 1 && authors.has(asked), `it is by ${quoted(authors)}`)
  },
  tool: (names, { tools }) =>
    unless(
      listOf(names).every((name) => tools.includes(name)),
      `it called ${quoted(tools)}`,
    ),
  toolNot: (names, { tools }) => {
    const called = names === 'any' ? tools : tools.filter((tool) => listOf(names).includes(tool))
    return unless(called.length === 0, `it called ${quoted(called)}`)
  },
  reacts: (asked, { reactions }) =>
    unless(
      typeof asked === 'boolean' ? reactions.length > 0 === asked : reactions.includes(asked),
      `it reacted with ${quoted(reactions)}`,
    ),
  finish: (asked, { finish }) => unless(finish === asked, `it is ${finish}`),
  scheduled: (count, { after }) => unless(after.scheduled.length === count, `there is ${describeScheduled(after)}`),
  reminder: (asked, seen) =>
    unless(findReminder(asked, seen) !== undefined, `there is ${describeScheduled(seen.after)}`),
  noReminder: (asked, seen) =>
    unless(findReminder(asked, seen) === undefined, `there is ${describeScheduled(seen.after)}`),
  planned: (asked, seen) => unless(findBlock(asked, seen) !== undefined, `the plan has ${quoted(seen.after.blocks)}`),
  notPlanned: (asked, seen) =>
    unless(findBlock(asked, seen) === undefined, `the plan has ${quoted(seen.after.blocks)}`),
  session: (asked, seen) => {
    const { sessions } = seen.after
    const how = { today: todayOf(seen), ...blockPatterns }
    return unless(
      sessions.some((session) => fits(asked, session, how)),
      `there is ${quoted(sessions)}`,
    )
  },
  exam: (asked, seen) => {
    const { exams } = seen.after
    const how = { today: todayOf(seen), patterns: ['name'] }
    return unless(
      exams.some((exam) => fits(asked, exam, how)),
      `there is ${quoted(exams)}`,
    )
  },
  profile: (asked, { after }) => unless(includes(after.profile, asked), `it is ${JSON.stringify(after.profile)}`),
  anyOf: (checks, seen) => {
    const failed = checks.map((check) => problemOf(check, seen))
    return unless(failed.includes(null), failed.join('; '))
  },
}
