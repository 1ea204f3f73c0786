import {
  createBlock,
  maxPlanDays,
  PlanBlockCreateBody,
  PlanBlockPatchBody,
  PlanBlockRemoveResponse,
  PlanBlockResponse,
  PlanResponse,
  patchBlock,
  removeBlock,
} from '@yoldas/contracts/plan'
import { daysUpTo, Uuid } from '@yoldas/contracts/values'
import { newId } from '@yoldas/ids'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { studentRoutes } from './ask.ts'
import { readPlan } from './planPages.ts'
import { bearer, commonFailures, invalidRequest, type RouteDeps, routeDeadline, studentOf, unknownId } from './route.ts'

const BlockParams = z.object({ id: Uuid.describe('Of the block.') })

export const planRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const route = studentRoutes(app, bus)

    app.get(
      '/plan',
      {
        schema: {
          operationId: 'getPlan',
          tags: ['plan'],
          summary: `The blocks of at most ${maxPlanDays} days`,
          description: 'By day and then by `startTime`; those without one come last in their day.',
          querystring: daysUpTo(maxPlanDays, {}),
          response: { 200: PlanResponse, ...commonFailures, ...invalidRequest },
          ...bearer,
        },
      },
      async (request) => {
        const { studentKey } = studentOf(request)
        return { blocks: await readPlan(bus, studentKey, request.query, routeDeadline()) }
      },
    )

    route('POST', '/plan/blocks', createBlock, {
      operationId: 'createPlanBlock',
      tags: ['plan'],
      summary: 'Plans a block of work',
      description: 'A day holds 30 blocks. With a `clientId` it is safe to repeat.',
      body: PlanBlockCreateBody,
      response: PlanBlockResponse,
      status: 201,
      input: ({ studentKey, body }) => ({ ...body, studentKey, id: newId() }),
    })

    route('PATCH', '/plan/blocks/:id', patchBlock, {
      operationId: 'patchPlanBlock',
      tags: ['plan'],
      summary: 'Changes a block: an absent field stays, `null` clears',
      description: 'Devices that change different fields at once lose nothing.',
      params: BlockParams,
      body: PlanBlockPatchBody,
      response: PlanBlockResponse,
      failures: unknownId,
      input: ({ studentKey, params: { id }, body: patch }) => ({ studentKey, id, patch }),
    })

    route('DELETE', '/plan/blocks/:id', removeBlock, {
      operationId: 'removePlanBlock',
      tags: ['plan'],
      summary: 'Removes a block',
      description: 'Idempotent: an id that is unknown or not the caller’s gets the same answer and changes nothing.',
      params: BlockParams,
      response: PlanBlockRemoveResponse,
      input: ({ studentKey, params: { id } }) => ({ studentKey, id }),
      answer: (_output, { params: { id } }) => ({ removed: true, id }),
    })
  }
