import {
  type Client,
  ClientError,
  type ClientStorage,
  type ConversationState,
  createClient,
  type Item,
  type Message,
  memoryStorage,
} from '@yoldas/client'
import { eventually } from '@yoldas/testkit'
import { beforeAll, expect, test } from 'vitest'
import { seeded } from '../chaos/random.ts'
import { call, readHistory, send } from '../support/client.ts'
import { type FaultyLine, startFaultyLine } from '../support/faultyLine.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const timing = { retryFirst: 10, retryMost: 100, request: 5_000 }

const clientOf = (student: Student, { url = stack.url, storage = memoryStorage() as ClientStorage } = {}) =>
  createClient({ url, storage, timing, token: () => student.token })

const isNotice = (item: Item) => item.kind === 'message' && item.message.origin === 'notice'
const textsOf = ({ items }: ConversationState) =>
  items
    .filter((item) => !isNotice(item))
    .map((item) => (item.kind === 'message' ? item.message.content : `${item.kind} ${item.key}`))

const historyOf = async (student: Student) => (await readHistory(stack.url, student)).body.messages

/** CLIENT_SENDS=1000 takes minutes. */
const sends = Number(process.env.CLIENT_SENDS ?? 30)

/** The whole conversation, page by page from its end. */
async function readAll({ history }: Pick<Client, 'history'>): Promise<Message[]> {
  let page = await history()
  let messages = page.messages
  while (page.hasMore) {
    page = await history({ before: messages[0]?.cursor ?? '' })
    messages = [...page.messages, ...messages]
  }
  return messages
}

const idsOf = ({ items }: ConversationState) =>
  items.map((item) => (item.kind === 'message' ? item.message.id : item.key))

