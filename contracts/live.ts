import { z } from 'zod'
import { ChatMessage, Reaction, Source } from './chat.ts'
import { ReadState } from './unread.ts'
import { Count, Day } from './values.ts'

/**
 * A turn's events carry numbers that grow strictly, also over a takeover: attempt a owns the range of 2^20 numbers
 * from (a - 1)·2^20 on. It has four parts, each with half of the numbers that are left: one for each model that an
 * attempt can have, and one for its end. `start` is 0, the `restart` of a later attempt or of a model that takes over is
 * the first number of its part, and `done` or `error` is the last one of the range. Number 1 belongs to gateways, which
 * say that a turn waits: engines begin after it.
 */
const range = 2 ** 20
const endPart = 3
export const waitingNumber = 1
export const firstNumber = (attempt: number, part = 0): number => attempt * range - range / 2 ** part
/** Of the first event of an attempt's own: where its answer begins with a bubble by hand, of that. */
export const openingNumber = (attempt: number): number => firstNumber(attempt) + waitingNumber + 1
export const terminalNumber = (attempt: number): number => attempt * range - 1
export const attemptOf = (n: number): number => Math.floor(n / range) + 1
/** The first number of the part that this one is in. */
export function beginningOf(n: number): number {
  const left = range - (n % range)
  return firstNumber(attemptOf(n), Math.min(endPart, Math.floor(Math.log2(range / left))))
}
/** For a `restart` that nobody has seen before the end of its attempt. */
export const endingNumber = (attempt: number): number => firstNumber(attempt, endPart)

const TurnId = z.uuid().meta({ description: 'The turn that the event is of.' })
const Bubble = z.uuid().meta({ description: 'The bubble: the `id` that its message has once it is stored.' })

export const ChatStartEvent = z
  .object({ turnId: TurnId, message: ChatMessage.meta({ description: 'The student’s message, as it is stored.' }) })
  .meta({ id: 'ChatStartEvent', description: 'A turn begins.' })

export const ChatChunkEvent = z
  .object({
    turnId: TurnId,
    messageId: Bubble,
    bubble: Count.meta({ description: 'Which bubble of the turn it is, from 0.' }),
    offset: Count.meta({ description: 'In UTF-16 units: the text from there on is replaced by `delta`.' }),
    delta: z.string().meta({ description: 'The text from `offset` to the end of the bubble so far.' }),
  })
  .meta({ id: 'ChatChunkEvent', description: 'A bubble has more text. Applying it twice changes nothing.' })
export type ChatChunkEvent = z.infer<typeof ChatChunkEvent>

export const ChatStatusEvent = z
  .object({
    turnId: TurnId,
    stage: z.enum(['waiting', 'retrieving', 'tool', 'writing']).meta({
      description:
        'What the companion is doing. `waiting`: another turn of the student comes first. `retrieving`: it reads what ' +
        'it needs. `tool`: it uses one. `writing`: text comes.',
    }),
    tool: z
      .string()
      .optional()
      .meta({ description: 'Which tool it uses; names may be added. Absent at other stages.' }),
    degraded: z.array(z.string()).optional().meta({
      description: 'What the companion had to do without, such as `retrieval`; absent where it had everything.',
    }),
  })
  .meta({ id: 'ChatStatusEvent', description: 'What the companion is doing.' })

export const ChatCitationEvent = z
  .object({
    turnId: TurnId,
    messageId: Bubble,
    sources: z.array(Source).meta({ description: 'All that the message cites so far: in place of what came before.' }),
  })
  .meta({ id: 'ChatCitationEvent', description: 'What a bubble cites.' })

export const ChatReaction = Reaction.extend({
  messageId: z.uuid().meta({ description: 'The message that it is on.' }),
}).meta({ id: 'ChatReaction', description: 'The companion has reacted to a message.' })

export const ChatRestartEvent = z.object({ turnId: TurnId }).meta({
  id: 'ChatRestartEvent',
  description: 'The answer is written anew: drop what was streamed of it.',
})

