import type { AgeBody, AgeResponse, ConsentsResponse } from '@yoldas/contracts/age'
import type {
  ChatHistoryResponse,
  ChatMessage,
  ChatSearchResponse,
  ChatSendBody,
  FeedbackBody,
} from '@yoldas/contracts/chat'
import type {
  ExamCreateBody,
  ExamResult as ExamResultContract,
  ExamTypeInfo as ExamTypeInfoContract,
  HoursResponse,
  ProgressResponse,
  SessionCreateBody,
  StreakResponse,
  StudySession as StudySessionContract,
  TopicPerformance as TopicContract,
  TopicsResponse,
} from '@yoldas/contracts/journey'
import type {
  ChatMessageEvent,
  FeedPlanUpdatedEvent,
  FeedReactionEvent,
  FeedTurnFailedEvent,
} from '@yoldas/contracts/live'
import { LiveEvent } from '@yoldas/contracts/live'
import type { MediaCreateBody, MediaCreateResponse } from '@yoldas/contracts/media'
import type { MemoryPatchBody, MemoryResponse } from '@yoldas/contracts/memory'
import type {
  Mistake as MistakeContract,
  MistakeCreateBody,
  MistakePatchBody,
  MistakeSummaryResponse,
  MistakesResponse,
} from '@yoldas/contracts/mistakes'
import type {
  DeviceBody as DeviceBodyContract,
  Device as DeviceContract,
  DeviceTestResponse,
  NotificationActionBody,
  NotificationReplyBody,
} from '@yoldas/contracts/notifier'
import type {
  PlanBlock as PlanBlockContract,
  PlanBlockCreateBody,
  PlanBlockPatchBody as PlanPatchContract,
} from '@yoldas/contracts/plan'
import type { DeleteMeResponse, MeResponse, ProfilePatchBody } from '@yoldas/contracts/profile'
import type {
  ReviewAnswerBody as ReviewAnswerContract,
  ReviewAnswerResponse,
  ReviewCard as ReviewCardContract,
  ReviewCardCreateBody,
  ReviewCardPatchBody,
  ReviewDueResponse,
  ReviewLoadResponse,
} from '@yoldas/contracts/review'
import type { ScheduledMessage as ScheduledContract } from '@yoldas/contracts/scheduler'
import type { Share as ShareContract, ShareCreateBody } from '@yoldas/contracts/shares'
import type { WeekResponse } from '@yoldas/contracts/weeks'
import type { MessageWhyResponse } from '@yoldas/contracts/why'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type * as client from './types.ts'

/** The compiler refuses what the first is not. */
type Fits<Given extends Wanted, Wanted> = Given

type Feed<Name extends string> = Extract<client.FeedEvent, { event: Name }>['data']

