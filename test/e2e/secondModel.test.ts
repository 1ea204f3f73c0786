import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type ClientEvent, rebuildBubbles, send } from '../support/client.ts'
import { scheduledOf, scheduling } from '../support/schedule.ts'
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
/** The engine's two models are one stand-in under two names. */
beforeAll(async () => {
  stack = await startStack({
    replicas: { notifier: 0 },
    env: async ({ model }) => ({
      'chat-engine': {
        MODEL_NAME: 'first',
        MODEL_FALLBACK_1_BASE_URL: model.url,
        MODEL_FALLBACK_1_API_KEY: 'test',
        MODEL_FALLBACK_1_NAME: 'second',
        MODEL_STALL_SECONDS: '2',
      },
    }),
  })
})
afterAll(() => stack[Symbol.asyncDispose]())

/** A message of a student's own, and what became of it. */
async function sent(...lines: string[]) {
  const student = await stack.student()
  const { events, last } = await send(stack.url, student, { message: lines.join('\n') })
  const names = events.map(({ event }) => event)
  return {
    ...{ student, events, names },
    said: last.event === 'done' ? last.data.messages.map(({ content }) => content) : null,
    ends: names.filter((name) => name === 'done' || name === 'error'),
    restarts: names.filter((name) => name === 'restart').length,
    degraded: events.some(({ event, data }) => event === 'status' && data.degraded?.includes('model')),
  }
}

const afterRestart = (events: ClientEvent[]) => events.slice(events.findIndex(({ event }) => event === 'restart'))

const asked = (words: string): string[] =>
  stack.model.requests().flatMap((request) => {
    const { model, messages } = z.object({ model: z.string(), messages: z.unknown() }).parse(request)
    return JSON.stringify(messages).includes(words) ? [model] : []
  })

const say = '!say Bütün bir yanıt, iki balonu yok.'
const answer = ['Bütün bir yanıt, iki balonu yok.']

describe('a second model takes over', () => {
  // Of the first one's answers of the last 30 s less than half may fail, or it would be skipped.
  beforeEach(async () => {
    for (let times = 0; times < 3; times += 1) await sent(say)
  })

  test.each([
    ['refuses the key', '!for first fail 401'],
    ['is overloaded', '!for first fail 503'],
    ['breaks off before its first word', '!for first fault closed 0'],
    ['breaks off within its answer', '!for first fault reset 4'],
    ['sends a malformed event', '!for first fault malformed 4'],
    ['reports an error within its answer', '!for first fault error 4'],
    ['stands still, with comments', '!for first fault comments 4'],
    ['says nothing at all', '!for first hang'],
  ])('when the first one %s: one whole answer, and one end', async (_what, directive) => {
    const { said, ends, restarts, degraded, events } = await sent(say, directive)
    expect([said, ends, restarts, degraded]).toEqual([answer, ['done'], 1, true])
    expect(rebuildBubbles(afterRestart(events))).toEqual(answer)
  })

  test('after a tool, which has run once', async () => {
    const text = 'kimya tekrarı'
    const { said, student, ends } = await sent(say, scheduling({ text }), '!step', '!for first fault closed 4')
    expect([said, ends]).toEqual([answer, ['done']])
    expect((await scheduledOf(stack.url, student)).map((one) => one.text)).toEqual([text])
  })

  test('and not after a text written by hand', async () => {
    const { said, restarts } = await sent('Elle yazılan.', say, '!care acute/self-harm', '!for first fault closed 6')
    expect(said?.join(' ')).toContain('112')
    expect([restarts, asked('Elle yazılan.')]).toEqual([0, ['first']])
  })

  test('and not from a refusal that is about the request', async () => {
    const { ends } = await sent('İstekten.', say, '!for first fail 400')
    expect([ends, asked('İstekten.')]).toEqual([['error'], ['first']])
  })
})

test('a model that keeps failing is skipped: the second begins, without a restart', async () => {
  await Promise.all(Array.from({ length: 48 }, () => sent(say, '!for first fail 500')))
  const { said, restarts, degraded } = await sent('Atlanan.', say)
  expect([said, restarts, degraded]).toEqual([answer, 0, true])
  expect(asked('Atlanan.')).toEqual(['second'])
  const metrics = await (await fetch(`${stack.internalUrls['chat-engine']}/metrics`)).text()
  expect(metrics).toMatch(/^yoldas_model_failures_total\{model="first",kind="refused",status="401"\} 1$/m)
  expect(metrics).toMatch(/^yoldas_model_tokens_total\{model="second",kind="completion"\} [1-9]/m)
})
