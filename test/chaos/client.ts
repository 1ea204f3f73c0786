import { setTimeout } from 'node:timers/promises'
import {
  type Client,
  ClientError,
  type ClientStorage,
  createClient,
  type Item,
  type Message,
  memoryStorage,
} from '@yoldas/client'
import { eventually } from '@yoldas/testkit'
import { type FaultyLine, startFaultyLine } from '../support/faultyLine.ts'
import type { Stack, Student } from '../support/stack.ts'
import { startAlone } from './alone.ts'
import type { Sent } from './ledger.ts'
import { type Random, seeded } from './random.ts'
import { ask } from './student.ts'
import type { Part } from './summary.ts'

const [students, sendsAMinute] = [20, 50]
const [mostWords, mostWeatherMilliseconds, mostDelayMilliseconds] = [40, 15_000, 3_000]
/** Pauses between tries are 30 s at most, and a request that nobody answers is given up after 30 s. */
const settleMilliseconds = 180_000

/** A phone's app, until it is killed. */
type App = {
  client: Client
  /** What was asked of the client and has not ended. */
  pending: Map<symbol, string>
  /** Rejections that are no `ClientError`. */
  wrong: string[]
  watch<Value>(name: string, promise: Promise<Value>): Promise<Value | undefined>
  /** Nothing of it reaches line or storage any more. */
  kill(): void
}

function openApp(student: Student, line: FaultyLine, storage: ClientStorage): App {
  const [pending, wrong]: [App['pending'], string[]] = [new Map(), []]
  let isDead = false
  const alive =
    <Args extends unknown[], Value>(act: (...args: Args) => Promise<Value>) =>
    (...args: Args): Promise<Value> =>
      isDead ? new Promise(() => {}) : act(...args)
  const client = createClient({
    url: line.url,
    token: () => student.token,
    fetch: alive(fetch),
    storage: {
      getItem: alive(storage.getItem),
      setItem: alive(storage.setItem),
      removeItem: alive(storage.removeItem),
      getAllKeys: alive(storage.getAllKeys),
    },
  })
  const app: App = {
    ...{ client, pending, wrong },
    async watch(name, promise) {
      const own = Symbol(name)
      pending.set(own, name)
      try {
        return await promise
      } catch (error) {
        if (!(error instanceof ClientError)) wrong.push(`${name}: ${String(error)}`)
        return undefined
      } finally {
        pending.delete(own)
      }
    },
    kill() {
      isDead = true
      // So that nothing of it goes on here either.
      void client.signOut().catch(() => {})
    },
  }
  void app.watch('open', client.conversation.open())
  return app
}

type Phone = {
  student: Student
  line: FaultyLine
  storage: ClientStorage
  sent: Array<Pick<Sent, 'text' | 'answer'>>
  app: App
  /** A second phone of the student's, which only shows. */
  watching: App
  /** Of apps that were killed. */
  wrong: string[]
}

async function openPhone(stack: Stack, random: Random): Promise<Phone> {
  const student = await stack.student()
  const hostile = { hasStrangers: true, hasSilence: true, mostDelayMilliseconds }
  const line = await startFaultyLine(stack.url, random, hostile)
  const storage = memoryStorage()
  const [app, watching] = [openApp(student, line, storage), openApp(student, line, memoryStorage())]
  return { student, line, storage, sent: [], app, watching, wrong: [] }
}

/** What the network is like, one time after another. */
async function changeWeather({ line }: Phone, random: Random, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    line[random.pick(['fail', 'fail', 'fail', 'capture', 'cut', 'heal'] as const)]()
    await setTimeout(random.between(1_000, mostWeatherMilliseconds))
  }
}

/** Sends so many messages within the time, beside whatever else a student does with the app. */
async function use(phone: Phone, random: Random, sends: number, milliseconds: number): Promise<void> {
  for (let nth = 0; nth < sends; nth += 1) {
    await setTimeout(random.between(0, (2 * milliseconds) / sends))
    const message = ask(random.between(1, mostWords), '!delay 10')
    const { app, student, line, storage } = phone
    phone.sent.push(message)
    await app.watch('send', app.client.conversation.send({ message: message.text }))
    if (random.chance(0.1)) {
      phone.wrong.push(...app.wrong)
      app.kill()
      phone.app = openApp(student, line, storage)
    } else askBeside(app, random)
  }
}

function askBeside({ client, watch }: App, random: Random): void {
  const { conversation } = client
  const asked = {
    me: () => client.me(),
    history: () => client.history(),
    export: () => client.exportAll(),
    plan: () => client.plan.list('2026-11-23', '2026-11-29'),
    block: () => client.plan.create({ day: '2026-11-26', minutes: 30, subject: 'Kimya', kind: 'study' }),
    upload: () => client.media.upload({ kind: 'file', mimeType: 'text/plain' }, new TextEncoder().encode('bir metin')),
    older: () => conversation.loadOlder(),
    foreground: async () => conversation.foreground(),
    away: async () => {
      conversation.background()
      await setTimeout(random.between(100, 5_000))
      conversation.foreground()
    },
  }
  const name = random.pick(Object.keys(asked).filter((key): key is keyof typeof asked => key in asked))
  void watch<unknown>(name, asked[name]())
}