/** What the service says fits what the client reads; it may say more. */
export type Answers = [
  Fits<z.output<typeof ChatMessage>, client.Message>,
  Fits<z.output<typeof ChatHistoryResponse>, client.HistoryPage>,
  Fits<z.output<typeof ChatSearchResponse>, client.SearchPage>,
  Fits<Omit<z.output<typeof LiveEvent>, 'n'>, { event: client.TurnEvent['event']; data: client.TurnEvent['data'] }>,
  Fits<z.output<typeof ChatMessageEvent>, Feed<'message'>>,
  Fits<z.output<typeof FeedReactionEvent>, Feed<'reaction'>>,
  Fits<z.output<typeof FeedTurnFailedEvent>, Feed<'turn-failed'>>,
  Fits<z.output<typeof FeedPlanUpdatedEvent>, Feed<'plan-updated'>>,
  Fits<z.output<typeof MeResponse>, client.Me>,
  Fits<z.output<typeof AgeResponse>, client.AgeAnswer>,
  Fits<z.output<typeof ConsentsResponse>, client.Consents>,
  Fits<z.output<typeof DeleteMeResponse>, { deleted: true }>,
  Fits<z.output<typeof MemoryResponse>, client.Memory>,
  Fits<z.output<typeof MessageWhyResponse>, client.Why>,
  Fits<z.output<typeof MediaCreateResponse>, { media: client.Media; upload: client.Upload }>,
  Fits<z.output<typeof DeviceContract>, client.Device>,
  Fits<z.output<typeof DeviceTestResponse>, { results: client.DeviceTestResult[] }>,
  Fits<z.output<typeof ScheduledContract>, client.ScheduledMessage>,
  Fits<z.output<typeof PlanBlockContract>, client.PlanBlock>,
  Fits<z.output<typeof ExamResultContract>, client.ExamResult>,
  Fits<z.output<typeof StudySessionContract>, client.StudySession>,
  Fits<z.output<typeof ExamTypeInfoContract>, client.ExamTypeInfo>,
  Fits<z.output<typeof TopicContract>, client.TopicPerformance>,
  Fits<z.output<typeof TopicsResponse>, client.Topics>,
  Fits<z.output<typeof HoursResponse>, client.Hours>,
  Fits<z.output<typeof StreakResponse>, client.Streak>,
  Fits<z.output<typeof WeekResponse>, client.Week>,
  Fits<z.output<typeof ShareContract>, client.Share>,
  Fits<z.output<typeof ProgressResponse>, client.Progress>,
  Fits<z.output<typeof MistakeContract>, client.Mistake>,
  Fits<z.output<typeof MistakesResponse>, client.MistakePage>,
  Fits<z.output<typeof MistakeSummaryResponse>, client.MistakeSummary>,
  Fits<z.output<typeof ReviewCardContract>, client.ReviewCard>,
  Fits<z.output<typeof ReviewDueResponse>, client.ReviewDue>,
  Fits<z.output<typeof ReviewAnswerResponse>, client.ReviewAnswered>,
  Fits<z.output<typeof ReviewLoadResponse>, client.ReviewLoad>,
]

/** What the client may ask fits what the service takes. */
export type Questions = [
  Fits<client.SendBody, z.input<typeof ChatSendBody>>,
  Fits<client.FeedbackBody, z.input<typeof FeedbackBody>>,
  Fits<client.MistakeBody, z.input<typeof MistakeCreateBody>>,
  Fits<client.MistakePatch, z.input<typeof MistakePatchBody>>,
  Fits<client.ReviewCardBody, z.input<typeof ReviewCardCreateBody>>,
  Fits<client.ReviewCardPatch, z.input<typeof ReviewCardPatchBody>>,
  Fits<client.ReviewAnswerBody, z.input<typeof ReviewAnswerContract>>,
  Fits<client.ProfilePatch, z.input<typeof ProfilePatchBody>>,
  Fits<client.AgeBody, z.input<typeof AgeBody>>,
  Fits<client.MemoryPatch, z.input<typeof MemoryPatchBody>>,
  Fits<client.MediaBody, z.input<typeof MediaCreateBody>>,
  Fits<client.DeviceBody, z.input<typeof DeviceBodyContract>>,
  Fits<client.NotificationReply, z.input<typeof NotificationReplyBody>>,
  Fits<client.NotificationActionBody, z.input<typeof NotificationActionBody>>,
  Fits<client.PlanBlockBody, z.input<typeof PlanBlockCreateBody>>,
  Fits<client.PlanBlockPatch, z.input<typeof PlanPatchContract>>,
  Fits<client.ExamBody, z.input<typeof ExamCreateBody>>,
  Fits<client.SessionBody, z.input<typeof SessionCreateBody>>,
  Fits<client.ShareBody, z.input<typeof ShareCreateBody>>,
]

test('the client knows every event of a turn', () => {
  const known = { start: 1, chunk: 1, status: 1, citation: 1, reaction: 1, restart: 1, done: 1, error: 1 }
  const names: Array<client.TurnEvent['event']> = LiveEvent.options.map(({ shape }) => shape.event.value)
  expect(names.sort()).toEqual(Object.keys(known).sort())
})
