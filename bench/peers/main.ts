// A turn as the AI SDK's documentation builds it ("Chatbot Resume Streams"): the student's message is stored, the
// newest ones are read, the model's answer goes to the client as Server-Sent Events and through resumable-stream, and
// is stored. docs/benchmarks.md says what it does not do.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { convertToModelMessages, generateId, streamText, type UIMessage } from 'ai'
import { Redis } from 'ioredis'
import { createResumableStreamContext } from 'resumable-stream/ioredis'
import { z } from 'zod'
import { openStore } from './store.ts'

const Config = z.object({ PORT: z.coerce.number(), DATABASE_URL: z.url(), REDIS_URL: z.url(), MODEL_BASE_URL: z.url() })
const Body = z.object({ message: z.string() })
const Claims = z.object({ sub: z.string() })

const config = Config.parse(process.env)
const store = await openStore(config.DATABASE_URL)
const model = createOpenAICompatible({ name: 'bench', baseURL: config.MODEL_BASE_URL, apiKey: 'bench' })('stand-in')
const [publisher, subscriber] = [new Redis(config.REDIS_URL), new Redis(config.REDIS_URL)]
const streams = createResumableStreamContext({ waitUntil: null, publisher, subscriber })

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { message } = Body.parse(await json(request))
  const chatId = studentOf(request)
  await store.setStream(chatId, null)
  await store.addMessage(chatId, { id: generateId(), role: 'user', parts: [{ type: 'text', text: message }] })
  const messages: UIMessage[] = await store.readMessages(chatId)
  const result = streamText({ model, messages: await convertToModelMessages(messages) })
  result.pipeUIMessageStreamToResponse(response, {
    originalMessages: messages,
    generateMessageId: generateId,
    consumeSseStream: async ({ stream }) => {
      const streamId = generateId()
      await streams.createNewResumableStream(streamId, () => stream)
      await store.setStream(chatId, streamId)
    },
    onFinish: async ({ responseMessage }) => {
      await store.addMessage(chatId, responseMessage)
      await store.setStream(chatId, null)
    },
  })
}

/** Believes the token: not to verify it is in this stack's favour. */
function studentOf({ headers }: IncomingMessage): string {
  const claims = headers.authorization?.split('.')[1] ?? ''
  return Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString())).sub
}

const server = createServer((request, response) => {
  if (request.method === 'GET') return response.writeHead(request.url === '/' ? 200 : 404).end()
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
})
// Clients keep connections over windows in which others are measured.
server.keepAliveTimeout = 600_000
server.listen(config.PORT, '127.0.0.1')
await once(process, 'SIGTERM')
process.exit(0)
