import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export type Asked = { path: string; headers: IncomingMessage['headers']; body: string }
export type Reply = { status?: number; headers?: Record<string, string>; body?: unknown }
/** `reset` ends the connection instead, `silence` keeps it open without an answer. */
export type Script = (asked: Asked) => Reply | 'reset' | 'silence'

/** A provider that answers as the script says and remembers what it was asked. */
export async function startProvider(script: Script) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const received = { path: request.url ?? '', headers: request.headers, body: await text(request) }
    asked.push(received)
    respond(response, script(received))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the provider has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function respond(response: ServerResponse, reply: ReturnType<Script>): void {
  if (reply === 'silence') return
  if (reply === 'reset') return void response.socket?.resetAndDestroy()
  const { status = 200, headers = {}, body = '' } = reply
  response.writeHead(status, headers)
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
