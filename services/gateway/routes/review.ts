import type { Bus } from '@yoldas/bus'
import { defaultPage, JourneyRemoveResponse, maxPage } from '@yoldas/contracts/journey'
import {
  answerReview,
  createCard,
  defaultDue,
  getDue,
  getLoad,
  listCards,
  maxDue,
  maxLoadDays,
  patchCard,
  ReviewAnswerBody,
  ReviewAnswerResponse,
  ReviewCardCreateBody,
  ReviewCardPatchBody,
  ReviewCardResponse,
  ReviewCardsResponse,
  ReviewDueResponse,
  type ReviewItem,
  ReviewLoadResponse,
  removeCard,
  type StoredReviewItem,
  undoAnswer,
} from '@yoldas/contracts/review'
import { daysUpTo, ModernDay, Uuid } from '@yoldas/contracts/values'
import { newId } from '@yoldas/ids'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { studentRoutes } from './ask.ts'
import { withPictures } from './pictures.ts'
import { limitBetween, SoughtText } from './query.ts'
import { type RouteDeps, unknownId } from './route.ts'

const CardParams = z.object({ id: Uuid.describe('Of the card.') })
const ItemParams = z.object({ id: Uuid.describe('Of the item.') })
const AnswerParams = z.object({ id: Uuid.describe('Of the answer.') })
const removal = 'Idempotent: an id that is unknown or not the caller’s gets the same answer and changes nothing.'

export const reviewRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const route = studentRoutes(app, bus)

    route('POST', '/review/cards', createCard, {
      operationId: 'createReviewCard',
      tags: ['journey'],
      summary: 'Makes a card',
      description: [
        'It comes again from tomorrow on. A student has at most 5,000 cards: beyond, a 400 on `front`. With a',
        '`clientId` it is safe to repeat.',
      ].join(' '),
      body: ReviewCardCreateBody,
      response: ReviewCardResponse,
      status: 201,
      input: ({ studentKey, body }) => ({ ...body, studentKey, id: newId() }),
    })

    route('GET', '/review/cards', listCards, {
      operationId: 'getReviewCards',
      tags: ['journey'],
      summary: 'Cards, newest first',
      description: [
        'The subject is compared in Turkish lower case. The next page is asked for with `before`, the last id of this',
        'one; an unknown one is a 400.',
      ].join(' '),
      querystring: z.object({
        subject: SoughtText.optional().describe('Of all subjects without it.'),
        limit: limitBetween(1, maxPage, defaultPage),
        before: Uuid.optional().describe('The last id of the page before.'),
      }),
      response: ReviewCardsResponse,
      input: ({ studentKey, query }) => ({ studentKey, ...query }),
    })

    route('PATCH', '/review/cards/:id', patchCard, {
      operationId: 'patchReviewCard',
      tags: ['journey'],
      summary: 'Changes a card: an absent field stays, `null` clears the topic',
      description: '`confirmed` makes a card that the companion made the student’s own.',
      params: CardParams,
      body: ReviewCardPatchBody,
      response: ReviewCardResponse,
      failures: unknownId,
      input: ({ studentKey, params: { id }, body: patch }) => ({ studentKey, id, patch }),
    })

    route('DELETE', '/review/cards/:id', removeCard, {
      operationId: 'removeReviewCard',
      tags: ['journey'],
      summary: 'Removes a card, with its answers',
      description: removal,
      params: CardParams,
      response: JourneyRemoveResponse,
      input: ({ studentKey, params: { id } }) => ({ studentKey, id }),
      answer: (_output, { params: { id } }) => ({ removed: true, id }),
    })

    route('GET', '/review/due', getDue, {
      operationId: 'getReviewDue',
      tags: ['journey'],
      summary: 'What is due on a day, and how much there is today and tomorrow',
      description: [
        'Mistakes that were not careless, topics of sessions and cards. An item that was not answered stays due. In',
        'the 14 days before the exam, what was made before them and not answered in them comes once more; from the',
        'day of the exam on nothing is due. A day has at most `reviewCap` items of the profile, those answered on it',
        'included. The order is by what the student would know least on the day of the exam, or today where there is',
        'none. `counts` are of today, whatever `day` is.',
      ].join(' '),
      querystring: z.object({
        day: ModernDay.optional().describe('In Istanbul; today without it.'),
        limit: limitBetween(1, maxDue, defaultDue),
      }),
      response: ReviewDueResponse,
      input: ({ studentKey, query }) => ({ studentKey, ...query }),
      answer: async ({ due, counts }, { studentKey }) => ({ due: await showItems(bus, studentKey, due), counts }),
    })

    route('POST', '/review/:id/answers', answerReview, {
      operationId: 'answerReview',
      tags: ['journey'],
      summary: 'Says how an item went',
      description: [
        'The last answer of a day in Istanbul counts. An answer may be up to 14 days late; one by a clock that is up',
        'to 5 minutes ahead counts as given now: else a 400 on `answeredAt`. Whatever the order in which answers',
        'arrive, the item is the same after them. With a `clientId` it is safe to repeat.',
      ].join(' '),
      params: ItemParams,
      body: ReviewAnswerBody,
      response: ReviewAnswerResponse,
      failures: unknownId,
      input: ({ studentKey, params: { id: itemId }, body }) => ({ ...body, studentKey, itemId, id: newId() }),
      answer: async ({ item, answer }, { studentKey }) => {
        const [shown] = await showItems(bus, studentKey, [item])
        if (!shown) throw new Error('an item is shown as another')
        return { item: shown, answer }
      },
    })

    route('DELETE', '/review/answers/:id', undoAnswer, {
      operationId: 'removeReviewAnswer',
      tags: ['journey'],
      summary: 'Undoes an answer',
      description: `${removal} The item is as if it had not been given; a repeat of it gives it no second time.`,
      params: AnswerParams,
      response: JourneyRemoveResponse,
      input: ({ studentKey, params: { id } }) => ({ studentKey, id }),
      answer: (_output, { params: { id } }) => ({ removed: true, id }),
    })

    route('GET', '/review/load', getLoad, {
      operationId: 'getReviewLoad',
      tags: ['journey'],
      summary: `How much there is to review on each of at most ${maxLoadDays} days`,
      description: [
        'By the day on which items are due, what is overdue on today. Items for which a day has no room count on the',
        'next one. Days that are over have none.',
      ].join(' '),
      querystring: daysUpTo(maxLoadDays, {}),
      response: ReviewLoadResponse,
      input: ({ studentKey, query }) => ({ studentKey, ...query }),
    })
  }

/** Items with the addresses of the pictures in them. */
async function showItems<Item extends StoredReviewItem>(
  bus: Pick<Bus, 'request'>,
  studentKey: string,
  items: readonly Item[],
): Promise<Array<Item & ReviewItem>> {
  const mistakes = await withPictures(
    bus,
    studentKey,
    items.flatMap(({ mistake }) => mistake ?? []),
  )
  const byId = new Map(mistakes.map((mistake) => [mistake.id, mistake]))
  return items.map((item) => ({ ...item, mistake: item.mistake && (byId.get(item.id) ?? null) }))
}
