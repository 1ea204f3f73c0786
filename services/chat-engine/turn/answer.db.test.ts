import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bus, connectBus } from '@yoldas/bus'
import type { LiveEvent } from '@yoldas/contracts/live'
import { connectDb, type DbPool, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { eventually, startNats, testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { acceptSend, findHistory, findTurn } from '../messages/store.ts'
import { turnMetrics } from '../metrics.ts'
import { tools } from '../tools/index.ts'
import { type TurnDeps, writeAnswer } from './answer.ts'
import { calls, refuses, type Said, says, startScript, usage } from './fixture.ts'
import { liveTurn } from './live.ts'
import { runTurn } from './run.ts'
import { type Claim, restartTurn, type Usage } from './store.ts'
import { type Tool, tool } from './toolbox.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const opened = new AsyncDisposableStack()
const engine = { engineId: randomUUID(), leaseSeconds: 60 }
let db: DbPool
let bus: Bus
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-answer-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const [database, nats] = [opened.use(await testDatabase()), opened.use(await startNats({ folder }))]
  db = opened.use(await connectDb(database.urls['chat-engine']))
  bus = opened.use(await connectBus({ url: nats.urlFor('chat-engine'), name: 'chat-engine', log: silent, live: true }))
})
afterAll(() => opened.disposeAsync())

async function ask(): Promise<Claim> {
  const send = { studentKey: randomUUID(), turnId: newId(), messageId: newId(), text: 'soru' }
  const claim = (await db.transaction((tx) => acceptSend(tx, send, engine)))?.claim
  if (!claim) throw new Error('the turn was not claimed')
  return claim
}

/** A turn of a student's own, of which the model says these answers. */
async function begin(
  answers: Said[],
  { offered = tools, turnSeconds = 30 }: { offered?: readonly Tool[]; turnSeconds?: number } = {},
) {
  const script = await startScript(answers)
  const claim = await ask()
  const events: LiveEvent[] = []
  const [abandon, stop] = [new AbortController(), new AbortController()]
  const deps: TurnDeps = {
    db,
    bus,
    log: createLog('test', 'silent'),
    relay: { deliver: async () => {} },
    turns: turnMetrics(createMetrics()),
    model: script.model,
    tools: offered,
    signMedia: async (_studentKey, media) => ({ ...media, url: null, urlExpiresAt: null }),
    readImage: async () => null,
    turnSeconds,
    historyTokens: 1_000,
    onEnd: () => {},
  }
  const used: Usage = { model: 'script', inputTokens: null, outputTokens: null, firstTokenMs: null, totalMs: 0 }
  const orders = { abandoned: abandon.signal, stopped: stop.signal }
  const live = (attempt = claim.attempt) =>
    liveTurn({ publishLive: (_studentKey, _turnId, published) => events.push(published) }, { ...claim, attempt })
  return {
    claim,
    asked: script.asked,
    events,
    used,
    stop: () => stop.abort(),
    abandon: () => abandon.abort(new Error('left')),
    write: () => writeAnswer(deps, { claim, live: live(), orders, usage: used, elapsed: () => 1 }),
    run: (attempt: Claim = claim) => runTurn(deps, attempt, live(attempt.attempt), orders),
    [Symbol.asyncDispose]: () => script[Symbol.asyncDispose](),
  }
}

const texts = ({ bubbles }: { bubbles: Array<{ text: string }> }) => bubbles.map((bubble) => bubble.text)
const react = (emoji = '👍'): [string, string] => ['react', JSON.stringify({ emoji })]
const note = tool({
  name: 'note',
  description: 'Not alır',
  input: z.object({}),
  begin: (turn) => async () => turn.stage({ isAnswer: false, apply: async () => undefined }),
})
const stuck = (called: () => void): Tool =>
  tool({
    name: 'stuck',
    description: 'Hiç bitmez',
    input: z.object({}),
    begin: () => async () => {
      called()
      await new Promise(() => {})
    },
  })

