import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { eventually } from '@yoldas/testkit'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answer, call, send } from '../../support/client.ts'
import type { Student } from '../../support/stack.ts'
import { openWorld, shortLease } from '../openWorld.ts'
import type { Random } from '../random.ts'
import { untilIdle } from '../senders.ts'
import { wholeHistory } from '../student.ts'

const { world, random } = await openWorld({ 'chat-engine': shortLease, notifier: shortLease })

const Pushed = z.object({ data: z.looseObject({ messageId: z.uuid(), replyToken: z.string() }) })

type Offered = { student: Student; messageId: string; token: string }

/** A student who was notified of an answer, and what that offers. */
async function newOffer(): Promise<Offered> {
  const [url = ''] = world.urls
  const student = await world.stack.student()
  const device = `device-${randomUUID()}`
  const registered = await call(url, student, 'POST', '/api/devices', { token: device, platform: 'ios' })
  expect(registered.status).toBe(200)
  await send(url, student, { message: '!say Nasıl gidiyor?' })
  const sent = await eventually('the notification', () => world.stack.push.sent({ token: device }).at(0))
  const { messageId, replyToken: token } = Pushed.parse(sent.body).data
  return { student, messageId, token }
}

type Reply = { token: string; text: string; clientId: string }

const newReply = (token: string): Reply => {
  const clientId = randomUUID()
  return { token, text: `${clientId}\n!say yanıt ${clientId}`, clientId }
}

/** Asks, at any gateway, until it is answered: what nobody answered may have happened or not. Counts the tries. */
async function insist(reply: Reply, own: Random): Promise<{ status: number; tries: number }> {
  for (let tries = 1; ; tries += 1) {
    const asked = call(own.pick(world.urls), null, 'POST', '/api/notifications/reply', reply)
    const given = await answer(asked).catch(() => undefined)
    if (given && given.status !== 503) return { status: given.status, tries }
    await setTimeout(own.between(20, 200))
  }
}

/** What is asked and answered in notifications, once all of it is through. */
async function replied({ student }: Offered) {
  const waiting = () => world.rows(`SELECT FROM notify.outbox WHERE kind = 'command'`)
  await eventually('every reply to be passed on', async () => (await waiting()).length === 0, 40_000)
  await untilIdle(world, 40_000)
  const told = (await wholeHistory(world.urls, student)).filter(({ origin }) => origin === 'notification')
  const turns = Map.groupBy(told, ({ turnId }) => turnId)
  return [...turns.values()].map((messages) => ({
    replyTo: messages[0]?.replyTo?.id,
    said: messages.map(({ role, content }) => `${role}: ${content}`),
  }))
}

const once = ({ messageId }: Offered, { text, clientId }: Reply) => ({
  replyTo: messageId,
  said: [`user: ${text}`, `assistant: yanıt ${clientId}`],
})
const byText = (a: { said: string[] }, b: { said: string[] }) => (a.said.join() < b.said.join() ? -1 : 1)

test('100 parallel repeats of a reply become one message with one answer, whatever dies or is lost', async () => {
  const offered = await newOffer()
  const repeated = newReply(offered.token)
  const others = Array.from({ length: 20 }, () => newReply(offered.token))
  const storm = [
    ...Array.from({ length: 100 }, () => repeated),
    // Their own clients repeat these too.
    ...others.flatMap((other) => [other, other, other]),
  ]
  const faults = random.fork()
  const wave = async () => {
    const asking = storm.map(async (reply, i) => {
      const own = random.fork()
      // Half of the 100 come at the same moment.
      if (i % 2 === 1) await setTimeout(own.between(0, 600))
      return insist(reply, own)
    })
    const answers = Promise.all(asking)
    const disasters = [
      () => world.kill(faults.pick(['notifier', 'notifier-2'])),
      () => world.crashNats({ storeLost: true }),
      () => world.kill(faults.pick(['chat-engine', 'chat-engine-2'])),
    ]
    for (const disaster of disasters) {
      await setTimeout(faults.between(5, 120))
      await disaster()
    }
    return answers
  }
  const first = await wave()
  expect(first.map(({ status }) => status)).toEqual(storm.map(() => 202))
  // The storm was one.
  expect(first.filter(({ tries }) => tries > 1).length).toBeGreaterThan(0)
  const all = [repeated, ...others].map((reply) => once(offered, reply)).toSorted(byText)
  expect((await replied(offered)).toSorted(byText)).toEqual(all)

  await world.crashNats({ storeLost: true })
  await world.up()
  const second = await Promise.all(storm.map((reply) => insist(reply, random.fork())))
  expect(second.map(({ status }) => status)).toEqual(storm.map(() => 202))
  expect((await replied(offered)).toSorted(byText)).toEqual(all)
  const marks = await world.rows('SELECT count(*)::int FROM notify.reply_mark WHERE client_id = ANY ($1)', [
    [repeated, ...others].map(({ clientId }) => clientId),
  ])
  expect(marks).toEqual([{ count: 21 }])
  const repeats = first.reduce((sum, { tries }) => sum + tries - 1, 0)
  console.log(`13: ${storm.length} clients, ${repeats} repeats for want of an answer, ${world.kills()} kills`)
})

describe('a reply whose transaction failed leaves no mark, and is accepted and stored once when it is repeated', () => {
  const deaths: Record<string, () => Promise<unknown>> = {
    'when Postgres crashed': () => world.crashPostgres(),
    'when the notifiers were killed': () => Promise.all([world.kill('notifier'), world.kill('notifier-2')]),
  }

  test.for(Object.keys(deaths))('%s', async (death) => {
    const offered = await newOffer()
    const reply = newReply(offered.token)
    const accepting = await holdAcceptance()
    const insisting = insist(reply, random.fork())
    const transaction = await accepting.begun()
    await deaths[death]?.()
    await accepting.release()
    await eventually('the transaction to be undone', async () => {
      const [row] = await world.rows('SELECT pg_xact_status($1::xid8) AS status', [transaction])
      return row?.status !== 'in progress'
    })
    if (death !== 'when Postgres crashed')
      expect(await world.rows('SELECT pg_xact_status($1::xid8) AS status', [transaction])).toEqual([
        { status: 'aborted' },
      ])
    expect((await insisting).status).toBe(202)
    const again = await Promise.all([1, 2, 3].map(() => insist(reply, random.fork())))
    expect(again.map(({ status }) => status)).toEqual([202, 202, 202])
    expect(await replied(offered)).toEqual([once(offered, reply)])
  })

  /** Nothing can be entered into the outbox: an acceptance stops between its mark and its command. */
  async function holdAcceptance() {
    const client = new pg.Client({ connectionString: world.stack.database.url })
    client.on('error', () => {})
    await client.connect()
    await client.query('BEGIN; LOCK TABLE notify.outbox IN SHARE MODE')
    const waiting = () =>
      world.rows(`
        SELECT backend_xid::text FROM pg_stat_activity
        WHERE wait_event_type = 'Lock' AND backend_xid IS NOT NULL AND query LIKE '%accept_reply%'
      `)
    return {
      /** Its transaction's id. */
      begun: async () => {
        const [row] = await eventually('an acceptance to be under way', async () => {
          const rows = await waiting()
          return rows.length > 0 && rows
        })
        return String(row?.backend_xid)
      },
      release: () => client.end().catch(() => {}),
    }
  }
})

test('no part ended by itself', () => expect(world.crashes).toEqual([]))
