import { z } from 'zod'
import { ValidationIssue } from './errors.ts'
import { command } from './events.ts'
import { MessageType } from './proactive.ts'
import { NotificationAction } from './push.ts'
import { request } from './request.ts'
import { StudentKey, Timestamp, textUpTo } from './values.ts'

/** What makes a scheduled message needless: nothing, or that the student writes (`repliedMinutes` says when). */
export const CancelOn = z
  .enum(['none', 'user_message'])
  .meta({ id: 'CancelOn', description: 'What makes a scheduled message needless.' })

/** Nothing that nobody asked for is written in these hours of Istanbul, whatever the student's quiet hours are. */
export const night = { start: '23:00', end: '07:00' }

/** Most messages of one student that wait to be delivered. */
export const maxPending = 20
/** Most messages on a student's list: with them are reminders that come again. */
export const maxListed = 100
/** A message is due within so many days. */
export const maxDaysAhead = 365
/** `user_message` counts what a student writes later than this after the message was scheduled. */
export const repliedMinutes = 30

/** Code points of a scheduled message's text, and of the reason for it. */
export const [scheduledTextLength, scheduledReasonLength] = [2000, 500]

export const ScheduledMessage = z
  .object({
    id: z.uuid().meta({ description: 'To move it or take it back.' }),
    kind: MessageType,
    text: textUpTo(scheduledTextLength).meta({ description: 'What the companion will write.' }),
    reason: textUpTo(scheduledReasonLength)
      .nullable()
      .meta({ description: 'Why the companion scheduled it; null where it noted nothing.' }),
    dueAt: Timestamp.meta({ description: 'When it is to come; it may wait, such as for quiet hours.' }),
    cancelOn: CancelOn.meta({
      description: '`user_message`: not delivered once the student has written again. `none`: always.',
    }),
    createdAt: Timestamp.meta({ description: 'When it was scheduled.' }),
  })
  .meta({ id: 'ScheduledMessage', description: 'What the companion will write first.' })
export type ScheduledMessage = z.infer<typeof ScheduledMessage>

export const ChatScheduledResponse = z
  .object({
    scheduled: z
      .array(ScheduledMessage)
      .meta({ description: `Those not delivered yet, soonest first, at most ${maxListed}.` }),
  })
  .meta({ id: 'ChatScheduledResponse', description: 'What the companion will write first.' })
export const ChatScheduledRemoveResponse = z
  .object({
    removed: z.literal(true).meta({ description: 'It will not come, unless it came before.' }),
    id: z.uuid().meta({ description: 'As it was sent.' }),
  })
  .meta({ id: 'ChatScheduledRemoveResponse', description: 'That it is taken back.' })

export const ChatScheduledMoveBody = z
  .object({
    dueAt: z.iso
      .datetime()
      .transform((text) => new Date(text).toISOString())
      .meta({ description: `After now, within ${maxDaysAhead} days.` }),
  })
  .meta({ id: 'ChatScheduledMoveBody', description: 'When it is to come instead.' })
export const ChatScheduledMoveResponse = z
  .object({ scheduled: ScheduledMessage })
  .meta({ id: 'ChatScheduledMoveResponse', description: 'The message, as it is now.' })

const Erased = z.object({ kind: z.literal('erased') })

/**
 * What the companion will write first, soonest first, up to `maxListed`, but for reminders of blocks that the student
 * has not snoozed: the plan has these. `now` is the clock that decides what is due.
 */
export const listScheduled = request({
  service: 'companion-scheduler',
  subject: 'scheduler.list.v1',
  input: z.object({ studentKey: StudentKey }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('listed'), scheduled: z.array(ScheduledMessage), now: Timestamp }),
    Erased,
  ]),
})

/**
 * Makes a message due at another time. Unknown is one that the student does not have, that is delivered, that is due
 * already, or that has become needless. Repeating it changes nothing.
 */
export const moveScheduled = request({
  service: 'companion-scheduler',
  subject: 'scheduler.move.v1',
  input: z.object({ studentKey: StudentKey, id: z.uuid(), dueAt: Timestamp }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('moved'), scheduled: ScheduledMessage }),
    z.object({ kind: z.literal('unknown') }),
    z.object({ kind: z.literal('invalid'), issues: z.array(ValidationIssue) }),
    Erased,
  ]),
})

/** Removes a message that has not been delivered, if the student has it; repeating it changes nothing. */
export const cancelScheduled = request({
  service: 'companion-scheduler',
  subject: 'scheduler.cancel.v1',
  input: z.object({ studentKey: StudentKey, id: z.uuid() }),
  output: z.discriminatedUnion('kind', [z.object({ kind: z.literal('removed') }), Erased]),
})

/** One thing that was decided about what is scheduled; its author has checked limits and times. */
export const ScheduleChange = z.discriminatedUnion('change', [
  /** `createdAt` is when it was decided, by the owner's clock (`now` of `listScheduled`). */
  z.object({
    change: z.literal('add'),
    message: ScheduledMessage,
    /**
     * Of the reminder of a block of the plan: it is on no list, counts towards no limit there, and ends with its block.
     */
    block: z.object({ id: z.uuid(), endsAt: Timestamp }).optional(),
    /** The student's message on which the companion scheduled it. */
    afterMessageId: z.uuid().optional(),
  }),
  z.object({ change: z.literal('cancel'), id: z.uuid() }),
])
export type ScheduleChange = z.infer<typeof ScheduleChange>

/**
 * All that a turn, or a change of the plan, decided about what is scheduled, in its order. A message that was cancelled
 * stays so, whichever comes first.
 */
export const changeSchedule = command({
  service: 'companion-scheduler',
  subject: 'scheduler.change.v1',
  input: z.object({ studentKey: StudentKey, changes: z.array(ScheduleChange) }),
})

/**
 * Has the companion ask once, hand-written and without a word of studying, how a student is who was in distress. It
 * takes the place of one that waits for the same student; repeating its `id` changes nothing.
 */
export const scheduleCareCheckin = command({
  service: 'companion-scheduler',
  subject: 'scheduler.care-checkin.v1',
  input: z.object({ studentKey: StudentKey, id: z.uuid(), dueAt: Timestamp, text: textUpTo(scheduledTextLength) }),
})

/**
 * What a student chose in a notification of something that the companion wrote first. Each action of a message works
 * once.
 */
export const applyAction = command({
  service: 'companion-scheduler',
  subject: 'scheduler.action.v1',
  input: z.object({
    studentKey: StudentKey,
    /** Of the message, which was a scheduled one of this id. */
    turnId: z.uuid(),
    action: NotificationAction,
    /** By the clock of notifier's database, which accepted it. */
    actedAt: Timestamp,
  }),
})
