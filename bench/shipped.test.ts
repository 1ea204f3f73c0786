import { expect, test } from 'vitest'
import { findRedis } from './redis.ts'
import { root } from './servers.ts'
import { productionEnvironment } from './shipped.ts'

test('services are measured with the environment that they have in production', () => {
  const gateway = productionEnvironment(root, 'gateway')
  expect(gateway).toMatchObject({ NODE_ENV: 'production', LOG_LEVEL: 'info', TRUSTED_PROXIES: '10.0.0.0/8' })
  // Addresses are replaced; what only a cluster has is left out.
  expect(Object.keys(gateway)).not.toContain('NATS_CA_FILE')
  expect(productionEnvironment(root, 'notifier')).not.toHaveProperty('TRUSTED_PROXIES')
})

test.each(['gateway', 'chat-engine', 'profile-journey', 'notifier', 'companion-scheduler'])(
  '%s is traced in production, and so while it is measured',
  (service) => expect(productionEnvironment(root, service)).toHaveProperty('OTEL_EXPORTER_OTLP_ENDPOINT'),
)

test('where no folder of the PATH has a Redis, none is found', () => {
  expect(findRedis('/nowhere:/nowhere/else')).toBeUndefined()
})
