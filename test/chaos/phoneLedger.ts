import { eventually } from '@yoldas/testkit'
import { type History, isTerminal, judge, screen, type Verdict } from './ledger.ts'
import type { Phone, Place, Seen } from './phone.ts'
import { untilIdle } from './senders.ts'
import { wholeHistory } from './student.ts'

/** Resolves when nothing is left to be delivered, answered, published or pushed. */
export async function settled(place: Place, milliseconds: number): Promise<void> {
  await untilIdle(place, milliseconds)
  const open = async () => {
    const rows = await place.rows(`
      SELECT 'scheduled' AS what FROM scheduler.scheduled_message
      UNION ALL SELECT 'command' FROM chat.outbox WHERE kind = 'command'
      UNION ALL SELECT 'command' FROM notify.outbox WHERE kind = 'command'
      UNION ALL SELECT 'turn' FROM chat.turn WHERE state IN ('waiting', 'ready', 'running')
      UNION ALL SELECT 'notification' FROM chat.turn AS t
      WHERE state = 'done' AND origin <> 'notice' AND NOT EXISTS (SELECT FROM notify.notification WHERE turn_id = t.id)
      UNION ALL SELECT 'push' FROM notify.delivery WHERE state = 'pending'`)
    return Object.entries(Object.groupBy(rows, ({ what }) => String(what))).map(([what, of]) => `${of?.length} ${what}`)
  }
  let left: string[] = []
  await eventually(
    'everything to be delivered',
    async () => {
      left = await open()
      return left.length === 0
    },
    milliseconds,
  ).catch((cause) => {
    throw new Error(`there are left: ${left.join(', ')}`, { cause })
  })
}

/**
 * An end that the live stream has lost comes from the database, to a feed that is opened again a second time: it
 * replaces what is there by the same.
 */
type Ends = 'come once' | 'may come again'

/** Compares what phones sent, were shown and were pushed with what is in their histories. */
export async function judgePhones(place: Place, phones: readonly Phone[], ends: Ends = 'come once'): Promise<Verdict> {
  const histories: Array<[string, History]> = []
  for (const { student } of phones) histories.push([student.sub, await wholeHistory(place.urls, student)])
  const all = new Map(histories)
  const verdict = judge(
    phones.flatMap(({ sent }) => sent),
    all,
  )
  for (const phone of phones) {
    const history = all.get(phone.student.sub) ?? []
    judgeEnds(phone, verdict)
    judgeWritten(phone, history, verdict)
    judgePushes(place, phone, history, verdict)
    judgeFeed(phone, history, ends, verdict)
  }
  return verdict
}

function judgeEnds({ sent }: Phone, { lost, wrong }: Verdict) {
  for (const one of sent) {
    const end = screen(one).find(isTerminal)
    if (!end) lost.push(`${one.text}: no end`)
    else if (end.event === 'error') wrong.push(`${one.text}: it failed`)
  }
}

/** Replies and reminders are there once, and nothing besides what was sent. */
function judgeWritten({ student, sent, replies, reminders }: Phone, history: History, verdict: Verdict) {
  const once = (what: string, found: number) => {
    if (found === 0) verdict.lost.push(`${what} is not in history`)
    if (found > 1) verdict.duplicated.push(`${what} is ${found} times in history`)
  }
  const times = (content: string, origin: string) =>
    history.filter((message) => message.content === content && message.origin === origin).length
  for (const { text, answer } of replies) {
    once(`the reply ${text}`, times(text, 'notification'))
    once(`the answer ${answer}`, times(answer, 'notification'))
  }
  for (const text of reminders) once(`the reminder ${text}`, times(text, 'scheduled'))
  const expected = 2 * sent.length + 2 * replies.length + reminders.length
  if (history.length !== expected)
    verdict.wrong.push(`${student.sub}: history has ${history.length} messages instead of ${expected}`)
}

/** Whatever the companion wrote is shown once among the notifications; no answer here has two bubbles. */
function judgePushes({ stack }: Place, { device }: Phone, history: History, { lost, duplicated, wrong }: Verdict) {
  const written = new Set(history.filter(({ role }) => role === 'assistant').map(({ id }) => id))
  const shown = stack.push.shown({ token: device }).map(({ tag }) => String(tag))
  for (const id of written) if (!shown.includes(id)) lost.push(`${id} was not pushed`)
  for (const id of shown) if (!written.has(id)) wrong.push(`${id} was pushed, history has it not`)
  if (new Set(shown).size < shown.length) duplicated.push(`${device}: a notification is shown twice`)
}

/**
 * Every message came in the feed, or was there when the feed said that history is to be read; between these none came
 * twice.
 */
function judgeFeed({ student, feed }: Phone, history: History, ends: Ends, { lost, duplicated }: Verdict) {
  const readAt = feed.filter(({ event }) => event.event === 'resync').map(({ at }) => at)
  const shown = new Set(feed.flatMap(idsIn))
  for (const { id, timestamp } of history)
    if (!shown.has(id) && !readAt.some((at) => at >= Date.parse(timestamp)))
      lost.push(`${student.sub}: ${id} of ${timestamp} did not come in the feed`)
  let since = new Map<string, string>()
  for (const seen of feed) {
    const { event, data } = seen.event
    if (event === 'resync') since = new Map()
    for (const id of idsIn(seen)) {
      const isSameEnd = ends === 'may come again' && event === 'done' && since.get(id) === JSON.stringify(data)
      if (since.has(id) && !isSameEnd)
        duplicated.push(`${student.sub}: ${id} came twice in the feed, again as ${event}`)
      since.set(id, JSON.stringify(data))
    }
  }
}

function idsIn({ event: { event, data } }: Seen): string[] {
  if (event === 'start' || event === 'message') return [data.message.id]
  return event === 'done' ? data.messages.map(({ id }) => id) : []
}

/** What phones have seen, for the report of the run. */
export function countsOf(phones: readonly Phone[]) {
  const count = (of: (phone: Phone) => readonly unknown[]) => phones.reduce((sum, phone) => sum + of(phone).length, 0)
  return {
    turns: count(({ sent }) => sent),
    replies: count(({ replies }) => replies),
    reminders: count(({ reminders }) => reminders),
    feedEvents: count(({ feed }) => feed),
    troubles: count(({ troubles }) => troubles),
  }
}
