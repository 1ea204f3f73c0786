import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { inspect } from 'node:util'
import { ChatHistoryResponse } from '@yoldas/contracts/chat'
import { eventually } from '@yoldas/testkit'
import { readEvents } from '../support/client.ts'
import type { Student } from '../support/stack.ts'
import { type History, isTerminal, type Sent, type Stream, screen, turnIdOf } from './ledger.ts'
import type { Random } from './random.ts'

/** A message that no other equals, and the answer that it asks the model for. */
export function ask(words: number, directives = ''): Pick<Sent, 'text' | 'answer'> {
  const marker = randomUUID()
  const answer = [marker, ...Array.from({ length: words }, (_, i) => `kelime${i}`)].join(' ')
  return { text: `${marker}\n!say ${answer}\n${directives}`.trimEnd(), answer }
}

export type Behaviour = {
  urls: string[]
  random: Random
  /** A stream without an event for this time counts as dead. */
  answerMilliseconds: number
  /** After so long the client is closed for good. */
  giveUpMilliseconds: number
  /** Called with the cause of each try that has to be repeated. */
  onTrouble?: (what: string) => void
}

/**
 * Sends as a mobile client does: after a broken stream it resumes with Last-Event-ID or repeats the send, at any
 * gateway. `sent` grows as it is streamed. Without a clientId a send whose headers never came is given up, since it may
 * have been accepted.
 */
export function sendPersistently(
  student: Student,
  message: Pick<Sent, 'text' | 'answer'> & { clientId?: string | undefined },
  behaviour: Behaviour,
): { sent: Sent; finished: Promise<Sent> } {
  const sent: Sent = { student, clientId: undefined, ...message, streams: [], refusals: [] }
  return { sent, finished: persist(sent, behaviour) }
}

async function persist(sent: Sent, behaviour: Behaviour): Promise<Sent> {
  const end = performance.now() + behaviour.giveUpMilliseconds
  while (performance.now() < end) {
    await connectOnce(sent, behaviour)
    if (screen(sent).some(isTerminal)) break
    if (sent.streams.length === 0 && !sent.clientId) break
    if (sent.refusals.length > 0) break
    await setTimeout(behaviour.random.between(20, 300))
  }
  return sent
}

async function connectOnce(sent: Sent, behaviour: Behaviour): Promise<void> {
  const { urls, random, answerMilliseconds, onTrouble } = behaviour
  const { path, method, body, resumed } = nextRequest(sent, random)
  const leaving = new AbortController()
  const unanswered = globalThis.setTimeout(() => leaving.abort(), answerMilliseconds)
  const lastEventId = screen(sent).at(-1)?.id
  try {
    const response = await fetch(`${random.pick(urls)}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${sent.student.token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(resumed && lastEventId ? { 'last-event-id': lastEventId } : {}),
      },
      ...(body ? { body } : {}),
      signal: leaving.signal,
    })
    if (response.status !== 200) {
      onTrouble?.(`${method} was answered with ${response.status}`)
      return await noteRefusal(sent, response)
    }
    const stream: Stream = { events: [], resumed, unbroken: false }
    sent.streams.push(stream)
    for await (const event of readEvents(response)) {
      stream.events.push(event)
      unanswered.refresh()
    }
    stream.unbroken = true
  } catch (error) {
    // The connection broke, or we left.
    onTrouble?.(`${method}: ${inspect(error)}`)
  } finally {
    clearTimeout(unanswered)
  }
}

async function noteRefusal(sent: Sent, response: Response): Promise<void> {
  const text = await response.text()
  if (response.status !== 503) sent.refusals.push(`refused with ${response.status} ${text}`)
}

function nextRequest(sent: Sent, random: Random) {
  const turnId = turnIdOf(sent)
  const resumed = turnId !== undefined && random.chance(0.8)
  if (turnId !== undefined && (!sent.clientId || random.chance(0.5)))
    return { path: `/api/chat/turns/${turnId}/stream`, method: 'GET', body: undefined, resumed }
  const body = JSON.stringify({ message: sent.text, clientId: sent.clientId })
  return { path: '/api/chat/send', method: 'POST', body, resumed }
}

/** The whole history of a student, page by page, behind the notice that it begins with: that is there exactly once. */
export async function wholeHistory(urls: string[], student: Student): Promise<History> {
  const messages: History = []
  for (let before = '', hasMore = true; hasMore; ) {
    const page = await eventually('a page of history', () => historyPage(urls, student, before))
    messages.unshift(...page.messages)
    before = `?before=${page.messages[0]?.cursor}`
    hasMore = page.hasMore
  }
  const [notice, ...rest] = messages
  if (notice?.origin !== 'notice' || rest.some(({ origin }) => origin === 'notice'))
    throw new Error(`the history of ${student.sub} does not have its notice once: ${messages.map((one) => one.origin)}`)
  return rest
}

async function historyPage(urls: string[], student: Student, query: string) {
  for (const url of urls) {
    const answer = await fetch(`${url}/api/chat/history${query}`, {
      headers: { authorization: `Bearer ${student.token}` },
      signal: AbortSignal.timeout(6_000),
    }).catch(() => undefined)
    if (answer?.status === 200) return ChatHistoryResponse.parse(await answer.json())
  }
  return undefined
}
