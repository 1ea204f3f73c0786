import type { LiveEvent } from '@yoldas/contracts/live'
import { beginningOf, firstNumber } from '@yoldas/contracts/live'
import { sql } from '@yoldas/db'
import { createMetrics } from '@yoldas/telemetry'
import { openDb, openNats } from '@yoldas/testkit/servers'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answers, bubbles as byHand, help } from '../care/answers.ts'
import { runTurn } from '../engine/run.ts'
import { openMeter } from '../spending/meter.ts'
import { claimSend, enterEngine, modelsOf, turnDeps } from '../test/engine.ts'
import { breaks, calls, goesOn, type Said, says, startScript, usage } from '../test/script.ts'
import type { Claim } from '../turn/store.ts'
import { liveTurn } from './live.ts'
import { tool } from './toolbox.ts'

const db = await openDb('chat-engine')
const connect = await openNats()
const bus = await connect('chat-engine')

const ends = (reason: string) => `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: reason }] })}\n\n`

type Options = { text?: string; stallSeconds?: number; turnSeconds?: number; third?: Said[] }

/** A turn for which each model says these answers, run to its end. */
async function run(first: Said[], second: Said[], options: Options = {}) {
  const { text = 'soru', stallSeconds = 10, turnSeconds = 30, third } = options
  await using opened = new AsyncDisposableStack()
  const scripts = [
    opened.use(await startScript(first, 'first')),
    opened.use(await startScript(second, 'second')),
  ] as const
  const last = third ? [opened.use(await startScript(third, 'third'))] : []
  const [metrics, applied]: [ReturnType<typeof createMetrics>, string[]] = [createMetrics(), []]
  const noted = tool({
    name: 'note',
    description: 'Not alır',
    input: z.object({ text: z.string(), times: z.int().optional() }),
    begin: (turn) => async (input) => {
      ran.push(input.text)
      turn.stage({ isAnswer: false, apply: async () => void applied.push(input.text) })
      return { noted: input.text }
    },
  })
  const ran: string[] = []
  const claim = await claimSend(db, await enterEngine(db), { text })
  const events: LiveEvent[] = []
  const live = liveTurn({ publishLive: (_student, _turn, event) => events.push(event) }, claim)
  const orders = { abandoned: new AbortController().signal, stopped: new AbortController().signal }
  const models = modelsOf([scripts[0].model, ...[scripts[1], ...last].map(({ model }) => model)], stallSeconds, metrics)
  const deps = turnDeps(
    { db, bus, model: scripts[0].model },
    { models, tools: [noted], meter: openMeter(db, metrics, {}), turnSeconds },
  )
  await runTurn(deps, claim, live, orders)
  const end = events.at(-1)
  const stored = await db.one(
    sql.type(z.object({ model: z.string().nullable() }))`SELECT model FROM turn WHERE id = ${claim.turnId}`,
  )
  return {
    ...{ claim, events, ran, applied, end: end?.event, model: stored.model },
    messages: end?.event === 'done' ? end.data.messages : [],
    bubbles: end?.event === 'done' ? end.data.messages.map(({ content }) => content) : null,
    ids: end?.event === 'done' ? end.data.messages.map(({ id }) => id) : [],
    asked: scripts.map((script) => script.asked),
    names: events.map(({ event }) => event),
    metrics: await metrics.text(),
  }
}

const foundIn = ({ turnId }: Claim) =>
  db.any(sql.type(z.object({ tier: z.string() }))`SELECT tier FROM concern WHERE turn_id = ${turnId}`)

const degraded = (events: readonly LiveEvent[]) =>
  events.flatMap((event) => (event.event === 'status' ? (event.data.degraded ?? []) : []))

