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
import { ignoreBodies } from '../door/bodies.ts'
import { accepted } from './accepted.ts'
import { readPlan } from './planPages.ts'
import { bearer, commonFailures, type RouteDeps, routeDeadline, studentOf, unknownId } from './route.ts'

const BlockParams = z.object({ id: Uuid.describe('Of the block.') })

export const planRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/plan',
      {
        schema: {
          operationId: 'getPlan',
          tags: ['plan'],
          summary: `The blocks of at most ${maxPlanDays} days`,
          description: 'By day and then by `startTime`; those without one come last in their day.',
          querystring: daysUpTo(maxPlanDays, {}),
          response: { 200: PlanResponse, ...commonFailures },
          ...bearer,
        },
      },
      async (request) => {
        const { studentKey } = studentOf(request)
        return { blocks: await readPlan(bus, studentKey, request.query, routeDeadline()) }
      },
    )

    app.post(
      '/plan/blocks',
      {
        schema: {
          operationId: 'createPlanBlock',
          tags: ['plan'],
          summary: 'Plans a block of work',
          description: 'A day holds 30 blocks. With a `clientId` it is safe to repeat.',
          body: PlanBlockCreateBody,
          response: { 201: PlanBlockResponse, ...commonFailures },
          ...bearer,
        },
      },
      async (request, reply) => {
        const { studentKey } = studentOf(request)
        const answer = accepted(
          await bus.request(createBlock, { ...request.body, studentKey, id: newId() }, routeDeadline()),
        )
        return reply.code(201).send({ block: answer.block })
      },
    )

    app.patch(
      '/plan/blocks/:id',
      {
        schema: {
          operationId: 'patchPlanBlock',
          tags: ['plan'],
          summary: 'Changes a block: an absent field stays, `null` clears',
          description: 'Devices that change different fields at once lose nothing.',
          params: BlockParams,
          body: PlanBlockPatchBody,
          response: { 200: PlanBlockResponse, ...commonFailures, ...unknownId },
          ...bearer,
        },
      },
      async (request) => {
        const { studentKey } = studentOf(request)
        const change = { studentKey, id: request.params.id, patch: request.body }
        const answer = accepted(await bus.request(patchBlock, change, routeDeadline()))
        return { block: answer.block }
      },
    )

    const removal: FastifyPluginAsyncZod = async (bodiless) => {
      ignoreBodies(bodiless)
      bodiless.delete(
        '/plan/blocks/:id',
        {
          schema: {
            operationId: 'removePlanBlock',
            tags: ['plan'],
            summary: 'Removes a block',
            description:
              'Idempotent: an id that is unknown or not the caller’s gets the same answer and changes nothing.',
            params: BlockParams,
            response: { 200: PlanBlockRemoveResponse, ...commonFailures },
            ...bearer,
          },
        },
        async (request) => {
          const { studentKey } = studentOf(request)
          const { id } = request.params
          accepted(await bus.request(removeBlock, { studentKey, id }, routeDeadline()))
          return { removed: true as const, id }
        },
      )
    }
    await app.register(removal)
  }
