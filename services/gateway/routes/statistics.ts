import {
  getHours,
  getStreak,
  getTopics,
  HoursGroup,
  HoursResponse,
  maxHoursDays,
  maxSubjects,
  maxTopics,
  StreakResponse,
  TopicsResponse,
} from '@yoldas/contracts/journey'
import { daysUpTo, textUpTo } from '@yoldas/contracts/values'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accepted } from './accepted.ts'
import { bearer, commonFailures, type RouteDeps, routeDeadline, studentOf } from './route.ts'

export const statisticsRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/journey/topics',
      {
        schema: {
          operationId: 'getTopics',
          tags: ['journey'],
          summary: 'What was studied of each topic, and how well its questions went',
          description: [
            `Of sessions alone; at most ${maxTopics} topics, those with most minutes first, then by name. \`hasMore\` says`,
            'that there are others: ask for one subject. `accuracy` is null where no question was answered.',
          ].join(' '),
          querystring: z.object({ subject: textUpTo(64).optional().describe('In any case; all subjects without it.') }),
          response: { 200: TopicsResponse, ...commonFailures },
          ...bearer,
        },
      },
      async (request) => {
        const { studentKey } = studentOf(request)
        const answer = accepted(await bus.request(getTopics, { studentKey, ...request.query }, routeDeadline()))
        return { topics: answer.topics, hasMore: answer.hasMore }
      },
    )

    app.get(
      '/journey/hours',
      {
        schema: {
          operationId: 'getHours',
          tags: ['journey'],
          summary: `Time studied within at most ${maxHoursDays} days`,
          description: [
            'Sessions, and done blocks of the plan that no session names. Every day, or every week, has its bucket;',
            `subjects come with most minutes first, at most ${maxSubjects}: \`hasMore\` says that there are others, whose`,
            'minutes are in `totalMinutes` all the same.',
          ].join(' '),
          querystring: daysUpTo(maxHoursDays, { groupBy: HoursGroup.default('day').describe('What a bucket is of.') }),
          response: { 200: HoursResponse, ...commonFailures },
          ...bearer,
        },
      },
      async (request) => {
        const { studentKey } = studentOf(request)
        const answer = accepted(await bus.request(getHours, { studentKey, ...request.query }, routeDeadline()))
        const { kind: _kind, ...hours } = answer
        return hours
      },
    )

    app.get(
      '/journey/streak',
      {
        schema: {
          operationId: 'getStreak',
          tags: ['journey'],
          summary: 'Days in a row with a session or a done block',
          description: 'Today, in Istanbul, breaks no streak while nothing is done yet.',
          response: { 200: StreakResponse, ...commonFailures },
          ...bearer,
        },
      },
      async (request) => {
        const { studentKey } = studentOf(request)
        const answer = accepted(await bus.request(getStreak, { studentKey }, routeDeadline()))
        const { kind: _kind, ...streak } = answer
        return streak
      },
    )
  }
