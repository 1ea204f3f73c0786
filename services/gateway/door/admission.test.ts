import { get } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test, vi } from 'vitest'
import { fewAtOnce } from './admission.ts'
import { answerError } from './failures.ts'

/** A route whose answers are held back until they are let go, and who is behind it now. */
async function startDoor(bounds: Parameters<typeof fewAtOnce>[0]) {
  const app: FastifyInstance = Fastify({ forceCloseConnections: true })
  const inside: Array<{ studentKey: string; letGo: () => void }> = []
  app.setErrorHandler(answerError)
  app.decorateRequest('student', null)
  const counts = { come: 0, gone: 0 }
  app.addHook('onRequest', async (request, reply) => {
    counts.come += 1
    reply.raw.on('close', () => {
      counts.gone += 1
    })
    const studentKey = String(request.headers.student)
    const verdict = { blocked: null, adult: false, decidedAt: '2026-01-01T00:00:00.000000Z' }
    request.student = { sub: studentKey, studentKey, verdict, expiresAt: 0 }
  })
  app.addHook('onRequest', fewAtOnce(bounds))
  const hold = async ({ student }: { student: { studentKey: string } | null }) => {
    await new Promise<void>((letGo) => inside.push({ studentKey: student?.studentKey ?? '', letGo }))
    return {}
  }
  app.get('/held', hold)
  app.get('/api/chat/send', hold)
  app.get('/free', async () => ({}))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = (student: string, path = '/held') =>
    fetch(url + path, { headers: { student } }).then(({ status }) => status)
  const of = (student: string) => inside.filter(({ studentKey }) => studentKey === student).length
  return { url, counts, ask, inside, of, [Symbol.asyncDispose]: () => app.close() }
}

const forEver = 60_000
const until = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 20_000, interval: 5 })

test('however much one student asks for, a few are at work, and everybody else goes on', async () => {
  await using door = await startDoor({ atOnce: 3, atWorkMilliseconds: forEver, latestMilliseconds: forEver })
  const { ask, inside, of } = door
  const asked = Array.from({ length: 20 }, () => ask('a'))
  const others = ['b', 'c'].map((other) => ask(other))
  await until(() => of('a') === 3 && of('b') === 1 && of('c') === 1)
  for (let done = 0; done < 22; done++) {
    await until(() => inside.length > 0)
    expect(of('a')).toBeLessThanOrEqual(3)
    inside.shift()?.letGo()
  }
  expect(new Set(await Promise.all([...asked, ...others]))).toEqual(new Set([200]))
})

test('sends that wait do not hold up what else their student asks for', async () => {
  await using door = await startDoor({ atOnce: 2, atWorkMilliseconds: forEver, latestMilliseconds: forEver })
  const { ask, inside, of } = door
  const sends = Array.from({ length: 5 }, () => ask('a', '/api/chat/send'))
  await until(() => of('a') === 2)
  expect(await ask('a', '/free')).toBe(200)
  for (let done = 0; done < 5; done++) {
    await until(() => inside.length > 0)
    inside.shift()?.letGo()
  }
  expect(new Set(await Promise.all(sends))).toEqual(new Set([200]))
})

test('what only waits gives its place to the next', async () => {
  await using door = await startDoor({ atOnce: 1, atWorkMilliseconds: 1, latestMilliseconds: forEver })
  const { ask, inside, of } = door
  const held = [ask('a'), ask('a')]
  await until(() => of('a') === 2)
  expect(await ask('a', '/free')).toBe(200)
  for (const { letGo } of inside) letGo()
  expect(await Promise.all(held)).toEqual([200, 200])
})

test('a request whose turn does not come in time is a 503 and has not begun', async () => {
  await using door = await startDoor({ atOnce: 1, atWorkMilliseconds: forEver, latestMilliseconds: 1_000 })
  const { ask, inside, of } = door
  const held = ask('a')
  await until(() => of('a') === 1)
  expect(await ask('a')).toBe(503)
  expect(inside).toHaveLength(1)
  inside[0]?.letGo()
  expect(await held).toBe(200)
})

test('an asker who leaves before the answer keeps the place while the work may go on', async () => {
  await using door = await startDoor({ atOnce: 1, atWorkMilliseconds: forEver, latestMilliseconds: 1_000 })
  const { ask, of } = door
  const leaving = get(`${door.url}/held`, { headers: { student: 'a' } })
  leaving.on('error', () => {})
  await until(() => of('a') === 1)
  leaving.destroy()
  await until(() => door.counts.gone === 1)
  expect(await ask('a', '/free')).toBe(503)
})

test('nothing is done for a client that left while it waited, and it holds no place', async () => {
  await using door = await startDoor({
    atOnce: 1,
    atWorkMilliseconds: forEver,
    latestMilliseconds: forEver,
  })
  const { ask, inside, of } = door
  const held = ask('a')
  await until(() => of('a') === 1)
  const leaving = get(`${door.url}/held`, { headers: { student: 'a' } })
  leaving.on('error', () => {})
  await until(() => door.counts.come === 2)
  leaving.destroy()
  await until(() => door.counts.gone === 1)
  const next = ask('a', '/free')
  inside[0]?.letGo()
  expect(await held).toBe(200)
  expect(await next).toBe(200)
  expect(inside).toHaveLength(1)
})
