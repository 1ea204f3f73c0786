import { createHash, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { keeperName } from '@yoldas/contracts/bus'
import { eventSubject } from '@yoldas/contracts/events'
import { companionWrote } from '@yoldas/contracts/proactive'
import { eventually } from '@yoldas/testkit'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answer, call } from '../../support/client.ts'
import { keyOf } from '../../support/offers.ts'
import type { Student } from '../../support/stack.ts'
import { nothingWrong, type Sent } from '../ledger.ts'
import { openWorld, shortLease } from '../openWorld.ts'
import type { Random } from '../random.ts'

const { world, random, begin, judged } = await openWorld({ 'chat-engine': shortLease, notifier: shortLease })

type Phone = { token: string } | { externalId: string }
type Owner = { student: Student; phones: Phone[] }

/** Everybody whose phones pushes went to. */
const owners: Owner[] = []

const register = (student: Student, token: string) =>
  answer(call(random.pick(world.urls), student, 'POST', '/api/devices', { token, platform: 'android' }))

/** A student with a device of each of these kinds; without one they are notified by alias. */
async function newOwner(kinds: readonly string[], options: { sub?: string } = {}): Promise<Owner> {
  const timestamp = Math.floor(Date.now() / 1000) - 100
  const student = await world.stack.student({ ...options, claims: { amr: [{ method: 'otp', timestamp }] } })
  const tokens = kinds.map((kind) => `${kind}-${randomUUID()}`)
  for (const token of tokens) expect((await register(student, token)).status).toBe(200)
  const phones = tokens.length > 0 ? tokens.map((token) => ({ token })) : [{ externalId: student.sub }]
  const owner = { student, phones }
  owners.push(owner)
  return owner
}

