import { randomUUID } from 'node:crypto'
import { istanbulTime, mondayOf } from '@yoldas/time'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { allEvents, answer, call, readHistory, send } from '../support/client.ts'
import { put, sample } from '../support/media.ts'
import { offerActions, offerReply } from '../support/offers.ts'
import { inHours, schedule } from '../support/schedule.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

const Media = z.record(z.string(), z.looseObject({ example: z.unknown().optional() }))
const Operation = z.object({
  operationId: z.string(),
  requestBody: z.object({ content: Media }).optional(),
  responses: z.record(z.string(), z.object({ content: Media.optional() })),
})
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) })

type Described = { method: string; path: string; body: object | undefined; status: number; answers: unknown }

let stack: Stack
let student: Student
let described: Map<string, Described>
beforeAll(async () => {
  stack = await sharedStack()
  student = await stack.student({ sub: randomUUID() })
  const { paths } = Document.parse((await answer(call(stack.url, null, 'GET', '/openapi.json'))).body)
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [operation.operationId, describe(method, path, operation)] as const,
    ),
  )
  described = new Map(entries)
})

function describe(method: string, path: string, { requestBody, responses }: z.infer<typeof Operation>): Described {
  const [status = '', success] = Object.entries(responses).find(([code]) => Number(code) < 300) ?? []
  const body = requestBody?.content['application/json']?.example
  const answers = success?.content?.['application/json']?.example
  return {
    method: method.toUpperCase(),
    path,
    body: z.looseObject({}).optional().parse(body),
    status: Number(status),
    answers,
  }
}

type Asked = { path?: Record<string, string>; query?: string; body?: object; as?: Student | null }

/** Asks what the document has as an example, but for what is named, and expects the answer that stands there. */
async function ask(operationId: string, { path: params = {}, query = '', body: changes, as = student }: Asked = {}) {
  const { method, path, body, status, answers } = described.get(operationId) ?? {}
  if (!method || !path) throw new Error(`there is no ${operationId}`)
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  const given = await answer(call(stack.url, as, method, address + query, body && { ...body, ...changes }))
  expect({ status: given.status, body: alike(given.body) }, operationId).toEqual({ status, body: alike(answers) })
  return given.body
}

/** What depends on when and where it is: of any value, but there, of its type and in its form. */
const free = [
  'content',
  'cursor',
  'url',
  'token',
  'id',
  'sizeBytes',
  'width',
  'height',
  'turnIndex',
  'revision',
  'time',
  'sentence',
  'status',
  'before',
]
const forms: Array<[string, RegExp]> = [
  ['an id', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/],
  ['a time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/],
  ['a day', /^\d{4}-\d\d-\d\d$/],
]

function alike(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => alike(item, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, alike(inner, name)]))
  const form = forms.find(([, pattern]) => typeof value === 'string' && pattern.test(value))
  if (form) return form[0]
  return free.includes(key) && value !== null ? typeof value : value
}

const { day: today } = istanbulTime(new Date())
const { day: tomorrow } = istanbulTime(inHours(24))
const ofToday = `from=${today}&to=${today}`

test('profile: its examples are what is answered', async () => {
  await ask('patchProfile', { body: { examDate: istanbulTime(inHours(24 * 300)).day } })
  await ask('putAge')
  await ask('getMe')
  await ask('patchMemory', { body: { revision: 0 } })
  await ask('getMemory')
  await ask('deleteMemory')
  await ask('grantConsent', { path: { kind: 'terms' } })
  await ask('getConsents')
  await ask('withdrawConsent', { path: { kind: 'terms' } })
  await ask('getHealth', { as: null })
})

test('attachments, messages, reactions, feedback and search', async () => {
  const bytes = await sample('image/png')
  const { media, upload } = await ask('createMedia', { body: { sizeBytes: bytes.length, clientId: randomUUID() } })
  expect(await put(upload, bytes)).toBe(200)
  await ask('completeMedia', { path: { id: media.id } })
  await ask('getMedia', { path: { id: media.id } })

  const { path, body } = described.get('sendChatMessage') ?? {}
  expect(path).toBe('/api/chat/send')
  const { last } = await send(stack.url, student, { ...body, message: '!say Merhaba!', mediaIds: [media.id] })
  const id = (last.event === 'done' && last.data.messages[0]?.id) || ''
  await ask('addReaction', { path: { id, emoji: '👍' } })
  const { messages } = (await readHistory(stack.url, student)).body
  const page = z.object({ messages: z.array(z.unknown()) }).parse(described.get('getChatHistory')?.answers)
  expect(alike(messages)).toEqual(alike(page.messages.slice(0, 2)))
  await ask('removeReaction', { path: { id, emoji: '👍' } })
  await ask('putFeedback', { path: { id } })
  await ask('removeFeedback', { path: { id } })
  await ask('searchMessages', { query: '?q=merhaba&limit=1' })
})

