import { openToolbox, type ToolTurn } from '@yoldas/chat-engine/answer/toolbox'
import { openBreakers } from '@yoldas/chat-engine/clients/breaker'
import { type HigherEducationOptions, openHigherEducation } from '@yoldas/chat-engine/higherEducation/tools'
import { turnMetrics } from '@yoldas/chat-engine/metrics'
import { type HigherEducation as Server, startHigherEducation } from '@yoldas/standins'
import { createLog, createMetrics, type Log } from '@yoldas/telemetry'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

const names = ['search_programs', 'list_universities', 'list_program_groups', 'list_cities']
const log = createLog('test', 'silent')
const opened = new AsyncDisposableStack()
const servers: Record<string, Server> = {}
beforeAll(async () => {
  for (const revisions of ['sessions', 'sessionless'] as const)
    servers[revisions] = opened.use(await startHigherEducation({ revisions }))
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

function begin(revisions: string, { timeoutMilliseconds = 5_000, logged = log, ...options }: BeginOptions = {}) {
  const server = servers[revisions]
  if (!server) throw new Error('there is no such server')
  server.fail(null)
  const higherEducation = openHigherEducation(
    { log: logged, breakers: openBreakers(createMetrics(), log) },
    {
      server: { url: server.url, timeoutMilliseconds },
      allowed: names,
      prefix: '',
      taken: new Set(['react']),
      cacheSeconds: 300,
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

const timesAsked = ({ methods }: Server, method: string) => methods().filter((asked) => asked === method).length

describe.each(['sessions', 'sessionless'])('of a server with %s', (revisions) => {
  test('the tools are offered as they are served, and answer', async () => {
    await using client = begin(revisions)
    expect(await client.offered()).toEqual(names)
    const { shown } = await client.call('search_programs', { program: 'tıp', universite_turu: 'DEVLET', size: 2 })
    expect(shown).toMatchObject({
      content: [{ birim_grup_adi: 'Tıp', history: [{}, {}, {}] }, { birim_grup_adi: 'Tıp' }],
      number_of_elements: 2,
    })
    expect((await client.call('list_cities', {})).shown).toMatchObject({ cities: expect.any(Array) })
  })

  test('a long answer is cut in its rows, and says so', async () => {
    await using client = begin(revisions)
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
    await using client = begin(revisions)
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
    await using client = begin(revisions, { allowed: [...names, 'broken'] })
    client.server.fail({ kind: 'bad-tool', method: 'tools/list' })
    expect(await client.offered()).toEqual(names)
  })

  test('a session that is lost is begun anew, and the call is made', async () => {
    await using client = begin(revisions)
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
    await using client = begin('sessions', kind === 'hung' ? { timeoutMilliseconds: 1_000 } : {})
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
  await using client = begin('sessionless')
  const before = timesAsked(client.server, 'tools/list')
  for (let repeat = 0; repeat < 3; repeat += 1) expect(await client.offered()).toEqual(names)
  expect(timesAsked(client.server, 'tools/list')).toBe(before + 1)

  await using hasty = begin('sessionless', { cacheSeconds: 0 })
  expect(await hasty.offered()).toEqual(names)
  hasty.server.fail({ kind: 'hung', method: 'tools/list' })
  expect(await hasty.offered()).toEqual(names)
  expect(await hasty.offered()).toEqual(names)
})

test('a definition that is another than before is offered, and logged', async () => {
  const warned: unknown[] = []
  const logged = new Proxy(log, {
    get: (target, name) =>
      name === 'warn' ? (fields: unknown) => warned.push(fields) : Reflect.get(target, name, target),
  })
  await using client = begin('sessionless', { logged, cacheSeconds: 0 })
  await client.offered()
  client.server.fail({ kind: 'changed-tool', method: 'tools/list' })
  await eventually('the new definitions', async () => {
    const [first] = (await client.definitions()) ?? []
    return first?.function.description === 'Siler.'
  })
  expect(warned).toEqual(names.map((tool) => ({ tool })))
})

test('a server that does not answer is not waited for, and offers nothing', async () => {
  await using client = begin('sessionless', { listMilliseconds: 50 })
  client.server.fail({ kind: 'hung' })
  expect(await client.offered()).toBeNull()
  // It is still being asked: nobody asks beside that.
  expect(await client.offered()).toBeNull()
})

test('a server that has failed three times is left alone', async () => {
  await using client = begin('sessionless')
  client.server.fail({ kind: 'unavailable' })
  for (let repeat = 0; repeat < 3; repeat += 1) expect(await client.offered()).toBeNull()
  const before = client.server.methods().length
  expect(await client.offered()).toBeNull()
  expect(client.server.methods()).toHaveLength(before)
})

test('a tool by the name of another is not offered, unless a prefix tells them apart', async () => {
  const taken = new Set(['list_cities'])
  await using client = begin('sessionless', { taken })
  expect(await client.offered()).toEqual(names.slice(0, 3))
  await using other = begin('sessionless', { taken, prefix: 'atlas_' })
  expect(await other.offered()).toEqual(names.map((name) => `atlas_${name}`))
  expect((await other.call('atlas_list_cities', {})).shown).toMatchObject({ cities: expect.any(Array) })
})
