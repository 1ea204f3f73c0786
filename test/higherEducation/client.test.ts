import { openToolbox, type ToolTurn } from '@yoldas/chat-engine/answer/toolbox'
import { openBreakers } from '@yoldas/chat-engine/clients/breaker'
import { type HigherEducationOptions, openHigherEducation } from '@yoldas/chat-engine/higherEducation/tools'
import { turnMetrics } from '@yoldas/chat-engine/metrics'
import { type HigherEducation as Server, startHigherEducation } from '@yoldas/standins'
import { createLog, createMetrics, type Log } from '@yoldas/telemetry'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

const versions = ['2026-07-28', '2025-11-25', '2025-06-18'] as const
const names = ['search_programs', 'list_universities', 'list_program_groups', 'list_cities']
const log = createLog('test', 'silent')
const opened = new AsyncDisposableStack()
const servers: Record<string, Server> = {}
beforeAll(async () => {
  for (const version of versions) servers[version] = opened.use(await startHigherEducation({ versions: [version] }))
  servers.all = opened.use(await startHigherEducation())
})
afterAll(() => opened.disposeAsync())

type BeginOptions = Partial<HigherEducationOptions> & { timeoutMilliseconds?: number; logged?: Log }

/** Has a log and a signal, and nothing else of a turn: these tools need no more. */
const turn = new Proxy<ToolTurn>(Object.create(null), {
  get: (_, name) => {
    if (name === 'log') return log
    if (name === 'signal') return new AbortController().signal
    throw new Error(`these tools need no ${String(name)}`)
  },
})

function begin(version: string, { timeoutMilliseconds = 5_000, logged = log, ...options }: BeginOptions = {}) {
  const server = servers[version]
  if (!server) throw new Error('there is no such server')
  server.fail(null)
  const higherEducation = openHigherEducation(
    { log: logged, breakers: openBreakers(createMetrics(), log) },
    {
      server: { url: server.url, timeoutMilliseconds },
      allowed: names,
      prefix: '',
      taken: new Set(['react']),
      listMilliseconds: 10_000,
      ...options,
    },
  )
  const definitions = async () => {
    const tools = await higherEducation.tools()
    return tools && openToolbox(tools, turn, turnMetrics(createMetrics())).definitions().outerTools
  }
  return {
    server,
    definitions,
    offered: async () => (await definitions())?.map((definition) => definition.function.name) ?? null,
    /** A turn of its own: the tool's result, and whether the tools stay. */
    call: async (name: string, input: unknown) => {
      const tools = await higherEducation.tools()
      if (!tools) throw new Error('there are no tools')
      const toolbox = openToolbox(tools, turn, turnMetrics(createMetrics()))
      const shown: unknown = JSON.parse(await toolbox.call({ id: 'a', name, arguments: JSON.stringify(input) }))
      return { shown, lost: toolbox.lost(), left: toolbox.definitions().outerTools.length }
    },
    [Symbol.asyncDispose]: () => higherEducation[Symbol.asyncDispose](),
  }
}

const timesAsked = ({ asked }: Server, sought: string) => asked().filter(({ method }) => method === sought).length
/** A list is asked for again by each turn. */
const neverFresh = { least: 0, most: 0, unsaid: 0 }

