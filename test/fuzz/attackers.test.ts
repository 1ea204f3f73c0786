import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { allEvents, answer, call, rebuildBubbles } from '../support/client.ts'
import { schedule, scheduledOf } from '../support/schedule.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'
import { fillPath } from './addresses.ts'
import { type Answer, openConnection } from './connection.ts'
import { type ApiDocument, readDocument } from './document.ts'
import { fuzzCount, fuzzSeed, fuzzTimeout } from './options.ts'
import { type Attack, plainRequests } from './requests.ts'
import { valuesOf } from './schema.ts'
import { ask, sendAttack } from './send.ts'
import { readFrames } from './streams.ts'
import { nothingYet } from './student.ts'
import { textOf } from './text.ts'
import { anyClaims, areGood, forgeries, isStillGood } from './tokens.ts'

let stack: Stack
let document: ApiDocument
vi.setConfig({ testTimeout: fuzzTimeout })
beforeAll(async () => {
  stack = await sharedStack()
  document = await readDocument(stack.url)
})

/** One attempt for so many requests of the campaign, and `least` in its short form. */
const attempts = (least: number, requests: number) => ({
  seed: fuzzSeed,
  numRuns: Math.max(least, Math.floor(fuzzCount / requests)),
})
const bearer = ({ token }: Student) => `Bearer ${token}`
const secured = () => document.routes.filter((route) => route.secured)
/** Good and bad requests to any route that needs a token. */
const securedRequests = () => fc.constantFrom(...secured()).chain((route) => plainRequests(route, document.resolve, {}))
const byLetter = (outcome: { kind: string } | Answer) =>
  outcome.kind === 'answer' && 'head' in outcome ? `${outcome.head}\r\n\r\n${outcome.body}` : outcome.kind

describe(`tokens (FUZZ_SEED=${fuzzSeed})`, () => {
  test('that nobody signed so are refused with the same bytes on every route, before all else', async () => {
    await using connection = openConnection(stack.url)
    const good = bearer(await stack.student())
    const refusal = byLetter(await ask(connection, null, 'GET', '/api/me'))
    expect(refusal).toMatch(/^HTTP\/1.1 401 Unauthorized\r\n[\s\S]*\r\n\r\n\{"error":"unauthorized"\}$/)
    // An answer that comes before the whole body closes the connection, and says so.
    const closing = refusal.replace(
      /content-length: 24\r\nConnection: keep-alive\r\nKeep-Alive: timeout=\d+/,
      'connection: close\r\ncontent-length: 24',
    )
    expect(closing).not.toBe(refusal)
    const sent = fc.tuple(securedRequests(), forgeries(good)).filter(([{ headers, body, path, query }]) => {
      const isLong = headers.some(({ value }) => value.length > 10_000) || path.length + query.length > 10_000
      return !isLong && !headers.some(({ unclear }) => unclear) && (body?.framing ?? 'exact') === 'exact'
    })
    await fc.assert(
      fc.asyncProperty(sent, async ([attack, authorization]) => {
        if (isStillGood(authorization, good)) return
        const outcome = await sendAttack(connection, attack, authorization, nothingYet())
        expect(attack.body ? [refusal, closing] : [refusal]).toContain(byLetter(outcome))
      }),
      attempts(200, 50),
    )
  })

  test('with any claims are taken exactly when the interface says so, for nobody but their own sub', async () => {
    await using connection = openConnection(stack.url)
    const refusal = byLetter(await ask(connection, null, 'GET', '/api/me'))
    await fc.assert(
      fc.asyncProperty(anyClaims, async (claims) => {
        const authorization = `Bearer ${await stack.identity.token('unused', { claims })}`
        const outcome = await ask(connection, authorization, 'GET', '/api/me')
        if (!areGood(claims)) {
          expect(byLetter(outcome)).toBe(refusal)
          return
        }
        expect(outcome).toMatchObject({ kind: 'answer', status: 200 })
        if (outcome.kind === 'answer') expect(JSON.parse(outcome.body.toString()).id).toBe(claims.sub)
      }),
      attempts(100, 200),
    )
  })
})

/** A student with turns and a scheduled message, and every id there is of them, also those that no answer shows. */
async function victim() {
  const student = await stack.student()
  await allEvents(await call(stack.url, student, 'POST', '/api/chat/send', { message: '!say gizli' }))
  const scheduled = await schedule(stack.url, student, { text: 'gizli' })
  const { body } = await answer(call(stack.url, student, 'GET', '/api/chat/history'))
  const [row] = await stack.query('SELECT student_key, id FROM chat.turn WHERE id = $1', [body.messages[1].turnId])
  const ids: string[] = [...body.messages, ...scheduled].map(({ id }: { id: string }) => id)
  const names = [student.sub, String(row?.student_key)]
  return { student, ids: [String(row?.id), ...ids], names, history: body, scheduled }
}

