import { z } from 'zod'
import { ValidationIssue } from './errors.ts'
import { ClientId, maxPage } from './journey.ts'
import { MadeBy, Mistake, StoredMistake } from './mistakes.ts'
import { request } from './request.ts'
import { Count, Day, daysUpTo, ModernDay, namedText, optional, StudentKey, Timestamp, textUpTo } from './values.ts'

/** Most cards of a student, and most topics that come again. */
export const [maxCards, maxTopicItems] = [5_000, 500]
/** A topic comes again from its first session of so many questions on. */
export const leastQuestions = 5
/** Most items of one answer about a day, and how many it has unless it is asked for others. */
export const [maxDue, defaultDue] = [50, 20]
/** Most days that one question about the load covers, first and last included. */
export const maxLoadDays = 62
/** How many days an answer, or a session, may be late to count. */
export const answerDaysBack = 14
/** An answer by a clock that is so far ahead counts as given now. */
export const minutesAhead = 5

export const ReviewKind = z
  .enum(['mistake', 'topic', 'card'])
  .meta({ id: 'ReviewKind', description: 'What comes again: a mistake, a topic of sessions, or a card.' })
export type ReviewKind = z.infer<typeof ReviewKind>

export const ReviewRating = z.enum(['again', 'hard', 'good', 'easy']).meta({
  id: 'ReviewRating',
  description: 'How it went. `again`: not known. `hard`, `good` and `easy`: known, with more or less effort.',
})
export type ReviewRating = z.infer<typeof ReviewRating>

const text = {
  subject: 'The subject, such as “Biyoloji”.',
  topic: 'The topic, such as “Hücre”; null without one.',
  front: 'What is asked.',
  back: 'What is to be known.',
}

export const ReviewCard = z
  .object({
    id: z.uuid().meta({ description: 'Never changes.' }),
    subject: z.string().meta({ description: text.subject }),
    topic: z.string().nullable().meta({ description: text.topic }),
    front: z.string().meta({ description: text.front }),
    back: z.string().meta({ description: text.back }),
    by: MadeBy,
    confirmed: z.boolean().meta({ description: 'False for what the companion made, until the student confirms it.' }),
    createdAt: Timestamp.meta({ description: 'When it was made.' }),
    updatedAt: Timestamp.meta({ description: 'When it was changed last.' }),
  })
  .meta({ id: 'ReviewCard', description: 'A question and its answer, to be known by heart.' })
export type ReviewCard = z.infer<typeof ReviewCard>

export const ReviewCardCreateBody = z
  .object({
    subject: namedText(64).meta({ description: text.subject }),
    topic: optional(textUpTo(128)).meta({ description: text.topic }),
    front: namedText(1000).meta({ description: text.front }),
    back: namedText(1000).meta({ description: text.back }),
    clientId: ClientId,
  })
  .meta({ id: 'ReviewCardCreateBody', description: 'A card to be made.' })
export type ReviewCardCreateBody = z.output<typeof ReviewCardCreateBody>

/** A field that is absent stays as it is; `null` clears the topic. */
export const ReviewCardPatchBody = z
  .object({
    subject: namedText(64).meta({ description: text.subject }),
    topic: textUpTo(128).nullable().meta({ description: text.topic }),
    front: namedText(1000).meta({ description: text.front }),
    back: namedText(1000).meta({ description: text.back }),
    confirmed: z.literal(true).meta({ description: 'What the companion made is right: it is the student’s own then.' }),
  })
  .partial()
  .meta({
    id: 'ReviewCardPatchBody',
    description: 'An absent field stays. Null clears `topic`, and is refused elsewhere.',
  })
export type ReviewCardPatchBody = z.output<typeof ReviewCardPatchBody>