describe.each(versions)('of a server that speaks %s alone', (version) => {
  test('the tools are offered as they are served, and answer', async () => {
    await using client = begin(version)
    expect(await client.offered()).toEqual(names)
    const { shown } = await client.call('search_programs', { program: 'tıp', universite_turu: 'DEVLET', size: 2 })
    expect(shown).toMatchObject({
      content: [{ birim_grup_adi: 'Tıp', history: [{}, {}, {}] }, { birim_grup_adi: 'Tıp' }],
      number_of_elements: 2,
    })
    expect((await client.call('list_cities', {})).shown).toMatchObject({ cities: expect.any(Array) })
    const called = client.server.asked().findLast(({ method }) => method === 'tools/call')
    expect(called?.version).toBe(version)
    // Without a session each request says what it speaks.
    expect(called?.meta['io.modelcontextprotocol/protocolVersion']).toBe(version === '2026-07-28' ? version : undefined)
  })

  test('a long answer is cut in its rows, and says so', async () => {
    await using client = begin(version)
    const { shown } = await client.call('search_programs', { size: 100 })
    const { content, truncated } = z
      .looseObject({
        content: z.array(z.looseObject({ current: z.looseObject({}) })),
        truncated: z.object({ content: z.string(), without: z.array(z.string()) }),
      })
      .parse(shown)
    expect(truncated).toEqual({ content: `${content.length} of 100`, without: ['history'] })
    expect(content.filter((row) => 'history' in row)).toEqual([])
    expect(content.length).toBeGreaterThan(5)
  })

  test('an error that the model can mend is its result, and costs it no tool', async () => {
    await using client = begin(version)
    const mended: Array<[object, unknown]> = [
      [{ universite: 'odtü' }, { error: 'lookup_failed', name: 'odtü', suggestions: expect.any(Array) }],
      [{ min_basari_sirasi: 9, max_basari_sirasi: 1 }, { error: 'invalid_filters' }],
      [{ kilavuz_kodu: 1 }, { error: 'not_found' }],
      [{ size: 'iki' }, { error: 'invalid_arguments', message: expect.stringContaining('size') }],
    ]
    for (let repeat = 0; repeat < 2; repeat += 1)
      for (const [input, shown] of mended)
        expect(await client.call('search_programs', input)).toMatchObject({ shown, lost: [], left: names.length })
  })

  test('a tool that is malformed is skipped alone', async () => {
    await using client = begin(version, { allowed: [...names, 'broken'] })
    client.server.fail({ kind: 'bad-tool', method: 'tools/list' })
    expect(await client.offered()).toEqual(names)
  })

  test('a session that is lost is begun anew, and the call is made', async () => {
    await using client = begin(version)
    await client.call('list_cities', {})
    client.server.fail({ kind: 'lost-session', times: 1 })
    expect(await client.call('list_cities', {})).toMatchObject({ shown: { cities: expect.any(Array) }, lost: [] })
  })
})

test.each([
  'refused',
  'hung',
  'garbage',
  'wrong-schema',
  'cut-stream',
  'oversized',
  'too-many',
  'unavailable',
  'redirect',
  'empty',
  'rate_limit',
  'api_error',
  'internal_error',
  'yokatlas_error',
] as const)(
  'a call that ends in `%s` takes the tools from the turn, and the model learns nothing of it',
  async (kind) => {
    await using client = begin('2025-11-25', kind === 'hung' ? { timeoutMilliseconds: 1_000 } : {})
    expect(await client.offered()).toEqual(names)
    client.server.fail({ kind, method: 'tools/call' })
    expect(await client.call('list_cities', {})).toEqual({
      shown: { error: 'araç şu anda çalışmıyor' },
      lost: ['higher-education'],
      left: 0,
    })
  },
)

test('a list is asked for once while it is fresh, and used on while the next is read', async () => {
  await using client = begin('2026-07-28')
  const before = timesAsked(client.server, 'tools/list')
  for (let repeat = 0; repeat < 3; repeat += 1) expect(await client.offered()).toEqual(names)
  expect(timesAsked(client.server, 'tools/list')).toBe(before + 1)

  await using hasty = begin('2026-07-28', { freshSeconds: neverFresh })
  expect(await hasty.offered()).toEqual(names)
  hasty.server.fail({ kind: 'hung', method: 'tools/list' })
  expect(await hasty.offered()).toEqual(names)
  expect(await hasty.offered()).toEqual(names)
})

test.each([
  ['says so', '2026-07-28', 60_000],
  ['says nothing', '2025-11-25', 0],
] as const)('a list is asked for once while it is fresh, where the server %s', async (_, version, ttlMilliseconds) => {
  await using server = await startHigherEducation({ versions: [version], ttlMilliseconds })
  await using client = begin(version, { server: { url: server.url }, freshSeconds: { least: 0, most: 60, unsaid: 60 } })
  for (let turn = 1; turn <= 3; turn += 1) expect(await client.offered()).toEqual(names)
  expect(timesAsked(server, 'tools/list')).toBe(1)
})

