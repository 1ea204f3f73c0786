import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ClientError } from './errors.ts'
import { apply, type Known, nothingKnown } from './known.ts'
import { readFeed, readTurn } from './streams.ts'
import {
  type Asked,
  bytesOf,
  cut,
  frame,
  httpOf,
  json,
  messageOf,
  type Script,
  streamHeaders,
  streamOf,
} from './test/service.ts'
import type { TurnEvent } from './types.ts'

const turnId = 'turn-0'
const user = messageOf({ id: 'u', turnIndex: 0, position: 0 })

type Numbered = { n: number; event: string; data: unknown }

/**
 * A turn that was produced twice, in bubbles of these texts; chunks of some places come again from an earlier offset.
 */
function turnOf(texts: string[], backs: number[]): { events: Numbered[]; stored: string[] } {
  const events: Numbered[] = [{ n: 0, event: 'start', data: { turnId, message: user } }]
  const say = (event: string, data: object) => events.push({ n: events.length * 2, event, data: { turnId, ...data } })
  say('chunk', { messageId: 'lost', bubble: 0, offset: 0, delta: 'bu yarım kal' })
  say('restart', {})
  for (const [bubble, text] of texts.entries())
    for (let at = 0; at < text.length; at += 3) {
      const offset = Math.max(0, at - ((backs[at % (backs.length || 1)] ?? 0) % 3))
      say('chunk', { messageId: `a${bubble}`, bubble, offset, delta: text.slice(offset, at + 3) })
    }
  const messages = texts.map((content, i) =>
    messageOf({ id: `a${i}`, role: 'assistant', content, turnIndex: 0, position: i + 1 }),
  )
  say('done', { messages, finish: 'complete' })
  return { events, stored: texts }
}

const contents = (known: Known) => known.turns.flatMap(({ bubbles }) => bubbles.map(({ content }) => content))

test('a turn is read whole, each event once, wherever its bytes are split and its connections break', async () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'ş', '😂', '\n', '"', ' '), minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(word, { minLength: 1, maxLength: 3 }),
      fc.array(fc.nat(2), { maxLength: 4 }),
      fc.array(fc.nat(2000), { maxLength: 6 }),
      fc.array(fc.record({ bytes: fc.nat(900), how: fc.constantFrom('ends', 'breaks', '503', 'never', 'again') }), {
        maxLength: 5,
      }),
      async (texts, backs, places, breaks) => {
        const { events, stored } = turnOf(texts, backs)
        const troubles = [...breaks]
        const script: Script = ({ method, path, headers, signal }) => {
          const trouble = troubles.shift()
          if (trouble?.how === '503') return json({ error: 'unavailable' }, 503, { 'retry-after': '0' })
          if (trouble?.how === 'never') throw new TypeError('fetch failed')
          if (method === 'POST') expect(path).toBe('/api/chat/send')
          else expect(path).toBe(`/api/chat/turns/${turnId}/stream`)
          const after = Number(headers['last-event-id']?.split(':')[1] ?? -1)
          // A proxy that repeats what was sent already.
          const from = trouble?.how === 'again' ? -1 : after
          const rest = events.filter(({ n }) => n > from)
          const bytes = bytesOf(
            `:\n\n${rest.map(({ n, event, data }) => frame(`${turnId}:${n}`, event, data)).join('')}`,
          )
          const given = trouble && trouble.how !== 'again' ? bytes.slice(0, trouble.bytes) : bytes
          return streamOf(cut(given, places), trouble?.how === 'breaks' ? 'breaks' : 'ends', signal)
        }
        const read: Array<TurnEvent & { id: string }> = []
        let known = nothingKnown
        const shown: string[][] = []
        const body = { message: 'x', clientId: 'c' }
        for await (const event of readTurn(httpOf(script), { kind: 'send', body })) {
          read.push(event)
          known = apply(known, event, 'stream', () => true)
          if (event.event === 'chunk') shown.push(contents(known))
        }
        expect(read.map(({ id, event, data }) => ({ n: Number(id.split(':')[1]), event, data }))).toEqual(events)
        expect(shown.at(-1)).toEqual(stored)
        expect(known.messages.map(({ content }) => content)).toEqual(['u', ...stored])
        expect(known.turns).toEqual([])
      },
    ),
    { numRuns: 60 },
  )
})

