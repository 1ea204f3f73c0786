import {
  createExam,
  createSession,
  defaultPage,
  defaultProgress,
  ExamCreateBody,
  ExamCreateResponse,
  ExamsResponse,
  ExamType,
  ExamTypesResponse,
  getExamTypes,
  getProgress,
  JourneyRemoveResponse,
  leastProgress,
  listExams,
  listSessions,
  maxPage,
  mostProgress,
  ProgressResponse,
  removeExam,
  removeSession,
  SessionCreateBody,
  SessionCreateResponse,
  SessionsResponse,
} from '@yoldas/contracts/journey'
import { Uuid } from '@yoldas/contracts/values'
import { newId } from '@yoldas/ids'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { studentRoutes } from './ask.ts'
import { limitBetween } from './query.ts'
import { bearer, commonFailures, type RouteDeps, routeDeadline } from './route.ts'

/** Not the named model: the document loses what is said of a parameter beside a reference. */
const ExamTypeText = z.enum(ExamType.options)

const RemoveParams = z.object({ id: Uuid.describe('Of what is removed.') })
const Page = z.object({
  limit: limitBetween(1, maxPage, defaultPage),
  before: Uuid.optional().describe('The last id of the page before.'),
})

export const journeyRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const route = studentRoutes(app, bus)

    app.get(
      '/journey/exam-types',
      {
        schema: {
          operationId: 'getExamTypes',
          tags: ['journey'],
          summary: 'The exams that results can be of: sections, questions, what a wrong answer costs, official days',
          description: 'The same for every student. `days` is null while they are not announced.',
          response: { 200: ExamTypesResponse, ...commonFailures },
          ...bearer,
        },
      },
      async () => await bus.request(getExamTypes, {}, routeDeadline()),
    )

    route('POST', '/journey/exams', createExam, {
      operationId: 'createExamResult',
      tags: ['journey'],
      summary: 'Enters the result of an exam; nets are computed here',
      description: [
        'Sections are those of `exam-types`, or parts of them, compared in Turkish lower case; a section and its',
        'own part exclude each other. One section alone is a branch exam and may have `questions` of its own. Who',
        'is exempt from `Din` answers as many `Felsefe` questions more. A day holds 20 results. With a `clientId`',
        'it is safe to repeat.',
      ].join(' '),
      body: ExamCreateBody,
      response: ExamCreateResponse,
      status: 201,
      input: ({ studentKey, body }) => ({ ...body, studentKey, id: newId() }),
    })

    route('GET', '/journey/exams', listExams, {
      operationId: 'getExamResults',
      tags: ['journey'],
      summary: 'Results, newest day first, then newest entered',
      description: 'The next page is asked for with `before`, the last id of this one; an unknown one is a 400.',
      querystring: Page.extend({ examType: ExamTypeText.optional().describe('Of all exams without it.') }),
      response: ExamsResponse,
      input: ({ studentKey, query }) => ({ studentKey, ...query }),
    })

    route('GET', '/journey/progress', getProgress, {
      operationId: 'getProgress',
      tags: ['journey'],
      summary: 'How the results of one exam have gone, section by section',
      description: [
        'Of the last results. A change is the latest less the mean of up to three before it; totals count results',
        'with the sections of the latest, branch exams apart.',
      ].join(' '),
      querystring: z.object({
        examType: ExamTypeText.describe('Whose results are compared.'),
        limit: limitBetween(leastProgress, mostProgress, defaultProgress),
      }),
      response: ProgressResponse,
      input: ({ studentKey, query }) => ({ studentKey, ...query }),
    })

    route('POST', '/journey/sessions', createSession, {
      operationId: 'createStudySession',
      tags: ['journey'],
      summary: 'Enters what was studied',
      description: [
        'A session that names a block of the plan marks it done. A day holds 50 sessions. With a `clientId` it is',
        'safe to repeat.',
      ].join(' '),
      body: SessionCreateBody,
      response: SessionCreateResponse,
      status: 201,
      input: ({ studentKey, body }) => ({ ...body, studentKey, id: newId() }),
    })

    route('GET', '/journey/sessions', listSessions, {
      operationId: 'getStudySessions',
      tags: ['journey'],
      summary: 'Sessions, newest day first, then newest entered',
      description: 'The next page is asked for with `before`, the last id of this one; an unknown one is a 400.',
      querystring: Page,
      response: SessionsResponse,
      input: ({ studentKey, query }) => ({ studentKey, ...query }),
    })

    const remove = (
      path: string,
      contract: typeof removeExam | typeof removeSession,
      operationId: string,
      summary: string,
    ) =>
      route('DELETE', path, contract, {
        operationId,
        tags: ['journey'],
        summary,
        description: 'Idempotent: an id that is unknown or not the caller’s gets the same answer and changes nothing.',
        params: RemoveParams,
        response: JourneyRemoveResponse,
        input: ({ studentKey, params: { id } }) => ({ studentKey, id }),
        answer: (_output, { params: { id } }) => ({ removed: true, id }),
      })
    remove('/journey/exams/:id', removeExam, 'removeExamResult', 'Removes a result')
    remove(
      '/journey/sessions/:id',
      removeSession,
      'removeStudySession',
      'Removes a session; a block it named stays done',
    )
  }