test('a list is asked for again when the time that the server says is over', async () => {
  await using server = await startHigherEducation({ ttlMilliseconds: 0 })
  const freshSeconds = { least: 0, most: 3_600, unsaid: 3_600 }
  await using client = begin('2026-07-28', { server: { url: server.url }, freshSeconds })
  await eventually('a third list', async () => (await client.offered()) && timesAsked(server, 'tools/list') === 3)
})

test('what a server says of its list is bounded', async () => {
  await using eager = await startHigherEducation({ ttlMilliseconds: 0 })
  await using client = begin('2026-07-28', { server: { url: eager.url } })
  for (let turn = 1; turn <= 3; turn += 1) expect(await client.offered()).toEqual(names)
  expect(timesAsked(eager, 'tools/list')).toBe(1)

  await using stale = await startHigherEducation({ ttlMilliseconds: 1e12 })
  await using other = begin('2026-07-28', { server: { url: stale.url }, freshSeconds: neverFresh })
  await eventually('a second list', async () => (await other.offered()) && timesAsked(stale, 'tools/list') === 2)
})

test.each<[string, object]>([
  ['2026-07-28', { 'mcp-param-degree_type': 'associate' }],
  ['2025-11-25', {}],
])('an argument that a server of %s wants as a header is sent so, and the model is not told', async (version, sent) => {
  await using client = begin(version)
  client.server.fail({ kind: 'mirrored-tool', method: 'tools/list' })
  expect(await client.offered()).toEqual(names)
  expect(JSON.stringify(await client.definitions())).not.toContain('x-mcp-header')
  client.server.fail(null)
  await client.call('list_program_groups', { degree_type: 'associate' })
  expect(client.server.asked().findLast(({ method }) => method === 'tools/call')?.mirrored).toEqual(sent)
})

test('a server that does not take the newest version is asked in one that it names', async () => {
  await using client = begin('all')
  client.server.fail({ kind: 'unsupported-version', method: 'server/discover' })
  expect(await client.offered()).toEqual(names)
  expect((await client.call('list_cities', {})).shown).toMatchObject({ cities: expect.any(Array) })
  expect(client.server.asked().findLast(({ method }) => method === 'tools/call')?.version).toBe('2025-11-25')
})

test('a server that names no version of ours offers nothing', async () => {
  await using client = begin('all')
  client.server.fail({ kind: 'unsupported-version', supported: ['2031-01-01'] })
  expect(await client.offered()).toBeNull()
})

test('a definition that is another than before is offered, and logged', async () => {
  const warned: unknown[] = []
  const logged = new Proxy(log, {
    get: (target, name) =>
      name === 'warn' ? (fields: unknown) => warned.push(fields) : Reflect.get(target, name, target),
  })
  await using client = begin('2026-07-28', { logged, freshSeconds: neverFresh })
  await client.offered()
  client.server.fail({ kind: 'changed-tool', method: 'tools/list' })
  await eventually('the new definitions', async () => {
    const [first] = (await client.definitions()) ?? []
    return first?.function.description === 'Siler.'
  })
  expect(warned).toEqual(names.map((tool) => ({ tool })))
})

test('a server that does not answer is not waited for, and offers nothing', async () => {
  await using client = begin('2026-07-28', { listMilliseconds: 50 })
  client.server.fail({ kind: 'hung' })
  expect(await client.offered()).toBeNull()
  // It is still being asked: nobody asks beside that.
  expect(await client.offered()).toBeNull()
})

test('a server that has failed three times is left alone', async () => {
  await using client = begin('2026-07-28')
  client.server.fail({ kind: 'unavailable' })
  for (let repeat = 0; repeat < 3; repeat += 1) expect(await client.offered()).toBeNull()
  const before = client.server.asked().length
  expect(await client.offered()).toBeNull()
  expect(client.server.asked()).toHaveLength(before)
})

test('a tool by the name of another is not offered, unless a prefix tells them apart', async () => {
  const taken = new Set(['list_cities'])
  await using client = begin('2026-07-28', { taken })
  expect(await client.offered()).toEqual(names.slice(0, 3))
  await using other = begin('2026-07-28', { taken, prefix: 'atlas_' })
  expect(await other.offered()).toEqual(names.map((name) => `atlas_${name}`))
  expect((await other.call('atlas_list_cities', {})).shown).toMatchObject({ cities: expect.any(Array) })
})
