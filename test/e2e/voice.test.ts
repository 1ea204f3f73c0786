import { saidMark } from '@yoldas/standins'
import { eventually } from '@yoldas/testkit'
import { beforeAll, expect, test } from 'vitest'
import { answer, call, openFeed, readHistory, send } from '../support/client.ts'
import { attach, sample } from '../support/media.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

/** Attaches a recording in which the stand-in hears these words. */
async function record(student: Student, words: string, more: object = {}): Promise<string> {
  const bytes = Buffer.concat([await sample('audio/mpeg'), Buffer.from(saidMark + words)])
  return (await attach(stack.url, student, 'audio/mpeg', bytes, more)).id
}

const history = async (student: Student) => (await readHistory(stack.url, student)).body.messages
const askedAbout = (text: string) => stack.model.requests().filter((body) => JSON.stringify(body).includes(text))

test('what a recording says is shown with it on every device, and answered as the student’s words', async () => {
  const student = await stack.student()
  using feed = await openFeed(stack.url, student)
  await feed.hello
  const words = `Limiti anlamadım, ${student.sub}.`
  const { message, last } = await send(stack.url, student, { mediaIds: [await record(student, words)] })
  expect(message.media[0]?.transcript).toBeNull()
  expect(last.event).toBe('done')
  expect((await history(student))[0]).toMatchObject({ content: '', media: [{ transcript: { text: words } }] })
  expect(askedAbout(student.sub)).toHaveLength(1)
  const updated = await eventually('the transcript', () =>
    feed.events.flatMap((one) => (one.event === 'message-updated' ? [one.data.message] : [])).at(0),
  )
  expect(updated.media[0]).toMatchObject({ transcript: { text: words }, url: expect.stringContaining('http') })
})

test('a recording of acute distress is answered by hand, and no model is asked', async () => {
  const student = await stack.student()
  const mediaIds = [await record(student, `Kendimi öldürmek istiyorum. ${student.sub}`)]
  const { last } = await send(stack.url, student, { mediaIds })
  expect(last.event).toBe('done')
  const [, ...answered] = await history(student)
  expect(answered.map(({ author }: { author: string }) => author)).toEqual(answered.map(() => 'hand'))
  expect(answered.at(-1).help.map(({ phone }: { phone: string }) => phone)).toContain('112')
  expect(askedAbout(student.sub)).toEqual([])
})

test('a recording that no server could hear is answered by hand, and names 112', async () => {
  const student = await stack.student()
  const { last } = await send(stack.url, student, { mediaIds: [await record(student, '!500')] })
  expect(last.event).toBe('done')
  const [question, bubble] = await history(student)
  expect(question.media[0].transcript).toBeNull()
  expect([bubble.author, bubble.content]).toEqual(['hand', expect.stringContaining('112')])
})

test('a recording of more than five minutes is refused', async () => {
  const student = await stack.student()
  const mediaIds = [await record(student, 'uzun', { durationMs: 300_001 })]
  const refused = await answer(call(stack.url, student, 'POST', '/api/chat/send', { mediaIds }))
  expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'mediaIds.0' }] } })
})