test('a turn that runs is in the history, and is stopped', async () => {
  const hanging = await call(stack.url, student, 'POST', '/api/chat/send', { message: '!hang' })
  const { turns } = (await answer(call(stack.url, student, 'GET', '/api/chat/history'))).body
  const page = z.object({ turns: z.array(z.looseObject({})) }).parse(described.get('getChatHistory')?.answers)
  expect(alike(turns)).toEqual(alike(page.turns.map((turn) => ({ ...turn, state: turns[0].state }))))
  await ask('stopTurn', { path: { turnId: turns[0].turnId } })
  await allEvents(hanging)
})

test('what is scheduled', async () => {
  const scheduled = described.get('getScheduledMessages')?.answers
  const { text, reason } = z
    .object({ scheduled: z.tuple([z.object({ text: z.string(), reason: z.string() })]) })
    .parse(scheduled).scheduled[0]
  const [message] = await schedule(stack.url, student, { text, reason })
  const id = message?.id ?? ''
  await ask('getScheduledMessages')
  await ask('moveScheduledMessage', { path: { id }, body: { dueAt: inHours(30).toISOString() } })
  await ask('removeScheduledMessage', { path: { id } })
})

test('devices, a reply and an action from a notification', async () => {
  const token = `phone-${randomUUID()}`
  await ask('registerDevice', { body: { token } })
  await ask('testDevices', { body: { token } })
  await ask('removeDevice', { body: { token } })
  const { messages } = (await readHistory(stack.url, student)).body
  const replyToken = await offerReply(stack, student, { messageId: messages[1].id })
  await ask('replyToNotification', { as: null, body: { token: replyToken, text: '!say Güzel.' } })
  const offered = await offerActions(stack, student, { messageType: 'reminder' })
  await ask('actOnNotification', { as: null, body: { token: offered.token, clientId: randomUUID() } })
})

test('plan and journey', async () => {
  const { block } = await ask('createPlanBlock', { body: { day: tomorrow } })
  await ask('getPlan', { query: `?from=${tomorrow}&to=${tomorrow}` })
  await ask('patchPlanBlock', { path: { id: block.id } })
  await ask('removePlanBlock', { path: { id: block.id } })

  const another = { day: today, minutes: 60, subject: 'Matematik', kind: 'study' }
  const { body: made } = await answer(call(stack.url, student, 'POST', '/api/plan/blocks', another))
  const { session } = await ask('createStudySession', { body: { day: today, blockId: made.block.id } })
  await ask('getStudySessions')
  await ask('getTopics')
  await ask('getHours', { query: `?${ofToday}` })
  await ask('getStreak')

  const { exam } = await ask('createExamResult', { body: { day: today } })
  await ask('getExamResults')
  await ask('getProgress', { query: '?examType=tyt' })
  await ask('getWeek', { path: { monday: mondayOf(today) } })
  const { share, token } = await ask('createShare')
  await ask('getShares')
  await ask('readShare', { as: null, body: { token } })
  await ask('removeShare', { path: { id: share.id } })
  await ask('removeStudySession', { path: { id: session.id } })
  await ask('removeExamResult', { path: { id: exam.id } })

  const Types = z.object({ examTypes: z.array(z.looseObject({ name: z.string(), days: z.unknown() })) })
  const { examTypes } = Types.parse((await answer(call(stack.url, student, 'GET', '/api/journey/exam-types'))).body)
  const [documented] = Types.parse(described.get('getExamTypes')?.answers).examTypes
  expect(examTypes).toContainEqual({
    ...documented,
    days: examTypes.find(({ name }) => name === documented?.name)?.days,
  })
})

test('mistakes, cards and what is due', async () => {
  const bytes = await sample('image/png')
  const { media, upload } = await ask('createMedia', { body: { sizeBytes: bytes.length, clientId: randomUUID() } })
  expect(await put(upload, bytes)).toBe(200)
  await ask('completeMedia', { path: { id: media.id } })

  const { mistake } = await ask('createMistake', { body: { mediaId: media.id } })
  const { card } = await ask('createReviewCard')
  await ask('patchMistake', { path: { id: mistake.id } })
  await ask('getMistake', { path: { id: mistake.id } })
  await ask('getMistakes')
  await ask('getMistakeSummary', { query: `?${ofToday}` })
  await ask('patchReviewCard', { path: { id: card.id } })
  await ask('getReviewCards')
  const { answer: given } = await ask('answerReview', { path: { id: card.id } })
  await ask('getReviewDue', { query: `?day=${tomorrow}` })
  await ask('getReviewLoad', { query: `?from=${today}&to=${tomorrow}` })
  await ask('removeReviewAnswer', { path: { id: given.id } })
  await ask('removeReviewCard', { path: { id: card.id } })
  await ask('removeMistake', { path: { id: mistake.id } })
})

test('the export, and the end', async () => {
  const exported = await answer(call(stack.url, student, 'GET', '/api/me/export'))
  expect(Object.keys(exported.body)).toEqual(Object.keys(Object(described.get('exportMe')?.answers)))
  await ask('deleteMe')
})
