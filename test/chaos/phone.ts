import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { inspect } from 'node:util'
import { eventually } from '@yoldas/testkit'
import { z } from 'zod'
import { newestIn } from '../support/asked.ts'
import { call, type FeedEvent, readFeed } from '../support/client.ts'
import { inHours, scheduling } from '../support/schedule.ts'
import type { Stack, Student } from '../support/stack.ts'
import { isTerminal, type Sent, screen } from './ledger.ts'
import type { Random } from './random.ts'
import { ask, sendPersistently } from './student.ts'
import type { World } from './world.ts'

/** Where phones live: in front of one address. */
export type Place = Pick<World, 'stack' | 'urls' | 'rows'>

export type Reply = { token: string; text: string; clientId: string; answer: string }
/** An event of the feed, and when it came. */
export type Seen = { at: number; event: FeedEvent }

/**
 * A student's phone with the app of docs/mobile.md: it keeps a feed, sends, is reminded, is pushed to, and replies from
 * notifications.
 */
export type Phone = {
  student: Student
  /** Of its pushes. */
  device: string
  sent: Sent[]
  /** What the companion was asked to remind of, and took on. */
  reminders: string[]
  replies: Reply[]
  feed: Seen[]
  /** What had to be tried again, and why; what the app has to show as failed is thrown. */
  troubles: string[]
}

const [mostReminders, giveUpMilliseconds] = [3, 90_000]

/** Resolves when the phone is registered and its feed has begun; `finished` when it is idle, after `isOver`. */
export async function usePhone(place: Place, random: Random, isOver: () => boolean) {
  const student = await place.stack.student()
  const phone: Phone = {
    ...{ student, device: `device-${randomUUID()}`, sent: [], reminders: [], replies: [], feed: [], troubles: [] },
  }
  const device = { token: phone.device, platform: 'android' }
  await insist(place, phone, random, 'POST', '/api/devices', device)
  const leaving = new AbortController()
  const reading = keepFeed(place, phone, random.fork(), leaving.signal)
  await eventually('the feed to begin', () => phone.feed.length > 0, 30_000)
  const using = Promise.all([talk(place, phone, random.fork(), isOver), reply(place, phone, random.fork(), isOver)])
  return {
    phone,
    finished: using,
    /** Closes the feed. */
    putAway: () => {
      leaving.abort()
      return reading
    },
  }
}

/** Asks until it is taken, as docs/mobile.md has it for what may be repeated. */
async function insist(place: Place, phone: Phone, random: Random, method: string, path: string, body: object) {
  const about = `${method} ${path}`
  for (const end = performance.now() + giveUpMilliseconds; performance.now() < end; ) {
    const student = path.startsWith('/api/notifications/') ? null : phone.student
    const response = await call(random.pick(place.urls), student, method, path, body).catch(() => undefined)
    await response?.arrayBuffer().catch(() => undefined)
    if (response?.ok) return
    phone.troubles.push(`${about}: ${response ? response.status : 'no answer'}`)
    if (response && response.status < 500) throw new Error(`${about} was refused with ${response.status}`)
    await setTimeout(random.between(50, 300))
  }
  throw new Error(`${about} was not taken in ${giveUpMilliseconds} ms`)
}

/** Opens the feed again whenever it ends, from where it was. */
async function keepFeed({ urls }: Place, phone: Phone, random: Random, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const last = phone.feed.at(-1)?.event.id
    try {
      const response = await fetch(`${random.pick(urls)}/api/chat/events`, {
        headers: { authorization: `Bearer ${phone.student.token}`, ...(last ? { 'last-event-id': last } : {}) },
        signal,
      })
      for await (const event of readFeed(response)) phone.feed.push({ at: Date.now(), event })
    } catch (error) {
      if (signal.aborted) return
      phone.troubles.push(`the feed: ${inspect(error)}`)
    }
    await setTimeout(random.between(20, 200))
  }
}

async function talk({ stack, urls }: Place, phone: Phone, random: Random, isOver: () => boolean): Promise<void> {
  const behaviour = {
    ...{ urls, random, answerMilliseconds: 20_000, giveUpMilliseconds },
    onTrouble: (what: string) => void phone.troubles.push(`a turn: ${what}`),
  }
  while (!isOver()) {
    const text = phone.reminders.length < mostReminders && random.chance(0.3) ? randomUUID() : undefined
    const reminding = text === undefined ? [] : [scheduling({ text, dueAt: inHours(1 / 60) })]
    const asked = ask(random.between(1, 40), [...reminding, `!delay ${random.between(5, 50)}`].join('\n'))
    const { sent, finished } = sendPersistently(phone.student, { ...asked, clientId: randomUUID() }, behaviour)
    phone.sent.push(sent)
    await finished
    if (!screen(sent).some(isTerminal)) throw new Error(`a turn had no end in ${giveUpMilliseconds} ms`)
    if (text !== undefined && !toolFailed(stack, sent)) phone.reminders.push(text)
    await setTimeout(random.between(100, 1_500))
  }
}

const ModelRequest = z.object({ messages: z.array(z.object({ role: z.string(), content: z.unknown() })) })

/** Whether the model was given a failure of its tool in the last attempt of the turn, so that it could say so. */
function toolFailed({ model }: Stack, { text }: Sent): boolean {
  const asked = model.requests().map((request) => ModelRequest.parse(request).messages)
  const last = asked.findLast((messages) => newestIn(messages).words.endsWith(text))
  if (!last) throw new Error('the model has forgotten a turn that has just ended')
  return last.some(({ role, content }, at) => {
    const isOfTurn = at > last.findLastIndex((message) => message.role === 'user')
    return isOfTurn && role === 'tool' && String(content).includes('"error"')
  })
}

const Pushed = z.object({ data: z.looseObject({ messageId: z.uuid(), replyToken: z.string() }) })

/** Looks at its notifications, and replies to some. */
async function reply(place: Place, phone: Phone, random: Random, isOver: () => boolean): Promise<void> {
  const known = new Set<string>()
  while (!isOver()) {
    await setTimeout(200)
    for (const { body } of place.stack.push.sent({ token: phone.device })) {
      const { messageId, replyToken: token } = Pushed.parse(body).data
      if (known.has(messageId)) continue
      known.add(messageId)
      if (!random.chance(0.15)) continue
      const clientId = randomUUID()
      const answer = `yanıt ${clientId}`
      const replied = { token, text: `${clientId}\n!say ${answer}`, clientId }
      phone.replies.push({ ...replied, answer })
      await insist(place, phone, random, 'POST', '/api/notifications/reply', replied)
    }
  }
}
