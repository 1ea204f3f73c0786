import type { z } from 'zod'
import * as ageModels from '../age.ts'
import * as chatModels from '../chat.ts'
import * as errorModels from '../errors.ts'
import { ExportResponse } from '../export.ts'
import * as journeyModels from '../journey.ts'
import * as mediaModels from '../media.ts'
import * as memoryModels from '../memory.ts'
import * as mistakeModels from '../mistakes.ts'
import * as deviceModels from '../notifier.ts'
import * as planModels from '../plan.ts'
import * as profileModels from '../profile.ts'
import { pushes, pushTargets, pushTypes } from '../push.ts'
import * as reviewModels from '../review.ts'
import * as scheduledModels from '../scheduler.ts'
import * as shareModels from '../shares.ts'
import { FeedStreamEvent, TurnStreamEvent } from '../streams.ts'
import { HealthResponse } from '../system.ts'
import { ChatReadBody, ChatReadResponse } from '../unread.ts'
import * as weekModels from '../weeks.ts'
import { MessageWhyResponse } from '../why.ts'
import * as chat from './chat.ts'
import * as devices from './devices.ts'
import * as media from './media.ts'
import * as profile from './profile.ts'
import { pushExamples } from './push.ts'
import * as review from './review.ts'
import * as work from './work.ts'

const invalidRequest: errorModels.ErrorResponse = {
  error: 'invalid request',
  issues: [{ path: 'mediaIds.0', message: 'Invalid UUID' }],
}

/** The bodies of the failures, by what the description of an answer calls them. */
export const failures = {
  'invalid request': invalidRequest,
  'empty message': { error: 'empty message' },
  unauthorized: { error: 'unauthorized' },
  'invalid reply token': { error: 'invalid reply token' },
  'invalid share token': { error: 'invalid share token' },
  'not found': { error: 'not found' },
  'student not found': { error: 'student not found' },
  'internal error': { error: 'internal error' },
  unavailable: { error: 'unavailable' },
} satisfies Record<string, errorModels.ErrorResponse>

const invalidProfile: z.input<typeof errorModels.ValidatorResponse> = {
  success: false,
  data: { dailyHours: 17 },
  error: [
    {
      code: 'too_big',
      path: ['dailyHours'],
      message: 'Too big: expected number to be <=16',
      origin: 'number',
      maximum: 16,
      inclusive: true,
    },
  ],
}

type Sample = { model: z.ZodType; example: unknown }
const sample = <Model extends z.ZodType>(model: Model, example: z.input<Model>): Sample => ({ model, example })

/** Of an event: what a client reads, and its data. */
const streamed = ({ options }: typeof TurnStreamEvent | typeof FeedStreamEvent, read: Streamed): Sample[] =>
  options
    .filter(({ shape }) => shape.event.value === read.event)
    .flatMap((option) => [
      { model: option, example: read },
      { model: option.shape.data, example: read.data },
    ])
type Streamed = z.infer<typeof TurnStreamEvent> | z.infer<typeof FeedStreamEvent>