test(
  'over a line with faults and strangers every message is stored once and in order, and every answer is whole',
  async () => {
    const student = await stack.student()
    await using line: FaultyLine = await startFaultyLine(stack.url, seeded(20), { hasStrangers: true })
    const client = clientOf(student, line)
    const watching = clientOf(student)
    await Promise.all([client.conversation.open(), watching.conversation.open()])
    const sent = Array.from({ length: sends }, (_, i) => `${i}\n!say yanıt ${i} ${'ş'.repeat(i % 40)}\\n\\nikinci ${i}`)
    for (const message of sent) await client.conversation.send({ message })

    const isDone = ({ items, turns }: ConversationState) =>
      turns.length === 0 && items.length === 3 * sends + 1 && items.every(({ kind }) => kind === 'message')
    const isShown = () => isDone(client.conversation.getState())
    await eventually('all answers', isShown, 25_000 + sends * 1_000)
    expect(line.counts.failed).toBeGreaterThan(sends / 3)

    const stored = await readAll(client)
    expect(stored.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual(sent)
    const answers = stored
      .filter(({ role, origin }) => role === 'assistant' && origin !== 'notice')
      .toSorted((a, b) => a.turnIndex - b.turnIndex)
    expect(answers.map(({ content }) => content)).toEqual(
      sent.flatMap((_, i) => [`yanıt ${i} ${'ş'.repeat(i % 40)}`.trim(), `ikinci ${i}`]),
    )
    const order = JSON.stringify(stored.map(({ id }) => id))
    client.conversation.foreground()
    for (const { conversation } of [client, watching])
      await eventually('the order of history', () => JSON.stringify(idsOf(conversation.getState())) === order)
    await Promise.all([client.signOut(), watching.signOut()])
    if (process.env.CLIENT_SENDS)
      console.log(`${sends} sends: ${line.counts.failed} of ${line.counts.requests} requests failed`)
  },
  30_000 + sends * 1_000,
)

test('a conversation goes on after a restart of the app, and what was not sent then is sent once', async () => {
  const student = await stack.student()
  const storage = memoryStorage()
  const before = clientOf(student, { storage })
  await before.conversation.open()
  await before.conversation.send({ message: '!say ilk' })
  await eventually('the answer', () => textsOf(before.conversation.getState()).includes('ilk'))
  before.conversation.background()
  await before.conversation.send({ message: '!say sonra' })

  // The phone has no line when the app starts again.
  const offline = createClient({ url: 'http://127.0.0.1:9', storage, timing, token: () => student.token })
  await offline.conversation.open()
  const [first, second, third] = offline.conversation.getState().items.filter((item) => !isNotice(item))
  expect([first?.kind, second?.kind, third?.kind]).toEqual(['message', 'message', 'pending'])
  await eventually('the first try', () => offline.conversation.getState().connection === 'offline')
  offline.conversation.background()

  const after = clientOf(student, { storage })
  await after.conversation.open()
  await eventually('both answers', () => textsOf(after.conversation.getState()).includes('sonra'))
  const stored: Array<{ content: string }> = await historyOf(student)
  expect(stored.map(({ content }) => content)).toEqual(['!say ilk', 'ilk', '!say sonra', 'sonra'])
  await after.signOut()
  expect(after.conversation.getState().items).toEqual([])
  expect(await storage.getAllKeys()).toEqual([])
})

test('what other devices write, react to and stop is shown, also after the app was in the background', async () => {
  const student = await stack.student()
  const client = clientOf(student)
  const { conversation } = client
  await conversation.open()
  await eventually('the feed', () => conversation.getState().connection === 'live')
  const { message } = await send(stack.url, student, { message: '!say bir' })
  await eventually('the answer', () => textsOf(conversation.getState()).at(-1) === 'bir')
  const isReacted = () =>
    conversation.getState().items.some(({ kind, ...item }) => 'message' in item && item.message.reactions.length > 0)
  await call(stack.url, student, 'PUT', `/api/chat/messages/${message.id}/reactions/${encodeURIComponent('👍')}`)
  await eventually('the reaction', isReacted)
  const removed = conversation.unreact(message.id, '👍')
  expect(isReacted()).toBe(false)
  await removed
  expect(isReacted()).toBe(false)

  conversation.background()
  await send(stack.url, student, { message: '!say iki' })
  expect(textsOf(conversation.getState())).toEqual(['!say bir', 'bir'])
  conversation.foreground()
  await eventually('what came meanwhile', () => textsOf(conversation.getState()).at(-1) === 'iki')

  await conversation.send({ message: '!tokens 400\n!delay 30' })
  const live = await eventually('a bubble', () => conversation.getState().items.find(({ kind }) => kind === 'live'))
  // The stream is cut off and taken up again in the middle of the answer.
  conversation.foreground()
  const [turn] = conversation.getState().turns
  expect(await conversation.stop(turn?.turnId ?? '')).toBe(true)
  await eventually('the end', () => conversation.getState().turns.length === 0)
  const last = conversation.getState().items.at(-1)
  expect([last?.kind, last?.key]).toEqual(['message', live.key])

  await conversation.send({ message: '!break 2' })
  const failed = await eventually('the failure', () => conversation.getState().turns.find(({ canRetry }) => canRetry))
  await conversation.retry(failed.turnId)
  await eventually('the second failure', () => conversation.getState().turns.find(({ canRetry }) => canRetry))
  await client.signOut()
})

test('functions of every area answer, and refusals are typed', async () => {
  const student = await stack.student()
  const client = clientOf(student)
  expect((await client.me()).id).toBe(student.sub)
  expect((await client.patchProfile({ displayName: 'Ada', proactive: { checkins: false } })).proactive.checkins).toBe(
    false,
  )
  await expect(client.patchProfile({ dailyHours: 17 })).rejects.toMatchObject({
    failure: { kind: 'refused', status: 400, issues: [{ path: 'dailyHours' }] },
  })
  expect((await client.devices.register({ token: 'a/b', platform: 'ios' })).token).toBe('a/b')
  expect(await client.scheduled.list()).toEqual([])
  const today = new Date().toISOString().slice(0, 10)
  const block = await client.plan.create({ day: today, minutes: 30, subject: 'Kimya', kind: 'study' })
  expect((await client.plan.change(block.id, { status: 'done' })).status).toBe('done')
  expect(await client.plan.list(today, today)).toHaveLength(1)
  await client.plan.remove(block.id)
  expect((await client.journey.streak()).current).toBe(0)
  expect(await client.journey.topics('Kimya')).toEqual({ topics: [], hasMore: false })
  expect((await client.journey.week('2000-01-03')).minutes).toBe(0)
  const { share, token } = await client.shares.create({ name: 'Annem', scope: ['hours'], days: 1 })
  expect([typeof token, await client.shares.list()]).toEqual(['string', [share]])
  await client.shares.remove(share.id)
  expect((await client.journey.examTypes()).length).toBeGreaterThan(3)
  expect(Object.keys(await client.exportAll()).length).toBeGreaterThan(3)

  const bytes = new TextEncoder().encode('bir metin')
  const progress: number[] = []
  const onProgress = (done: number) => void progress.push(done)
  const media = await client.media.upload({ kind: 'file', mimeType: 'text/plain' }, bytes, { onProgress })
  expect([media.status, progress]).toEqual(['ready', [0, 1]])
  const events = await Array.fromAsync(client.turns.send({ message: '!say tamam', mediaIds: [media.id] }))
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { messages: [{ content: 'tamam' }] } })

  await client.deleteAccount()
  const after = await client.me().catch((error) => error)
  expect(after).toBeInstanceOf(ClientError)
  expect(after.failure).toEqual({ kind: 'signed-out' })
})