const item = {
  id: z.uuid().meta({ description: 'Of the item; that of its mistake or card.' }),
  kind: ReviewKind,
  subject: z.string().meta({ description: text.subject }),
  topic: z.string().nullable().meta({ description: text.topic }),
  dueDay: Day.nullable().meta({
    description: 'When it is due, in Istanbul; null where it is not: a careless mistake, or when the exam comes first.',
  }),
  overdueDays: Count.meta({ description: 'For how many days it has been due.' }),
  retrievability: z
    .number()
    .min(0)
    .max(1)
    .meta({ description: 'How probable it is that the student knows it on that day; 0 before the first answer.' }),
}

export const ReviewItem = z
  .object({
    ...item,
    mistake: Mistake.nullable().meta({ description: 'Of a mistake; else null.' }),
    card: ReviewCard.nullable().meta({ description: 'Of a card; else null.' }),
  })
  .meta({ id: 'ReviewItem', description: 'Something that comes again until it is known.' })
export type ReviewItem = z.infer<typeof ReviewItem>

/** An item as it is kept: a picture of its mistake has no address. */
export const StoredReviewItem = z.object({
  ...item,
  mistake: StoredMistake.nullable(),
  card: ReviewCard.nullable(),
})
export type StoredReviewItem = z.infer<typeof StoredReviewItem>

const nextDay = Day.nullable()
const next = z
  .object({
    again: nextDay.meta({ description: 'If it is forgotten.' }),
    hard: nextDay.meta({ description: 'If it comes with trouble.' }),
    good: nextDay.meta({ description: 'If it is remembered.' }),
    easy: nextDay.meta({ description: 'If it is remembered at once.' }),
  })
  .meta({ description: 'When it comes again by each rating, given on that day; null where the exam comes first.' })

export const DueItem = ReviewItem.extend({ next }).meta({ id: 'DueItem', description: 'An item that is due on a day.' })
export type DueItem = z.infer<typeof DueItem>

export const StoredDueItem = StoredReviewItem.extend({ next })
export type StoredDueItem = z.infer<typeof StoredDueItem>

export const ReviewCounts = z
  .object({
    overdue: Count.meta({ description: 'Of today’s, those that were due before.' }),
    today: Count.meta({ description: 'All that are to be done today, what is overdue included.' }),
    tomorrow: Count.meta({ description: 'What tomorrow will have when today’s are done.' }),
  })
  .meta({ id: 'ReviewCounts', description: 'How much there is to review, within what a day may have.' })
export type ReviewCounts = z.infer<typeof ReviewCounts>

export const ReviewCardResponse = z
  .object({ card: ReviewCard })
  .meta({ id: 'ReviewCardResponse', description: 'The card, as it is now.' })
export const ReviewCardsResponse = z
  .object({
    cards: z.array(ReviewCard).meta({ description: 'Newest first.' }),
    hasMore: z.boolean().meta({ description: 'Whether there are older ones: ask with `before`.' }),
  })
  .meta({ id: 'ReviewCardsResponse', description: 'A page of cards.' })
export const ReviewDueResponse = z
  .object({
    due: z.array(DueItem).max(maxDue).meta({
      description: 'What the student would know least on the day of the exam comes first; without one, today.',
    }),
    counts: ReviewCounts,
  })
  .meta({ id: 'ReviewDueResponse', description: 'What is due on a day.' })

export const ReviewAnswerBody = z
  .object({
    rating: ReviewRating,
    answeredAt: optional(Timestamp).meta({
      description: `When it was answered, at most ${answerDaysBack} days ago; now when it is absent.`,
    }),
    clientId: ClientId,
  })
  .meta({ id: 'ReviewAnswerBody', description: 'How an item went.' })
export type ReviewAnswerBody = z.output<typeof ReviewAnswerBody>

export const ReviewAnswer = z
  .object({ id: z.uuid().meta({ description: 'To undo it by.' }) })
  .meta({ id: 'ReviewAnswer', description: 'An answer that was given.' })
