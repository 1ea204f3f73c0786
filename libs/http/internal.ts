import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { Metrics } from '@yoldas/telemetry'
import { newReminder, pause } from '@yoldas/time'

/** True, or that it does not hold; a sentence says to an operator why not. */
type Outcome = boolean | string
type Check = () => Outcome | Promise<Outcome>
/** What must work for a service to do its work, by name. */
export type ReadinessChecks = Record<string, Check>

export type InternalLog = { warn(object: object, message: string): void }

export type Internal = AsyncDisposable & {
  url: string
  /**
   * Resolves when the check has held once; until then `/readyz` is 503 and shows it. Logs each reason when it comes, and
   * again once a minute.
   */
  until(name: string, check: Check, log: InternalLog): Promise<void>
  /**
   * The service has begun: `/readyz` is 200 while every check holds. `report` is shown with them and decides nothing.
   */
  ready(checks: ReadinessChecks, report?: () => object): void
  /** The service is ending: `/readyz` is 503, so that nobody sends it anything new. */
  drain(): void
}

/**
 * An idle connection is kept longer than those who scrape every minute are silent: none is closed under their next
 * question.
 */
const keptMilliseconds = 75_000
const checkMilliseconds = 1_000
const againMilliseconds = 500

/**
 * The internal port, never reached through the public listener. `/livez` answers while the process does, `/readyz`
 * within about a second whether work may be sent here, with the checks by name, `/metrics` as Prometheus asks. Open it
 * first, so that it is closed last.
 */
export async function serveInternal(options: { host: string; port: number; metrics: Metrics }): Promise<Internal> {
  const { metrics } = options
  let state: 'starting' | 'ready' | 'draining' = 'starting'
  let checks: ReadinessChecks = {}
  let report: () => object = () => ({})

  const outcomes = () =>
    Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await holds(check)] as const))
  metrics.gaugeBy(
    'yoldas_ready',
    'Whether a check of readiness holds: 1 or 0; `begun` once all is open',
    'check',
    async () => {
      const results = (await outcomes()).map(([name, outcome]) => [name, Number(outcome === true)] as const)
      return { begun: Number(state !== 'starting'), ...Object.fromEntries(results) }
    },
  )
  const answerReadiness = async (response: ServerResponse) => {
    const results = await outcomes()
    const isReady = state === 'ready' && results.every(([, outcome]) => outcome === true)
    answer(response, isReady ? 200 : 503, { state, ...Object.fromEntries(results), ...report() })
  }
  const answerMetrics = async (response: ServerResponse) => {
    const text = await metrics.text()
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
  }
  const server = createServer({ keepAliveTimeout: keptMilliseconds }, ({ url }, response) => {
    const failed = () => answer(response, 500, { error: 'internal error' })
    if (url === '/livez') answer(response, 200, { status: 'ok' })
    else if (url === '/readyz') answerReadiness(response).catch(failed)
    else if (url === '/metrics') answerMetrics(response).catch(failed)
    else answer(response, 404, { error: 'not found' })
  })
  server.listen(options.port, options.host)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  return {
    url: `http://${options.host}:${port}`,
    until: async (name, check, log) => {
      checks = { [name]: check }
      for (const isDue = newReminder(); ; await pause(againMilliseconds)) {
        const outcome = await look(check)
        if (outcome === true) return
        if (isDue(String(outcome))) log.warn({ reason: outcome }, `not ready to begin: waiting for ${name}`)
      }
    },
    ready: (given, shown = () => ({})) => {
      ;[state, checks, report] = ['ready', given, shown]
    },
    drain: () => {
      state = 'draining'
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** What the check says, or how it failed. */
async function look(check: Check): Promise<Outcome> {
  try {
    return await check()
  } catch (error) {
    return String(error)
  }
}

/** A check that does not answer in time does not hold. */
async function holds(check: Check): Promise<Outcome> {
  const answered = new AbortController()
  const late = pause(checkMilliseconds, answered.signal).then(() => false)
  try {
    return await Promise.race([check(), late])
  } catch {
    return false
  } finally {
    answered.abort()
  }
}

function answer(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
