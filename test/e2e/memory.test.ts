import { randomUUID } from 'node:crypto'
import { eventually } from '@yoldas/testkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { newestIn } from '../support/asked.ts'
import { answer, type ClientEvent, call, openFeed, readEvents, send } from '../support/client.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const nothing = { text: '', revision: 0, updatedAt: null, updatedBy: null, enabled: true }
const time = expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/)
const path = '/api/me/memory'
const get = (student: Student) => answer(call(stack.url, student, 'GET', path))
const memoryOf = async (student: Student) => (await get(student)).body
const change = (student: Student, body: object) => answer(call(stack.url, student, 'PATCH', path, body))
const empty = (student: Student) => answer(call(stack.url, student, 'DELETE', path))
const note = (text: string) => `!tool update_scratchpad ${JSON.stringify({ text })}`
const ask = (student: Student, ...lines: string[]) =>
  send(stack.url, student, { message: [...lines, '!say Tamam.'].join('\n') })

const Requested = z.object({
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).default([]),
  messages: z.array(z.object({ role: z.string(), content: z.string().nullish() })),
})
/** The tools that the model was offered for this message, at its first step, and what it was told before it. */
function askedAbout(words: string) {
  const requests = stack.model.requests().flatMap((request) => Requested.safeParse(request).data ?? [])
  const found = requests.find(({ messages }) => newestIn(messages).words.includes(words))
  return {
    tools: found?.tools.map((tool) => tool.function.name) ?? [],
    told: found ? newestIn(found.messages).told : '',
  }
}

const invalid = (path: string) => ({
  status: 400,
  body: { error: 'invalid request', issues: [{ path, message: expect.any(String) }] },
})

