import { once } from 'node:events'
import { createServer } from 'node:net'

export const host = '127.0.0.1'

/**
 * Below those that systems give to outgoing connections: one of these could take a port before the caller listens on
 * it.
 */
const [lowestPort, highestPort] = [10_240, 32_767]
const mostTries = 100
/** Processes that start servers at the same time have places of their own to count from. */
const distance = 61
let last = process.pid * distance

/**
 * A port that nobody listens on now, and that this process has not been given before. Another process may take it
 * before the caller does: try again then.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    last += 1
    const port = lowestPort + (last % (highestPort - lowestPort + 1))
    if (await isPortFree(port)) return port
  }
  throw new Error(`none of ${mostTries} ports from ${lowestPort} to ${highestPort} is free`)
}

async function isPortFree(port: number, on = host): Promise<boolean> {
  const server = createServer().listen(port, on)
  const free = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (free) {
    server.close()
    await once(server, 'close')
  }
  return free
}

/**
 * `variable` is the environment variable that moves the port; `host` is where the part listens, if not on 127.0.0.1.
 */
export type PortUse = { part: string; port: number; variable: string; host?: string }

/** What to print about each port that is in use or wanted twice; empty when all can be had. */
export async function portProblems(uses: PortUse[]): Promise<string[]> {
  const problems: string[] = []
  for (const [i, { part, port, variable, host: on = host }] of uses.entries()) {
    const rival = uses.slice(0, i).find((other) => other.port === port)
    if (rival) problems.push(`${part}: port ${port} is wanted by ${rival.part} too; set ${variable} to another port`)
    else if (!(await isPortFree(port, on)))
      problems.push(`${part}: port ${port} is in use; stop what listens there, or set ${variable} to another port`)
  }
  return problems
}
