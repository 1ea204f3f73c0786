import { randomUUID } from 'node:crypto'
import { anyCharacter } from '@yoldas/testkit/characters'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, readHistory, rebuildBubbles, send } from '../support/client.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'
import { exchange, type WireRequest } from '../support/wire.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const json = 'application/json'
const maxBytes = 256 * 1024
const utf8 = (text: string) => new TextEncoder().encode(text)
const padded = (body: string, bytes: number) => body + ' '.repeat(bytes - body.length)
const nested = (depth: number) => `{"message":"!say x","deep":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`

const post = async (
  student: Student,
  sent: Omit<WireRequest, 'path'> & { path?: string },
  type: string | null = json,
) => {
  const headers = { authorization: `Bearer ${student.token}`, ...(type === null ? {} : { 'content-type': type }) }
  const got = await exchange(stack.url, { method: 'POST', path: '/api/chat/send', headers, ...sent })
  return {
    ...got,
    json: got.headers.some((line) => /^content-type: application\/json/i.test(line)) && JSON.parse(got.body),
  }
}

const messages = async (student: Student) => (await readHistory(stack.url, student)).body.messages

/** Of a body as a whole, and nothing about the inside of the service. */
const refusal = {
  error: 'invalid request',
  issues: [{ path: '', message: expect.stringMatching(/^[\w .,:;'"’()/+*-]+$/) }],
}

describe('a body is refused with an issue at its root, and nothing is stored,', () => {
  test.concurrent.each<[string, Uint8Array | undefined, (string | null)?]>([
    ['truncated JSON', utf8('{"message":"x"')],
    ['a trailing comma', utf8('{"message":"x",}')],
    ['single quotes', utf8("{'message':'x'}")],
    ['a number that JSON lacks', utf8('{"message":NaN}')],
    ['two documents', utf8('{"message":"x"}{"message":"y"}')],
    ['space alone', utf8('  ')],
    ['invalid UTF-8', Uint8Array.of(...utf8('{"message":"'), 0xff, ...utf8('"}'))],
    ['half a character', Uint8Array.of(...utf8('{"message":"'), 0xc4, ...utf8('"}'))],
    ['UTF-16', new Uint8Array(Buffer.from('{"message":"x"}', 'utf16le'))],
    ['a NUL in a text', utf8('{"message":"x\\u0000"}')],
    ['a NUL in a field nobody reads', utf8('{"message":"x","other":["\\u0000"]}')],
    ['a NUL in a key', utf8('{"message":"x","\\u0000":1}')],
    ['a lone surrogate', utf8('{"message":"x\\ud83d"}')],
    ['nesting of 33', utf8(nested(33))],
    ['nesting of 100,000', utf8(nested(100_000))],
    ['one byte over 256 KiB', utf8(padded('{"message":"x"}', maxBytes + 1))],
    ['another content type', utf8('{"message":"x"}'), 'text/plain'],
    ['a form', utf8('message=x'), 'application/x-www-form-urlencoded'],
    ['a kind of JSON that is not offered', utf8('{"message":"x"}'), 'application/merge-patch+json'],
    ['a malformed content type', utf8('{"message":"x"}'), ';;;'],
    ['no content type', utf8('{"message":"x"}'), null],
    ['no body', undefined],
    ['no body and no content type', undefined, null],
    ['an array', utf8('["x"]')],
    ['null', utf8('null')],
  ])('%s', async (_name, body, type) => {
    const student = await stack.student()
    for (const chunked of [false, true]) {
      const { status, json } = await post(student, { chunked, ...(body ? { body } : {}) }, type)
      expect(status).toBe(400)
      expect(json).toEqual(refusal)
    }
    expect(await messages(student)).toEqual([])
  })

  test('on PATCH /api/profile in the ordinary shape too, when it is not JSON', async () => {
    const student = await stack.student()
    for (const body of ['{"about":', '{"about":"\\u0000"}', padded('{}', maxBytes + 1), nested(33)]) {
      const { status, json } = await post(student, { method: 'PATCH', path: '/api/profile', body })
      expect(status).toBe(400)
      expect(json).toEqual(refusal)
    }
  })
})

describe('a body is accepted', () => {
  test.concurrent.each<[string, string, string?]>([
    ['of exactly 256 KiB', padded('{"message":"!say x"}', maxBytes)],
    ['nested 32 deep', nested(32)],
    [
      'with unknown fields',
      `{"message":"!say x","studentKey":"${randomUUID()}","sub":"x","role":"assistant","turnIndex":7}`,
    ],
    ['with a key twice: the last one counts', '{"message":"!say y","message":"!say x"}'],
    [
      'with prototype keys',
      '{"message":"!say x","__proto__":{"message":1,"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    ],
    ['with a byte order mark', '\ufeff{"message":"!say x"}'],
    ['with a character set', '{"message":"!say x"}', 'application/json; charset=utf-8'],
    ['with a content type in capitals', '{"message":"!say x"}', 'APPLICATION/JSON'],
  ])('%s', async (_name, body, type = json) => {
    const student = await stack.student()
    const { status, body: stream } = await post(student, { body }, type)
    expect(status).toBe(200)
    expect(stream).toContain('event: done')
    expect(await messages(student)).toMatchObject([{ role: 'user', content: '!say x', turnIndex: 1 }, { content: 'x' }])
  })

  test('but a message in its prototype does not count', async () => {
    const { status, body } = await post(await stack.student(), { body: '{"__proto__":{"message":"!say x"}}' })
    expect({ status, body }).toEqual({ status: 400, body: '{"error":"empty message"}' })
  })

  test('of any script, as it was written', async () => {
    const student = await stack.student()
    const text =
      '!say İıŞğ مرحبا שלום 👩‍👩‍👧‍👦🏳️‍🌈 e\u0301 \u202e\u2066 \u0001\u007f\u0085\u2028\u2029\ufeff\uffff </script> %00 \\u0000'
    const { events, message } = await send(stack.url, student, { message: text })
    expect(message.content).toBe(text)
    expect(rebuildBubbles(events)).toEqual([text.slice('!say '.length)])
  })
})

describe('whatever is sent, the answer is one that we chose:', () => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3, stringUnit: anyCharacter }),
    fc.string({ unit: anyCharacter }),
    fc.double(),
  )
  const anyOf = <Name extends string>(...names: Name[]) =>
    fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] })
  const always = (property: fc.IAsyncProperty<[string]>) => fc.assert(property, { numRuns: 120 })
  const shapes: Record<number, RegExp> = {
    200: /^(\{|id: )/,
    400: /^\{"(error":"(invalid request","issues":\[\{"path"|empty message"\}$)|success":false,"data":)/,
    404: /^\{"error":"not found"\}$/,
  }
  const expectChosen = ({ status, body }: { status: number; body: string }) =>
    expect(body).toMatch(shapes[status] ?? `an answer other than ${status}`)

  test('any JSON as a message', async () => {
    const student = await stack.student()
    const said = fc.string({ unit: 'grapheme' }).map((text) => ({ message: `!say x\n${text.replaceAll('!', '.')}` }))
    const body = fc.oneof(fc.jsonValue(), anyOf('message', 'replyToId', 'clientId', 'x'), {
      arbitrary: said,
      weight: 1,
    })
    await always(
      fc.asyncProperty(
        fc.oneof(
          body.map((given) => JSON.stringify(given)),
          fc.string(),
        ),
        async (text) => void expectChosen(await post(student, { body: text })),
      ),
    )
  })

  test('any JSON as a profile', async () => {
    const student = await stack.student()
    const texts = anyOf('displayName', 'examType', 'grade', 'examDate', 'about', 'targetRank', 'dailyHours')
    const lists = anyOf('strongSubjects', 'weakSubjects', 'quietHours', 'proactive')
    const body = fc.oneof(fc.jsonValue(), texts, lists).map((given) => JSON.stringify(given))
    await always(
      fc.asyncProperty(
        body,
        async (text) => void expectChosen(await post(student, { method: 'PATCH', path: '/api/profile', body: text })),
      ),
    )
    expect((await call(stack.url, student, 'GET', '/api/me')).status).toBe(200)
  })

  test('any path and any query', async () => {
    const student = await stack.student()
    const character = fc.constantFrom(
      ...Array.from({ length: 0x7e - 0x20 }, (_, i) => String.fromCharCode(0x21 + i)),
      'ÿ',
      '%',
      '%00',
    )
    const text = fc.string({ unit: character, maxLength: 30 })
    const name = fc.constantFrom('limit', 'before', 'after', '__proto__', 'x[]', 'limit[0]')
    const cursor = fc.oneof(text, fc.base64String({ maxLength: 30 }), fc.integer().map(String))
    const path = fc.oneof(
      fc
        .array(fc.tuple(name, cursor), { maxLength: 3 })
        .map((pairs) => `chat/history?${pairs.map((p) => p.join('=')).join('&')}`),
      text.map((query) => `chat/messages?${query}`),
      text.map((segment) => `chat/turns/${segment}/stream`),
      text,
    )
    const headers = { authorization: `Bearer ${student.token}`, 'last-event-id': '%00:-1' }
    await always(
      fc.asyncProperty(
        path,
        async (given) => void expectChosen(await exchange(stack.url, { path: `/api/${given}`, headers })),
      ),
    )
  })
})
