import { defaultPage, JourneyRemoveResponse, maxPage } from '@yoldas/contracts/journey'
import {
  createMistake,
  getMistake,
  listMistakes,
  MistakeCause,
  MistakeCreateBody,
  MistakePatchBody,
  MistakeResponse,
  MistakeState,
  MistakeSummaryResponse,
  MistakesResponse,
  maxSummaryDays,
  patchMistake,
  removeMistake,
  type StoredMistake,
  summarizeMistakes,
} from '@yoldas/contracts/mistakes'
import { daysUpTo, Uuid } from '@yoldas/contracts/values'
import { newId } from '@yoldas/ids'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { studentRoutes } from './ask.ts'
import { withPictures } from './pictures.ts'
import { limitBetween, SoughtText } from './query.ts'
import { type RouteDeps, unknownId } from './route.ts'

const MistakeParams = z.object({ id: Uuid.describe('Of the mistake.') })
/** Not the named models: the document loses what is said of a parameter beside a reference. */
const [CauseText, StateText] = [z.enum(MistakeCause.options), z.enum(MistakeState.options)]

export const mistakeRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const route = studentRoutes(app, bus)
    const show = async ({ mistake }: { mistake: StoredMistake }, { studentKey }: { studentKey: string }) => {
      const [shown] = await withPictures(bus, studentKey, [mistake])
      if (!shown) throw new Error('a mistake is shown as another')
      return { mistake: shown }
    }

    route('POST', '/journey/mistakes', createMistake, {
      operationId: 'createMistake',
      tags: ['journey'],
      summary: 'Enters a mistake, with a text, a picture or both',
      description: [
        'It comes again from tomorrow on, unless it was careless. A day takes 50 mistakes and a student has at most',
        '5,000: beyond, a 400 on `subject`. The picture is an image that was completed before; where it cannot be',
        'looked up now, it is a 503 and nothing is entered. With a `clientId` it is safe to repeat.',
      ].join(' '),
      body: MistakeCreateBody,
      response: MistakeResponse,
      status: 201,
      input: ({ studentKey, body }) => ({ ...body, studentKey, id: newId() }),
      answer: show,
    })

    route('GET', '/journey/mistakes', listMistakes, {
      operationId: 'getMistakes',
      tags: ['journey'],
      summary: 'Mistakes, newest first',
      description: [
        'Subject and topic are compared in Turkish lower case. The next page is asked for with `before`, the last id',
        'of this one; an unknown one is a 400. A picture may have no `url` for a while.',
      ].join(' '),
      querystring: z.object({
        subject: SoughtText.optional().describe('Of all subjects without it.'),
        topic: SoughtText.optional().describe('Of all topics without it.'),
        cause: CauseText.optional().describe('Of all causes, and of none, without it.'),
        state: StateText.optional().describe('Open and learned without it.'),
        limit: limitBetween(1, maxPage, defaultPage),
        before: Uuid.optional().describe('The last id of the page before.'),
      }),
      response: MistakesResponse,
      input: ({ studentKey, query }) => ({ studentKey, ...query }),
      answer: async ({ mistakes, hasMore }, { studentKey }) => ({
        mistakes: await withPictures(bus, studentKey, mistakes),
        hasMore,
      }),
    })

    route('GET', '/journey/mistakes/summary', summarizeMistakes, {
      operationId: 'getMistakeSummary',
      tags: ['journey'],
      summary: `What the mistakes of at most ${maxSummaryDays} days have in common`,
      description: 'By the day on which they were entered. Each list has at most 100 keys.',
      querystring: daysUpTo(maxSummaryDays, {}),
      response: MistakeSummaryResponse,
      input: ({ studentKey, query }) => ({ studentKey, ...query }),
    })

    route('GET', '/journey/mistakes/:id', getMistake, {
      operationId: 'getMistake',
      tags: ['journey'],
      summary: 'One mistake',
      description: 'With a fresh address of its picture.',
      params: MistakeParams,
      response: MistakeResponse,
      failures: unknownId,
      input: ({ studentKey, params: { id } }) => ({ studentKey, id }),
      answer: show,
    })

    route('PATCH', '/journey/mistakes/:id', patchMistake, {
      operationId: 'patchMistake',
      tags: ['journey'],
      summary: 'Changes a mistake: an absent field stays, `null` clears',
      description: 'A text or a picture must be left. `confirmed` makes what the companion entered the student’s own.',
      params: MistakeParams,
      body: MistakePatchBody,
      response: MistakeResponse,
      failures: unknownId,
      input: ({ studentKey, params: { id }, body: patch }) => ({ studentKey, id, patch }),
      answer: show,
    })

    route('DELETE', '/journey/mistakes/:id', removeMistake, {
      operationId: 'removeMistake',
      tags: ['journey'],
      summary: 'Removes a mistake, with its answers',
      description: 'Idempotent: an id that is unknown or not the caller’s gets the same answer and changes nothing.',
      params: MistakeParams,
      response: JourneyRemoveResponse,
      input: ({ studentKey, params: { id } }) => ({ studentKey, id }),
      answer: (_output, { params: { id } }) => ({ removed: true, id }),
    })
  }
