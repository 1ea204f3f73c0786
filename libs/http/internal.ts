import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

/** What must work for a service to do its work, by name. */
export type ReadinessChecks = Record<string, () => boolean | Promise<boolean>>

/**
 * The internal port, never reached through the public listener: `/livez` answers while the process does, `/readyz` is
 * 200 when every check holds and else 503; both name the checks.
 */
export async function serveInternal(options: {
  host: string
  port: number
  checks: ReadinessChecks
}): Promise<AsyncDisposable & { url: string }> {
  const server = createServer(async (request, response) => {
    if (request.url === '/livez') return answer(response, 200, { status: 'ok' })
    if (request.url !== '/readyz') return answer(response, 404, { error: 'not found' })
    const results = await Promise.all(
      Object.entries(options.checks).map(async ([name, check]) => [name, await holds(check)] as const),
    )
    answer(response, results.every(([, held]) => held) ? 200 : 503, Object.fromEntries(results))
  })
  server.listen(options.port, options.host)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  return {
    url: `http://${options.host}:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const holds = async (check: () => boolean | Promise<boolean>) => {
  try {
    return await check()
  } catch {
    return false
  }
}

function answer(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