/** Of every named model but enumerations: one that a student may have had on a day in November. */
export const examples: readonly Sample[] = [
  sample(HealthResponse, profile.health),
  sample(errorModels.ErrorResponse, failures['invalid request']),
  sample(errorModels.InvalidRequestResponse, { ...invalidRequest, error: 'invalid request' }),
  sample(errorModels.InvalidMessageResponse, { error: 'empty message' }),
  sample(errorModels.UnauthorizedResponse, { error: 'unauthorized' }),
  sample(errorModels.InvalidReplyTokenResponse, { error: 'invalid reply token' }),
  sample(errorModels.InvalidShareTokenResponse, { error: 'invalid share token' }),
  sample(errorModels.NotFoundResponse, { error: 'not found' }),
  sample(errorModels.StudentNotFoundResponse, { error: 'student not found' }),
  sample(errorModels.InternalErrorResponse, { error: 'internal error' }),
  sample(errorModels.UnavailableResponse, { error: 'unavailable' }),
  sample(errorModels.ValidationIssue, invalidRequest.issues?.[0] ?? { path: '', message: '' }),
  sample(errorModels.ValidatorResponse, invalidProfile),

  sample(profileModels.MeResponse, profile.me),
  sample(profileModels.StudentProfile, profile.profile),
  sample(profileModels.ProfilePatchBody, profile.profilePatch),
  sample(profileModels.ProfileResponse, { profile: profile.profile }),
  sample(profileModels.ExamDay, profile.examDay),
  sample(ageModels.Age, profile.age),
  sample(ageModels.AgeBody, profile.ageBody),
  sample(ageModels.AgeResponse, profile.aged),
  sample(ageModels.Consent, profile.consent),
  sample(ageModels.MissingConsent, { kind: 'privacy', version: '2026-2' }),
  sample(ageModels.ConsentsResponse, profile.consents),
  sample(ageModels.ConsentBody, { version: profile.consent.version }),
  sample(profileModels.DeleteMeResponse, { deleted: true }),
  sample(ExportResponse, profile.exported),
  sample(memoryModels.MemoryResponse, profile.memory),
  sample(memoryModels.MemoryPatchBody, { text: profile.memory.text, revision: 6 }),
  sample(memoryModels.MemoryRemoveResponse, { removed: true }),

  sample(chatModels.ChatSendBody, chat.sendBody),
  sample(chatModels.ChatRegenerateBody, chat.regenerateBody),
  sample(chatModels.ChatMessage, chat.message),
  sample(chatModels.Reaction, chat.reaction),
  sample(chatModels.ReplyTo, chat.replyTo),
  sample(chatModels.Source, chat.source),
  sample(chatModels.Help, { name: 'Acil Çağrı Merkezi', phone: '112' }),
  sample(chatModels.UnfinishedTurn, chat.unfinishedTurn),
  sample(chatModels.ChatHistoryResponse, chat.history),
  sample(chatModels.ReactionResponse, chat.reactionResponse),
  sample(chatModels.Feedback, chat.feedback),
  sample(chatModels.FeedbackBody, chat.feedbackBody),
  sample(chatModels.FeedbackResponse, chat.feedbackResponse),
  sample(chatModels.ChatSearchResponse, chat.search),
  sample(chatModels.ChatStopResponse, chat.stopResponse),
  sample(ChatReadBody, chat.readBody),
  sample(ChatReadResponse, chat.readResponse),
  sample(MessageWhyResponse, chat.why),

  sample(scheduledModels.ScheduledMessage, devices.scheduledMessage),
  sample(scheduledModels.ChatScheduledResponse, { scheduled: [devices.scheduledMessage] }),
  sample(scheduledModels.ChatScheduledMoveBody, { dueAt: devices.scheduledMessage.dueAt }),
  sample(scheduledModels.ChatScheduledMoveResponse, { scheduled: devices.scheduledMessage }),
  sample(scheduledModels.ChatScheduledRemoveResponse, { removed: true, id: devices.scheduledMessage.id }),

  sample(mediaModels.Media, media.media),
  sample(mediaModels.MediaCreateBody, media.createBody),
  sample(mediaModels.MediaUpload, media.upload),
  sample(mediaModels.MediaCreateResponse, media.createResponse),
  sample(mediaModels.MediaResponse, { media: media.media }),

  sample(deviceModels.Device, devices.device),
  sample(deviceModels.DeviceBody, devices.deviceBody),
  sample(deviceModels.DeviceResponse, { device: devices.device }),
  sample(deviceModels.DeviceRemoveBody, { token: devices.device.token }),
  sample(deviceModels.DeviceRemoveResponse, { removed: true, token: devices.device.token }),
  sample(deviceModels.DeviceTestBody, { token: devices.device.token }),
  sample(deviceModels.DeviceTestResponse, devices.testResponse),
  sample(deviceModels.DeviceTestResult, devices.testResponse.results[0] ?? { token: '', platform: 'ios', ok: true }),
  sample(deviceModels.NotificationReplyBody, devices.replyBody),
  sample(deviceModels.NotificationReplyResponse, { accepted: true }),
  sample(deviceModels.NotificationActionBody, devices.actionBody),
  sample(deviceModels.NotificationActionResponse, { accepted: true }),

  sample(planModels.PlanBlock, work.block),
  sample(planModels.PlanBlockCreateBody, work.blockBody),
  sample(planModels.PlanBlockPatchBody, work.blockPatch),
  sample(planModels.PlanBlockResponse, { block: work.block }),
  sample(planModels.PlanResponse, { blocks: [work.block] }),
  sample(planModels.PlanBlockRemoveResponse, { removed: true, id: work.blockId }),

  sample(journeyModels.ExamCreateBody, work.examBody),
  sample(journeyModels.ExamSection, work.exam.sections[0] ?? { subject: '', correct: 0, wrong: 0, blank: 0, net: 0 }),
  sample(journeyModels.ExamResult, work.exam),
  sample(journeyModels.ExamCreateResponse, { exam: work.exam }),
  sample(journeyModels.ExamsResponse, { exams: [work.exam], hasMore: false }),
  sample(journeyModels.ExamTypeInfo, work.examType),
  sample(journeyModels.ExamTypesResponse, { examTypes: [work.examType] }),
  sample(journeyModels.SessionCreateBody, work.sessionBody),
  sample(journeyModels.StudySession, work.session),
  sample(journeyModels.SessionCreateResponse, { session: work.session }),
  sample(journeyModels.SessionsResponse, { sessions: [work.session], hasMore: false }),
  sample(journeyModels.JourneyRemoveResponse, { removed: true, id: work.examId }),
  sample(journeyModels.TopicPerformance, work.topic),
  sample(journeyModels.TopicsResponse, { topics: [work.topic], hasMore: false }),
  sample(journeyModels.HoursResponse, work.hours),
  sample(journeyModels.HoursBucket, work.hours.buckets[0] ?? { key: '', minutes: 0, questions: 0 }),
  sample(journeyModels.StreakResponse, work.streak),
  sample(journeyModels.ProgressResponse, work.progress),
  sample(weekModels.WeekResponse, work.week),
  sample(weekModels.WeekExam, work.week.exams[0] ?? { id: '', name: '', totalNet: 0, change: null }),

  sample(shareModels.Share, work.share),
  sample(shareModels.ShareCreateBody, work.shareBody),
  sample(shareModels.ShareCreateResponse, work.shareMade),
  sample(shareModels.SharesResponse, { shares: [work.share] }),
  sample(shareModels.ShareRemoveResponse, { removed: true, id: work.shareId }),
  sample(shareModels.ShareReadBody, work.shareReadBody),
  sample(shareModels.ShareReadResponse, work.shareRead),
  sample(weekModels.SharedWeek, work.shareRead.weeks[0] ?? { monday: '' }),

  sample(mistakeModels.Mistake, review.mistake),
  sample(mistakeModels.MistakeCreateBody, review.mistakeBody),
  sample(mistakeModels.MistakePatchBody, review.mistakePatch),
  sample(mistakeModels.MistakeResponse, { mistake: review.mistake }),
  sample(mistakeModels.MistakesResponse, { mistakes: [review.mistakePatched], hasMore: false }),
  sample(mistakeModels.MistakeCount, review.mistakeSummary.bySubject[0] ?? { key: '', count: 0, share: null }),
  sample(mistakeModels.MistakeSummaryResponse, review.mistakeSummary),
  sample(reviewModels.ReviewCard, review.card),
  sample(reviewModels.ReviewCardCreateBody, review.cardBody),
  sample(reviewModels.ReviewCardPatchBody, review.cardPatch),
  sample(reviewModels.ReviewCardResponse, { card: review.card }),
  sample(reviewModels.ReviewCardsResponse, { cards: [review.cardPatched], hasMore: false }),
  sample(reviewModels.ReviewItem, review.item),
  sample(reviewModels.DueItem, review.dueItem),
  sample(reviewModels.ReviewCounts, review.due.counts),
  sample(reviewModels.ReviewDueResponse, review.due),
  sample(reviewModels.ReviewAnswerBody, review.answerBody),
  sample(reviewModels.ReviewAnswer, { id: review.answerId }),
  sample(reviewModels.ReviewAnswerResponse, { item: review.item, answer: { id: review.answerId } }),
  sample(reviewModels.ReviewLoadResponse, review.load),

  ...chat.turnEvents.flatMap((read) => streamed(TurnStreamEvent, read)),
  ...chat.feedEvents.flatMap((read) => streamed(FeedStreamEvent, read)),
  ...chat.turnStream.slice(0, 1).map((read) => sample(TurnStreamEvent, read)),
  ...chat.feedStream.slice(0, 1).map((read) => sample(FeedStreamEvent, read)),

  ...pushTypes.flatMap((type) =>
    pushTargets.map((on) => ({ model: pushes[type][on], example: pushExamples[type][on] })),
  ),
]