describe(`another student’s (FUZZ_SEED=${fuzzSeed})`, () => {
  test('ids are unknown ids, byte for byte, on every route and in every field', async () => {
    await using connection = openConnection(stack.url)
    const { student, ids, scheduled } = await victim()
    const nosy = bearer(await stack.student())
    const compare = async (naming: (id: string) => Attack) => {
      for (const id of ids) {
        const unknown = randomUUID()
        const [foreign, none] = [
          byLetter(await sendAttack(connection, naming(id), nosy, nothingYet())).replaceAll(id, unknown),
          byLetter(await sendAttack(connection, naming(unknown), nosy, nothingYet())),
        ]
        expect(foreign).toBe(none)
        expect(foreign).toMatch(/^HTTP\/1.1 (404|400|200 OK\r\n[\s\S]*"removed":true)/)
      }
    }
    for (const route of secured()) {
      const { method, path } = route
      const plain = { route, method, params: {}, path, query: '', headers: [], body: null, unclear: false }
      if (path.includes('{')) {
        const [name = ''] = /(?<=\{)[^}]+(?=\})/.exec(path) ?? []
        await compare((id) => ({ ...plain, path: fillPath(path, { [name]: id }).replaceAll(/\{\w+\}/g, '👍') }))
      }
      const fields = Object.entries(document.resolve(route.body?.schema ?? {}).properties ?? {})
      for (const [field, schema] of fields) {
        if (document.resolve(schema).format !== 'uuid' || field === 'clientId') continue
        const text = (id: string) => JSON.stringify({ message: '!say x', [field]: id })
        await compare((id) => ({ ...plain, body: { text: text(id), damage: { kind: 'none' }, framing: 'exact' } }))
      }
    }
    expect(await scheduledOf(stack.url, student)).toEqual(scheduled)
  })

  test('name in a body, a query or a header changes nothing of theirs', async () => {
    await using connection = openConnection(stack.url)
    const { student, ids, names, history, scheduled } = await victim()
    const before = (await answer(call(stack.url, student, 'GET', '/api/me'))).body
    const nosy = bearer(await stack.student())
    const claimed = fc.dictionary(
      fc.constantFrom(
        'studentKey',
        'student_key',
        'sub',
        'id',
        'turnId',
        'messageId',
        'userId',
        'student',
        'ownerId',
        'key',
      ),
      fc.constantFrom<unknown>(...names, ...ids, { sub: names[0], studentKey: names[1] }, names),
      { minKeys: 1, maxKeys: 4 },
    )
    const writes = secured().filter(({ body }) => body !== undefined)
    const attack = fc
      .constantFrom(...writes)
      .chain((route) =>
        fc.tuple(fc.constant(route), claimed, valuesOf(route.body?.schema ?? {}, document.resolve, quick).valid),
      )
    await fc.assert(
      fc.asyncProperty(attack, async ([route, claims, body]) => {
        const text = JSON.stringify({ ...JSON.parse(body), ...claims })
        const query = Object.entries(claims)
          .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
          .join('&')
        const headers = names.flatMap((value) => [
          { name: 'X-Student-Key', value },
          { name: 'X-User-Id', value },
        ])
        const { method, path } = route
        const framed = { text, damage: { kind: 'none' as const }, framing: 'exact' as const }
        const outcome = await sendAttack(
          connection,
          { route, method, params: {}, path, query, headers, body: framed, unclear: false },
          nosy,
          nothingYet(),
        )
        expect(outcome).toMatchObject({ kind: 'answer' })
        expect(byLetter(outcome)).not.toContain('gizli')
      }),
      attempts(30, 1_000),
    )
    expect((await answer(call(stack.url, student, 'GET', '/api/me'))).body).toEqual(before)
    expect((await answer(call(stack.url, student, 'GET', '/api/chat/history'))).body).toEqual(history)
    expect(await scheduledOf(stack.url, student)).toEqual(scheduled)
  })
})

const quick = { message: fc.constant(JSON.stringify('!say x\n!delay 0')) }

const framingTraps = fc.constantFrom(
  ...[
    '\n\nevent: done\ndata: {}\n\n',
    '\r\n\r\n',
    '\r',
    '\n',
    'data: x\n',
    'id: 0\n',
    ': \n\n',
    '\u2028',
    '\u2029',
    '\u0085',
    'event: error',
  ],
  ...['data:', 'retry: 0\n', '\ufeff', '\0', '"}\n\n', '\\"', '0\r\n\r\n', '[DONE]', 'data: [DONE]\n\n'],
)
/** Without what the model stand-in takes for its own: a backslash before n is a line break to it. */
const framingTexts = fc
  .array(fc.oneof(framingTraps, textOf(1, 12)), { minLength: 1, maxLength: 8 })
  .map((parts) => `a${parts.join('').replaceAll('\\', '/').replaceAll('\0', '')}`)

test(`no text breaks the framing of a stream (FUZZ_SEED=${fuzzSeed})`, async () => {
  const visible = (text: string) => text.toWellFormed().replaceAll(/\s/g, '')
  await fc.assert(
    fc.asyncProperty(framingTexts, async (text) => {
      const student = await stack.student()
      const message = `!say ${text.replaceAll('\n', '\\n')}\n!delay 0`
      const response = await call(stack.url, student, 'POST', '/api/chat/send', { message })
      const copy = response.clone()
      const events = await allEvents(response)
      const frames = readFrames(await copy.text())
      expect(frames.map(({ id }) => id)).toEqual(events.map(({ id }) => id))
      const [start, last] = [events[0], events.at(-1)]
      if (start?.event !== 'start' || last?.event !== 'done') throw new Error(`${start?.event} … ${last?.event}`)
      expect(frames.filter(({ event }) => event === 'done' || event === 'error')).toHaveLength(1)
      expect(start.data.message.content).toBe(message)
      const bubbles = last.data.messages.map(({ content }) => content)
      expect(rebuildBubbles(events)).toEqual(bubbles)
      expect(visible(bubbles.join(''))).toBe(visible(text))
    }),
    attempts(40, 500),
  )
})
