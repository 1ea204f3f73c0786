import { concernOfScores } from '@yoldas/chat-engine/care/verdicts'
import { BreakerOpen, openBreakers } from '@yoldas/chat-engine/clients/breaker'
import { connectModeration, ModerationFailed } from '@yoldas/chat-engine/clients/moderation'
import { startModel } from '@yoldas/standins'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { afterAll, beforeAll, expect, test } from 'vitest'

let standin: Awaited<ReturnType<typeof startModel>>
beforeAll(async () => {
  standin = await startModel()
})
afterAll(() => standin[Symbol.asyncDispose]())

const connect = (baseUrl = standin.url) =>
  connectModeration(
    { baseUrl, apiKey: 'k', model: 'm', timeoutMilliseconds: 2_000 },
    openBreakers(createMetrics(), createLog('chat-engine', 'silent')),
  )

test('an ordinary message has scores, and they mean nothing', async () => {
  const scores = await connect().score('Bugün deneme çözdüm')
  expect(Object.keys(scores)).toHaveLength(13)
  expect(concernOfScores(scores).tier).toBe('none')
  expect(standin.moderations().at(-1)).toEqual({ model: 'm', input: 'Bugün deneme çözdüm' })
})

test('a verdict is read from the scores', async () => {
  const scores = await connect().score('soru\n!moderate self-harm/intent 0.97\n!moderate violence 0.2')
  expect(scores).toMatchObject({ 'self-harm/intent': 0.97, violence: 0.2 })
  expect(concernOfScores(scores)).toEqual({ tier: 'acute', category: 'self-harm' })
})

test.concurrent.each([
  ['an error', '!moderate-fail 500', /refused with 500/],
  ['too many requests', '!moderate-fail 429', /refused with 429 rate_limit_exceeded/],
  ['silence', '!moderate-hang', /in time/],
  ['slowness', '!moderate-after 60000', /in time/],
  ['garbage', '!moderate-garbage', /could not be read/],
])('%s is a failure that quotes nothing', async (_name, directive, message) => {
  const failed = connect().score(`gizli soru\n${directive}`)
  await expect(failed).rejects.toThrow(ModerationFailed)
  await expect(failed).rejects.toThrow(message)
  await expect(failed).rejects.not.toThrow(/gizli/)
})

test('a server that cannot be reached is a failure, and one that keeps failing is spared', async () => {
  const moderation = connect('http://127.0.0.1:1/v1')
  for (let i = 0; i < 3; i += 1) await expect(moderation.score('soru')).rejects.toThrow(/could not be reached/)
  await expect(moderation.score('soru')).rejects.toThrow(BreakerOpen)
})
