import { LiveEvent } from '@yoldas/contracts/live'
import type { Answer } from './connection.ts'
import type { Route } from './document.ts'
import type { Attack } from './requests.ts'

export type StreamEvent = { id: string; event: string; data: unknown }

/** Whatever Unicode counts as the end of a line, a client may too. */
const frame = /^id: (?<id>.*)\nevent: (?<event>.*)\ndata: (?<data>[^\r\n\u0085\u2028\u2029]*)$/

const place = /^id: [\w-]+$/

/**
 * The events of a whole stream, read by the letter: every frame is three lines, an id alone, or a comment.
 * @throws when there is anything else in it
 */
export function readFrames(body: string): StreamEvent[] {
  if (body === '') return []
  const frames = body.split('\n\n')
  if (frames.pop() !== '') throw new Error('the last frame is not ended')
  return frames
    .filter((text) => text !== ':' && !place.test(text))
    .map((text) => {
      const { id, event, data } = frame.exec(text)?.groups ?? {}
      if (id === undefined || event === undefined || data === undefined)
        throw new Error(`no frame: ${JSON.stringify(text)}`)
      return { id, event, data: JSON.parse(data) }
    })
}

const wholeStream = [
  'content-type: text/event-stream',
  'cache-control: no-cache, no-transform',
  'x-accel-buffering: no',
]

/** What is wrong with the stream of a turn that has ended, or with the beginning of one without end. */
export function streamProblem({ headers, isFeed }: Attack, answer: Answer, { responses }: Route): string | undefined {
  const missing = wholeStream.filter((line) => !answer.head.includes(line))
  if (missing.length > 0) return `a stream without ${missing.join(', ')}`
  const promised = responses.get(answer.status)?.find(({ type }) => type === 'text/event-stream')
  if (!promised) return 'a stream that is not in the document'
  let events: StreamEvent[]
  try {
    const text = answer.body.toString()
    events = readFrames(isFeed ? (/^[\s\S]*\n\n/.exec(text)?.[0] ?? '') : text)
  } catch (error) {
    return String(error)
  }
  for (const { id, event, data } of events) {
    const n = Number(id.split(':')[1])
    const isLive = isFeed || LiveEvent.safeParse({ n, event, data }).success
    if (!isLive || !promised.accepts({ id, event, data }))
      return `an event that is not in the contract: ${event} ${JSON.stringify(data).slice(0, 200)}`
  }
  if (isFeed) return greetingProblem(events)
  return orderProblem(
    events,
    headers.some(({ name }) => name === 'Last-Event-ID'),
  )
}

/** A feed begins with hello, if it has begun, and says it once. */
function greetingProblem(events: StreamEvent[]): string | undefined {
  const at = events.flatMap(({ event }, i) => (event === 'hello' ? [i] : []))
  return events.length === 0 || (at.length === 1 && at[0] === 0) ? undefined : `hello as events ${at}`
}

const isTerminal = (event: string | undefined) => event === 'done' || event === 'error'

function orderProblem(events: StreamEvent[], isResumed: boolean): string | undefined {
  const names = events.map(({ event }) => event)
  const ends = names.filter(isTerminal).length
  if (isResumed && events.length === 0) return undefined
  if (ends !== 1 || !isTerminal(names.at(-1))) return `ended with ${names.at(-1)}, ${ends} times`
  if (!isResumed && names[0] !== 'start') return `begun with ${names[0]}`
  const waiting = events.findIndex(({ data }) => Object(data).stage === 'waiting')
  if (waiting > 1 || (waiting !== -1 && !/:1$/.test(events[waiting]?.id ?? '')))
    return 'waiting that is not the first event'
  const numbers = events.map(({ id }) => Number(id.split(':')[1]))
  return numbers.every((n, i) => i === 0 || n > (numbers[i - 1] ?? 0)) ? undefined : 'numbers that do not grow'
}