export const ChatDoneEvent = z
  .object({
    turnId: TurnId,
    messages: z
      .array(ChatMessage)
      .meta({ description: 'The stored bubbles, whole: the truth. Drop others of this turn.' }),
    finish: z.enum(['complete', 'stopped']).meta({
      description: '`complete`: whole. `stopped`: the student ended it, or wrote afterwards that they are in danger.',
    }),
  })
  .meta({ id: 'ChatDoneEvent', description: 'The turn has ended, and its answer is stored.' })

export const ChatErrorEvent = z
  .object({ error: z.literal('chat failed').meta({ description: 'For logs.' }) })
  .meta({ id: 'ChatErrorEvent', description: 'The turn has failed: offer to retry it. No partial answer is stored.' })

const numbered = <Name extends string, Data extends z.ZodType>(event: Name, data: Data) =>
  z.object({ n: z.int().min(0), event: z.literal(event), data })

/** `again`: of a snapshot, for those who missed something; who has had every number before knows it. */
const passing = <Name extends string, Data extends z.ZodType>(event: Name, data: Data) =>
  numbered(event, data).extend({ again: z.literal(true).optional() })

/** An event may say how far the student has read by then; feeds show that as an event `read` before it. */
const read = ReadState.optional()

/** An event of a running turn, as the engine publishes it and the gateway forwards it. */
export const LiveEvent = z.discriminatedUnion('event', [
  numbered('start', ChatStartEvent).extend({ read }),
  passing('chunk', ChatChunkEvent),
  passing('status', ChatStatusEvent),
  passing('citation', ChatCitationEvent),
  numbered('reaction', ChatReaction),
  numbered('restart', ChatRestartEvent),
  numbered('done', ChatDoneEvent).extend({ read }),
  numbered('error', ChatErrorEvent),
])
export type LiveEvent = z.infer<typeof LiveEvent>

const uuid = z.regexes.uuid()
const isUuid = (value: unknown): boolean => typeof value === 'string' && uuid.test(value)
const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
const mostCounted = 2 ** 31 - 1

/**
 * Whether `LiveEvent` takes a value of JSON for a chunk, which almost all are that are published: several times as fast
 * as parsing it. What else is in it stays in it.
 */
export function isChunk(value: unknown): value is Extract<LiveEvent, { event: 'chunk' }> {
  if (typeof value !== 'object' || value === null || !('event' in value) || value.event !== 'chunk') return false
  if (!('n' in value && isCount(value.n, Number.MAX_SAFE_INTEGER))) return false
  if ('again' in value && value.again !== true) return false
  if (!('data' in value) || typeof value.data !== 'object' || value.data === null) return false
  const { data } = value
  if (!('turnId' in data && isUuid(data.turnId) && 'messageId' in data && isUuid(data.messageId))) return false
  if (!('bubble' in data && isCount(data.bubble, mostCounted))) return false
  return 'offset' in data && isCount(data.offset, mostCounted) && 'delta' in data && typeof data.delta === 'string'
}

/** What shows an answer while it is written. No stream keeps it: a snapshot has it all, and in the end `done`. */
export type PassingEvent = Extract<LiveEvent, { event: 'chunk' | 'status' | 'citation' }>
export const isPassing = (event: LiveEvent): event is PassingEvent =>
  event.event === 'chunk' || event.event === 'status' || event.event === 'citation'

export const ChatMessageEvent = z
  .object({ message: ChatMessage.meta({ description: 'As it is now.' }) })
  .meta({ id: 'ChatMessageEvent', description: 'A message that was added or has changed.' })

export const FeedMemoryUpdatedEvent = z.object({}).meta({
  id: 'FeedMemoryUpdatedEvent',
  description: 'What the companion remembers changed: read it again, where it is shown.',
})

