import { createLog, createMetrics } from '@yoldas/telemetry'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { turnMetrics } from '../metrics.ts'
import { tools } from '../tools/index.ts'
import { openToolbox, type Tool, ToolLost, ToolRefused, type ToolTurn, tool } from './toolbox.ts'

/** Has a log and nothing else: a tool here that reaches for more fails. */
const turn = new Proxy<ToolTurn>(Object.create(null), {
  get: (_, name) => {
    if (name === 'log') return createLog('test', 'silent')
    throw new Error(`these tools need no ${String(name)}`)
  },
})

const add = tool({
  name: 'add',
  description: 'Toplar',
  input: z.object({
    one: z.int().min(0).max(100).meta({ description: 'Birinci sayı' }),
    other: z.int().default(1).meta({ description: 'İkinci sayı' }),
    label: z.string().max(3).optional(),
  }),
  begin:
    () =>
    async ({ one, other, label }) => ({ sum: one + other, ...(label === undefined ? {} : { label }) }),
})

const answering = (name: string, run: () => Promise<unknown>): Tool =>
  tool({ name, description: name, input: z.object({}), begin: () => run })

function open(offered: readonly Tool[] = [add]) {
  const metrics = createMetrics()
  const toolbox = openToolbox(offered, turn, turnMetrics(metrics))
  return {
    toolbox,
    /** What the model is given. */
    call: async (name: string, written: string): Promise<unknown> =>
      JSON.parse(await toolbox.call({ id: 'a', name, arguments: written })),
    /** Calls counted so far, as `tool outcome number`. */
    counted: async () =>
      [...(await metrics.text()).matchAll(/^yoldas_tool_calls_total\{tool="(\w+)",outcome="(\w+)"\} (\d+)$/gm)].map(
        ([, name, outcome, count]) => `${name} ${outcome} ${count}`,
      ),
  }
}

const reason = (text: string) => ({ error: expect.stringContaining(text) })
const broken = { error: 'araç şu anda çalışmıyor' }

