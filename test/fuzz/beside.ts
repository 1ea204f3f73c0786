import { randomUUID } from 'node:crypto'
import { noticeTexts } from '@yoldas/chat-engine/conversation/notices'
import { eventually } from '@yoldas/testkit'
import { istanbulTime, pause } from '@yoldas/time'
import { answer, call, type OpenFeed, openFeed, send } from '../support/client.ts'
import { scheduledOf, scheduling } from '../support/schedule.ts'
import type { Stack, Student } from '../support/stack.ts'
import { enterWork } from '../support/work.ts'
import type { ApiDocument } from './document.ts'
import { fuzzTimeout } from './options.ts'

/** All that a student wrote has this mark in it; `ids` are of all that the student has. */
export type Own = { mark: string; ids: Pick<Set<string>, 'has'> }

const textKeys = ['content', 'text', 'subject', 'topic', 'note', 'name', 'key']
/** A section of the exam that `enterWork` enters, and the notice that every conversation begins with. */
const shared: readonly string[] = ['Türkçe', noticeTexts.beginning.text]
const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** What is not the student's in what the student was given: an id that is unknown, a text without the mark. */
export function foreignIn(given: unknown, own: Own, key = ''): string | undefined {
  if (typeof given === 'string') {
    const isKnown = idsIn(given).every((id) => own.ids.has(id))
    const isOwn = !textKeys.includes(key) || given.includes(own.mark) || shared.includes(given)
    return isKnown && isOwn ? undefined : `${key} is another’s: ${given}`
  }
  if (typeof given !== 'object' || given === null) return undefined
  return Object.entries(given)
    .map(([name, inner]) => foreignIn(inner, own, Array.isArray(given) ? key : name))
    .find((found) => found !== undefined)
}

/** Also those that a longer text has in it. */
function idsIn(given: unknown): string[] {
  if (typeof given === 'string') return given.match(uuids) ?? []
  return typeof given === 'object' && given !== null ? Object.values(given).flatMap(idsIn) : []
}

export type Beside = {
  /** Ends what they do and resolves with what was wrong. */
  end(): Promise<string[]>
}

/**
 * Two students who have something of everything, and from now on use the service with a feed open while others attack
 * it: no request of theirs may fail, and they are to be given all that they wrote, and nothing else.
 */
export async function startBeside(stack: Stack, document: ApiDocument): Promise<Beside> {
  const ending = new AbortController()
  const settled = await Promise.all([settle(stack, document), settle(stack, document)])
  const lives = settled.map((one) =>
    live(stack, document, one, ending.signal).catch((error: unknown) => [`beside the campaign: ${error}`]),
  )
  return {
    end: async () => {
      ending.abort()
      return (await Promise.all(lives)).flat()
    },
  }
}

type Settled = { student: Student; feed: OpenFeed; own: { mark: string; ids: Set<string> } }

/** With a plan, a journey, notes, a turn and a scheduled message, the ids of all which are the student's. */
async function settle(stack: Stack, document: ApiDocument): Promise<Settled> {
  const student = await stack.student({ expiresInSeconds: fuzzTimeout / 1000 })
  const own = { mark: `yanda-${randomUUID().slice(0, 8)}`, ids: new Set(idsIn(student.sub)) }
  const feed = await openFeed(stack.url, student)
  await feed.hello
  await enterWork(stack.url, student, own.mark)
  await answer(call(stack.url, student, 'PATCH', '/api/me/memory', { text: own.mark }))
  await say(stack, { student, feed, own }, `${scheduling({ text: own.mark })}\n`)
  await eventually('what is scheduled', async () => (await scheduledOf(stack.url, student)).length === 1)
  for (const id of idsIn(await readAll(stack, document, student))) own.ids.add(id)
  return { student, feed, own }
}

const restMilliseconds = 300

async function live(stack: Stack, document: ApiDocument, one: Settled, ending: AbortSignal): Promise<string[]> {
  using _feed = one.feed
  let sent = 1
  for (; !ending.aborted; sent += 1) {
    const foreign =
      foreignIn(await say(stack, one), one.own) ?? foreignIn(await readAll(stack, document, one.student), one.own)
    if (foreign) return [foreign]
    await pause(restMilliseconds, ending)
  }
  return atTheEnd(stack, one, sent)
}

/** A turn, whose ids are the student's. */
async function say(stack: Stack, { student, own }: Settled, before = '') {
  const { events } = await send(stack.url, student, { message: `${before}!say ${own.mark}\n!delay 0` })
  for (const id of idsIn(events)) own.ids.add(id)
  return events
}

/** Every list and statistic that the document knows of, each with what it needs. */
async function readAll(stack: Stack, { routes }: ApiDocument, student: Student): Promise<unknown[]> {
  const { day } = istanbulTime(new Date())
  const query = `from=${day}&to=${day}&groupBy=subject&examType=tyt&q=yanda`
  const paths = routes
    .filter(({ method, path, secured, operationId, responses }) => {
      const isJson = responses.get(200)?.some(({ type }) => type === 'application/json')
      // What exams there are is the same for everybody, and an export has ids that nothing else shows.
      return method === 'GET' && secured && isJson && !path.includes('{') && !general.includes(operationId)
    })
    .map(({ path }) => `${path}?${query}`)
  return Promise.all(paths.map((path) => read(stack, student, path)))
}

const general = ['getExamTypes', 'exportMe']

async function read(stack: Stack, student: Student, path: string): Promise<unknown> {
  const { status, body } = await answer(call(stack.url, student, 'GET', path))
  if (status !== 200) throw new Error(`${path} was answered with ${status}`)
  return body
}

/** Whether the feed had every turn once and nothing else, and history and the export likewise. */
async function atTheEnd(stack: Stack, { student, feed, own }: Settled, sent: number): Promise<string[]> {
  const ended = () => feed.events.flatMap(({ event, data }) => (event === 'done' ? [data.turnId] : []))
  await eventually('the last turn in the feed', () => ended().length >= sent)
  const history = Object(await read(stack, student, '/api/chat/history'))
  // Turn 0 is the notice.
  const turns = history.messages.at(-1).turnIndex
  const exported = await read(stack, student, '/api/me/export')
  return [
    foreignIn(feed.events, own) ?? [],
    foreignIn(exported, { ...own, ids: { has: () => true } }) ?? [],
    new Set(ended()).size === sent && ended().length === sent ? [] : `${ended().length} turns in the feed of ${sent}`,
    turns === sent ? [] : `${turns} turns in history of ${sent}`,
  ].flat()
}
