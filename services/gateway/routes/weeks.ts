import { ModernDay } from '@yoldas/contracts/values'
import { firstMonday, getWeek, WeekResponse } from '@yoldas/contracts/weeks'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { studentRoutes } from './ask.ts'
import type { RouteDeps } from './route.ts'

export const weekRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    studentRoutes(app, bus)('GET', '/journey/weeks/:monday', getWeek, {
      operationId: 'getWeek',
      tags: ['journey'],
      summary: 'A week in figures, with a sentence to show beside them',
      description: [
        `From ${firstMonday} to this week, of data up to its Sunday; any day but a Monday is a 400. The sentence is`,
        'chosen by the student and the Monday, and is another where the week has no work in it.',
      ].join(' '),
      params: z.object({ monday: ModernDay.describe('The Monday that the week begins with.') }),
      response: WeekResponse,
      input: ({ studentKey, params: { monday } }) => ({ studentKey, monday }),
    })
  }
