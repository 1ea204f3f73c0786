import type { ServiceName } from '@yoldas/contracts/request'
import { apiVersion, HealthResponse } from '@yoldas/contracts/system'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { RouteDeps } from './routes.ts'

const services: readonly ServiceName[] = ['chat-engine', 'companion-scheduler', 'notifier', 'profile-journey']
const pingMilliseconds = 1_000

export const systemRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/health',
      {
        schema: {
          operationId: 'getHealth',
          tags: ['system'],
          summary: 'Whether the gateway lives, and which services answer it',
          response: { 200: HealthResponse },
        },
      },
      async (): Promise<HealthResponse> => {
        const states = await Promise.all(
          services.map(async (name) => [name, (await bus.ping(name, pingMilliseconds)) ? 'up' : 'down'] as const),
        )
        return {
          status: states.every(([, state]) => state === 'up') ? 'ok' : 'degraded',
          version: apiVersion,
          time: new Date().toISOString(),
          services: Object.fromEntries(states),
        }
      },
    )
  }
