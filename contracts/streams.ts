import { z } from 'zod'
import {
  ChatChunkEvent,
  ChatCitationEvent,
  ChatDoneEvent,
  ChatErrorEvent,
  ChatMessageEvent,
  ChatReaction,
  ChatRestartEvent,
  ChatStartEvent,
  ChatStatusEvent,
  FeedHelloEvent,
  FeedJourneyUpdatedEvent,
  FeedMemoryUpdatedEvent,
  FeedPlanUpdatedEvent,
  FeedReactionEvent,
  FeedResyncEvent,
  FeedReviewUpdatedEvent,
  FeedTurnFailedEvent,
} from './live.ts'
import { FeedReadEvent } from './unread.ts'

const Id = z.string().meta({
  description:
    'The id to resume after, as `Last-Event-ID`: `<turnId>:<n>` in the stream of a turn, opaque in the feed.',
})

/** An event as a client has it that has read its three lines: `id:`, `event:`, and the JSON of `data:`. */
const streamed = <Id extends string, Name extends string, Data extends z.ZodType>(id: Id, event: Name, data: Data) =>
  z
    .object({
      id: Id,
      event: z.literal(event).meta({ description: 'Which event it is: its `event:` line.' }),
      data,
    })
    .meta({ id, description: `The event \`${event}\`, as it has been read.` })

const start = streamed('StreamStart', 'start', ChatStartEvent)
const chunk = streamed('StreamChunk', 'chunk', ChatChunkEvent)
const status = streamed('StreamStatus', 'status', ChatStatusEvent)
const citation = streamed('StreamCitation', 'citation', ChatCitationEvent)
const restart = streamed('StreamRestart', 'restart', ChatRestartEvent)
const done = streamed('StreamDone', 'done', ChatDoneEvent)

/** How generated code tells the events apart. */
const discriminator = (options: ReadonlyArray<z.ZodObject<{ event: z.ZodLiteral<string> }>>) => ({
  propertyName: 'event',
  mapping: Object.fromEntries(
    options.map((option) => [option.shape.event.value, `#/components/schemas/${option.meta()?.id}`]),
  ),
})

const turnEvents = [
  start,
  chunk,
  status,
  citation,
  streamed('StreamReaction', 'reaction', ChatReaction),
  restart,
  done,
  streamed('StreamError', 'error', ChatErrorEvent),
] as const

/** The events of a turn's stream. */
export const TurnStreamEvent = z.discriminatedUnion('event', turnEvents).meta({
  id: 'TurnStreamEvent',
  description: 'One event of a turn’s stream: which `event` has which `data`.',
  discriminator: discriminator(turnEvents),
})
export type TurnStreamEvent = z.infer<typeof TurnStreamEvent>

const feedEvents = [
  streamed('StreamHello', 'hello', FeedHelloEvent),
  streamed('StreamResync', 'resync', FeedResyncEvent),
  start,
  chunk,
  status,
  citation,
  streamed('StreamFeedReaction', 'reaction', FeedReactionEvent),
  restart,
  done,
  streamed('StreamTurnFailed', 'turn-failed', FeedTurnFailedEvent),
  streamed('StreamMessage', 'message', ChatMessageEvent),
  streamed('StreamMessageUpdated', 'message-updated', ChatMessageEvent),
  streamed('StreamRead', 'read', FeedReadEvent),
  streamed('StreamPlanUpdated', 'plan-updated', FeedPlanUpdatedEvent),
  streamed('StreamJourneyUpdated', 'journey-updated', FeedJourneyUpdatedEvent),
  streamed('StreamMemoryUpdated', 'memory-updated', FeedMemoryUpdatedEvent),
  streamed('StreamReviewUpdated', 'review-updated', FeedReviewUpdatedEvent),
] as const

/** The events of the live feed. */
export const FeedStreamEvent = z.discriminatedUnion('event', feedEvents).meta({
  id: 'FeedStreamEvent',
  description: 'One event of the live feed: which `event` has which `data`.',
  discriminator: discriminator(feedEvents),
})
export type FeedStreamEvent = z.infer<typeof FeedStreamEvent>