describe('what the model says before and after it uses a tool', () => {
  test('are bubbles of their own, in order with what it does meanwhile', async () => {
    await using turn = await begin([[says('Bir '), says('bakayım'), calls(react())], [says('Baktım.')]])
    expect(texts(await turn.write())).toEqual(['Bir bakayım', 'Baktım.'])
    const shown = () =>
      turn.events
        .flatMap(({ event, data }) => {
          if (event === 'chunk') return [`${data.bubble}: ${data.delta}`]
          return event === 'status' && !data.degraded ? [`${data.stage} ${data.tool ?? ''}`.trim()] : []
        })
        .join('|')
        .replaceAll(/\|\d: (?=\s)/g, '')
    await eventually('the last chunk', () => shown().endsWith('.'))
    expect(shown()).toBe('0: Bir bakayım|tool react|writing|1: Baktım.')
  })

  test.each([
    ['a list', '- bir\n- iki', '- üç', ['- bir\n- iki', '- üç']],
    ['a list that was about to go on', '- bir\n\n-', 'İki', ['- bir\n\n-', 'İki']],
    ['a block of code that was not closed', '```\nx = 1', 'İki\n\nÜç', ['```\nx = 1', 'İki', 'Üç']],
    ['a line that was ended', 'Bir\n', 'İki', ['Bir', 'İki']],
  ])('are bubbles of their own also after %s', async (_name, first, second, bubbles) => {
    await using turn = await begin([[says(first), calls(react())], [says(second)]])
    expect(texts(await turn.write())).toEqual(bubbles)
  })

  test('are five bubbles at most', async () => {
    await using turn = await begin([
      [says('1\n\n2\n\n3\n\n4'), calls(react())],
      [says('5'), calls(react())],
      [says('6')],
    ])
    expect(texts(await turn.write())).toEqual(['1', '2', '3', '4', '5\n\n6'])
  })

  test('leaves no empty bubble where it said nothing', async () => {
    await using turn = await begin([[calls(react())], [says(' \n'), calls(react())], [says('Tamam')]])
    expect(texts(await turn.write())).toEqual(['Tamam'])
  })
})

describe('what the model is told of its tools', () => {
  test('is each answer with its calls, then the results in the order of the calls', async () => {
    await using turn = await begin([
      [says('Bakayım'), calls(react('👍'), ['nothing', '{}'], react('x'))],
      [calls(react('🎉'))],
      [says('Tamam')],
    ])
    await turn.write()
    const [first, second, third] = turn.asked
    expect(turn.asked).toHaveLength(3)
    expect(second?.messages.slice(first?.messages.length)).toEqual([
      {
        role: 'assistant',
        content: 'Bakayım',
        tool_calls: [
          { id: 'call-0', type: 'function', function: { name: 'react', arguments: '{"emoji":"👍"}' } },
          { id: 'call-1', type: 'function', function: { name: 'nothing', arguments: '{}' } },
          { id: 'call-2', type: 'function', function: { name: 'react', arguments: '{"emoji":"x"}' } },
        ],
      },
      { role: 'tool', tool_call_id: 'call-0', content: '{"ok":true}' },
      { role: 'tool', tool_call_id: 'call-1', content: expect.stringContaining('"error"') },
      { role: 'tool', tool_call_id: 'call-2', content: expect.stringContaining('"error"') },
    ])
    expect(third?.messages.slice(second?.messages.length)).toMatchObject([
      { role: 'assistant', content: null, tool_calls: [{ id: 'call-0' }] },
      { role: 'tool', content: '{"ok":true}' },
    ])
  })

  test('has nothing that a model server would refuse, whatever the model wrote', async () => {
    const bad: Array<[string, string]> = [
      ['functions.react', '{"emoji":"👍"}'],
      ['tepki bırak', '{}'],
      ['x'.repeat(65), '{}'],
      ['react', '{"emoji":'],
      ['react', ''],
      ['react', '["👍"]'],
      ['react', '{"emoji":"\ud83d"}'],
    ]
    await using turn = await begin([[says('Yarım: \ud83d'), calls(...bad)], [says('Olmadı')]])
    expect(await turn.write()).toMatchObject({ finish: 'complete', effects: [] })
    const told = turn.asked[1]?.messages ?? []
    const { tool_calls: repeated } = z
      .looseObject({
        tool_calls: z.array(
          z.looseObject({
            function: z.object({ name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/), arguments: z.string() }),
          }),
        ),
      })
      .parse(told.find(({ role }) => role === 'assistant'))
    for (const { function: called } of repeated) expect(JSON.parse(called.arguments)).toBeTypeOf('object')
    expect(JSON.stringify(told)).not.toContain('\\ud83d')
    const results = told.filter(({ role }) => role === 'tool')
    expect(results).toHaveLength(bad.length)
    for (const { content } of results) expect(content).toContain('"error"')
  })

  test('is the sum of all steps in usage', async () => {
    await using turn = await begin([
      [says('Bakayım'), calls(react()), usage(100, 10)],
      [calls(react()), usage(200, 20)],
      [says('Tamam'), usage(300, 30)],
    ])
    await turn.write()
    expect(turn.used).toMatchObject({ inputTokens: 600, outputTokens: 60 })
  })
})

