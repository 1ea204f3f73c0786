import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const probe = resolve(import.meta.dirname, '../../infra/single/probe.mjs')

/** The exit code of a health check of a service that answers so. */
async function check(answers: Record<string, number>): Promise<number | null> {
  const server = createServer((request, response) => response.writeHead(answers[request.url ?? ''] ?? 404).end())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const child = spawn(process.execPath, [probe, String(address.port)])
  const [code] = await once(child, 'exit')
  server.close()
  return code
}

test.each([
  ['is ready', { '/livez': 200, '/readyz': 200 }, 0],
  ['lives and is not ready', { '/livez': 200, '/readyz': 503 }, 1],
])('a service that %s', async (_state, answers, code) => {
  expect(await check(answers)).toBe(code)
})
