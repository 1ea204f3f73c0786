import { randomUUID } from 'node:crypto'
import { takeVerdict, verdictChanged } from '@yoldas/contracts/verdict'
import { isUnavailable } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { openDb, openNats } from '@yoldas/testkit/servers'
import { deadlineIn } from '@yoldas/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { lockConversations } from '../conversation/store.ts'
import { newVerdict } from '../test/verdicts.ts'
import { verdictHandlers } from './handlers.ts'

const opened = new AsyncDisposableStack()
const db = await openDb('chat-engine')
const connect = await openNats()
const bus = await connect('chat-engine')
const owner = await connect('profile-journey')
const shown: string[] = []
beforeAll(async () => {
  const publishHistory = (studentKey: string) => void shown.push(studentKey)
  const handlers = verdictHandlers({ db, bus: { publishHistory } })
  opened.use(await bus.serve(handlers, { service: 'chat-engine', isUnavailable }))
})
afterAll(() => opened.disposeAsync())

const blockedOf = async (studentKey: string) => (await lockConversations(db, [studentKey]))[0]?.blocked

test('a verdict counts once it is answered, by request or by command, and the notice it brings is shown once', async () => {
  const studentKey = randomUUID()
  const verdict = newVerdict({ blocked: 'age' })
  const ask = () => owner.request(takeVerdict, { studentKey, verdict }, deadlineIn(8_000))
  expect(await ask()).toEqual({ taken: true })
  expect(await blockedOf(studentKey)).toBe('age')

  // As the relay of an outbox sends it, more than once.
  const { subject, service } = verdictChanged
  const command = { service, subject, input: z.unknown(), output: z.object({}) }
  const message = { id: newId(), input: { studentKey, verdict: newVerdict() } }
  for (let nth = 0; nth < 2; nth += 1) await owner.request(command, message, deadlineIn(8_000))
  expect(await blockedOf(studentKey)).toBeNull()
  await ask()
  expect(await blockedOf(studentKey)).toBeNull()
  expect(shown.filter((key) => key === studentKey)).toHaveLength(1)
})
