import { BreakerOpen, openBreakers } from '@yoldas/chat-engine/clients/breaker'
import { connectTranscription, TranscriptionFailed } from '@yoldas/chat-engine/clients/transcription'
import { type Model, saidMark, startModel } from '@yoldas/standins'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { afterAll, beforeAll, expect, test } from 'vitest'

const never = new AbortController().signal
const saying = (words: string) => ({ bytes: Buffer.from(`sound${saidMark}${words}`), mimeType: 'audio/mp4' })

let server: Model
beforeAll(async () => {
  server = await startModel()
})
afterAll(() => server[Symbol.asyncDispose]())

const connect = () =>
  connectTranscription(
    { baseUrl: server.url, apiKey: 'k', model: 'm' },
    openBreakers(createMetrics(), createLog('test', 'silent')),
  )

test('what a recording says is heard', async () => {
  expect(await connect().transcribe(saying('Türevi anlamadım.'), never)).toBe('Türevi anlamadım.')
  expect(await connect().transcribe(saying('!empty'), never)).toBe('')
})

test.each([
  ['!garbage', /could not be reached|no text/],
  ['!html', /no text/],
  ['!shape', /no text/],
  ['!cut', /could not be reached/],
  ['!huge', /could not be reached/],
  ['!500', /refused with 500/],
  ['!429', /refused with 429 rate_limit_exceeded/],
  ['!401', /refused with 401/],
])('%s is a failure without a word of what was said', async (fault, message) => {
  const failed = connect().transcribe(saying(`${fault} gizli`), never)
  await expect(failed).rejects.toThrow(message)
  await expect(failed).rejects.toBeInstanceOf(TranscriptionFailed)
  await expect(failed).rejects.not.toThrow(/gizli/)
})

test.each(['!hang', '!slow', '!trickle'])('%s is given up when the time is over', async (fault) => {
  const failed = connect().transcribe(saying(fault), AbortSignal.timeout(300))
  await expect(failed).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('a server that keeps failing is spared', async () => {
  const { transcribe } = connect()
  for (let i = 0; i < 3; i += 1) await transcribe(saying('!500'), never).catch(() => {})
  await expect(transcribe(saying('Merhaba'), never)).rejects.toBeInstanceOf(BreakerOpen)
})
