import type { Bus } from '@yoldas/bus'
import type { ServiceName } from '@yoldas/contracts/request'
import { HealthResponse } from '@yoldas/contracts/system'
import { apiVersion } from '@yoldas/contracts/version'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { failuresOfAll, open, type RouteDeps } from './route.ts'

const services: readonly ServiceName[] = ['chat-engine', 'companion-scheduler', 'notifier', 'profile-journey']
const pingMilliseconds = 1_000

export const systemRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const askStates = serviceStates(bus)
    app.get(
      '/health',
      {
        schema: {
          operationId: 'getHealth',
          tags: ['system'],
          summary: 'Whether the gateway lives, and which services answer it',
          description: 'The services are asked at most once a second.',
          response: { 200: HealthResponse, ...failuresOfAll },
          ...open,
        },
      },
      async (): Promise<HealthResponse> => {
        const states = await askStates()
        return {
          status: Object.values(states).every((state) => state === 'up') ? 'ok' : 'degraded',
          version: apiVersion,
          time: new Date().toISOString(),
          services: states,
        }
      },
    )
  }

/** Everybody may ask, so the services are asked once a second, however many do. */
const keptMilliseconds = 1_000

function serviceStates(bus: Bus): () => Promise<HealthResponse['services']> {
  const ask = async () => {
    const states = services.map(
      async (name) => [name, (await bus.ping(name, pingMilliseconds)) ? 'up' : 'down'] as const,
    )
    return Object.fromEntries(await Promise.all(states))
  }
  let asked: ReturnType<typeof ask> | undefined
  const forget = () => {
    asked = undefined
  }
  return () => {
    asked ??= ask().finally(() => setTimeout(forget, keptMilliseconds).unref())
    return asked
  }
}
