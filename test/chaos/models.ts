import { randomUUID } from 'node:crypto'
import { type ClientEvent, readEvents } from '../support/client.ts'
import { scheduledOf, scheduling } from '../support/schedule.ts'
import type { Stack, Student } from '../support/stack.ts'
import { startAlone } from './alone.ts'
import { isTerminal, judge, type Sent, screen } from './ledger.ts'
import { type Random, seeded } from './random.ts'
import { ask, sendPersistently, wholeHistory } from './student.ts'
import type { Part } from './summary.ts'

const faults = ['closed', 'reset', 'silent', 'comments', 'malformed', 'error'] as const
type FaultKind = (typeof faults)[number]

const stallMilliseconds = 1_000
const mostAddedMilliseconds = 200
const [students, words] = [20, 12]

type Turn = { directives: string; effect: string | null }

/** Where the first model breaks off: each makes a turn of its own. */
const places = {
  before: (fault: FaultKind): Turn => ({ directives: `!for first fault ${fault} 0`, effect: null }),
  within: (fault: FaultKind): Turn => ({ directives: `!for first fault ${fault} 5`, effect: null }),
  'after a tool': (fault: FaultKind): Turn => {
    const effect = randomUUID()
    return { directives: `${scheduling({ text: effect })}\n!step\n!for first fault ${fault} 5`, effect }
  },
} as const
const healthy: Turn = { directives: '', effect: null }
/** So many before each that breaks: a model that fails half of its answers would be spared. */
const healthyTurns = 2

type Talk = { stack: Stack; student: Student; random: Random }

async function send({ stack, student, random }: Talk, { directives }: Turn): Promise<Sent> {
  const behaviour = { urls: stack.urls, random, answerMilliseconds: 20_000, giveUpMilliseconds: 60_000 }
  const message = { ...ask(words, directives), clientId: randomUUID() }
  return await sendPersistently(student, message, behaviour).finished
}

type Row = { turns: number; lost: number; doubled: number; 'not one done': number; wrong: number }

const nothing: Row = { turns: 0, lost: 0, doubled: 0, 'not one done': 0, wrong: 0 }

/** One student's turns, so many of which break, compared with history. */
async function talk(talk: Talk, turnOf: () => Turn, count: number, say: (line: string) => void): Promise<Row> {
  const sent: Sent[] = []
  const broken: Array<{ sent: Sent; effect: string | null }> = []
  for (let nth = 0; nth < count; nth += 1) {
    for (let healthyNth = 0; healthyNth < healthyTurns; healthyNth += 1) sent.push(await send(talk, healthy))
    const turn = turnOf()
    const one = await send(talk, turn)
    sent.push(one)
    broken.push({ sent: one, effect: turn.effect })
  }
  const { stack, student } = talk
  const verdict = judge(sent, new Map([[student.sub, await wholeHistory(stack.urls, student)]]))
  const effects = await scheduledOf(stack.url, student)
  const wrong = [...verdict.wrong, ...broken.flatMap(({ sent }) => missing(screen(sent)))]
  const row: Row = {
    turns: count,
    lost: verdict.lost.length,
    doubled: verdict.duplicated.length,
    'not one done': sent.filter(({ streams }) => !endsOnce(screen({ streams }))).length,
    wrong: wrong.length,
  }
  for (const { effect } of broken) {
    const found = effects.filter(({ text }) => text === effect).length
    if (effect !== null && found === 0) row.lost += 1
    if (found > 1) row.doubled += 1
  }
  for (const problem of [...verdict.lost, ...verdict.duplicated, ...wrong].slice(0, 3)) say(problem)
  return row
}

const endsOnce = (events: ClientEvent[]): boolean => {
  const ends = events.filter(isTerminal)
  return ends.length === 1 && ends[0]?.event === 'done'
}