describe('a turn', () => {
  test('has five steps, and a call in the last, which is offered no tools, is not made', async () => {
    const emojis = ['😀', '😁', '😂', '😃', '😄', '😅']
    await using turn = await begin(emojis.map((emoji) => [says(emoji), calls(react(emoji))]))
    const { effects, ...answer } = await turn.write()
    expect(turn.asked.map((request) => request.tools?.length ?? 0)).toEqual([...Array(4).fill(tools.length), 0])
    expect(effects).toHaveLength(4)
    expect(texts(answer)).toEqual(emojis.slice(0, 5))
  })

  test('fails when the model refuses a later step', async () => {
    await using turn = await begin([[says('Bakayım'), calls(react())], refuses])
    await expect(turn.write()).rejects.toMatchObject({ name: 'ModelFailed', kind: 'refused' })
  })

  test('that is stopped while a tool is stuck has what was written, and what the other tools did', async () => {
    const called = Promise.withResolvers<void>()
    await using turn = await begin([[says('Bakayım'), calls(['note', '{}'], ['stuck', '{}'])]], {
      offered: [note, stuck(called.resolve)],
    })
    const answered = turn.write()
    await called.promise
    turn.stop()
    const answer = await answered
    expect(answer).toMatchObject({ finish: 'stopped', effects: [{ isAnswer: false }] })
    expect(texts(answer)).toEqual(['Bakayım'])
  })

  test('of which a tool is stuck fails in time', async () => {
    await using turn = await begin([[calls(['stuck', '{}'])]], { offered: [stuck(() => {})], turnSeconds: 0.2 })
    await expect(turn.write()).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  test('that passes to another attempt while a tool is stuck is left at once, stopped or not', async () => {
    const called = Promise.withResolvers<void>()
    await using turn = await begin([[says('x'), calls(['stuck', '{}'])]], { offered: [stuck(called.resolve)] })
    const answered = turn.write()
    await called.promise
    turn.abandon()
    turn.stop()
    await expect(answered).rejects.toThrow('left')
  })
})

const Notes = z.object({ scratchpad: z.string() })
const scratchpadOf = async (studentKey: string) =>
  (await db.one(sql.type(Notes)`SELECT scratchpad FROM conversation WHERE student_key = ${studentKey}`)).scratchpad

test('a turn that failed after its tools did nothing of them, and its retry does it anew, once', async () => {
  const step: Said = [calls(react(), ['update_scratchpad', '{"text":"Geometri zor geliyor."}'])]
  await using turn = await begin([step, refuses, step, [says('Tamam')]])
  const { studentKey, turnId, attempt } = turn.claim
  await turn.run()
  const question = async () => (await findHistory(db, studentKey, { limit: 10 })).messages[0]
  expect((await findTurn(db, studentKey, turnId))?.outcome?.kind).toBe('failed')
  expect(await question()).toMatchObject({ reactions: [] })
  expect(await scratchpadOf(studentKey)).toBe('')
  expect(turn.events.map(({ event }) => event)).not.toContain('reaction')

  const restarted = await restartTurn(db, { studentKey, turnId, attempt }, engine)
  if (restarted.kind !== 'restarted' || !restarted.claim) throw new Error('the turn was not claimed again')
  await turn.run(restarted.claim)
  expect(await findTurn(db, studentKey, turnId)).toMatchObject({
    state: 'done',
    outcome: { messages: [{ content: 'Tamam' }] },
  })
  expect(await question()).toMatchObject({ reactions: [{ emoji: '👍', actor: 'assistant' }] })
  expect(await scratchpadOf(studentKey)).toBe('Geometri zor geliyor.')
  expect(turn.events.filter(({ event }) => event === 'reaction')).toHaveLength(1)
})

describe('what a tool leaves for after the commit', () => {
  const leaving = (announce: () => void | Promise<void>): Tool =>
    tool({
      name: 'leave',
      description: 'Sonraya bırakır',
      input: z.object({}),
      begin: (turn) => async () => turn.stage({ isAnswer: false, apply: async () => announce }),
    })
  const leave: Said[] = [[calls(['leave', '{}'])], [says('Tamam')]]

  test('is through when the turn is told to be done', async () => {
    const [begun, through] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const announce = () => {
      begun.resolve()
      return through.promise
    }
    await using turn = await begin(leave, { offered: [leaving(announce)] })
    const running = turn.run()
    await begun.promise
    expect(turn.events.map(({ event }) => event)).not.toContain('done')
    through.resolve()
    await running
    expect(turn.events.at(-1)?.event).toBe('done')
  })

  test.each([
    ['fails', () => Promise.reject(new Error('never'))],
    [
      'fails at once',
      () => {
        throw new Error('never')
      },
    ],
    ['never ends', () => new Promise<void>(() => {})],
  ])('and %s does not keep the turn from being done', async (_name, announce) => {
    await using turn = await begin(leave, { offered: [leaving(announce)] })
    const started = performance.now()
    await turn.run()
    expect(performance.now() - started).toBeLessThan(4_000)
    expect(turn.events.at(-1)?.event).toBe('done')
  })
})
