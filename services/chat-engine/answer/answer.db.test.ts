import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bus, connectBus, handle } from '@yoldas/bus'
import type { LiveEvent } from '@yoldas/contracts/live'
import type { StoredMedia } from '@yoldas/contracts/media'
import { getContext, type WorkSummary } from '@yoldas/contracts/work'
import { connectDb, type DbPool, isUnavailable, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { createMetrics } from '@yoldas/telemetry'
import { eventually, patient, startNats, testDatabase } from '@yoldas/testkit'
import { istanbulTime } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answers, help } from '../care/answers.ts'
import { type Pseudonyms, pseudonyms } from '../clients/pseudonyms.ts'
import { findHistory } from '../conversation/said/store.ts'
import type { Corpus, FoundPassages, Passage, Question } from '../corpus/passage.ts'
import { restartTurn } from '../engine/control/store.ts'
import { findTurn } from '../engine/find/store.ts'
import { runTurn } from '../engine/run.ts'
import type { Send } from '../engine/sending/store.ts'
import { buildContext } from '../prompt/context.ts'
import { facts } from '../prompt/promptTexts.ts'
import { findStudentContext, type StudentContext } from '../prompt/studentContext.ts'
import { openMeter } from '../spending/meter.ts'
import { claimSend, enterEngine, turnDeps } from '../test/engine.ts'
import { calls, emptyCorpus, goesOn, refuses, type Said, says, startScript, usage } from '../test/script.ts'
import { contextWith, newVerdict } from '../test/verdicts.ts'
import { openGiven } from '../text/citations.ts'
import { tools } from '../tools/index.ts'
import type { EngineIdentity } from '../turn/store.ts'
import { type Claim, noUsage, type Usage } from '../turn/store.ts'
import { writeAnswer } from './answer.ts'
import { liveTurn } from './live.ts'
import { type Tool, tool } from './toolbox.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const opened = new AsyncDisposableStack()
let engine: EngineIdentity
let db: DbPool
let bus: Bus
let ownerUrl: string
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-answer-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const [database, nats] = [opened.use(await testDatabase()), opened.use(await startNats({ folder }))]
  db = opened.use(await connectDb(patient(database.urls['chat-engine'])))
  engine = await enterEngine(db)
  ownerUrl = nats.urlFor('profile-journey')
  bus = opened.use(await connectBus({ url: nats.urlFor('chat-engine'), name: 'chat-engine', log: silent }))
})
afterAll(() => opened.disposeAsync())

type BeginOptions = {
  corpus?: Corpus
  offered?: readonly Tool[]
  turnSeconds?: number
  studentTokens?: number
  deploymentTokens?: number
  pseudonymOf?: Pseudonyms
  send?: Partial<Send>
}

const secretNames = pseudonyms('the secret of these tests, of 32 and more')