export const ReviewAnswerResponse = z
  .object({ item: ReviewItem, answer: ReviewAnswer })
  .meta({ id: 'ReviewAnswerResponse', description: 'The item, as it is now, and what undoes the answer.' })

export const ReviewLoadResponse = z
  .object({
    days: z
      .array(
        z.object({
          day: Day.meta({ description: 'In Istanbul.' }),
          count: Count.meta({ description: 'How many items it has, as it looks today.' }),
        }),
      )
      .max(maxLoadDays)
      .meta({ description: 'Every day that was asked for, in order; those that are over have none.' }),
  })
  .meta({ id: 'ReviewLoadResponse', description: 'How much is to be reviewed on the days to come.' })

const Erased = z.object({ kind: z.literal('erased') })
const Unknown = z.object({ kind: z.literal('unknown') })
const Invalid = z.object({ kind: z.literal('invalid'), issues: z.array(ValidationIssue) })
const Stored = z.object({ kind: z.literal('stored'), card: ReviewCard })
const Removed = z.object({ kind: z.literal('removed') })
const ofStudent = { studentKey: StudentKey }
const one = z.object({ ...ofStudent, id: z.uuid() })

/** Makes a card with this id, once: a repeat, of the question or of the `clientId`, returns the first one's. */
export const createCard = request({
  service: 'profile-journey',
  subject: 'profile.card.create.v1',
  input: ReviewCardCreateBody.extend({ ...ofStudent, id: z.uuid() }),
  output: z.discriminatedUnion('kind', [Stored, Invalid, Erased]),
})

/** Newest first. */
export const listCards = request({
  service: 'profile-journey',
  subject: 'profile.cards.v1',
  input: z.object({
    ...ofStudent,
    subject: z.string().optional(),
    limit: z.int().min(1).max(maxPage),
    before: z.uuid().optional(),
  }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('page'), cards: z.array(ReviewCard), hasMore: z.boolean() }),
    Invalid,
    Erased,
  ]),
})

/** Writes only the fields that are named. */
export const patchCard = request({
  service: 'profile-journey',
  subject: 'profile.card.patch.v1',
  input: one.extend({ patch: ReviewCardPatchBody }),
  output: z.discriminatedUnion('kind', [Stored, Unknown, Erased]),
})

/** Repeating it changes nothing. Its answers go with it. */
export const removeCard = request({
  service: 'profile-journey',
  subject: 'profile.card.remove.v1',
  input: one,
  output: z.discriminatedUnion('kind', [Removed, Erased]),
})

/** What is due on a day, today unless it is named, and how much there is today and tomorrow. */
export const getDue = request({
  service: 'profile-journey',
  subject: 'profile.review.due.v1',
  input: z.object({ ...ofStudent, day: ModernDay.optional(), limit: z.int().min(1).max(maxDue) }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('due'), due: z.array(StoredDueItem).max(maxDue), counts: ReviewCounts }),
    Erased,
  ]),
})

/** Counts an answer with this id, once: a repeat, of the question or of the `clientId`, returns the first one's. */
export const answerReview = request({
  service: 'profile-journey',
  subject: 'profile.review.answer.v1',
  input: ReviewAnswerBody.extend({ ...ofStudent, itemId: z.uuid(), id: z.uuid() }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('answered'), item: StoredReviewItem, answer: ReviewAnswer }),
    Unknown,
    Invalid,
    Erased,
  ]),
})

/** Repeating it changes nothing. */
export const undoAnswer = request({
  service: 'profile-journey',
  subject: 'profile.review.undo.v1',
  input: one,
  output: z.discriminatedUnion('kind', [Removed, Erased]),
})

export const getLoad = request({
  service: 'profile-journey',
  subject: 'profile.review.load.v1',
  input: daysUpTo(maxLoadDays, ofStudent),
  output: z.discriminatedUnion('kind', [ReviewLoadResponse.extend({ kind: z.literal('load') }), Erased]),
})