describe('another model takes over', () => {
  test.each<[string, Said]>([
    ['refuses', 503],
    ['refuses the key', 401],
    ['has no such model', 404],
    ['is out of money', 402],
    ['is asked too often', 429],
    ['breaks off before its first word', [breaks]],
    ['breaks off within a sentence', [says('Yarım kalan '), breaks]],
    ['answers nothing', []],
    ['answers with a mark alone', [says('⟨care:check/other⟩')]],
    ['only thinks', [says('<think>düşünüyorum</think>')]],
    ['calls a tool with half its arguments', [calls(['note', '{"te']), breaks]],
  ])('when the first one %s, and the student has one whole answer', async (_what, said) => {
    const { bubbles, asked, events, names, model, ran } = await run([said], [[says('Bütün yanıt.')]])
    expect(bubbles).toEqual(['Bütün yanıt.'])
    expect(asked.map(({ length }) => length)).toEqual([1, 1])
    expect(names.filter((name) => name === 'restart')).toHaveLength(1)
    expect(degraded(events)).toContain('model')
    expect([model, ran]).toEqual(['second', []])
  })

  test('when the first one stands still, and not while it thinks', async () => {
    const thinks = `data: ${JSON.stringify({ choices: [{ delta: { reasoning_content: 'hm' } }] })}\n\n`
    const { bubbles, metrics } = await run([[thinks, says('Yarım '), goesOn]], [[says('Bütün yanıt.')]], {
      stallSeconds: 0.2,
    })
    expect(bubbles).toEqual(['Bütün yanıt.'])
    expect(metrics).toContain('yoldas_model_failures_total{model="first",kind="stalled",status=""} 1')
  })

  test('and a third one from that, within one turn', async () => {
    const { bubbles, names, model } = await run([500], [[says('Yarım '), breaks]], { third: [[says('Üçüncü.')]] })
    expect([bubbles, model]).toEqual([['Üçüncü.'], 'third'])
    expect(names.filter((name) => name === 'restart')).toHaveLength(2)
  })

  test('and each has a part of the numbers of its own, with restart first and new ids', async () => {
    const { events, ids } = await run([[says('Yarım kalan '), breaks]], [[says('Bütün yanıt.')]])
    const restart = events.findIndex(({ event }) => event === 'restart')
    expect(events[restart]?.n).toBe(firstNumber(1, 1))
    expect(events.slice(0, restart).every(({ n }) => beginningOf(n) === 0)).toBe(true)
    const shown = (some: LiveEvent[]) =>
      some.flatMap((event) => (event.event === 'chunk' ? [event.data.messageId] : []))
    expect(new Set(shown(events.slice(restart)))).toEqual(new Set(ids))
    expect(shown(events.slice(0, restart)).some((id) => ids.includes(id))).toBe(false)
  })

  test('after whole steps, whose text stays, whose tools are told as data and do not run again', async () => {
    const { bubbles, asked, ran, applied } = await run(
      [
        [says('Bakıyorum.'), calls(['note', '{"text":"kimya","times":1}'])],
        [says('Not al'), breaks],
      ],
      [[says('Şimdi.'), calls(['note', '{"times":1, "text":"kimya"}'], ['note', '{"text":"fizik"}'])], [says('Oldu.')]],
    )
    expect(bubbles).toEqual(['Bakıyorum.', 'Şimdi.', 'Oldu.'])
    expect([ran, applied]).toEqual([
      ['kimya', 'fizik'],
      ['kimya', 'fizik'],
    ])
    const [told, after] = asked[1] ?? []
    expect(told?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(told?.messages[1]?.content).toContain(
      '<yapılanlar>\n{"step":1,"text":"Bakıyorum."}\n{"step":1,"tool":"note","arguments":"{\\"text\\":\\"kimya\\",\\"times\\":1}"}: {"noted":"kimya"}\n</yapılanlar>',
    )
    expect(after?.messages.slice(2)).toMatchObject([
      { role: 'assistant', tool_calls: [{}, {}] },
      { role: 'tool', content: '{"noted":"kimya"}' },
      { role: 'tool', content: '{"noted":"fizik"}' },
    ])
  })

  test('and may try again what had failed', async () => {
    const { ran, asked } = await run(
      [[calls(['note', '{"text":7}'])], [breaks]],
      [[calls(['note', '{"text":7}'], ['note', '{"text":"yeni"}'])], [says('Oldu.')]],
    )
    expect(ran).toEqual(['yeni'])
    expect(asked[1]?.[1]?.messages.at(-2)?.content).toMatch(/^\{"error":"geçersiz argümanlar/)
  })

  test('with the steps that are left: five whole ones in all', async () => {
    const call = [calls(['note', '{"text":"a"}'])]
    const { asked, end } = await run([call, call, [breaks]], [call, call, [says('Son.')], call])
    expect(end).toBe('done')
    expect(asked.map(({ length }) => length)).toEqual([3, 3])
    expect(asked[1]?.map(({ tool_choice }) => tool_choice)).toEqual([undefined, undefined, 'none'])
  })

  test('and keeps a mark on distress that the first one had made', async () => {
    const { claim, bubbles } = await run([[says('⟨care:serious/self-harm⟩ Seni '), breaks]], [[says('Yanındayım.')]])
    expect(bubbles).toEqual([expect.toSatisfy((text) => byHand.includes(text)), 'Yanındayım.'])
    expect(await foundIn(claim)).toEqual([{ tier: 'serious' }])
  })

  test('and tokens are counted for the model that they were spent by', async () => {
    const { metrics } = await run([[says('Yarım '), usage(700, 3), breaks]], [[says('Bütün.'), usage(900, 5)]])
    expect(metrics).toContain('yoldas_model_tokens_total{model="first",kind="prompt"} 700')
    expect(metrics).toContain('yoldas_model_tokens_total{model="second",kind="prompt"} 900')
    expect(metrics).toContain('yoldas_model_failures_total{model="first",kind="broken",status=""} 1')
  })
})

describe('no other model takes over', () => {
  test.each([400, 422])('from a refusal with %d, which is about the request', async (status) => {
    const { end, asked } = await run([status], [[says('Bütün.')]])
    expect(end).toBe('error')
    expect(asked.map(({ length }) => length)).toEqual([1, 0])
  })

  test('from a refusal in words', async () => {
    const refusal = `data: ${JSON.stringify({ choices: [{ delta: { refusal: 'Bunu yapamam.' } }] })}\n\n`
    const { bubbles, asked } = await run([[refusal]], [])
    expect([bubbles, asked[1]?.length]).toEqual([['Bunu yapamam.'], 0])
  })

  test('after a text written by hand: acute distress', async () => {
    const { bubbles, asked, names, applied } = await run(
      [[calls(['note', '{"text":"a"}'])], [says('⟨care:acute/self-harm⟩'), breaks]],
      [[says('Bütün.')]],
    )
    expect(bubbles?.join(' ')).toContain('112')
    expect([asked[1]?.length, names.includes('restart'), applied]).toEqual([0, false, []])
  })

  test('after a text written by hand: the filter of the provider', async () => {
    const { bubbles, asked } = await run([[says('Şimdi sana '), ends('content_filter')]], [[says('Bütün.')]])
    expect(bubbles).toEqual([expect.stringContaining('içerik süzgecine takıldı')])
    expect(asked[1]).toHaveLength(0)
  })

  test('when the last one fails after a mark on serious distress: a text by hand helps, and the mark counts', async () => {
    const { claim, end, messages } = await run([[says('⟨care:serious/abuse⟩ Seni '), breaks]], [[breaks]])
    expect(end).toBe('done')
    expect(answers.serious.abuse.some((text) => text.startsWith(messages[0]?.content ?? '-'))).toBe(true)
    expect(messages.at(-1)?.help).toEqual(help.serious.abuse)
    expect(await foundIn(claim)).toEqual([{ tier: 'serious' }])
  })

  test('when the last one fails after a mark that nobody has read yet: it counts, whatever it says', async () => {
    const late = (mark: string): Said => [says('Seni '), says(`duydum. ⟨care:${mark}⟩`), breaks]
    const serious = await run([503], [late('serious/abuse')])
    expect([serious.end, await foundIn(serious.claim)]).toEqual(['done', [{ tier: 'serious' }]])
    const acute = await run([503], [late('acute/self-harm')])
    expect([acute.end, await foundIn(acute.claim)]).toEqual(['done', [{ tier: 'acute' }]])
    expect(acute.bubbles?.join(' ')).toContain('112')
  })

  test('when the last one fails after a mark on less: the turn fails, and the mark counts', async () => {
    const { claim, end } = await run([[says('⟨care:check/eating⟩ Seni '), breaks]], [[breaks]])
    expect(end).toBe('error')
    expect(await foundIn(claim)).toEqual([{ tier: 'check' }])
  })

  test('when the last one fails: the turn fails, with nothing stored', async () => {
    const { end, asked } = await run([[says('Yarım '), breaks]], [[says('Yine yarım '), breaks]])
    expect(end).toBe('error')
    expect(asked.map(({ length }) => length)).toEqual([1, 1])
  })

  test('when the turn has no time left', async () => {
    const { end, asked } = await run([[says('Yarım '), goesOn]], [[says('Bütün.')]], { turnSeconds: 0.3 })
    expect(end).toBe('error')
    expect(asked[1]).toHaveLength(0)
  })

  test('after a reaction without words, which is an answer', async () => {
    const { end, asked } = await run([[says('Tamam.')]], [])
    expect([end, asked[1]?.length]).toEqual(['done', 0])
  })
})

test('the last model has its retries and no limit but the turn’s', async () => {
  const { bubbles, asked } = await run([500], [503, [says('İkinci denemede.')]], { stallSeconds: 0.1 })
  expect(bubbles).toEqual(['İkinci denemede.'])
  expect(asked.map(({ length }) => length)).toEqual([1, 2])
})