const shuffled = <Value>(values: readonly Value[], own: Random): Value[] =>
  values
    .map((value) => ({ value, place: own.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value)

/** Resolves when every turn that is done was notified of, and every push is decided. */
const settled = () =>
  eventually(
    'every push to be decided',
    async () => {
      const open = await world.rows(`
        SELECT FROM chat.turn AS t
        WHERE state = 'done' AND origin <> 'notice'
          AND NOT EXISTS (SELECT FROM notify.notification WHERE turn_id = t.id)
        UNION ALL SELECT FROM notify.delivery WHERE state = 'pending' LIMIT 1
      `)
      return open.length === 0
    },
    40_000,
  )

/** What a student is to be notified of: the first bubble of each of their turns that are done. */
async function toldOf(student: Student): Promise<string[]> {
  const rows = await world.rows(
    `SELECT DISTINCT ON (t.turn_index) m.id FROM chat.turn AS t JOIN chat.message AS m ON m.turn_id = t.id
     WHERE t.student_key = $1 AND t.state = 'done' AND m.role = 'assistant' AND m.origin <> 'notice'
     ORDER BY t.turn_index, m.position`,
    [await keyOf(world.stack, student)],
  )
  return rows.map(({ id }) => String(id))
}

const Pushed = z.object({ data: z.looseObject({ messageId: z.uuid(), replyToken: z.string() }) })
const attemptsAt = (phone: Phone) =>
  world.stack.push.attempts(phone).map(({ at, body }) => ({ at: Date.parse(at), ...Pushed.parse(body).data }))
const shownOn = (phone: Phone) => world.stack.push.shown(phone).map(({ tag }) => tag)

/** Everything that a student was notified of stands on each of their phones, once. */
async function expectShown({ student, phones }: Owner) {
  const told = await toldOf(student)
  for (const phone of phones) expect(shownOn(phone).toSorted()).toEqual(told.toSorted())
  return told.length * phones.length
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()
const Started = z.object({ startedAt: z.date() })

/** When attempts to bring the message to the phone were entered, oldest first. */
async function enteredAt(phone: Phone, messageId: string): Promise<number[]> {
  const rows = await world.rows(
    `SELECT a.started_at AS "startedAt" FROM notify.attempt AS a
     JOIN notify.delivery AS d ON d.id = a.delivery_id JOIN notify.notification AS n ON n.turn_id = d.turn_id
     WHERE n.message_id = $1 AND d.device_hash IS NOT DISTINCT FROM $2 ORDER BY a.started_at`,
    [messageId, 'token' in phone ? hashOf(phone.token) : null],
  )
  return rows.map((row) => Started.parse(row).startedAt.getTime())
}

/** Each request that the provider saw was in the ledger, with its own reply token, when it was made. */
async function expectEntered({ phones }: Owner) {
  for (const phone of phones) {
    const made = attemptsAt(phone)
    const replyTokens = [...new Set(made.map(({ replyToken }) => replyToken))]
    expect(replyTokens).toHaveLength(made.length)
    const known = await world.rows('SELECT FROM notify.reply_token WHERE token_hash = ANY ($1)', [
      replyTokens.map(hashOf),
    ])
    expect(known).toHaveLength(made.length)
    for (const [messageId, requests] of Map.groupBy(made, (attempt) => attempt.messageId)) {
      const entered = await enteredAt(phone, messageId)
      expect(requests.length).toBeLessThanOrEqual(entered.length)
      for (const [i, { at }] of requests.entries()) expect(entered[i]).toBeLessThanOrEqual(at)
    }
  }
}

type Disaster = 'Postgres' | 'NATS' | 'NATS and its store' | 'both notifiers' | (string & {})

async function happen(disaster: Disaster): Promise<unknown> {
  switch (disaster) {
    case 'Postgres':
      return world.crashPostgres()
    case 'NATS':
      return world.crashNats({ storeLost: false })
    case 'NATS and its store':
      return world.crashNats({ storeLost: true })
    case 'both notifiers':
      return Promise.all([world.kill('notifier'), world.kill('notifier-2')])
    default:
      return world.kill(disaster)
  }
}

test('each done turn is pushed to each device, shown once and entered before it is sent, whatever dies', async () => {
  const kinds = ['device', 'device', 'busy', 'quota', 'reset', 'internal', 'rate']
  const some = () => Array.from({ length: random.between(1, 3) }, () => random.pick(kinds))
  const talking = await Promise.all([
    ...Array.from({ length: 18 }, () => newOwner(some())),
    newOwner([], { sub: `quota-${randomUUID()}` }),
    newOwner([], { sub: `reset-${randomUUID()}` }),
  ])
  const talk = async ({ student }: Owner, own: Random): Promise<Sent[]> => {
    const sent: Sent[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      sent.push(await begin(student, 2, '').finished)
      await setTimeout(own.between(0, 1_200))
    }
    return sent
  }
  const over = Promise.all(talking.map((owner) => talk(owner, random.fork())))
  const faults = random.fork()
  const disasters = [
    ...['notifier', 'notifier-2', 'chat-engine', 'Postgres', 'NATS', 'both notifiers'],
    ...['notifier', 'notifier-2', 'chat-engine-2', 'Postgres', 'NATS and its store', 'both notifiers'],
  ]
  for (const disaster of shuffled(disasters, faults)) {
    await setTimeout(faults.between(100, 600))
    await happen(disaster)
  }
  const sent = (await over).flat()
  // What a dead notifier had been given comes again after half a minute, or at once when the stream is made anew.
  await happen('NATS and its store')
  expect(await judged(sent)).toEqual(nothingWrong)
  await world.up()
  await settled()
  const counts = { turns: 0, pushes: 0, attempts: 0 }
  for (const owner of talking) {
    counts.turns += (await toldOf(owner.student)).length
    counts.pushes += await expectShown(owner)
    counts.attempts += owner.phones.flatMap(attemptsAt).length
    await expectEntered(owner)
  }
  expect(counts.turns).toBeGreaterThanOrEqual(95)
  console.log(`12: ${world.kills()} kills`, counts)
}, 120_000)

type Admin = AsyncDisposable & { js: JetStreamClient; manager: JetStreamManager }

async function openAdmin(): Promise<Admin> {
  const { host, username, password } = new URL(world.stack.nats.urlFor('admin'))
  const connection = await connect({ servers: host, user: username, pass: password })
  return {
    js: jetstream(connection),
    manager: await jetstreamManager(connection),
    [Symbol.asyncDispose]: () => connection.close(),
  }
}

type StoredEvent = { subject: string; data: Uint8Array }

async function allEvents({ manager }: Admin): Promise<StoredEvent[]> {
  const { state } = await manager.streams.info('EVENTS')
  const events: StoredEvent[] = []
  for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
    const stored = await manager.streams.getMessage('EVENTS', { seq })
    if (stored) events.push({ subject: stored.subject, data: stored.data })
  }
  return events
}

/** Resolves when every consumer has seen all that was published, and what they sent on has arrived. */
const consumed = ({ manager }: Admin) =>
  eventually(
    'everything to be consumed',
    async () => {
      const all = await Array.fromAsync(manager.consumers.list('EVENTS'))
      // The keeper takes half a minute over an erased student, and writes nothing that is looked at here.
      const consumers = all.filter(({ name }) => !name.startsWith(keeperName))
      if (consumers.some(({ num_pending, num_ack_pending }) => num_pending + num_ack_pending > 0)) return false
      return (
        (await world.rows(`SELECT FROM notify.outbox UNION ALL SELECT FROM chat.outbox WHERE kind = 'command'`))
          .length === 0
      )
    },
    40_000,
  )

/** All that is held of students and of what they were notified of, row by row. */
async function everything() {
  const schemas = {
    notify: [
      ...['student', 'device', 'notification', 'delivery', 'attempt', 'reply_token', 'reply_mark'],
      ...['notification_action', 'dead_letter'],
    ],
    chat: ['conversation', 'turn', 'message', 'dead_letter'],
  }
  const tables = Object.entries(schemas).flatMap(([schema, names]) => names.map((name) => `${schema}.${name}`))
  const rows = tables.map(async (table) => {
    const found = await world.rows(`SELECT t::text AS row FROM ${table} AS t ORDER BY 1`)
    return [table, found.map(({ row }) => row)] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}

const requests = () => owners.flatMap(({ phones }) => phones.flatMap(attemptsAt)).length

test('every event again, five times and in any order, changes nothing, shows nothing and sends nothing', async () => {
  const leaver = await newOwner(['device'])
  await begin(leaver.student, 2).finished
  await settled()
  await using admin = await openAdmin()
  const events = await allEvents(admin)
  expect(events.length).toBeGreaterThan(90)
  // Of one who was erased by then, too.
  expect((await call(world.urls[0] ?? '', leaver.student, 'DELETE', '/api/me')).status).toBe(200)
  await eventually('the student to be gone', async () => {
    const closed = await world.rows('SELECT FROM notify.student WHERE erased_at IS NOT NULL')
    const conversations = await world.rows('SELECT FROM chat.conversation WHERE erased_at IS NOT NULL')
    return closed.length > 0 && conversations.length > 0
  })
  await consumed(admin)
  const [before, requestsBefore] = [await everything(), requests()]
  const again = shuffled([...events, ...events, ...events, ...events, ...events], random)
  for (const { subject, data } of again) await admin.js.publish(subject, data, { msgID: randomUUID() })
  await consumed(admin)
  await settled()
  expect(await everything()).toEqual(before)
  expect(requests()).toBe(requestsBefore)
})

const parked = async () =>
  world.rows(`
    SELECT d.id::text, r.refusals FROM notify.dead_letter AS d JOIN notify.inbox_refusal AS r ON r.id = d.id
    WHERE direction = 'in' ORDER BY d.id
  `)

describe('what is refused again and again', () => {
  test('poison is parked after 5 refusals, and delays nobody’s push', async () => {
    const victim = await newOwner(['device'])
    const others = await Promise.all(Array.from({ length: 5 }, () => newOwner(['device'])))
    await begin(victim.student, 1).finished
    await settled()
    await using admin = await openAdmin()
    const studentKey = await keyOf(world.stack, victim.student)
    const subject = eventSubject(companionWrote.name, studentKey)
    const [messageId, text] = [randomUUID(), 'zehir']
    /** It keeps the contract, and no integer of Postgres holds it. */
    const unstorable = () =>
      companionWrote.data.parse({
        ...{ studentKey, turnId: randomUUID(), messageId, text },
        ...{ type: 'reply', messageType: null, bubbles: 2 ** 40, expiresAt: null, unread: { count: 1, revision: 1 } },
      })
    // More than a consumer is given at a time.
    const poison = Array.from({ length: 160 }, (_, i) => ({
      id: randomUUID(),
      data: i % 2 === 0 ? { text } : unstorable(),
    }))
    await Promise.all(poison.map((event) => admin.js.publish(subject, JSON.stringify(event))))
    const waited = others.map(async ({ student, phones: [phone] }) => {
      await begin(student, 1).finished
      const since = performance.now()
      await eventually('the push', () => phone && shownOn(phone).length === 1)
      return performance.now() - since
    })
    expect(Math.max(...(await Promise.all(waited)))).toBeLessThan(5_000)
    await eventually('all of the poison to be parked', async () => (await parked()).length === poison.length, 30_000)
    const ids = poison.map(({ id }) => id).toSorted()
    expect(await parked()).toEqual(ids.map((id) => ({ id, refusals: 5 })))
    await settled()
    for (const owner of [victim, ...others]) expect(await expectShown(owner)).toBe(1)
  })

  test.for([
    ['Postgres', 'notifierPostgres'],
    ['the push provider', 'push'],
  ] as const)('an outage of %s parks nothing, and what it delayed is shown once', async ([, to]) => {
    const before = await parked()
    const refusalsBefore = await world.rows('SELECT * FROM notify.inbox_refusal ORDER BY id')
    const talking = await Promise.all(Array.from({ length: 5 }, () => newOwner(['device', 'device'])))
    const links = Object.values(world.proxies[to])
    for (const link of links) {
      link.reset()
      link.blackHole(true)
    }
    await Promise.all(talking.map(({ student }) => begin(student, 1).finished))
    await setTimeout(3_000)
    for (const { phones } of talking) expect(phones.flatMap(shownOn)).toEqual([])
    for (const link of links) {
      link.heal()
      link.reset()
    }
    await settled()
    for (const owner of talking) {
      expect(await expectShown(owner)).toBe(2)
      await expectEntered(owner)
    }
    expect(await parked()).toEqual(before)
    expect(await world.rows('SELECT * FROM notify.inbox_refusal ORDER BY id')).toEqual(refusalsBefore)
  })
})

describe('a device that passed to another gets nothing more of the first', () => {
  /** Attempts for the student that are entered, not answered, and that no provider has seen. */
  async function underway({ student, phones }: Owner): Promise<unknown[]> {
    const rows = await world.rows(
      `SELECT n.message_id::text AS "messageId"
       FROM notify.attempt AS a JOIN notify.delivery AS d ON d.id = a.delivery_id
       JOIN notify.notification AS n ON n.turn_id = d.turn_id WHERE a.finished_at IS NULL AND d.student_key = $1`,
      [await keyOf(world.stack, student)],
    )
    const given = phones.flatMap(attemptsAt).map(({ messageId }) => messageId)
    return rows.map(({ messageId }) => messageId).filter((messageId) => !given.some((known) => known === messageId))
  }
  const anyUnderway = (owner: Owner) =>
    eventually('an attempt to be under way', async () => (await underway(owner)).length > 0)

  /**
   * Makes the student the device's owner; resolves with when that was answered. A notifier that sleeps may be asked
   * often.
   */
  async function handOver(token: string, to: Student): Promise<number> {
    const isRegistered = async () => (await register(to, token).catch(() => undefined))?.status === 200
    await eventually('the device to be handed over', isRegistered, 40_000)
    return Date.now()
  }

  type HandOver = { token: string; second: Student; at: number }

  /**
   * Of the first only what the provider had by then, and every message of the second; replies to the first's are
   * refused.
   */
  async function expectHandedOver({ token, second, at }: HandOver) {
    const toldSecond = await toldOf(second)
    const ofFirst = attemptsAt({ token }).filter(({ messageId }) => !toldSecond.includes(messageId))
    expect(ofFirst.filter((attempt) => attempt.at > at)).toEqual([])
    const ofSecond = shownOn({ token }).filter((tag) => tag !== null && toldSecond.includes(tag))
    expect(ofSecond.toSorted()).toEqual(toldSecond.toSorted())
    for (const { replyToken } of ofFirst) {
      const reply = { token: replyToken, text: '!say x' }
      const refused = await answer(call(world.urls[0] ?? '', null, 'POST', '/api/notifications/reply', reply))
      expect(refused.status).toBe(401)
    }
    return ofFirst.length
  }

  const single = () => `device-${randomUUID()}`

  /** A student with this device, notified once already. */
  async function ownerOf(token: string): Promise<Owner> {
    const student = await world.stack.student()
    await handOver(token, student)
    await begin(student, 1).finished
    await eventually('their first push', () => attemptsAt({ token }).length > 0)
    return { student, phones: [{ token }] }
  }

  test('in the middle of pushes that a notifier is slow to begin', async () => {
    // It learns late that its attempts are entered; the other hands over meanwhile. Any later, and it could register no
    // device in time.
    const slow = world.proxies.notifierPostgres['notifier-2']
    slow.delay(100)
    const pass = async (token: string): Promise<HandOver> => {
      const first = await ownerOf(token)
      const second = await world.stack.student()
      const talking = Array.from({ length: 4 }, () => begin(first.student, 1).finished)
      let isSaid = false
      void Promise.all(talking).then(() => {
        isSaid = true
      })
      await eventually('an attempt under way', async () => isSaid || (await underway(first)).length > 0)
      const at = await handOver(token, second)
      talking.push(...[first.student, second, first.student, second].map((student) => begin(student, 1).finished))
      await Promise.all(talking)
      return { token, second, at }
    }
    const passed = await Promise.all(Array.from({ length: 8 }, () => pass(single())))
    slow.heal()
    await settled()
    let ofFirst = 0
    for (const handed of passed) ofFirst += await expectHandedOver(handed)
    expect(ofFirst).toBeGreaterThan(0)
  })

  test('from a notifier that slept past its lease, either', async () => {
    const token = single()
    const first = await ownerOf(token)
    const second = await world.stack.student()
    await settled()
    // The one that will sleep works alone, and learns late that its attempts are entered.
    const { notifier: awake, 'notifier-2': sleeper } = world.proxies.notifierPostgres
    awake.blackHole(true)
    sleeper.delay(150)
    const talking = Array.from({ length: 8 }, () => begin(first.student, 1).finished)
    await anyUnderway(first)
    let caught: unknown[] = []
    let at = 0
    {
      using _asleep = world.freeze('notifier-2')
      caught = await underway(first)
      awake.heal()
      at = await handOver(token, second)
      const more = [first.student, second, first.student, second].map((student) => begin(student, 1).finished)
      talking.push(...more)
      await eventually('its leases to be over', async () => {
        const leased = `
          SELECT FROM notify.delivery WHERE lease_until > clock_timestamp() AND student_key = $1 AND attempt = 1`
        return (await world.rows(leased, [await keyOf(world.stack, first.student)])).length === 0
      })
      sleeper.heal()
    }
    expect(caught).not.toEqual([])
    await Promise.all(talking)
    await settled()
    await expectHandedOver({ token, second, at })
  })
})

test('no part ended by itself', () => expect(world.crashes).toEqual([]))
