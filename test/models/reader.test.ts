import { eventReader } from '@yoldas/chat-engine/clients/completion/events'
import { ModelFailed } from '@yoldas/chat-engine/clients/completion/failure'
import { completionReader } from '@yoldas/chat-engine/clients/completion/reader'
import { type Part, scenarios } from '@yoldas/standins'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const offered = new Set(['list_scheduled', 'get_journey', 'search_corpus', 'update_scratchpad'])

/** What an answer that comes in these pieces is, but for the ids that calls were given here. */
function read(pieces: Iterable<Uint8Array>) {
  const reader = completionReader({ offered })
  let text = ''
  const events = eventReader((data) => {
    text += reader.push(data)
  })
  try {
    for (const piece of pieces) events.push(piece)
    events.end()
    text += reader.end(events.isDone)
    const calls = reader.calls().map(({ id, ...call }) => ({ ...call, hasId: id !== '' }))
    return { text, calls, reason: reader.reason, used: reader.used, opaque: reader.opaque() }
  } catch (error) {
    if (error instanceof ModelFailed) return { failed: error.kind }
    throw error
  }
}

const textOf = (part: Part): string => {
  if (typeof part === 'string' || 'wait' in part) return ''
  return 'send' in part ? part.send : part.bytewise
}
const longest = 4_000
/** The first answers of the scenarios, as bytes. */
const bodies = Object.entries(scenarios).flatMap(([name, scenario]) => {
  const reply = typeof scenario === 'function' ? scenario({ messages: [] }, 9) : scenario
  const parts = 'parts' in reply ? (reply.status === 200 ? reply.parts : []) : reply
  const bytes = Buffer.from(parts.map(textOf).join(''))
  return bytes.length === 0 || bytes.length > longest ? [] : [[name, bytes] as const]
})

function* cut(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

describe('an answer is read the same', () => {
  test.each(bodies)('wherever %s is cut', (_name, bytes) => {
    const whole = read([bytes])
    expect(read(cut(bytes, 1))).toEqual(whole)
    // Between any two bytes it was cut above; in two, at every seventh place.
    for (let at = 1; at < bytes.length; at += 7)
      expect(read([bytes.subarray(0, at), bytes.subarray(at)])).toEqual(whole)
  })

  test.each([
    ['\r\n', '\n'],
    ['\r', '\n'],
  ])('with the line ends of other systems (%j)', (end, usual) => {
    for (const [name, bytes] of bodies) {
      const text = bytes.toString()
      if (text.includes('\r') || !text.startsWith('data: ') || name === 'singleBreaks') continue
      expect(read([Buffer.from(text.replaceAll(usual, end))])).toEqual(read([bytes]))
    }
  })
})

const others: unknown[] = [
  null,
  0,
  1,
  -1,
  2.5,
  true,
  false,
  '',
  'x',
  [],
  [null],
  ['x'],
  [[]],
  {},
  { x: 1 },
  { text: 1 },
]
const other = fc.constantFrom(...others)
const event = (data: unknown) => Buffer.from(`data: ${JSON.stringify(data)}\n\n`)
const done = Buffer.from('data: [DONE]\n\n')
const usage = { prompt_tokens: 1, completion_tokens: 2, prompt_tokens_details: { cached_tokens: 1 } }
const said = (text: string, chunk: object = {}, choice: object = {}, delta: object = {}) => ({
  ...{ id: 'a', object: 'chat.completion.chunk', created: 1, model: 'm', usage: null },
  choices: [{ index: 0, delta: { content: text, ...delta }, finish_reason: null, ...choice }],
  ...chunk,
})

describe('a field beside the words does not fail them, whatever it has', () => {
  const fields = {
    chunk: [
      'id',
      'created',
      'model',
      'usage',
      'system_fingerprint',
      'service_tier',
      'x_extra',
      'prompt_filter_results',
    ],
    choice: ['index', 'logprobs', 'finish_reason', 'native_finish_reason', 'content_filter_results', 'message', 'text'],
    delta: ['role', 'tool_calls', 'function_call', 'refusal', 'reasoning', 'reasoning_details', 'audio', 'x_extra'],
  }
  const named = Object.entries(fields).flatMap(([place, names]) => names.map((name) => ({ place, name })))

  test.each(named)('$name of the $place', ({ place, name }) => {
    for (const value of others) {
      // Text that a field of this name may have.
      if (name === 'refusal' && value === 'x') continue
      const more = ['chunk', 'choice', 'delta'].map((one) => (one === place ? { [name]: value } : {}))
      const bytes = [
        event(said('Asıl ', ...more)),
        event(said('yanıt.')),
        event({ choices: [{ finish_reason: 'stop' }] }),
        done,
      ]
      expect(read(bytes)).toMatchObject({ text: 'Asıl yanıt.', calls: [] })
    }
  })

  test.each(Object.keys(usage))('%s of the usage', (name) => {
    for (const value of [...others, 1e308, 2 ** 31, Number.MAX_SAFE_INTEGER, '12', -0.5]) {
      const counted = { choices: [], usage: { ...usage, [name]: value } }
      const answer = read([
        event(said('Yanıt.')),
        event({ choices: [{ finish_reason: 'stop' }] }),
        event(counted),
        done,
      ])
      expect(answer).toMatchObject({ text: 'Yanıt.' })
      const { inputTokens = null, outputTokens = null, cachedTokens = 0 } = answer.used ?? {}
      for (const count of [inputTokens, outputTokens, cachedTokens])
        expect(count === null || (Number.isInteger(count) && count >= 0 && count < 2 ** 31)).toBe(true)
    }
  })

  test('of an event that is not a completion', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('type', 'choices', 'usage', 'model', 'x'), other), (data) => {
        if (data.type === 'error') return
        expect(read([event(said('Yanıt.')), event(data), done])).toMatchObject({ text: 'Yanıt.' })
      }),
    )
  })
})