/** What happens to a conversation outside of its turns' streams, for the live feed. */
export const HistoryEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('message'), data: ChatMessageEvent, read }),
  /** Of two updates of a message the one with the higher revision has the newer state, whichever comes last. */
  z.object({ event: z.literal('message-updated'), revision: z.int(), data: ChatMessageEvent }),
  z.object({ event: z.literal('memory-updated'), data: FeedMemoryUpdatedEvent }),
  ReadState.extend({ event: z.literal('read') }),
])
export type HistoryEvent = z.infer<typeof HistoryEvent>

/** A block that moves changes two days, and is published twice. */
export const FeedPlanUpdatedEvent = z.object({ day: Day.meta({ description: 'In Istanbul.' }) }).meta({
  id: 'FeedPlanUpdatedEvent',
  description: 'The blocks of this day changed: read the plan again.',
})
export const FeedJourneyUpdatedEvent = z.object({}).meta({
  id: 'FeedJourneyUpdatedEvent',
  description: 'Results, sessions or what is counted of them changed: read the journey again.',
})
export const FeedReviewUpdatedEvent = z.object({}).meta({
  id: 'FeedReviewUpdatedEvent',
  description: 'Mistakes, cards or what is due changed: read them again.',
})

/**
 * What changed in the student's plan, journey or reviews, so that an open app reads it again. profile-journey says it after its
 * commit, and a gateway takes nothing else from it. Who misses it reads again after `hello` or `resync`.
 */
export const WorkEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('plan-updated'), data: FeedPlanUpdatedEvent }),
  z.object({ event: z.literal('journey-updated'), data: FeedJourneyUpdatedEvent }),
  z.object({ event: z.literal('review-updated'), data: FeedReviewUpdatedEvent }),
])
export type WorkEvent = z.infer<typeof WorkEvent>

/** The data of the live feed's events that a turn's stream has not, or has without `turnId`. */
export const FeedReactionEvent = ChatReaction.extend({ turnId: TurnId }).meta({
  id: 'FeedReactionEvent',
  description: 'The companion has reacted to a message.',
})
export const FeedTurnFailedEvent = z.object({ turnId: TurnId }).meta({
  id: 'FeedTurnFailedEvent',
  description: 'The turn has failed: offer to retry it.',
})
export const FeedHelloEvent = z.object({}).meta({
  id: 'FeedHelloEvent',
  description: 'The first event. Its id is a place to continue from, so that a feed on which nothing happens has one.',
})
export const FeedResyncEvent = z.object({}).meta({ id: 'FeedResyncEvent', description: 'Read history.' })

/** Where a turn's events are published that a memory stream keeps for those who resume: all but the passing ones. */
export const liveSubject = (studentKey: string, turnId: string): string => `live.${studentKey}.${turnId}`

/** Where a turn's passing events are published. */
export const writingSubject = (studentKey: string, turnId: string): string => `writing.${studentKey}.${turnId}`

/** In place of a turn's id: the subject of events that belong to no turn. */
export const historyToken = 'history'

/** In place of a turn's id: where profile-journey, and nobody else, says `WorkEvent`s. */
export const journeyToken = 'journey'

/** Where the stream publishes all that it keeps of a student again, each with its sequence. */
export const feedSubject = (studentKey: string): string => `feed.${studentKey}.*`

/** Where a gateway that missed events asks the engine running the turn to publish its bubbles whole. */
export const snapshotSubject = (studentKey: string, turnId: string): string => `snapshot.${studentKey}.${turnId}`

/** Published when a turn became ready for any engine to take. An engine that misses it polls. */
export const readySubject = 'chat.ready'

/**
 * Asks the engine that runs the turn named in the payload to stop it; who misses it finds out with the lease's renewal.
 */
export const stoppingSubject = 'chat.stopping'

/**
 * Notifies every gateway and engine at once that a student was erased; who misses it learns it from the owners'
 * answers.
 */
export const erasedSubject = (studentKey: string): string => `erased.${studentKey}`
