import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { connectModel } from '../clients/model.ts'
import type { Corpus } from '../corpus/passage.ts'

const ModelRequest = z.object({
  tools: z.array(z.unknown()).optional(),
  tool_choice: z.string().optional(),
  prompt_cache_key: z.string().optional(),
  max_completion_tokens: z.int(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })),
})

const event = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta, finish_reason: finish }] })}\n\n`
export const says = (content: string) => event({ content })
export const calls = (...named: Array<[name: string, written: string]>) =>
  event({
    tool_calls: named.map(([name, written], index) => ({
      index,
      id: `call-${index}`,
      function: { name, arguments: written },
    })),
  })
export const usage = (prompt: number, completion: number) =>
  `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: prompt, completion_tokens: completion } })}\n\n`
export const refuses: unique symbol = Symbol('an answer of 400')
export const goesOn: unique symbol = Symbol('an answer without end')
/** What follows breaks the answer. */
export const breaks = `data: ${JSON.stringify({ error: { message: 'upstream died' } })}\n\n`
/** A number is the status of a refusal. */
export type Said = Array<string | typeof goesOn> | typeof refuses | number

/** A model server that gives these answers one after another. */
export async function startScript(answers: Said[], name = 'script') {
  const asked: Array<z.output<typeof ModelRequest>> = []
  const server = createServer(async (request, response) => {
    const said = answers[asked.length] ?? refuses
    asked.push(ModelRequest.parse(JSON.parse(await text(request))))
    if (said === refuses) return void response.writeHead(400).end('{}')
    if (typeof said === 'number') return void response.writeHead(said).end('{}')
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const part of said) if (typeof part === 'string') response.write(part)
    if (!said.includes(goesOn)) response.end(`${event({}, 'stop')}data: [DONE]\n\n`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    asked,
    model: connectModel({
      baseUrl: `http://127.0.0.1:${address.port}/v1`,
      apiKey: 'test',
      name,
      maxAnswerTokens: 999,
    }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A corpus without pages. */
export const emptyCorpus: Corpus = { find: async () => ({ passages: [], skipped: null, degraded: [] }) }