describe('a call is understood, whatever its other fields have', () => {
  const call = { index: 0, id: 'a', type: 'function', function: { name: 'list_scheduled', arguments: '{}' } }
  test.each(['index', 'id', 'type', 'x_extra'])('%s', (name) => {
    for (const value of [...others, undefined, '0', 7]) {
      const bytes = [event(said('', {}, {}, { tool_calls: [{ ...call, [name]: value }] })), done]
      expect(read(bytes)).toMatchObject({ calls: [{ name: 'list_scheduled', arguments: '{}', hasId: true }] })
    }
  })

  test('arguments', () => {
    for (const value of [undefined, null, '', '{}', {}, 'null', '"{}"']) {
      const pieces = [{ ...call, function: { name: 'list_scheduled', arguments: value } }]
      const { calls } = read([event(said('', {}, {}, { tool_calls: pieces })), done])
      expect(calls?.map(({ arguments: written }) => written || '{}')).toEqual(['{}'])
    }
  })

  test('however its arguments are cut, beside another call', () => {
    const written = ['{"query":"kim\\"ya {"}', '{"query":"fizik"}']
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 9 }),
        fc.boolean(),
        fc.boolean(),
        (lengths, byId, isText) => {
          const begun = written.map((_, nth) => ({ index: nth, id: `c${nth}`, function: { name: 'search_corpus' } }))
          const pieces: object[] = []
          const left = [...written]
          for (let nth = 0; left.some((rest) => rest !== ''); nth += 1) {
            const at = nth % 2
            const length = (lengths[nth % lengths.length] ?? 0) + 1
            const part = left[at]?.slice(0, length) ?? ''
            left[at] = left[at]?.slice(length) ?? ''
            const index = isText ? String(at) : at
            if (part !== '') pieces.push({ ...(byId ? { id: `c${at}` } : { index }), function: { arguments: part } })
          }
          const bytes = [begun, ...pieces.map((piece) => [piece])].map((some) =>
            event(said('', {}, {}, { tool_calls: some })),
          )
          const { calls } = read([...bytes, done])
          expect(calls?.map((one) => one.arguments)).toEqual(written)
        },
      ),
    )
  })
})

describe('an error fails the answer, wherever it stands', () => {
  const broken = { message: 'x', code: 500 }
  test.each<[string, object]>([
    ['the chunk', said('', { error: broken })],
    ['the chunk, as text', said('', { error: 'overloaded' })],
    ['the chunk, empty', said('', { error: {} })],
    ['the choice', said('', {}, { error: broken })],
    ['the delta', said('', {}, {}, { error: broken })],
    ['an event of its own', { error: broken }],
    ['an event of its own, without choices', { error: broken, choices: [] }],
    ['the reason', said('', {}, { finish_reason: 'Error' })],
    ['an object of that kind', { object: 'error', message: 'x' }],
  ])('%s', (_where, data) => {
    const stop = event({ choices: [{ delta: {}, finish_reason: 'stop' }] })
    for (const bytes of [
      [event(said('Yarım')), event(data), stop, done],
      [event(said('Yarım')), stop, event(data), done],
    ])
      expect(read(bytes)).toEqual({ failed: 'broken' })
  })
})