async function readAll({ history }: Client): Promise<Message[]> {
  let page = await history()
  let messages = page.messages
  while (page.hasMore) {
    page = await history({ before: messages[0]?.cursor ?? '' })
    messages = [...page.messages, ...messages]
  }
  return messages
}

const textsOf = (messages: readonly Message[], role: Message['role']): string[] =>
  messages.filter((message) => message.role === role && message.origin !== 'notice').map(({ content }) => content)

/** What is not stored once, or in another order than it was sent. */
function misplaced(what: string, stored: readonly string[], sent: readonly string[]): string[] {
  const counts = sent.map((text) => [text, stored.filter((one) => one === text).length] as const)
  const wrong = counts.filter(([, count]) => count !== 1)
  if (wrong.length > 0)
    return wrong.map(([text, count]) => `${what} ${JSON.stringify(text.slice(0, 36))} is stored ${count} times`)
  return stored.join() === sent.join() ? [] : [`${what}s are more, or in another order`]
}

const idOf = (item: Item): string => (item.kind === 'message' ? item.message.id : `${item.kind} ${item.key}`)

/** Resolves with what is shown instead of these messages, or with null. */
async function misshown({ client: { conversation } }: App, stored: readonly Message[]): Promise<string | null> {
  const ids = stored.map(({ id }) => id).join(' ')
  const shown = () => conversation.getState().items.map(idOf).join(' ')
  const isRight = async () => {
    if (conversation.getState().hasOlder) await conversation.loadOlder().catch(() => {})
    return shown() === ids
  }
  return await eventually('all to be shown', isRight, settleMilliseconds).then(
    () => null,
    () => {
      const { connection, isCurrent, failure } = conversation.getState()
      return `${connection}${isCurrent ? '' : ', not current'} ${JSON.stringify(failure)}: ${shown()} is shown, and not ${ids}`
    },
  )
}

type Problems = { stored: string[]; shown: string[]; pending: string[]; wrong: string[] }

/** What is wrong with one student's conversation, once the network is good. */
async function judge({ student, sent, app, watching, wrong }: Phone, stack: Stack): Promise<Problems> {
  const direct = createClient({ url: stack.url, token: () => student.token })
  const isAnswered = async () => textsOf(await readAll(direct), 'assistant').length >= sent.length
  await eventually('all to be answered', isAnswered, settleMilliseconds).catch(() => {})
  const stored = await readAll(direct)
  const apps = [app, watching]
  const shown = await Promise.all(apps.map((one) => misshown(one, stored)))
  const ended = apps.map(({ pending }) => eventually('all to end', () => pending.size === 0, settleMilliseconds))
  await Promise.allSettled(ended)
  const pending = apps.flatMap((one) => [...one.pending.values()])
  for (const { client } of apps) await client.signOut()
  return {
    stored: [
      ...misplaced(
        'message',
        textsOf(stored, 'user'),
        sent.map(({ text }) => text),
      ),
      ...misplaced(
        'answer',
        textsOf(stored, 'assistant'),
        sent.map(({ answer }) => answer),
      ),
    ],
    shown: shown.filter((one) => one !== null),
    pending,
    wrong: [...wrong, ...apps.flatMap((one) => one.wrong)],
  }
}

/** Minutes of 20 students' phones behind lines with strangers, silence, captive portals and cuts, 50 sends a minute. */
export async function breakClient(minutes: number, seed: number, say: (line: string) => void): Promise<Part[]> {
  await using opened = new AsyncDisposableStack()
  const stack = await startAlone(opened)
  const random = seeded(seed)
  const phones = await Promise.all(Array.from({ length: students }, () => openPhone(stack, random.fork())))
  for (const { line } of phones) opened.use(line)
  say('everything is up')
  const [sends, milliseconds] = [minutes * sendsAMinute, minutes * 60_000]
  let isOver = false
  const weather = phones.map((phone) => changeWeather(phone, random.fork(), () => isOver))
  const using = phones.map((phone, nth) => {
    const own = Math.floor(sends / students) + (nth < sends % students ? 1 : 0)
    return use(phone, random.fork(), own, milliseconds)
  })
  await Promise.all(using)
  isOver = true
  await Promise.all(weather)
  for (const { line } of phones) line.heal()
  say('the network is good')
  const judged = await Promise.all(phones.map((phone) => judge(phone, stack)))
  const [requests, failed] = (['requests', 'failed'] as const).map((what) =>
    phones.reduce((sum, { line }) => sum + line.counts[what], 0),
  )
  say(`${sends} sends, ${failed} of ${requests} requests failed`)
  const part = (name: string, of: keyof Problems): Part => {
    const problems = judged.flatMap((one) => one[of])
    for (const problem of problems.slice(0, 5)) say(problem)
    return { name, passed: problems.length === 0 }
  }
  return [
    part('each message and answer is stored once and in order', 'stored'),
    part('each is shown once and in order, on both phones', 'shown'),
    part('no promise of the client is pending', 'pending'),
    part('each failure is one of the client', 'wrong'),
  ]
}