/** A turn of a student's own, of which the model says these answers. */
async function begin(
  answers: Said[],
  {
    offered = tools,
    corpus = emptyCorpus,
    turnSeconds = 30,
    pseudonymOf = secretNames,
    send = {},
    ...budgets
  }: BeginOptions = {},
) {
  const script = await startScript(answers)
  const claim = await claimSend(db, engine, send)
  const events: LiveEvent[] = []
  const [abandon, stop] = [new AbortController(), new AbortController()]
  const meter = openMeter(db, createMetrics(), budgets)
  const deps = turnDeps({ db, bus, model: script.model }, { tools: offered, corpus, meter, turnSeconds, pseudonymOf })
  const used: Usage = { ...noUsage, model: 'script' }
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
    write: () => writeAnswer(deps, { claim, live: live(), orders, usage: used, found: [], elapsed: () => 1 }),
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

describe('distress that the model marks as serious', () => {
  test('pauses tools at once and changes the next step’s instructions; what was done before it stays', async () => {
    const ran: string[] = []
    const named = (name: string) =>
      tool({
        ...{ name, description: name, input: z.object({}) },
        begin: (turn) => async () => {
          ran.push(name)
          turn.stage({ isAnswer: false, apply: async () => undefined })
        },
      })
    const answers = [
      [calls(['add_plan_block', '{}'])],
      [says('⟨care:serious/abuse⟩ Seni dinliyorum. '), calls(['add_plan_block', '{}'], ['react', '{}'])],
      [says('Yanında kim var?')],
    ]
    const page = { id: 'u', page: 'u', title: 'Uyku', url: null, year: null, text: 'Erken uyu.', score: 1 }
    const passages = [{ ...page, textRank: 1, vectorRank: null }]
    const corpus: Corpus = { find: async () => ({ passages, skipped: null, degraded: [] }) }
    await using turn = await begin(answers, { offered: [named('add_plan_block'), named('react')], corpus })
    const { bubbles, effects, found } = await turn.write()
    expect(ran).toEqual(['add_plan_block', 'react'])
    expect(effects).toHaveLength(2)
    expect(bubbles.map(({ text }) => text)).toEqual(['Seni dinliyorum.', 'Yanında kim var?'])
    expect(found).toEqual([{ concern: { tier: 'serious', category: 'abuse' }, source: 'model' }])
    expect(turn.asked.map(({ tools: offered }) => offered?.length)).toEqual([2, 2, 1])
    const care = turn.asked.map(({ messages }) => String(messages[0]?.content).includes('Şimdi tek işin onu dinlemek'))
    expect(care).toEqual([false, false, true])
    // The newest message loses its facts about studying too, and keeps its marks.
    const [before, , after] = turn.asked.map(({ messages }) => String(messages[1]?.content))
    expect(before).toContain('Uyku')
    expect(after).not.toContain('Uyku')
    expect(before?.endsWith(after?.slice(after.indexOf('<mesaj-')) ?? '?')).toBe(true)
    expect(turn.asked.map(({ messages }) => messages.length)).toEqual([2, 4, 7])
  })
})

describe('what claims the closeness of a person', () => {
  const close = 'Seni çok özledim!'
  const suspicion = { tier: 'serious', category: 'eating' } as const
  const Count = z.object({ cell: z.string(), count: z.int() })
  const helped = async () => {
    const rows = await db.any(sql.type(Count)`
      SELECT tier || '/' || category AS cell, sum(count)::int AS count FROM care_count WHERE source = 'helped' GROUP BY 1
    `)
    return new Map(rows.map(({ cell, count }) => [cell, count]))
  }

  const writtenIn = async ({ studentKey }: Claim) => {
    const { messages } = await findHistory(db, studentKey, { limit: 10 })
    return messages.filter(({ role, origin }) => role === 'assistant' && origin !== 'notice')
  }

  test('is only left out of an answer that is careful on a suspicion', async () => {
    await using turn = await begin([[says(`${close} Dinliyorum. ${close} Anlat.`)]], { send: { suspicion } })
    expect(texts(await turn.write())).toEqual(['Dinliyorum. Anlat.'])
  })

  test('leaves a text by hand about what is suspected, counted as help, where it was the whole answer', async () => {
    const before = await helped()
    await using turn = await begin([[says(`${close} ${close}`)]], { send: { suspicion } })
    await turn.run()
    const said = await writtenIn(turn.claim)
    const text = said.map(({ content }) => content).join('\n\n')
    expect(answers.serious.eating.some((byHand) => text.startsWith(byHand))).toBe(true)
    expect(said.at(-1)?.help).toEqual(help.serious.eating)
    expect(await helped()).toEqual(before.set('serious/eating', (before.get('serious/eating') ?? 0) + 1))
  })

  test('leaves one that is counted too where what held has ended meanwhile', async () => {
    const before = await helped()
    const concern = { tier: 'serious', category: 'abuse' } as const
    const ends = tool({
      ...{ name: 'ends', description: 'Bekletir', input: z.object({}) },
      begin: (turn) => async () => {
        await turn.db.query(sql.typeAlias('none')`
          UPDATE conversation SET care_until = clock_timestamp() WHERE student_key = ${turn.studentKey}
        `)
      },
    })
    await using turn = await begin([[calls(['ends', '{}'])], [says(close)]], { send: { concern }, offered: [ends] })
    await turn.run()
    const said = await writtenIn(turn.claim)
    expect(said.map(({ author }) => author)).toEqual(said.map(() => 'hand'))
    expect(said.at(-1)?.help).toEqual(help.serious.abuse)
    expect(await helped()).toEqual(before.set('serious/abuse', (before.get('serious/abuse') ?? 0) + 1))
  })
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

describe('what the model is given of its tools', () => {
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
      ['functions.nothing', '{"emoji":"👍"}'],
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

  test('is the results of the first eight calls of an answer, and a refusal of the others, which nobody sees', async () => {
    const ran: number[] = []
    const count = tool({
      name: 'count',
      description: 'Sayar',
      input: z.object({ number: z.int() }),
      begin:
        () =>
        async ({ number }) => {
          ran.push(number)
        },
    })
    const asked = Array.from({ length: 11 }, (_, number): [string, string] => ['count', JSON.stringify({ number })])
    await using turn = await begin([[calls(...asked)], [says('Tamam')]], { offered: [count] })
    await turn.write()
    expect(ran).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    const results = turn.asked[1]?.messages.filter(({ role }) => role === 'tool') ?? []
    expect(results.map(({ tool_call_id: id }) => id)).toEqual(asked.map((_, at) => `call-${at}`))
    const refusal = '{"error":"bu araç çalıştırılmadı: bir adımda en çok 8 araç çağrılabilir"}'
    expect(results.map(({ content }) => content)).toEqual([...Array(8).fill('null'), refusal, refusal, refusal])
    const shown = turn.events.filter(({ event, data }) => event === 'status' && 'tool' in data)
    expect(shown).toHaveLength(8)
  })

  test('has 24,000 characters of results in a step, cut in the order of the calls', async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, text: '👍🏽'.repeat(20) }))
    const list = tool({
      name: 'list',
      description: 'Listeler',
      input: z.object({ count: z.int() }),
      begin:
        () =>
        async ({ count }) => ({ rows: rows(count) }),
    })
    const asked = [100, 1, 300, 1, 300, 0].map((count): [string, string] => ['list', JSON.stringify({ count })])
    await using turn = await begin([[calls(...asked)], [says('Tamam')]], { offered: [list] })
    await turn.write()
    const results = (turn.asked[1]?.messages ?? [])
      .filter(({ role }) => role === 'tool')
      .map(({ content }) => String(content))
    expect(results.reduce((sum, result) => sum + [...result].length, 0)).toBeLessThanOrEqual(24_000)
    const Listed = z.looseObject({ rows: z.array(z.unknown()).default([]) })
    const [first, second, third, ...others] = results.map((result): unknown => JSON.parse(result))
    const kept = Listed.parse(third).rows.length
    expect(first).toEqual({ rows: rows(100) })
    expect(second).toEqual({ rows: rows(1) })
    expect(third).toEqual({ rows: rows(kept), truncated: { rows: `${kept} of 300` } })
    expect(kept).toBeGreaterThan(200)
    const cut = { truncated: expect.anything() }
    expect(others).toEqual([cut, cut, { rows: [] }])
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
  test('has five steps, and a call in the last, which may make none, is not made', async () => {
    const emojis = ['😀', '😁', '😂', '😃', '😄', '😅']
    await using turn = await begin(emojis.map((emoji) => [says(emoji), calls(react(emoji))]))
    const { effects, ...answer } = await turn.write()
    expect(turn.asked.map((request) => request.tools?.length)).toEqual(Array(5).fill(tools.length))
    expect(turn.asked.map((request) => request.tool_choice)).toEqual([...Array(4).fill(undefined), 'none'])
    expect(effects).toHaveLength(4)
    expect(texts(answer)).toEqual(emojis.slice(0, 5))
  })

  test('is over where its text is cut, however much more the model would say', async () => {
    await using turn = await begin([
      [says('Bakayım'), calls(react())],
      [says('Tamam. '.repeat(3_000)), goesOn],
    ])
    await turn.run()
    const cut = turn.events.findLast(({ event }) => event === 'chunk')
    const done = turn.events.at(-1)
    if (done?.event !== 'done') throw new Error(`ended with ${done?.event}`)
    expect(done.data.finish).toBe('complete')
    const stored = done.data.messages.map(({ content }) => content)
    expect(stored).toEqual(['Bakayım', 'Tamam. '.repeat(2_284).trimEnd()])
    expect(cut?.data).toMatchObject({ bubble: 1, offset: stored[1]?.length, delta: '' })
  })

  test('asks the model to keep each answer short', async () => {
    await using turn = await begin([[calls(react())], [says('Tamam')]])
    await turn.write()
    expect(turn.asked.map(({ max_completion_tokens: most }) => most)).toEqual([999, 999])
  })

  test('asks by a name of its student, the same in each step, and by none without a secret', async () => {
    await using turn = await begin([[calls(react())], [says('Tamam')]])
    await turn.write()
    const name = secretNames('prompt-cache', turn.claim.studentKey)
    expect(turn.asked.map(({ prompt_cache_key: key }) => key)).toEqual([name, name])
    await using nameless = await begin([[says('Tamam')]], { pseudonymOf: pseudonyms(undefined) })
    await nameless.write()
    expect(nameless.asked[0]).not.toHaveProperty('prompt_cache_key')
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
  const question = async () => (await findHistory(db, studentKey, { limit: 10 })).messages[1]
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

test('the model is given the student’s words between marks of each turn’s own, those without an answer too', async () => {
  await using turn = await begin([[says('Tamam')], refuses, [says('Peki')]])
  await turn.run()
  const { studentKey } = turn.claim
  const next = async (text: string) => turn.run(await claimSend(db, engine, { studentKey, text }))
  await next('</mesaj> x < \\frac12')
  await next('Orada mısın?')
  const [, failed, last] = turn.asked.map(({ messages }) => messages.map(({ content }) => String(content)))
  expect(last?.slice(1, 3)).toEqual(['soru', 'Tamam'])
  const marked = /<mesaj-([\da-f]{16})>\n(.*)\n<\/mesaj-\1>$/s
  const [before, after] = [failed, last].map((contents) => marked.exec(contents?.[3] ?? ''))
  expect([before?.[2], after?.[2]]).toEqual(['</mesaj> x < \\frac12', '</mesaj> x < \\frac12\n\n\nOrada mısın?'])
  expect(after?.[1]).not.toBe(before?.[1])
})

describe('what the corpus has on a question', () => {
  const passage = (id: string, text = `Metin ${id}`): Passage => ({
    ...{ id, page: id, title: `Sayfa ${id}`, url: null, year: null, text, score: 1, textRank: 1, vectorRank: null },
  })
  const finding = (find: (question: Question) => Partial<FoundPassages> | Promise<Partial<FoundPassages>>): Corpus => ({
    find: async (question) => ({ passages: [], skipped: null, degraded: [], ...(await find(question)) }),
  })
  const statuses = (events: readonly LiveEvent[]) =>
    events.flatMap(({ event, data }) => (event === 'status' ? [data] : []))
  const citations = (events: readonly LiveEvent[]) =>
    events.flatMap(({ event, data }) => (event === 'citation' ? [data] : []))

  test('stands in the prompt before the question, and is cited where it is marked', async () => {
    const corpus = finding(() => ({ passages: [passage('a'), passage('b')] }))
    await using turn = await begin([[says('Uyu ⟨k'), says('2⟩.\n\nTamam ⟨k3⟩')]], { corpus })
    await turn.run()
    expect(turn.asked[0]?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    const question = turn.asked[0]?.messages[1]?.content
    expect(question).toContain('k2: {"title":"Sayfa b","text":"Metin b"}')
    expect(question).toMatch(/<\/sayfalar>\n\nYanıt biçimi: .*\n\n<mesaj-([\da-f]{16})>\nsoru\n<\/mesaj-\1>$/)
    const sources = [{ id: 'b', title: 'Sayfa b' }]
    const { messages } = await findHistory(db, turn.claim.studentKey, { limit: 10 })
    expect(messages).toMatchObject([
      { origin: 'notice' },
      { content: 'soru', sources: [] },
      { content: 'Uyu.', sources },
      { content: 'Tamam', sources: [] },
    ])
    const { turnId } = turn.claim
    expect(citations(turn.events)).toEqual([{ turnId, messageId: messages[2]?.id, sources }])
    expect(turn.events.at(-1)).toMatchObject({ event: 'done', data: { messages: [{ sources }, { sources: [] }] } })
  })

  test('is asked with the message before it, and for no exam’s pages where the profile cannot be had', async () => {
    const asked: Question[] = []
    const corpus = finding((question) => {
      asked.push(question)
      return {}
    })
    await using turn = await begin([[says('Tamam')], [says('Peki')]], { corpus })
    await turn.run()
    const { studentKey } = turn.claim
    const next = await claimSend(db, engine, { studentKey, text: 'peki ya fizik' })
    await turn.run(next)
    expect(asked).toMatchObject([
      { text: 'soru', previous: null },
      { text: 'peki ya fizik', previous: 'soru' },
    ])
    expect(asked[0]?.exam).toBe('genel')
  })

  test.each([
    ['fails', { find: () => Promise.reject(new Error('the corpus is gone')) }, 'retrieval'],
    ['has no embedding', finding(() => ({ degraded: ['embedding'] })), 'embedding'],
  ])('is done without where it %s', async (_name, corpus, degraded) => {
    await using turn = await begin([[says('Tamam ⟨k1⟩')]], { corpus })
    await turn.run()
    const told = statuses(turn.events).flatMap((status) => status.degraded ?? [])
    expect(told).toContain(degraded)
    expect(citations(turn.events)).toEqual([])
    expect(turn.events.at(-1)).toMatchObject({ event: 'done', data: { messages: [{ content: 'Tamam', sources: [] }] } })
  })

  test('is not waited for by a turn that is left', async () => {
    const called = Promise.withResolvers<void>()
    const find: Corpus['find'] = (_question, signal) => {
      called.resolve()
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    }
    await using turn = await begin([[says('Tamam')]], { corpus: { find } })
    const answered = turn.write()
    await called.promise
    turn.abandon()
    await expect(answered).rejects.toThrow('left')
  })

  test('is said to be looked for when that takes long', async () => {
    const found = Promise.withResolvers<FoundPassages>()
    await using turn = await begin([[says('Tamam')]], { corpus: { find: () => found.promise } })
    const answered = turn.write()
    await eventually('the status', () => statuses(turn.events).length > 0)
    found.resolve({ passages: [], skipped: null, degraded: [] })
    await answered
    const stages = statuses(turn.events).map(({ stage, degraded }) => (degraded ? '' : stage))
    expect(stages.filter(Boolean)).toEqual(['retrieving', 'writing'])
  })

  test('goes on with search_corpus, whose passages have the next labels', async () => {
    const searched: string[] = []
    const corpus = finding(({ text }) => {
      searched.push(text)
      return { passages: text === 'soru' ? [passage('a')] : [passage('b', '⟨k1⟩ yaz'), passage('a')] }
    })
    const search = (query: string): [string, string] => ['search_corpus', JSON.stringify({ query })]
    await using turn = await begin(
      [[calls(search('uyku düzeni ⟨k1⟩'))], [says('Uyu ⟨k2⟩. Say ⟨k1⟩.'), calls(search('x'))], [says('Tamam')]],
      { corpus },
    )
    const { bubbles } = await turn.write()
    expect(searched).toEqual(['soru', 'uyku düzeni'])
    const told = turn.asked[2]?.messages.filter(({ role }) => role === 'tool') ?? []
    expect(told.map(({ content }) => JSON.parse(String(content)))).toEqual([
      {
        passages: [
          { label: 'k2', title: 'Sayfa b', text: '‹k1› yaz' },
          { label: 'k1', title: 'Sayfa a', text: 'Metin a' },
        ],
      },
      { error: expect.stringContaining('query') },
    ])
    expect(bubbles.map(({ text, sources = [] }) => [text, ...sources.map(({ id }) => id)])).toEqual([
      ['Uyu. Say.', 'b', 'a'],
      ['Tamam'],
    ])
  })

  test('is said to be nothing, by the prompt and by search_corpus', async () => {
    const corpus = finding(() => ({}))
    await using turn = await begin([[calls(['search_corpus', '{"query":"uyku"}'])], [says('Tamam')]], { corpus })
    await turn.run()
    expect(turn.asked[0]?.messages[1]?.content).toContain(facts.noPassages)
    expect(turn.asked[1]?.messages.at(-1)?.content).toContain('"note":"koçluk sayfalarında bu konuda bir şey yok')
  })

  test.each<[string, Partial<FoundPassages>, string]>([
    ['cannot be searched', { degraded: ['retrieval'] }, 'aranamıyor'],
    ['is not searched for this', { skipped: 'stop-words' }, 'konunun adını'],
  ])('is refused by search_corpus where it %s', async (_name, found, reason) => {
    const corpus = finding(({ text }) => (text === 'soru' ? {} : found))
    await using turn = await begin([[calls(['search_corpus', '{"query":"uyku"}'])], [says('Tamam')]], { corpus })
    await turn.run()
    expect(turn.asked[1]?.messages.at(-1)?.content).toContain(reason)
    const told = statuses(turn.events).flatMap(({ tool: name, degraded }) => (name && degraded ? degraded : []))
    expect(told).toEqual(found.degraded ?? [])
  })

  test('is searched three times by the tools of a turn', async () => {
    const search: [string, string] = ['search_corpus', '{"query":"uyku"}']
    await using turn = await begin([[calls(search, search, search, search)], [says('Tamam')]], {
      corpus: finding(() => ({})),
    })
    await turn.write()
    const told = turn.asked[1]?.messages.filter(({ role }) => role === 'tool').map(({ content }) => String(content))
    expect(told?.map((content) => content.includes('error'))).toEqual([false, false, false, true])
  })
})

describe('a student’s tokens of today', () => {
  const Spent = z.object({ tokens: z.int(), isToday: z.boolean() })
  const spentBy = (studentKey: string) =>
    db.one(sql.type(Spent)`
      SELECT spent_tokens AS tokens, spent_on = (now() AT TIME ZONE 'Europe/Istanbul')::date AS "isToday"
      FROM conversation WHERE student_key = ${studentKey}
    `)
  /** The student's next turn, as an engine has it. */
  const askAgain = (studentKey: string) => claimSend(db, engine, { studentKey, text: 'yine' })

  test('are what the model’s server counted, of each of its answers', async () => {
    await using turn = await begin([
      [calls(react()), usage(100, 10)],
      [says('Tamam'), usage(200, 20)],
    ])
    await turn.run()
    expect(await spentBy(turn.claim.studentKey)).toEqual({ tokens: 330, isToday: true })
  })

  test('are estimated where it did not count, also when the turn failed, and each run counts', async () => {
    await using turn = await begin([[says('x'.repeat(3_000)), 'data: {\n\n'], refuses, [says('Tamam'), usage(5, 5)]])
    const { studentKey, turnId } = turn.claim
    await turn.run()
    const { tokens } = await spentBy(studentKey)
    const prompt = Buffer.byteLength(JSON.stringify(turn.asked[0])) / 3
    expect(tokens).toBeGreaterThan(1_000 + prompt / 2)
    expect(tokens).toBeLessThan(1_000 + prompt * 1.1)
    for (const [attempt, spent] of [
      [1, 0],
      [2, 10],
    ] as const) {
      const restarted = await restartTurn(db, { studentKey, turnId, attempt }, engine)
      if (restarted.kind !== 'restarted' || !restarted.claim) throw new Error('the turn was not claimed again')
      await turn.run(restarted.claim)
      expect((await spentBy(studentKey)).tokens).toBe(tokens + spent)
    }
  })

  test('of a reply count when it is run again', async () => {
    await using turn = await begin([[says('x'), usage(100, 10), 'data: {\n\n']])
    await db.query(sql.typeAlias('none')`UPDATE turn SET origin = 'notification' WHERE id = ${turn.claim.turnId}`)
    await turn.run({ ...turn.claim, origin: 'notification' })
    expect(await findTurn(db, turn.claim.studentKey, turn.claim.turnId)).toMatchObject({ state: 'queued' })
    expect(await spentBy(turn.claim.studentKey)).toEqual({ tokens: 110, isToday: true })
  })

  test('used up, the next turn is done with a bubble and without the model, until the day is over', async () => {
    const answers: Said[] = [
      [says('Tamam'), usage(90, 10)],
      [says('Günaydın'), usage(90, 10)],
    ]
    await using turn = await begin(answers, { studentTokens: 100 })
    const { studentKey } = turn.claim
    await turn.run()
    expect(turn.asked).toHaveLength(1)

    turn.events.length = 0
    const second = await askAgain(studentKey)
    await turn.run(second)
    expect(turn.asked).toHaveLength(1)
    const stored = await findTurn(db, studentKey, second.turnId)
    expect(stored).toMatchObject({ state: 'done', outcome: { finish: 'complete', messages: [{ role: 'assistant' }] } })
    if (stored?.outcome?.kind !== 'done') throw new Error('the turn is not done')
    const [bubble] = stored.outcome.messages
    expect(bubble?.content).toMatch(/gece yarısından sonra/)
    const shown = turn.events.flatMap(({ event, data }) => (event === 'chunk' ? [data] : []))
    expect(shown).toMatchObject([{ messageId: bubble?.id, bubble: 0, offset: 0, delta: bubble?.content }])
    expect(turn.events.at(-1)).toMatchObject({ event: 'done', data: { messages: [bubble] } })

    await db.query(sql.typeAlias('none')`
      UPDATE conversation SET spent_on = spent_on - 1 WHERE student_key = ${studentKey}
    `)
    await turn.run(await askAgain(studentKey))
    expect(turn.asked).toHaveLength(2)
    expect(await spentBy(studentKey)).toEqual({ tokens: 100, isToday: true })
  })

  test('are another student’s alone', async () => {
    await using turn = await begin([[says('Tamam'), usage(90, 10)], [says('Selam')]], { studentTokens: 100 })
    await turn.run()
    await turn.run(await claimSend(db, engine))
    expect(turn.asked).toHaveLength(2)
  })
})

test('the deployment’s tokens used up, turns are done with a bubble of their own', async () => {
  await using turn = await begin([[says('Tamam'), usage(90, 10)]], { deploymentTokens: 100 })
  await turn.run()
  const next = await claimSend(db, engine)
  await turn.run(next)
  expect(turn.asked).toHaveLength(1)
  expect(await findTurn(db, next.studentKey, next.turnId)).toMatchObject({
    outcome: {
      kind: 'done',
      finish: 'complete',
      messages: [{ content: expect.stringContaining('çok fazla mesaj geldi') }],
    },
  })
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

test('a turn knows its student as of now, goes without the summary alone, and says so', async () => {
  const claim = await claimSend(db, engine)
  const block = {
    id: newId(),
    day: istanbulTime(new Date(claim.claimedAt)).day,
    startTime: null,
    minutes: 60,
    subject: 'Fizik',
    topic: null,
    note: null,
  }
  const times = { createdAt: '2026-11-21T10:00:00.000Z', updatedAt: '2026-11-21T10:00:00.000Z' }
  const rest = { kind: 'study' as const, status: 'planned' as const, source: 'user' as const, remind: false }
  const streak = { current: 0, longest: 0, lastStudyDay: null, todayDone: false }
  let summary: WorkSummary | null = {
    today: block.day,
    blocks: [{ ...block, ...rest, ...times }],
    streak,
    lastExam: null,
    dueToday: 0,
  }
  const verdict = newVerdict()
  const profile = { ...contextWith(verdict).profile, displayName: 'Elif' }
  await using owner = await connectBus({ url: ownerUrl, name: 'profile-journey', log: silent })
  const answer = handle(getContext, async () => ({ kind: 'found' as const, profile, examDay: null, verdict, summary }))
  await using _serving = await owner.serve([answer], { service: 'profile-journey', isUnavailable })
  let questions = 0
  const find = (studentKey: string) => {
    questions += 1
    return findStudentContext(bus, studentKey)
  }
  const deps = {
    ...{ db, bus, findStudentContext: find, log: silent, corpus: emptyCorpus },
    ...{ historyTokens: 1_000, readImage: async () => null },
    signMedia: async (_: string, media: StoredMedia) => ({ ...media, url: null, urlExpiresAt: null }),
  }
  const asked = { claim, given: openGiven(), onStage: () => {} }
  const build = (student?: Promise<StudentContext | null>) =>
    buildContext(deps, { ...asked, ahead: { student } }, new AbortController().signal)
  const built = async (student?: Promise<StudentContext | null>) => {
    const { degraded, care, messages } = await build(student)
    const [system, ...said] = messages(care).map(({ content }) => String(content))
    return { degraded, system, told: said.at(-1)?.split('<mesaj-')[0] }
  }
  const whole = await built()
  expect(whole.degraded).toEqual([])
  expect(whole.told).toContain('"subject":"Fizik"')
  expect(questions).toBe(1)
  // An answer that was asked for with the message is used, unless it is of the day before.
  const now = await findStudentContext(bus, claim.studentKey)
  const ahead = now && { ...now, profile: { ...now.profile, displayName: 'Doğa' } }
  expect((await built(Promise.resolve(ahead))).system).toContain('Adı: "Doğa"')
  expect((await built(Promise.resolve(null))).degraded).toEqual(['profile', 'journey'])
  expect(questions).toBe(1)
  const before = ahead && { ...ahead, summary: summary && { ...summary, today: '2026-01-01' } }
  expect(await built(Promise.resolve(before))).toEqual(whole)
  expect(questions).toBe(2)
  summary = null
  const without = await built()
  expect(without.degraded).toEqual(['journey'])
  expect(without.told).not.toContain('Fizik')
  expect(without.system).toContain('Adı: "Elif"')
})
