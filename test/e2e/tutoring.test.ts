import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '@yoldas/contracts/chat'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { allEvents, answer, call, readHistory, rebuildBubbles, send } from '../support/client.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

type Exported = { role?: string; turnIndex: number }

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const setStyle = (student: Student, answerStyle: string | null) =>
  answer(call(stack.url, student, 'PATCH', '/api/profile', { answerStyle }))
const history = async (student: Student): Promise<ChatMessage[]> =>
  (await readHistory(stack.url, student)).body.messages

const Asked = z.looseObject({ messages: z.array(z.looseObject({ role: z.string(), content: z.string().nullable() })) })
const wayLine = /^Yanıt biçimi: .*$/gm
/** How each request with this in its newest message was told to answer, and what its instructions were. */
const askedAbout = (text: string) =>
  stack.model.requests().flatMap((body) => {
    if (!JSON.stringify(body).includes(text)) return []
    const { messages } = Asked.parse(body)
    const newest = messages.findLast(({ role }) => role === 'user')?.content ?? ''
    return [{ ways: newest.split('<mesaj-')[0]?.match(wayLine) ?? [], instructions: messages[0]?.content ?? '' }]
  })

/** Sends words of which `rest` is nobody else's; resolves with how the model was told to answer. */
async function waysOf(student: Student, body: { message?: string; style?: unknown } = {}) {
  const rest = randomUUID()
  const { last } = await send(stack.url, student, { ...body, message: `!say Tamam.\n${body.message ?? ''} ${rest}` })
  expect(last.event).toBe('done')
  return askedAbout(rest).flatMap(({ ways }) => ways)
}

const [guide, direct] = [expect.stringContaining('önce ipucu ver,'), expect.stringContaining('ipucu vermeden')]
const solve = expect.stringContaining('Artık ipucu verme')

test('a turn answers in the style of its send, else of the profile', async () => {
  const student = await stack.student()
  expect(await waysOf(student)).toEqual([guide])
  expect(await waysOf(student, { style: 'direct' })).toEqual([direct])
  expect(await waysOf(student, { style: null })).toEqual([guide])
  await setStyle(student, 'direct')
  expect(await waysOf(student)).toEqual([direct])
  expect(await waysOf(student, { style: 'guide' })).toEqual([guide])
  expect(await waysOf(student, { message: 'ÇÖZÜMÜ GÖSTER' })).toEqual([solve])
})

test.each(['Direct', '', 'hint', 1, true, {}])('refuses the style %j and stores nothing', async (style) => {
  const student = await stack.student()
  const { status, body } = await answer(call(stack.url, student, 'POST', '/api/chat/send', { message: 'x', style }))
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { error: 'invalid request', issues: [{ path: 'style' }] },
  })
  expect(await history(student)).toEqual([])
})

test('two hints come before the solution, and nobody sees their marks', async () => {
  const student = await stack.student()
  const said: string[] = []
  for (const message of [
    'Bu türev sorusunu nasıl çözerim?',
    'Olmadı',
    'Yine yapamadım bu soruyu',
    'Başka bir soru sorayım',
  ]) {
    const { events, last } = await send(stack.url, student, { message })
    if (last.event !== 'done') throw new Error(`ended with ${last.event}`)
    const contents = last.data.messages.map(({ content }) => content)
    expect(rebuildBubbles(events)).toEqual(contents)
    expect(JSON.stringify(events)).not.toMatch(/[⟨⟩]/)
    said.push(contents.join('\n\n'))
  }
  const [first, second, third, fourth] = said
  expect(first).toMatch(/^İpucu: Verilenleri/)
  expect(second).toMatch(/^İpucu: Bulduğun/)
  expect(third).toMatch(/^Adım adım gidelim/)
  expect(fourth).toBe(first)
  const { body } = await answer(call(stack.url, student, 'GET', '/api/me/export'))
  const answers = body['chat-engine'].filter(({ role, turnIndex }: Exported) => role === 'assistant' && turnIndex > 0)
  expect(answers.map(({ style, hints }: { style: string; hints: number }) => [style, hints])).toEqual([
    ['guide', 1],
    ['guide', 2],
    ...Array(answers.length - 3).fill(['guide', 0]),
    ['guide', 1],
  ])
})

test('the solution comes at once to who asks for it, and in the direct style', async () => {
  const student = await stack.student()
  const says = async (body: object) => rebuildBubbles((await send(stack.url, student, body)).events)[0]
  expect(await says({ message: 'Bu türev sorusunu nasıl çözerim?' })).toMatch(/^İpucu:/)
  expect(await says({ message: 'cozumu goster' })).toMatch(/^Adım adım gidelim/)
  expect(await says({ message: 'Peki bunu nasıl çözerim?', style: 'direct' })).toMatch(/^Adım adım gidelim/)
})

test.each([
  ['its send', { style: 'direct' }, null],
  ['the profile', {}, 'direct'],
])('a retry keeps the style of %s, whatever the profile says by then', async (_of, body, answerStyle) => {
  const student = await stack.student()
  if (answerStyle) await setStyle(student, answerStyle)
  const rest = randomUUID()
  const { last, turnId } = await send(stack.url, student, { ...body, message: `!fail 400\n${rest}` })
  expect(last.event).toBe('error')
  await setStyle(student, 'guide')
  await allEvents(await call(stack.url, student, 'POST', `/api/chat/turns/${turnId}/retry`))
  const ways = askedAbout(rest).flatMap((asked) => asked.ways)
  expect(ways.length).toBeGreaterThanOrEqual(2)
  expect(new Set(ways).size).toBe(1)
  expect(ways[0]).toEqual(direct)
})

test('while distress holds there are no rules of teaching, no style and no hints', async () => {
  const student = await stack.student()
  await setStyle(student, 'direct')
  await send(stack.url, student, { message: '!care serious/self-harm\n!say Seni dinliyorum.' })
  const rest = randomUUID()
  const body = { message: `!hint\n!say Buradayım.\nÇözümü göster ${rest}`, style: 'guide' }
  const { events } = await send(stack.url, student, body)
  expect(rebuildBubbles(events)).toEqual(['Buradayım.'])
  const [asked] = askedAbout(rest)
  expect(asked?.ways).toEqual([])
  expect(asked?.instructions).not.toMatch(/ipucu|ödev/i)
  const key = `SELECT hints FROM chat.turn WHERE id = (SELECT turn_id FROM chat.message WHERE content LIKE $1)`
  expect(await stack.query(key, [`%${rest}%`])).toEqual([{ hints: 0 }])
})
