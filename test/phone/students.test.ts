import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@yoldas/client'
import { createStudents, samples } from '@yoldas/phone/server'
import { addDays, istanbulTime } from '@yoldas/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stack, sharedStack } from '../support/stack.ts'

const opened = new AsyncDisposableStack()
let stack: Stack
let folder: string
beforeAll(async () => {
  stack = await sharedStack()
  folder = await mkdtemp(join(tmpdir(), 'yoldas-students-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
})
afterAll(() => opened.disposeAsync())

type Options = Partial<Parameters<typeof createStudents>[0]>
const open = (name: string, more: Options = {}) =>
  createStudents({
    gatewayUrl: stack.url,
    identityUrl: stack.identity.url,
    folder: join(folder, name),
    exampleModel: true,
    ...more,
  })
const clientOf = (sub: string): Client => createClient({ url: stack.url, token: () => stack.identity.token(sub) })

/** What anybody would see of the student. */
async function seen(sub: string) {
  const client = clientOf(sub)
  const { day } = istanbulTime(new Date())
  const [me, blocks, { sessions }, { exams }, scheduled, { messages }] = await Promise.all([
    client.me(),
    client.plan.list(addDays(day, -7), addDays(day, 7)),
    client.journey.sessions({ limit: 100 }),
    client.journey.exams({ limit: 100 }),
    client.scheduled.list(),
    client.history(),
  ])
  const said = messages.filter(({ origin }) => origin === 'chat')
  return { me, blocks, sessions, exams, scheduled, said }
}

test('an invented student has a past, once, also when several ask and when creating it was interrupted', async () => {
  let left = 15
  const breaking: Options['fetch'] = async (url, init) => {
    left -= 1
    if (left < 0) throw new TypeError('the network is gone')
    return fetch(url, init)
  }
  await expect(open('a', { fetch: breaking }).prepare('elif')).rejects.toThrow()
  const students = open('a')
  const started = performance.now()
  expect(await Promise.all([students.prepare('elif'), students.prepare('elif'), open('b').prepare('elif')])).toEqual([
    true,
    true,
    true,
  ])
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(await students.prepare('elif')).toBe(false)

  const { me, blocks, sessions, exams, scheduled, said } = await seen('elif')
  expect(me).toMatchObject({ needsOnboarding: false, blocked: null, unread: 0, age: { band: '16-17' } })
  expect(me.profile).toMatchObject({ displayName: 'Elif', examType: 'yks', track: 'sayisal' })
  const [elif] = samples
  expect(blocks).toHaveLength((elif?.blocks.length ?? 0) + 1)
  expect(blocks.filter(({ remind }) => remind)).toHaveLength(1)
  expect(scheduled).toHaveLength(1)
  expect(exams).toHaveLength(elif?.exams.length ?? 0)
  const worked = blocks.filter(({ day, status }) => status === 'done' && day < istanbulTime(new Date()).day)
  expect(sessions).toHaveLength((elif?.sessions.length ?? 0) + worked.length)
  expect(said).toHaveLength(12)
  expect(said.map(({ content }) => content).join()).not.toContain('diye sormuşsun')
})

test('beside an operator’s model there is everything but the conversation', async () => {
  await open('c', { exampleModel: false }).prepare('baran')
  const { me, blocks, said } = await seen('baran')
  expect(me.needsOnboarding).toBe(false)
  expect(blocks.length).toBeGreaterThan(0)
  expect(said).toEqual([])
})

test('nobody else is prepared, and the service takes all that is prepared', async () => {
  const students = open('d')
  expect(students.prepare('nobody')).toBeUndefined()
  await Promise.all(samples.slice(1, 3).map(({ sub }) => students.prepare(sub)))
  for (const { sub } of samples.slice(1, 3)) expect((await seen(sub)).said).toHaveLength(12)
})