/** What a turn that another model took over has besides. */
function missing(events: ClientEvent[]): string[] {
  const restarts = events.filter(({ event }) => event === 'restart').length
  const isSaid = events.some(({ event, data }) => event === 'status' && data.degraded?.includes('model'))
  return [...(restarts === 1 ? [] : [`${restarts} restarts`]), ...(isSaid ? [] : ['degraded does not say model'])]
}

const add = (one: Row, other: Row): Row => ({
  turns: one.turns + other.turns,
  lost: one.lost + other.lost,
  doubled: one.doubled + other.doubled,
  'not one done': one['not one done'] + other['not one done'],
  wrong: one.wrong + other.wrong,
})

const isRight = ({ turns: _turns, ...problems }: Row): boolean => Object.values(problems).every((count) => count === 0)

/** Milliseconds from the send to the first words that stay. */
async function firstWords({ stack, student }: Talk, { directives }: Turn): Promise<number> {
  const begun = performance.now()
  const response = await fetch(`${stack.url}/api/chat/send`, {
    method: 'POST',
    headers: { authorization: `Bearer ${student.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: ask(words, directives).text }),
  })
  let first: number | undefined
  for await (const { event } of readEvents(response)) {
    if (event === 'restart') first = undefined
    if (event === 'chunk') first ??= performance.now() - begun
  }
  if (first === undefined) throw new Error('a turn without words')
  return first
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN

/** What the switch adds to the stall and to the second model's first words, which come as fast as the first one's. */
async function measureSwitch(talk: Talk, turns: number): Promise<{ p50: number; p99: number }> {
  const [usual, added]: [number[], number[]] = [[], []]
  for (let nth = 0; nth < turns; nth += 1) {
    for (let healthyNth = 0; healthyNth < healthyTurns; healthyNth += 1) usual.push(await firstWords(talk, healthy))
    added.push((await firstWords(talk, places.before('silent'))) - stallMilliseconds)
  }
  const ordinary = percentile(usual, 0.5)
  return { p50: percentile(added, 0.5) - ordinary, p99: percentile(added, 0.99) - ordinary }
}

/** A stack whose engine has two models, which are one stand-in under two names. */
const startPair = (parts: AsyncDisposableStack): Promise<Stack> =>
  startAlone(parts, async ({ model }) => ({
    'chat-engine': {
      MODEL_NAME: 'first',
      MODEL_FALLBACK_1_BASE_URL: model.url,
      MODEL_FALLBACK_1_API_KEY: 'test',
      MODEL_FALLBACK_1_NAME: 'second',
      MODEL_STALL_SECONDS: String(stallMilliseconds / 1_000),
    },
  }))

/**
 * `turns` turns of each kind of fault at each place, whose model breaks off and another takes over; then turns that run
 * alone, for the time that this takes.
 */
export async function breakModels(turns: number, seed: number, say: (line: string) => void): Promise<Part[]> {
  await using opened = new AsyncDisposableStack()
  const stack = await startPair(opened)
  say('everything is up')
  const random = seeded(seed)
  const rows: Record<string, Row> = {}
  for (const [place, turnOf] of Object.entries(places))
    for (const fault of faults) {
      const talks = Array.from({ length: students }, async (_, nth) => {
        const count = Math.floor(turns / students) + (nth < turns % students ? 1 : 0)
        const one = { stack, student: await stack.student(), random: random.fork() }
        return await talk(one, () => turnOf(fault), count, say)
      })
      rows[`${fault}, ${place}`] = (await Promise.all(talks)).reduce(add, nothing)
      say(`${fault}, ${place}`)
    }
  console.table(rows)
  const { p50, p99 } = await measureSwitch({ stack, student: await stack.student(), random: random.fork() }, 100)
  say(`the switch adds ${p50.toFixed(0)} ms (p50), ${p99.toFixed(0)} ms (p99 of 100 turns alone)`)
  return [
    ...Object.entries(rows).map(([name, row]) => ({ name, passed: isRight(row) })),
    { name: `the switch adds at most ${mostAddedMilliseconds} ms`, passed: p99 <= mostAddedMilliseconds },
  ]
}
