import { openToolbox, type ToolTurn } from '@yoldas/chat-engine/answer/toolbox'
import { openBreakers } from '@yoldas/chat-engine/clients/breaker'
import type { McpAccess } from '@yoldas/chat-engine/clients/mcpTokens'
import { openHigherEducation } from '@yoldas/chat-engine/higherEducation/tools'
import { turnMetrics } from '@yoldas/chat-engine/metrics'
import { type HigherEducation as Server, startHigherEducation } from '@yoldas/standins'
import { createLog, createMetrics, type Log } from '@yoldas/telemetry'
import { eventually } from '@yoldas/testkit'
import { describe, expect, test } from 'vitest'

const versions = ['2026-07-28', '2025-11-25', '2025-06-18'] as const
const client = { id: 'yoldaş', secret: 'a secret: of %tests' }
const secrets = { clientId: client.id, clientSecret: client.secret }
const log = createLog('test', 'silent')

/** Has a log and a signal, and nothing else of a turn: these tools need no more. */
const turn = new Proxy<ToolTurn>(Object.create(null), {
  get: (_, name) => {
    if (name === 'log') return log
    if (name === 'signal') return new AbortController().signal
    throw new Error(`these tools need no ${String(name)}`)
  },
})

/** `logged` holds all that was logged. */
function open({ url }: Server, access?: McpAccess) {
  const logged: unknown[] = []
  const keeping = new Proxy<Log>(log, {
    get: (target, name) =>
      name === 'warn' || name === 'info'
        ? (...said: unknown[]) => logged.push(said)
        : Reflect.get(target, name, target),
  })
  const higherEducation = openHigherEducation(
    { log: keeping, breakers: openBreakers(createMetrics(), keeping) },
    {
      server: { url, access, timeoutMilliseconds: 5_000 },
      allowed: ['list_cities'],
      prefix: '',
      taken: new Set(),
      listMilliseconds: 10_000,
    },
  )
  return {
    logged,
    offers: async () => (await higherEducation.tools())?.length ?? null,
    /** In a turn of its own: whether it was answered, and what the turn lost. */
    call: async () => {
      const toolbox = openToolbox((await higherEducation.tools()) ?? [], turn, turnMetrics(createMetrics()))
      const shown = await toolbox.call({ id: 'a', name: 'list_cities', arguments: '{}' })
      return { isAnswered: shown.includes('cities'), lost: toolbox.lost() }
    },
    [Symbol.asyncDispose]: () => higherEducation[Symbol.asyncDispose](),
  }
}

const answered = { isAnswered: true, lost: [] }
const lost = { isAnswered: false, lost: ['higher-education'] }
const originOf = ({ url }: Server) => new URL(url).origin
const byIssuer = (server: Server): McpAccess => ({ ...secrets, from: { issuer: originOf(server) } })

describe.each(versions)('a server of %s that wants a token', (version) => {
  test('is asked with the one that is configured', async () => {
    await using server = await startHigherEducation({ versions: [version], access: { token: 'a-token' } })
    await using known = open(server, { token: 'a-token' })
    expect(await known.call()).toEqual(answered)
    for (const access of [undefined, { token: 'another' }]) {
      await using stranger = open(server, access)
      expect(await stranger.offers()).toBeNull()
    }
  })

  test('is asked with one that the client got where the server says, and that is kept', async () => {
    await using server = await startHigherEducation({ versions: [version], access: { client } })
    await using known = open(server, byIssuer(server))
    for (let call = 1; call <= 3; call += 1) expect(await known.call()).toEqual(answered)
    expect(server.guard.issued()).toBe(1)
  })

  test('is asked again, once, with a fresh one when it refuses', async () => {
    await using server = await startHigherEducation({ versions: [version], access: { client } })
    await using known = open(server, byIssuer(server))
    expect(await known.call()).toEqual(answered)
    server.guard.revoke()
    // Longer than is waited for what an answer that has ended may lack: the refusal was one.
    server.fail({ kind: 'slow', milliseconds: 250, method: 'tools/call' })
    expect(await known.call()).toEqual(answered)
    expect(server.guard.issued()).toBe(2)
    server.fail({ kind: 'unauthorized', times: 1, method: 'tools/call' })
    expect(await known.call()).toEqual(answered)

    const before = server.asked().length
    server.fail({ kind: 'unauthorized', method: 'tools/call' })
    expect(await known.call()).toEqual(lost)
    expect(
      server
        .asked()
        .slice(before)
        .map(({ method }) => method),
    ).toEqual(['tools/call', 'tools/call'])
    // It is not the server's fault for good: the next turn has the tools.
    server.fail(null)
    expect(await known.call()).toEqual(answered)
  })
})

test('an issuer is the same with a slash at its end', async () => {
  await using server = await startHigherEducation({ access: { client } })
  await using known = open(server, { ...secrets, from: { issuer: `${originOf(server)}/` } })
  expect(await known.call()).toEqual(answered)
})

test('a configured place of tokens is asked without looking anything up', async () => {
  await using server = await startHigherEducation({ access: { client } })
  await using known = open(server, { ...secrets, from: { tokenUrl: `${originOf(server)}/token` }, scope: 'a b' })
  expect(await known.call()).toEqual(answered)
  expect(server.guard.issued()).toBe(1)
  // The first request had it already: none was refused.
  expect(server.asked().map(({ method }) => method)).toEqual(['server/discover', 'tools/list', 'tools/call'])
})

test('a token is not used when it has expired, and all who need the next one wait for the same', async () => {
  await using server = await startHigherEducation({ access: { client, expiresSeconds: 2 } })
  await using known = open(server, { ...secrets, from: { tokenUrl: `${originOf(server)}/token` } })
  expect(await known.call()).toEqual(answered)
  const issued = server.guard.issued()
  const end = performance.now() + 2000
  await eventually('the token to expire', () => performance.now() > end)
  const before = server.asked().length
  expect(await Promise.all([known.call(), known.call(), known.call()])).toEqual([answered, answered, answered])
  expect(server.guard.issued()).toBe(issued + 1)
  expect(server.asked().slice(before)).toHaveLength(3)
})

test('the secret is sent to no authorization server but the configured one', async () => {
  await using other = await startHigherEducation({ access: { client } })
  await using server = await startHigherEducation({ access: { client } })
  await using deceived = open(server, { ...secrets, from: { issuer: originOf(other) } })
  expect(await deceived.offers()).toBeNull()
  expect([server.guard.issued(), other.guard.issued()]).toEqual([0, 0])
})

test('a secret that is refused leaves turns without the tools, and is in no log', async () => {
  await using server = await startHigherEducation({ access: { client } })
  await using known = open(server, { ...secrets, clientSecret: 'a wrong secret', from: { issuer: originOf(server) } })
  for (let turn = 1; turn <= 3; turn += 1) expect(await known.offers()).toBeNull()
  await eventually('the log', () => known.logged.length > 0)
  expect(String(known.logged.flat().map((one) => JSON.stringify(one, withErrors)))).not.toMatch(/wrong secret/)
  expect(JSON.stringify(known.logged, withErrors)).toContain('refused with 401')
})

const withErrors = (_: string, value: unknown) =>
  value instanceof Error ? { ...value, message: value.message } : value
