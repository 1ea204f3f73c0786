import {
  feedEvents,
  feedStream as feedExample,
  turnEvents,
  turnStream as turnExample,
} from '@yoldas/contracts/examples/chat'
import { FeedStreamEvent, TurnStreamEvent } from '@yoldas/contracts/streams'
import { bodyOf, eventFrame } from '@yoldas/http'

type Read = { id: string; event: string; data: unknown }

/** As it goes over the wire. */
const wire = (events: Read[]) =>
  ['```', `${events.map(({ id, event, data }) => bodyOf(eventFrame(id, event, data))).join('')}\`\`\``].join('\n')

const table = ({ options }: typeof TurnStreamEvent | typeof FeedStreamEvent) => [
  '| `event:` | `data:` |',
  '|---|---|',
  ...options.map(({ shape }) => `| \`${shape.event.value}\` | \`${shape.data.meta()?.id}\` |`),
]

const framing = [
  'Server-sent events: each has `id:`, `event:` and one `data:` line of JSON, and ends with an empty line. A comment',
  'line (`:`) comes every 15 s. The schema is an event that has been read, with its `data` parsed.',
]

const turnText = [
  framing.join(' '),
  '',
  ...table(TurnStreamEvent),
  '',
  [
    '`id:` is `<turnId>:<n>`; `n` grows strictly, also over a `restart`, with gaps. `start` comes first, with `n` 0. A',
    '`chunk` replaces the text of its bubble from `offset` (UTF-16 units) on, so that applying it twice changes',
    'nothing. After `restart` drop the bubbles that were streamed. Exactly one `done` or `error` is the last event,',
    'and `done` has the bubbles as they are stored: they are the truth. Drop other messages of the assistant that you',
    'have of this turn: it may have been regenerated. An answer to a student in distress may begin with a bubble by',
    'hand that is stored before: it is in history and comes as a `chunk`, with one id. Names that you do not know are',
    'to be ignored.',
  ].join(' '),
  '',
  [
    'Reconnect: when the connection ends before `done` or `error`, go on with `GET /api/chat/turns/{turnId}/stream`',
    'and `Last-Event-ID`, the id of the last event that was read. What was missed of a bubble may come as one chunk',
    'from an earlier offset. With the id of the last event of all the answer is 204: nothing comes any more. A stream',
    'ends 5 minutes after its token has expired. When the turn was regenerated since, its new events come instead.',
  ].join(' '),
  '',
  wire(turnExample),
].join('\n')

const feedText = [
  framing.join(' '),
  '',
  ...table(FeedStreamEvent),
  '',
  [
    '`id:` is an opaque place in the feed, another with each event. `hello` comes first, always: with its id a feed on',
    'which nothing happened can be continued too. After `hello` on a feed that was opened without `Last-Event-ID`, and',
    'after `resync`, something may have been missed: read history (and plan, journey and memory, where they are shown). Then',
    'come the events of the turn that runs, from its start, and of all that follow; a turn that failed ends with',
    '`turn-failed`. `message` is one that was appended outside of a turn’s stream, or a notice: the first one comes',
    'before the first `start`. `message-updated` is one whose reactions or feedback changed, or whose recording was',
    'heard. `memory-updated` says that what the companion remembers changed. `read` says what is unread now; after a',
    '`resync` `GET /api/me` says it. Names that you do not know are to be ignored.',
  ].join(' '),
  '',
  [
    'Reconnect whenever the connection ends, with `Last-Event-ID`, after a pause that grows. A place of the last 10',
    'minutes is continued; else `resync` comes. Now and then an `id:` comes without an event: a newer place, to be',
    'kept as that of an event. The feed ends when its token expires: open it again with a new one.',
  ].join(' '),
  '',
  wire(feedExample),
].join('\n')

const named = (events: Read[]) => Object.fromEntries(events.map((read) => [read.event, { value: read }]))

type StreamText = { description: string; examples: Record<string, { value: unknown }> }

/** What is said of the streams, by the model of their events, and an example of each event. */
export const streamTexts: Record<string, StreamText> = {
  TurnStreamEvent: { description: turnText, examples: named(turnEvents) },
  FeedStreamEvent: {
    description: feedText,
    examples: named([...turnEvents.filter(({ event }) => event !== 'error'), ...feedEvents]),
  },
}
