import { FeedStreamEvent, TurnStreamEvent } from '@yoldas/contracts/streams'
import { z } from 'zod'

/** `streamTexts.ts` describes it further. */
const eventStream = (schema: z.ZodType) => ({
  description: 'Server-sent events.',
  content: { 'text/event-stream': { schema } },
})

/** The answer of what streams a turn. */
export const turnStream = eventStream(TurnStreamEvent)
/** The answer of the live feed. */
export const feedStream = eventStream(FeedStreamEvent)

/** For a client that has the turn's last event: an EventSource stops at it. */
export const nothingMore = z.undefined().describe('`Last-Event-ID` is the turn’s last event: nothing comes after it.')