/** Of parameters, by `<operationId>.<name>` where the name alone means several things. */
export const parameterExamples: Record<string, unknown> = {
  turnId: chat.turnId,
  emoji: '👍',
  kind: 'terms',
  limit: 20,
  examType: 'tyt',
  subject: 'Matematik',
  from: work.day,
  to: work.day,
  groupBy: 'day',
  before: chat.message.cursor,
  after: chat.message.cursor,
  'last-event-id': `${chat.turnId}:4`,
  'streamEvents.last-event-id': chat.feedStream[0]?.id,
  'addReaction.id': chat.messageId,
  'removeReaction.id': chat.messageId,
  'getMessageWhy.id': chat.why.messageId,
  'putFeedback.id': chat.messageId,
  'removeFeedback.id': chat.messageId,
  q: chat.searched,
  'moveScheduledMessage.id': devices.scheduledMessage.id,
  'removeScheduledMessage.id': devices.scheduledMessage.id,
  'completeMedia.id': media.media.id,
  'getMedia.id': media.media.id,
  'patchPlanBlock.id': work.blockId,
  'removePlanBlock.id': work.blockId,
  'removeExamResult.id': work.examId,
  'removeStudySession.id': work.sessionId,
  'removeShare.id': work.shareId,
  monday: work.monday,
  'getExamResults.before': work.examId,
  'getStudySessions.before': work.sessionId,
  topic: 'Türev',
  cause: 'concept',
  state: 'open',
  day: '2026-11-22',
  'getReviewLoad.to': '2026-11-22',
  'getMistakes.before': review.mistakeId,
  'getMistake.id': review.mistakeId,
  'patchMistake.id': review.mistakeId,
  'removeMistake.id': review.mistakeId,
  'getReviewCards.before': review.cardId,
  'getReviewCards.subject': 'Biyoloji',
  'patchReviewCard.id': review.cardId,
  'removeReviewCard.id': review.cardId,
  'answerReview.id': review.cardId,
  'removeReviewAnswer.id': review.answerId,
}

/** Answers that differ from the example of their model, by operation. */
export const answerExamples: Record<string, unknown> = {
  removeReaction: chat.reactionRemoved,
  removeFeedback: chat.feedbackRemoved,
  withdrawConsent: profile.consentsWithdrawn,
  removeStudySession: { removed: true, id: work.sessionId },
  patchPlanBlock: { block: work.blockPatched },
  patchMistake: { mistake: review.mistakePatched },
  getMistake: { mistake: review.mistakePatched },
  removeMistake: { removed: true, id: review.mistakeId },
  patchReviewCard: { card: review.cardPatched },
  removeReviewCard: { removed: true, id: review.cardId },
  removeReviewAnswer: { removed: true, id: review.answerId },
}
