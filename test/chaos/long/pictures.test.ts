import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { phonePhoto } from '@yoldas/chat-engine/test/mediaFiles'
import { eventually } from '@yoldas/testkit'
import { expect, test } from 'vitest'
import { answer, call } from '../../support/client.ts'
import { complete, upload } from '../../support/media.ts'
import type { Student } from '../../support/stack.ts'
import { openWorld } from '../openWorld.ts'
import type { Random } from '../random.ts'

const { world, random } = await openWorld()
// In full: CHAOS_PICTURE_KILLS=100 CHAOS_NATS_MINUTES=15 CHAOS_ONLY=files npm run chaos -- pictures
const kills = Number(process.env.CHAOS_PICTURE_KILLS ?? 20)
const natsMinutes = Number(process.env.CHAOS_NATS_MINUTES ?? 0.25)
/** Longer than any outage here. */
const patience = (natsMinutes + 1) * 60_000
const parts = ['chat-engine', 'chat-engine-2', 'profile-journey'] as const

/** Asks until it is done: in an outage there is no answer, or 503, and who asks all through one is asked to wait. */
function insist(student: Student, method: string, path: string, body?: unknown) {
  return eventually(
    `${method} ${path} to be answered`,
    async () => {
      const given = await answer(call(world.urls[0] ?? '', student, method, path, body)).catch(() => undefined)
      if (!given || given.status >= 500 || given.status === 429) return undefined
      // An earlier try may have removed it without seeing its answer.
      const isRemoved = method === 'DELETE' && given.status === 404
      if (given.status >= 400 && !isRemoved)
        throw new Error(`${method} ${path}: ${given.status} ${JSON.stringify(given.body)}`)
      return given
    },
    patience,
  )
}

/** A picture that the service has looked at. */
async function takePhoto(student: Student, photo: Buffer): Promise<string> {
  return eventually(
    'a picture to be ready',
    async () => {
      const uploaded = await upload(world.urls[0] ?? '', student, 'image/jpeg', photo).catch(() => undefined)
      if (!uploaded) return undefined
      const { id } = uploaded.media
      const completed = await complete(world.urls[0] ?? '', student, id).catch(() => undefined)
      return completed?.status === 200 ? id : undefined
    },
    patience,
  )
}

/** By a request, or by a turn of the companion's; some of them are removed again, or lose their picture. */
async function keepMistake(student: Student, photo: Buffer, own: Random): Promise<void> {
  const mediaId = await takePhoto(student, photo)
  const clientId = randomUUID()
  if (own.chance(0.3)) {
    const tool = `!tool add_mistake ${JSON.stringify({ subject: 'Fizik', picture: 1 })}`
    const sent = { message: `${tool}\n!say Tamam`, mediaIds: [mediaId], clientId }
    await eventually(
      'a send to be accepted',
      async () => {
        const response = await call(world.urls[0] ?? '', student, 'POST', '/api/chat/send', sent).catch(() => undefined)
        await response?.body?.cancel()
        return response?.status === 200
      },
      patience,
    )
    return
  }
  const { body } = await insist(student, 'POST', '/api/journey/mistakes', { subject: 'Fizik', mediaId, clientId })
  const path = `/api/journey/mistakes/${body.mistake.id}`
  if (own.chance(0.4)) await insist(student, 'DELETE', path)
  else if (own.chance(0.3)) await insist(student, 'PATCH', path, { mediaId: null, text: 'Fotoğrafsız.' })
}

/** Has NATS go between the tool of turns that add a mistake each and their commits: these wait in the outbox then. */
async function killNatsBeforeCommits(photo: Buffer): Promise<void> {
  const students = await Promise.all([1, 2, 3].map(() => world.stack.student()))
  const tool = `!tool add_mistake ${JSON.stringify({ subject: 'Fizik', picture: 1 })}`
  const markers = await Promise.all(
    students.map(async (student) => {
      const [marker, mediaId] = [randomUUID(), await takePhoto(student, photo)]
      const message = `${marker}\n${tool}\n!delay 250\n!tokens 40`
      const sent = { message, mediaIds: [mediaId], clientId: randomUUID() }
      const response = await call(world.urls[0] ?? '', student, 'POST', '/api/chat/send', sent)
      await response.body?.cancel()
      return marker
    }),
  )
  const answering = () =>
    markers.every((marker) =>
      world.stack.model.requests().some((request) => {
        const text = JSON.stringify(request)
        return text.includes(marker) && text.includes('"role":"tool"')
      }),
    )
  await eventually('every tool to have been called', answering, 60_000)
  await world.stack.nats.kill()
  const waiting = `SELECT count(*) FROM chat.outbox WHERE published_at IS NULL`
  await eventually('their mistakes to wait for NATS', async () => {
    const [row] = await world.rows(waiting)
    return Number(row?.count) >= students.length
  })
}

const idle = async () => {
  const [row] = await world.rows(`
    SELECT (SELECT count(*) FROM chat.turn WHERE finished_at IS NULL) AS turns,
      (SELECT count(*) FROM chat.outbox WHERE published_at IS NULL)
        + (SELECT count(*) FROM profile.outbox WHERE published_at IS NULL) AS messages
  `)
  return Number(row?.turns) === 0 && Number(row?.messages) === 0
}

test(
  `after ${kills} kills, and ${natsMinutes} minutes without NATS, no picture is left without an owner, and no owner without its picture`,
  async () => {
    const photo = await phonePhoto(60, 40)
    let isOver = false
    const work = Array.from({ length: 4 }, async () => {
      const own = random.fork()
      // A student may enter 50 mistakes on a day.
      for (let student = await world.stack.student(), nth = 1; !isOver; nth += 1) {
        await keepMistake(student, photo, own)
        if (nth % 50 === 0) student = await world.stack.student()
      }
    })
    for (let nth = 0; nth < kills; nth += 1) {
      await world.kill(random.pick(parts))
      await world.up()
    }
    await killNatsBeforeCommits(photo)
    isOver = true
    await setTimeout(natsMinutes * 60_000)
    await world.stack.restartNats({ storeLost: true })
    // Who asked for something while NATS was away has insisted on it.
    await Promise.all(work)
    await world.up()
    await eventually('everything that was sent to arrive', idle, 120_000)
    // Each is looked at now, also those that a request took whose answer nobody saw. The job runs when an engine starts.
    await world.rows(
      `UPDATE chat.media SET check_at = clock_timestamp() WHERE kind = 'image' AND status = 'ready' RETURNING 1`,
    )
    await world.kill('chat-engine')
    await world.up()
    const due = 'SELECT FROM chat.media WHERE check_at <= clock_timestamp() LIMIT 1'
    await eventually('every picture to be looked at', async () => (await world.rows(due)).length === 0, 90_000)
    const ids = async (text: string) => new Set((await world.rows(text)).map(({ id }) => String(id)))
    const pictures = await ids(`SELECT id FROM chat.media WHERE status = 'ready'`)
    const owned = await ids(`
    SELECT media->>'id' AS id FROM profile.mistake WHERE media IS NOT NULL
    UNION SELECT m->>'id' FROM chat.message, jsonb_array_elements(media) AS m
  `)
    expect(owned.size).toBeGreaterThan(10)
    expect({
      ownerless: [...pictures].filter((id) => !owned.has(id)),
      missing: [...owned].filter((id) => !pictures.has(id)),
    }).toEqual({
      ownerless: [],
      missing: [],
    })
    expect(world.crashes).toEqual([])
  },
  600_000 + kills * 10_000 + natsMinutes * 60_000,
)
