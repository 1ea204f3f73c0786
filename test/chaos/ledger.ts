import type { ChatHistoryResponse } from '@yoldas/contracts/chat'
import { type ClientEvent, rebuildBubbles } from '../support/client.ts'
import type { Student } from '../support/stack.ts'

/** One connection's part of a turn's stream. */
export type Stream = {
  events: ClientEvent[]
  /** Whether it goes on after the events of the one before. */
  resumed: boolean
  /** Whether the server ended it, rather than a fault or the client. */
  unbroken: boolean
}

/** A message as its sender knows it. */
export type Sent = {
  student: Student
  /** No other message has it. */
  text: string
  /** What the model answers to it. */
  answer: string
  clientId: string | undefined
  /** Those whose headers came, oldest first. */
  streams: Stream[]
  /** Answers that no fault explains. */
  refusals: string[]
}

export type History = ChatHistoryResponse['messages']

/** What is wrong, in words; nothing when all is well. */
export type Verdict = { lost: string[]; duplicated: string[]; wrong: string[] }
export const nothingWrong: Verdict = { lost: [], duplicated: [], wrong: [] }

/** What a client has on its screen after the last of the streams: those that it resumed, joined. */
export function screen({ streams }: Pick<Sent, 'streams'>): ClientEvent[] {
  const from = streams.findLastIndex(({ resumed }) => !resumed)
  return streams.slice(Math.max(from, 0)).flatMap(({ events }) => events)
}

/** Undefined as long as no stream has begun. */
export function turnIdOf(sent: Pick<Sent, 'streams'>): string | undefined {
  const [first] = screen(sent)
  return first?.event === 'start' ? first.data.turnId : undefined
}

export const isTerminal = ({ event }: ClientEvent) => event === 'done' || event === 'error'

/** Compares what the senders saw with what is in their students' histories. */
export function judge(sent: readonly Sent[], histories: ReadonlyMap<string, History>): Verdict {
  const verdict: Verdict = { lost: [], duplicated: [], wrong: [] }
  for (const one of sent) judgeOne(one, histories.get(one.student.sub) ?? [], verdict)
  for (const [sub, history] of histories) judgeOrder(sub, history, verdict)
  return verdict
}

function judgeOne(sent: Sent, history: History, { lost, duplicated, wrong }: Verdict) {
  const { text, answer, streams } = sent
  const about = text.split('\n')[0]
  const stored = history.filter(({ role, content }) => role === 'user' && content === text)
  if (stored.length > 1) duplicated.push(`${about}: stored ${stored.length} times`)
  if (stored.length === 0 && streams.length > 0) lost.push(`${about}: its stream began, history has it not`)
  const turnId = stored[0]?.turnId
  const answers = history.filter((message) => message.role === 'assistant' && message.turnId === turnId)
  if (answers.length > 1) duplicated.push(`${about}: answered ${answers.length} times`)
  if (answers.some(({ content }) => content !== answer)) wrong.push(`${about}: answered with another's answer`)
  wrong.push(...sent.refusals.map((refusal) => `${about}: ${refusal}`))
  for (const { events, resumed, unbroken } of streams) {
    const say = (problem: string) => wrong.push(`${about}: ${problem}: ${outline(events)}`)
    const [first] = events
    if (!resumed && first && first.event !== 'start') say('a stream begins without start')
    if (first?.event === 'start' && JSON.stringify(first.data.message) !== JSON.stringify(stored[0]))
      say('start differs from what is stored')
    if (events.some(({ id }) => !id.startsWith(`${turnId}:`))) say('events of another turn')
    if (unbroken && events.filter(isTerminal).length !== 1) say('an unbroken stream without one end')
    if (events.slice(0, -1).some(isTerminal)) say('something follows the end')
    const last = events.at(-1)
    if (last?.event === 'done' && JSON.stringify(last.data.messages) !== JSON.stringify(answers)) {
      if (answers.length === 0) lost.push(`${about}: done was seen, history has no answer`)
      else say('done differs from what is stored')
    }
  }
  judgeScreen(sent, answers, wrong)
}

function judgeScreen(sent: Sent, answers: History, wrong: string[]) {
  const events = screen(sent)
  const say = (problem: string) => wrong.push(`${sent.text.split('\n')[0]}: ${problem}: ${outline(events)}`)
  if (events.some(({ n }, index) => n <= (events[index - 1]?.n ?? -1))) say('numbers do not grow')
  if (events.at(-1)?.event !== 'done') return
  const shown = rebuildBubbles(events)
  // A client that joined after the end gets no chunks at all.
  if (shown.length > 0 && JSON.stringify(shown) !== JSON.stringify(answers.map(({ content }) => content)))
    say('the chunks do not rebuild the answer')
}

function judgeOrder(sub: string, history: History, { wrong }: Verdict) {
  for (const role of ['user', 'assistant'] as const) {
    const indexes = history.filter((message) => message.role === role).map(({ turnIndex }) => turnIndex)
    if (indexes.some((index, at) => index < (indexes[at - 1] ?? 0))) wrong.push(`${sub}: ${role} out of order`)
  }
}

const outline = (events: ClientEvent[]) =>
  events
    .map(({ n, event, data }) =>
      event === 'chunk' ? `${n}:${data.bubble}@${data.offset}+${data.delta.length}` : `${n}:${event}`,
    )
    .join(' ')
    .slice(-600)
