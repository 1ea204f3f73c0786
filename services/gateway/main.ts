import { busAccess, busCertificates, connectBus } from '@yoldas/bus'
import { readConfig } from '@yoldas/config'
import { serveInternal } from '@yoldas/http'
import { createLog, createMetrics, endOnCrash, untilStopped, watchCertificates } from '@yoldas/telemetry'
import { every } from '@yoldas/time'
import { createApp } from './app.ts'
import { configWithin } from './config.ts'
import { descriptorLimit } from './door/descriptors.ts'
import { listenUntilDrained } from './door/listen.ts'
import { keySet } from './identity/keys.ts'
import { authenticator } from './identity/students.ts'
import { tokenVerifier } from './identity/verify.ts'
import { gatewayMetrics } from './metrics.ts'
import { createChannels } from './stream/channel.ts'
import { streamLimits } from './stream/limits.ts'

const service = 'gateway'
/** How often the age of the keys is looked at. */
const keysMilliseconds = 1_000
const descriptors = descriptorLimit()
const config = readConfig(configWithin(descriptors), process.env)
const log = createLog(service, config.LOG_LEVEL)
endOnCrash(log)
const metrics = createMetrics()
watchCertificates(metrics, busCertificates(busAccess(config)))
const keys = keySet({ authUrl: config.AUTH_URL, log })
metrics.gauge('yoldas_jwks_age_seconds', 'Since the keys of the identity provider were fetched', keys.ageSeconds)
const verify = tokenVerifier({
  keys,
  jwtSecrets: [config.AUTH_JWT_SECRET, config.AUTH_JWT_SECRET_PREVIOUS].filter((secret) => secret !== undefined),
  ...(config.AUTH_ISSUER ? { issuer: config.AUTH_ISSUER } : {}),
  refuseAnonymous: config.AUTH_ANONYMOUS === 'refuse',
})

await using parts = new AsyncDisposableStack()
const internalHost = config.INTERNAL_HOST ?? config.HOST
const internal = parts.use(await serveInternal({ host: internalHost, port: config.INTERNAL_PORT, metrics }))
parts.use(
  every(keysMilliseconds, keys.keepFresh, (err) => log.error({ err, job: 'keys' }, 'job failed: it runs again')),
)
const bus = parts.use(await connectBus({ ...busAccess(config), name: service, log, metrics }))
const channels = parts.use(createChannels({ bus, log }))
const app = await createApp({
  bus,
  log,
  channels,
  limits: streamLimits(config.MAX_STREAMS),
  metrics: gatewayMetrics(metrics),
  authenticator: authenticator(bus, verify),
  corsOrigins: config.CORS_ORIGINS,
  trustedProxies: config.TRUSTED_PROXIES,
  maxSockets: config.MAX_SOCKETS,
})
const listening = parts.use(
  await listenUntilDrained(app, {
    host: config.HOST,
    port: config.PORT,
    delaySeconds: config.DRAIN_DELAY_SECONDS,
    drainSeconds: config.DRAIN_SECONDS,
  }),
)
internal.ready({ nats: bus.connected, streams: bus.streams })
const limits = { maxSockets: config.MAX_SOCKETS, maxStreams: config.MAX_STREAMS, descriptors }
log.info({ address: listening.url, internal: internal.url, ...limits }, 'ready')
log.info({ signal: await untilStopped() }, 'stopping')
internal.drain()