/** What reading comes to, and what was asked for it. */
async function outcome(script: Script, kind: 'send' | 'resume' | 'retry' = 'resume') {
  const asked: Asked[] = []
  const http = httpOf((one) => {
    asked.push(one)
    if (asked.length > 20) throw new Error('it does not give up')
    return script(one)
  })
  const request =
    kind === 'send' ? ({ kind, body: { message: 'x', clientId: 'c' } } as const) : ({ kind, turnId } as const)
  const events: string[] = []
  try {
    for await (const { event } of readTurn(http, request)) events.push(event)
    return { events, asked, failure: undefined }
  } catch (error) {
    return { events, asked, failure: error instanceof ClientError ? error.failure : error }
  }
}

describe('it gives up', () => {
  test.each([
    ['on 404', () => json({ error: 'not found' }, 404), { kind: 'gone' }, 1],
    ['on 401 after one refresh', () => json({ error: 'unauthorized' }, 401), { kind: 'unauthorized' }, 2],
    [
      'on 400, with the issues',
      () => json({ error: 'invalid request', issues: [{ path: 'message', message: 'too long' }] }, 400),
      { kind: 'refused', status: 400, error: 'invalid request', issues: [{ path: 'message', message: 'too long' }] },
      1,
    ],
    ['on 204', () => new Response(null, { status: 204, headers: streamHeaders }), undefined, 1],
    [
      'on an error event',
      () => streamOf([bytesOf(frame(`${turnId}:9`, 'error', { error: 'chat failed' }))], 'ends'),
      undefined,
      1,
    ],
  ])('%s', async (_, answer, failure, requests) => {
    const { asked, failure: failed } = await outcome(answer)
    expect([failed, asked.length]).toEqual([failure, requests])
  })

  test('when its signal aborts, also while it waits for the next try', async () => {
    const controller = new AbortController()
    const http = httpOf(() => json({ error: 'unavailable' }, 503, { 'retry-after': '60' }))
    const events = readTurn(
      http,
      { kind: 'resume', turnId },
      { signal: controller.signal, onBreak: () => controller.abort() },
    )
    await expect(events.next()).rejects.toMatchObject({ failure: { kind: 'cancelled' } })
  })
})

test('a connection on which nothing comes for too long is opened again, also before its head', async () => {
  const all = [`${frame(`${turnId}:0`, 'start', { turnId, message: user })}`, frame(`${turnId}:5`, 'error', {})]
  let tries = 0
  const { events, asked } = await outcome(({ signal }) => {
    tries += 1
    if (tries === 1) return streamOf([bytesOf(all[0] ?? '')], 'stays', signal)
    if (tries === 2) return new Promise(() => {})
    return streamOf([bytesOf(all[1] ?? '')], 'ends')
  })
  expect(events).toEqual(['start', 'error'])
  expect(asked.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, `${turnId}:0`, `${turnId}:0`])
})

test('a retry whose answer was lost and that is refused when it is asked again is read as the turn', async () => {
  const { events, asked } = await outcome(({ method }) => {
    if (asked0++ === 0) throw new TypeError('reset')
    return method === 'POST'
      ? json({ error: 'invalid request' }, 400)
      : streamOf([bytesOf(frame(`${turnId}:5`, 'error', {}))], 'ends')
  }, 'retry')
  expect([events, asked.map(({ method }) => method)]).toEqual([['error'], ['POST', 'POST', 'GET']])
})
let asked0 = 0

test('the feed continues from its last place, and says whether anything was missed', async () => {
  const controller = new AbortController()
  const places: Array<string | undefined> = []
  const http = httpOf(({ headers, signal }) => {
    places.push(headers['last-event-id'])
    const hello = (id: string) => frame(id, 'hello', {})
    const message = frame('p2', 'message', { message: user })
    if (places.length === 1) return streamOf([bytesOf(hello('p1') + message)], 'breaks', signal)
    if (places.length === 2) return streamOf([bytesOf(`${hello('p2')}id: p3\n\n`)], 'ends', signal)
    return streamOf([bytesOf(hello('p9') + frame('p9', 'resync', {}) + frame('p9', 'later', {}))], 'stays', signal)
  })
  const seen: string[] = []
  const read = async () => {
    for await (const { event, id, isContinued } of readFeed(http, { signal: controller.signal })) {
      seen.push(`${event} ${id}${event === 'hello' ? ` ${isContinued}` : ''}`)
      if (event === 'resync') controller.abort()
    }
  }
  await expect(read()).rejects.toMatchObject({ failure: { kind: 'cancelled' } })
  expect(places).toEqual([undefined, 'p2', 'p3'])
  expect(seen).toEqual(['hello p1 false', 'message p2', 'hello p2 true', 'hello p9 false', 'resync p9'])
})
