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
import { studentRoutes } from './ask.ts'
import type { RouteDeps } from './route.ts'

export const statisticsRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const route = studentRoutes(app, bus)

    route('GET', '/journey/topics', getTopics, {
      operationId: 'getTopics',
      tags: ['journey'],
      summary: 'What was studied of each topic, and how well its questions went',
      description: [
        `Of sessions alone; at most ${maxTopics} topics, those with most minutes first, then by name. \`hasMore\` says`,
        'that there are others: ask for one subject. `accuracy` is null where no question was answered.',
      ].join(' '),
      querystring: z.object({ subject: textUpTo(64).optional().describe('In any case; all subjects without it.') }),
      response: TopicsResponse,
      input: ({ studentKey, query }) => ({ studentKey, ...query }),
    })

    route('GET', '/journey/hours', getHours, {
      operationId: 'getHours',
      tags: ['journey'],
      summary: `Time studied within at most ${maxHoursDays} days`,
      description: [
        'Sessions, and done blocks of the plan that no session names. Every day, or every week, has its bucket;',
        `subjects come with most minutes first, at most ${maxSubjects}: \`hasMore\` says that there are others, whose`,
        'minutes are in `totalMinutes` all the same.',
      ].join(' '),
      querystring: daysUpTo(maxHoursDays, { groupBy: HoursGroup.default('day').describe('What a bucket is of.') }),
      response: HoursResponse,
      input: ({ studentKey, query }) => ({ studentKey, ...query }),
    })

    route('GET', '/journey/streak', getStreak, {
      operationId: 'getStreak',
      tags: ['journey'],
      summary: 'Days in a row with a session or a done block',
      description: 'Today, in Istanbul, breaks no streak while nothing is done yet.',
      response: StreakResponse,
      input: ({ studentKey }) => ({ studentKey }),
    })
  }