describe('a call', () => {
  test('is answered with the result as JSON, of arguments with their defaults', async () => {
    const { call, counted } = open()
    expect(await call('add', '{"one":1,"other":2}')).toEqual({ sum: 3 })
    expect(await call('add', ' { "one": 1, "more": "ignored" } ')).toEqual({ sum: 2 })
    expect(await counted()).toEqual(['add done 2'])
  })

  test.each(['subtract', '', 'toString', '__proto__', 'ADD', 'add\0'])(
    'of the unknown tool %j is refused',
    async (name) => {
      const { toolbox, call, counted } = open()
      expect(toolbox.has(name)).toBe(false)
      expect(await call(name, '{"one":1}')).toEqual({ error: 'böyle bir araç yok' })
      expect(await counted()).toEqual(['unknown refused 1'])
    },
  )

  test.each(['', ' ', '\n'])('with the arguments %j has none', async (written) => {
    const { call } = open([answering('look', async () => ({ seen: true })), add])
    expect(await call('look', written)).toEqual({ seen: true })
    expect(await call('add', written)).toEqual(reason('one'))
  })

  test.each([
    ['text', 'bir'],
    ['half an object', '{"one":1'],
    ['two objects', '{"one":1}{"one":1}'],
    ['a trailing comma', '{"one":1,}'],
    ['single quotes', "{'one':1}"],
    ['a raw NUL', '{"one":1,"label":"\0"}'],
    ['an escaped NUL', String.raw`{"one":1,"label":"\u0000"}`],
    ['NUL in a key', String.raw`{"one":1,"\u0000":1}`],
    ['half an emoji', String.raw`{"one":1,"label":"\ud83d"}`],
    ['too deep a value', `{"one":1,"x":${'['.repeat(40)}${']'.repeat(40)}}`],
    ['far too deep a value', `{"one":1,"x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
  ])('whose arguments are %s is refused as no JSON', async (_name, written) => {
    const { call, counted } = open()
    expect(await call('add', written)).toEqual({ error: 'argümanlar geçerli bir JSON değil' })
    expect(await counted()).toEqual(['add refused 1'])
  })

  test.each([
    ['a missing field', '{}', 'one'],
    ['another type', '{"one":"1"}', 'one'],
    ['a number out of bounds', '{"one":101}', '100'],
    ['text that is too long', '{"one":1,"label":"dört"}', 'label'],
    ['a list', '[1]', 'object'],
    ['null', 'null', 'object'],
    ['text', '"x"', 'object'],
  ])('whose arguments are %s is told why', async (_name, written, why) => {
    const { call, counted } = open()
    const told = await call('add', written)
    expect(told).toEqual(reason('geçersiz argümanlar'))
    expect(told).toEqual(reason(why))
    expect(await counted()).toEqual(['add refused 1'])
  })

  test('is told ten reasons at most', async () => {
    const input = z.object({ numbers: z.array(z.int()) })
    const { call } = open([tool({ name: 'sum', description: 'Toplar', input, begin: () => async () => 0 })])
    const told = z
      .object({ error: z.string() })
      .parse(await call('sum', JSON.stringify({ numbers: Array(1000).fill('x') })))
    expect(told.error.match(/numbers\[\d+\]/g)).toHaveLength(10)
  })

  test('counts characters of text as people do', async () => {
    const { call } = open()
    expect(await call('add', '{"one":1,"label":"😀😀😀"}')).toEqual({ sum: 2, label: '😀😀😀' })
    expect(await call('add', '{"one":1,"label":"😀😀😀😀"}')).toEqual(reason('label'))
  })

  test('gets whatever else the tool says of it', async () => {
    const told = { error: 'lookup_failed', suggestions: ['<Bir>'] }
    const { toolbox } = open([answering('ask', () => Promise.reject(new ToolRefused('no', told)))])
    const text = await toolbox.call({ id: 'a', name: 'ask', arguments: '{}' })
    expect(JSON.parse(text)).toEqual(told)
    expect(text).not.toContain('<')
  })

  test('that the tool refuses is told in the tool’s words', async () => {
    const { call, counted } = open([
      answering('refuse', async () => {
        throw new ToolRefused('bugün "olmaz"')
      }),
    ])
    expect(await call('refuse', '{}')).toEqual({ error: 'bugün "olmaz"' })
    expect(await counted()).toEqual(['refuse refused 1'])
  })

  const secret = 'connection to postgres://user:secret@10.0.0.1 refused'
  const circular: Record<string, unknown> = {}
  circular.self = circular
  test.each<[string, () => Promise<unknown>]>([
    ['throws', () => Promise.reject(new Error(secret))],
    [
      'throws before it promises anything',
      () => {
        throw new TypeError(secret)
      },
    ],
    ['throws a value that is not an error', () => Promise.reject(secret)],
    ['throws nothing', () => Promise.reject(undefined)],
    ['answers a value that JSON does not have', async () => 1n],
    ['answers what never ends', async () => circular],
  ])('of a tool that %s is told that it does not work, and nothing more', async (_name, run) => {
    const { call, counted } = open([answering('fail', run)])
    expect(await call('fail', '{}')).toEqual(broken)
    expect(await counted()).toEqual(['fail failed 1'])
  })

  test('of a tool that answers nothing is told so, as JSON', async () => {
    const { call } = open([answering('silent', async () => undefined)])
    expect(await call('silent', '{}')).toBeNull()
  })
})

test('calls side by side do not wait for each other, and each has its own answer', async () => {
  const first = Promise.withResolvers<unknown>()
  const { call } = open([
    answering('wait', () => first.promise),
    answering('go', async () => {
      first.resolve('released')
      return 'gone'
    }),
    answering('fail', () => Promise.reject(new Error('x'))),
  ])
  expect(await Promise.all([call('wait', '{}'), call('fail', '{}'), call('go', '{}')])).toEqual([
    'released',
    broken,
    'gone',
  ])
})

test('what a source has lost is offered no more in this turn, called no more, and nothing else is', async () => {
  let called = 0
  const lose = async () => {
    called += 1
    throw new ToolLost('gone')
  }
  const [away, beside] = [answering('away', lose), answering('beside', lose)].map((one) => ({ ...one, source: 'x' }))
  if (!away || !beside) throw new Error('there are two')
  const { toolbox, call, counted } = open([add, away, beside])
  const names = () => {
    const { tools, outerTools } = toolbox.definitions()
    return [tools, outerTools].map((some) => some.map((definition) => definition.function.name))
  }
  expect([names(), toolbox.lost()]).toEqual([[['add'], ['away', 'beside']], []])
  expect(await call('away', '{}')).toEqual(broken)
  expect([names(), toolbox.lost()]).toEqual([[['add'], []], ['x']])
  expect(await call('beside', '{}')).toEqual(broken)
  expect(await call('add', '{"one":1}')).toEqual({ sum: 2 })
  expect(called).toBe(1)
  expect(await counted()).toEqual(['away failed 1', 'beside refused 1', 'add done 1'])
})

test('a tool begins once for each turn, and its calls share what it remembers', async () => {
  const counting = tool({
    name: 'count',
    description: 'Sayar',
    input: z.object({}),
    begin: () => {
      let count = 0
      return async () => ++count
    },
  })
  const [one, other] = [open([counting]), open([counting])]
  expect([await one.call('count', '{}'), await one.call('count', '{}'), await other.call('count', '{}')]).toEqual([
    1, 2, 1,
  ])
})

describe('the definition of a tool', () => {
  test('is its input as JSON Schema: what has a default is optional', () => {
    expect(open().toolbox.definitions().tools).toEqual([
      {
        type: 'function',
        function: {
          name: 'add',
          description: 'Toplar',
          parameters: {
            type: 'object',
            properties: {
              one: { type: 'integer', minimum: 0, maximum: 100, description: 'Birinci sayı' },
              other: expect.objectContaining({ type: 'integer', default: 1, description: 'İkinci sayı' }),
              label: { type: 'string', maxLength: 3 },
            },
            required: ['one'],
          },
        },
      },
    ])
  })

  test.each(tools.map(({ definition }) => definition.function))(
    'of $name is what a model server takes, and says what everything in it means',
    ({ name, description, parameters }) => {
      expect(name).toMatch(/^[a-z_]{1,64}$/)
      expect(description).toMatch(/\S.{20,1000}/s)
      const schema = z
        .strictObject({
          type: z.literal('object'),
          properties: z.record(z.string(), z.looseObject({ description: z.string().min(1) })),
          required: z.array(z.string()).optional(),
        })
        .parse(parameters)
      for (const field of schema.required ?? []) expect(schema.properties).toHaveProperty(field)
    },
  )

  test('has a name that no other has', () => {
    const names = tools.map(({ definition }) => definition.function.name)
    expect(new Set(names).size).toBe(names.length)
  })
})
