import type { LiveEvent } from '@yoldas/contracts/live'
import { openingNumber } from '@yoldas/contracts/live'
import { createMetrics } from '@yoldas/telemetry'
import { openDb, openNats } from '@yoldas/testkit/servers'
import { expect, test } from 'vitest'
import { answers, bubbles, help } from '../care/answers.ts'
import { runTurn } from '../engine/run.ts'
import type { Send } from '../engine/sending/store.ts'
import { openMeter } from '../spending/meter.ts'
import { historyOf } from '../test/appends.ts'
import { claimSend, enterEngine, modelsOf, turnDeps } from '../test/engine.ts'
import { breaks, calls, type Said, says, startScript } from '../test/script.ts'
import { tools } from '../tools/index.ts'
import { liveTurn } from './live.ts'

const db = await openDb('chat-engine')
const connect = await openNats()
const bus = await connect('chat-engine')
const engine = await enterEngine(db)

type Options = { send?: Partial<Send>; second?: Said[]; studentTokens?: number }
const serious = { text: 'artık yaşamak istemiyorum' }

/** A turn of which the model says these answers, and a second one those, run to its end. */
async function run(said: Said[], { send = serious, second = [], ...budgets }: Options = {}) {
  await using opened = new AsyncDisposableStack()
  const scripts = [opened.use(await startScript(said)), opened.use(await startScript(second, 'second'))] as const
  const claim = await claimSend(db, engine, send)
  const events: LiveEvent[] = []
  const live = liveTurn({ publishLive: (_student, _turn, event) => events.push(event) }, claim)
  const orders = { abandoned: new AbortController().signal, stopped: new AbortController().signal }
  const [first, other] = scripts
  const models = modelsOf(second.length > 0 ? [first.model, other.model] : [first.model])
  const meter = openMeter(db, createMetrics(), budgets)
  await runTurn(turnDeps({ db, bus, model: first.model }, { models, tools, meter }), claim, live, orders)
  const messages = (await historyOf(db, claim.studentKey)).filter(({ role }) => role === 'assistant')
  const end = events.at(-1)
  if (end?.event !== 'done') throw new Error(`ended with ${end?.event}`)
  expect(end.data.messages).toEqual(messages.filter(({ turnId }) => turnId === claim.turnId))
  return {
    ...{ claim, events, messages },
    prompts: scripts.map(({ asked }) => asked.map(({ messages }) => String(messages.at(-1)?.content))),
    shown: events.flatMap(({ event, data }) => (event === 'chunk' ? [`${data.bubble}: ${data.delta}`] : [])),
    texts: messages.map(({ content }) => content),
    authors: messages.map(({ author }) => author),
  }
}

const byHandText = expect.toSatisfy((text: string) => bubbles.includes(text))
const numbers = help.serious['self-harm']

test('the model writes behind the bubble by hand, at most four, and is told not to repeat it', async () => {
  const { events, messages, texts, authors, shown, prompts } = await run([
    [says('Bir.\n\nİki.\n\nÜç.\n\nDört.\n\nBeş.')],
  ])
  expect(texts).toEqual([byHandText, 'Bir.', 'İki.', 'Üç.', 'Dört.\n\nBeş.'])
  expect(authors).toEqual(['hand', 'model', 'model', 'model', 'model'])
  expect(messages.map((message) => message.help)).toEqual([[], [], [], [], numbers])
  expect(events[0]).toMatchObject({ n: openingNumber(1), data: { messageId: messages[0]?.id, delta: texts[0] } })
  expect(shown[1]).toBe('1: Bir.')
  expect(prompts[0]?.[0]).toContain(`<balon>\n${JSON.stringify(texts[0])}\n</balon>`)
  expect(prompts[0]?.[0]).toContain('yineleme')
})

test.each<[string, Said[]]>([
  ['says nothing', [[]]],
  ['says nothing, and breaks off', [[says('Seni '), breaks]]],
  ['leaves a reaction alone', [[calls(['react', '{"emoji":"💛"}'])], []]],
])('where the model %s, the answer by hand is the rest', async (_what, said) => {
  const { texts, authors, messages } = await run(said)
  expect(texts[0]).toEqual(byHandText)
  const rest = texts.slice(1).join('\n\n')
  expect(answers.serious['self-harm'].some((text) => rest.startsWith(text))).toBe(true)
  expect(authors).toEqual(authors.map(() => 'hand'))
  expect(messages.map((message) => message.help)).toEqual([...messages.slice(1).map(() => []), numbers])
})

test('beyond the budget the answer by hand is the rest, and no model is asked', async () => {
  const { texts, prompts } = await run([[says('Seni duydum.')]], { studentTokens: 0 })
  expect(texts[0]).toEqual(byHandText)
  expect(answers.serious['self-harm'].some((text) => texts.slice(1).join('\n\n').startsWith(text))).toBe(true)
  expect(prompts[0]).toEqual([])
})

test('another model that takes over shows it again, and goes on behind it', async () => {
  const { texts, shown, messages, events } = await run([[says('Yarım kalan '), breaks]], {
    second: [[says('Seni duydum.')]],
  })
  expect(texts).toEqual([byHandText, 'Seni duydum.'])
  expect(shown.filter((text) => text === `0: ${texts[0]}`)).toHaveLength(2)
  const ids = events.flatMap(({ event, data }) => (event === 'chunk' && data.bubble === 0 ? [data.messageId] : []))
  expect(new Set(ids)).toEqual(new Set([messages[0]?.id]))
})

const marked = '⟨care:serious/self-harm⟩'
const hint = { text: 'hiçbir şeyin anlamı yok' }

test('the model’s mark brings it before all that the model writes, if nothing was shown before', async () => {
  const { texts, authors, shown, messages } = await run([[says(`${marked} Bir.\n\nİki.\n\nÜç.\n\nDört.\n\nBeş.`)]], {
    send: hint,
  })
  expect(texts).toEqual([byHandText, 'Bir.', 'İki.', 'Üç.', 'Dört.\n\nBeş.'])
  expect(authors).toEqual(['hand', 'model', 'model', 'model', 'model'])
  expect(shown.slice(0, 2)).toEqual([`0: ${texts[0]}`, '1: Bir.'])
  expect(messages.at(-1)?.help).toEqual(numbers)
})

test('the model’s mark brings it last, if something was shown before', async () => {
  const { texts, authors, shown, messages } = await run(
    [[says('Anladım.'), calls(['react', '{"emoji":"💛"}'])], [says(`${marked} Seni duydum.`)]],
    { send: hint },
  )
  expect(texts).toEqual(['Anladım.', 'Seni duydum.', byHandText])
  expect(authors).toEqual(['model', 'model', 'hand'])
  expect(shown.at(-1)).toBe(`2: ${texts[2]}`)
  expect(messages.map((message) => message.help)).toEqual([[], [], numbers])
})

test('the model’s mark brings none behind another one, nor to a turn that has one', async () => {
  const { texts, claim } = await run([[says(`${marked} Seni duydum.`)]])
  expect(texts).toEqual([byHandText, 'Seni duydum.'])
  const next = await run([[says(`${marked} Buradayım.`)]], { send: { ...hint, studentKey: claim.studentKey } })
  expect(next.texts.slice(2)).toEqual(['Buradayım.'])
})