describe.concurrent('what the companion remembers', () => {
  test('is what it notes in the conversation, for the student to read', async () => {
    const student = await stack.student()
    expect(await get(student)).toMatchObject({ status: 200, body: nothing })
    await ask(student, note('Sabahçı.'), note('Sabahçı. Hedefi tıp.'))
    const noted = { text: 'Sabahçı. Hedefi tıp.', revision: 1, updatedAt: time, updatedBy: 'companion', enabled: true }
    expect(await memoryOf(student)).toEqual(noted)
    await ask(student, note('Sabahçı. Hedefi tıp.'))
    expect(await memoryOf(student)).toEqual(await memoryOf(student))
    expect(await memoryOf(student)).toMatchObject({ revision: 1 })
  })

  test('is changed and emptied by the student, and the next prompt has it so', async () => {
    const student = await stack.student()
    const changed = await change(student, { text: 'Akşamcı.', revision: 0 })
    expect(changed.body).toEqual({ ...nothing, text: 'Akşamcı.', revision: 1, updatedAt: time, updatedBy: 'student' })
    expect([changed.status, await memoryOf(student)]).toEqual([200, changed.body])
    const words = randomUUID()
    await ask(student, words)
    expect(askedAbout(words).told).toContain('<notlar>\n"Akşamcı."\n</notlar>')
    for (let times = 0; times < 2; times += 1)
      expect(await empty(student)).toMatchObject({ status: 200, body: { removed: true } })
    expect(await memoryOf(student)).toMatchObject({ text: '', revision: 2, updatedBy: 'student', enabled: true })
    expect(await change(student, { text: null })).toMatchObject({ status: 200, body: { text: '', revision: 2 } })
  })

  test('is not overwritten by who has not read it, and a repeat changes nothing', async () => {
    const student = await stack.student()
    await change(student, { text: 'bir' })
    expect(await change(student, { text: 'iki', revision: 0 })).toMatchObject(invalid('revision'))
    const second = await change(student, { text: 'iki', revision: 1 })
    expect(second).toMatchObject({ status: 200, body: { text: 'iki', revision: 2 } })
    expect((await change(student, { text: 'iki', revision: 1 })).body).toEqual(second.body)
    expect((await change(student, {})).body).toEqual(second.body)
  })

  test('is nothing while it is turned off: it is emptied, and the tool is not offered', async () => {
    const student = await stack.student()
    await change(student, { text: 'Gece çalışıyor.' })
    const off = await change(student, { enabled: false })
    expect(off.body).toMatchObject({ text: '', revision: 2, updatedBy: 'student', enabled: false })
    expect((await change(student, { enabled: false })).body).toEqual(off.body)
    for (const body of [{ text: 'x' }, { text: 'x', enabled: false }, { text: '', enabled: false }])
      expect(await change(student, body)).toMatchObject(invalid('text'))
    const words = randomUUID()
    const { last } = await ask(student, words, note('yine de'))
    expect(last).toMatchObject({ event: 'done', data: { messages: [{ content: 'Tamam.' }] } })
    expect(askedAbout(words).tools).toContain('react')
    expect(askedAbout(words).tools).not.toContain('update_scratchpad')
    expect(askedAbout(words).told).not.toContain('<notlar>')
    expect(await memoryOf(student)).toEqual(off.body)
    await change(student, { enabled: true })
    await ask(student, note('yeniden'))
    expect(await memoryOf(student)).toMatchObject({ text: 'yeniden', revision: 4, enabled: true })
  })

  test.each<[string, object, string]>([
    ['a text that is too long', { text: 'ş'.repeat(2001) }, 'text'],
    ['a text of another type', { text: 1 }, 'text'],
    ['a switch of another type', { enabled: 'no' }, 'enabled'],
    ['no switch', { enabled: null }, 'enabled'],
    ['a revision below nothing', { revision: -1 }, 'revision'],
  ])('refuses %s', async (_what, body, field) => {
    const student = await stack.student()
    expect(await change(student, body)).toMatchObject(invalid(field))
    expect(await memoryOf(student)).toEqual(nothing)
  })

  test('says in the feed of every change, and of nothing else', async () => {
    const student = await stack.student()
    using feed = await openFeed(stack.urls.at(-1) ?? stack.url, student)
    await feed.hello
    const updates = () => feed.events.filter(({ event }) => event === 'memory-updated').map(({ data }) => data)
    await change(student, { text: 'bir' })
    await change(student, { text: 'bir' })
    await change(student, { text: 'iki', revision: 0 })
    await ask(student, note('bir'))
    await ask(student, note('üç'))
    await change(student, { enabled: false })
    await empty(student)
    await eventually('three changes in the feed', () => updates().length >= 3)
    await change(student, { enabled: true })
    await eventually('the last one', () => updates().length === 4)
    expect(updates()).toEqual([{}, {}, {}, {}])
    expect(await memoryOf(student)).toMatchObject({ revision: 4 })
  })

  test.each<[string, object, object]>([
    ['has changed since', { text: 'Öğrencinin sözü.' }, { text: 'Öğrencinin sözü.', revision: 2 }],
    ['has been turned off since', { enabled: false }, { text: '', revision: 2, enabled: false }],
  ])('stays as it is where a turn that runs would change what %s', async (_what, body, after) => {
    const student = await stack.student()
    await change(student, { text: 'önce' })
    const message = [note('Modelin notu.'), '!tokens 400', '!delay 20'].join('\n')
    const response = await call(stack.url, student, 'POST', '/api/chat/send', { message })
    const events: ClientEvent[] = []
    let changed: Promise<unknown> | undefined
    for await (const event of readEvents(response)) {
      const [start] = events
      events.push(event)
      if (event.event !== 'chunk' || start?.event !== 'start') continue
      // The tool has run, and the turn has not ended.
      changed ??= change(student, body).then(() =>
        call(stack.url, student, 'POST', `/api/chat/turns/${start.data.turnId}/stop`),
      )
    }
    await changed
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'status', data: expect.objectContaining({ tool: 'update_scratchpad' }) }),
    )
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { messages: [{ author: 'model' }] } })
    expect(await memoryOf(student)).toMatchObject({ ...after, updatedBy: 'student' })
  })

  test('is each student’s own, is exported, and goes with the student', async () => {
    const [student, other] = [await stack.student(), await stack.student()]
    await change(student, { text: 'Benim.' })
    expect(await memoryOf(other)).toEqual(nothing)
    const { body } = await answer(call(stack.url, student, 'GET', '/api/me/export'))
    expect(body['chat-engine'][0]).toMatchObject({
      ...{ type: 'conversation', scratchpad: 'Benim.', scratchpadRevision: 1, scratchpadBy: 'student' },
      ...{ keepsScratchpad: true, scratchpadAt: time },
    })
    await call(stack.url, student, 'DELETE', '/api/me')
    for (const asked of [get(student), change(student, { text: 'x' }), empty(student)])
      expect((await asked).status).toBe(401)
  })
})
