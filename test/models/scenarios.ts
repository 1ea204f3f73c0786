import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import type { ModelServers } from '@yoldas/standins'
import { z } from 'zod'

export type Listening = AsyncDisposable & { url: string }

export async function listening(server: Server): Promise<Listening> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const Part = z.looseObject({ type: z.string() })
export const Sent = z.looseObject({
  messages: z.array(z.looseObject({ role: z.string(), content: z.union([z.string(), z.array(Part)]).nullish() })),
  tools: z.array(z.unknown()).optional(),
  tool_choice: z.string().optional(),
})
export type Sent = z.infer<typeof Sent>

export const readSent = async (request: IncomingMessage): Promise<Sent> => Sent.parse(JSON.parse(await text(request)))

/**
 * Stands before the model servers and has all that is asked below `/<scenario>/v1` answered by that scenario; below
 * `/tools/<scenario>/v1` only what offers tools, and the rest plainly.
 */
export function startScenarios(servers: ModelServers): Promise<Listening> {
  const server = createServer(async (request, response) => {
    response.on('error', () => {})
    const sent = await readSent(request)
    const [, ofTools, name] = /^\/(tools\/)?(\w+)\/v1\//.exec(request.url ?? '') ?? []
    const scenario = ofTools && !sent.tools ? 'plain' : name
    const newest = sent.messages.findLast(({ role }) => role === 'user')
    if (newest && Array.isArray(newest.content)) newest.content.push({ type: 'text', text: ` Q:${scenario}` })
    else if (newest) newest.content = `${newest.content} Q:${scenario}`
    const body = JSON.stringify(sent)
    const answer = await fetch(`${servers.url}/chat/completions`, { method: 'POST', body, redirect: 'manual' })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    try {
      for await (const piece of answer.body ?? []) response.write(piece)
      response.end()
    } catch {
      response.destroy()
    }
  })
  return listening(server)
}
