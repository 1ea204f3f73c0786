import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { runTool } from '../openapi/tool.ts'
import { answer, call, readHistory, send } from '../support/client.ts'
import { offerReply } from '../support/offers.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'
import { blocksOf, readGuide } from './blocks.ts'
import { writeBlocks } from './compile.ts'

const guide = 'docs/mobile/react-native.md'

/** What the app around the guide's outbox has; the storage is a file, and outlives the process. */
const app = {
  'asyncStorage.ts': `
    import { existsSync, readFileSync, writeFileSync } from 'node:fs'
    const read = (): Record<string, string> => existsSync('storage') ? JSON.parse(readFileSync('storage', 'utf8')) : {}
    const write = (items: Record<string, string>) => writeFileSync('storage', JSON.stringify(items))
    export default {
      setItem: async (key: string, value: string) => write({ ...read(), [key]: value }),
      removeItem: async (key: string) => write(Object.fromEntries(Object.entries(read()).filter(([name]) => name !== key))),
      getAllKeys: async () => Object.keys(read()),
      multiGet: async (keys: string[]) => keys.map((key) => [key, read()[key] ?? null]),
    }`,
  'drafts.ts': `
    import { appendFileSync } from 'node:fs'
    export const drafts = { keep: async (text: string) => appendFileSync('drafts', text) }`,
  'tellFailure.ts': `
    import { appendFileSync } from 'node:fs'
    export const tellFailure = async (isReply: boolean) => appendFileSync('told', isReply ? 'reply' : 'action')`,
  // Its pauses are short here; what it gives an answer stays as it is.
  'main.ts': `
    const [url, pressed, milliseconds] = process.argv.slice(2)
    const later = globalThis.setTimeout
    const sooner = (run: (...given: unknown[]) => void, wait: number, ...given: unknown[]) =>
      later(run, wait < 10_000 ? wait / 50 : wait, ...given)
    Object.assign(globalThis, { url, setTimeout: sooner })
    const { addPressed, sendPressed } = await import('./outbox.ts')
    if (pressed) await addPressed(JSON.parse(pressed))
    await sendPressed(Number(milliseconds))`,
}

let stack: Stack
/** What happens to the next requests; afterwards nothing does. */
let faults: Array<'answer lost' | 'unreachable' | 'unavailable' | 'captive portal'> = []
let asked: Array<{ clientId: string }> = []
const line = createServer(async (request, reply) => {
  const body = Buffer.concat(await Array.fromAsync(request)).toString()
  asked.push(z.object({ clientId: z.uuid() }).parse(JSON.parse(body)))
  const fault = faults.shift()
  if (fault === 'unreachable') return void request.socket.destroy()
  if (fault === 'unavailable') return void reply.writeHead(503, { 'retry-after': '1' }).end('{"error":"unavailable"}')
  if (fault === 'captive portal') return void reply.writeHead(404, { 'content-type': 'text/html' }).end('<html>')
  const answered = await answer(call(stack.url, null, 'POST', request.url ?? '', body))
  if (fault === 'answer lost') return void request.socket.destroy()
  reply
    .writeHead(answered.status, { 'x-yoldas': answered.headers.get('x-yoldas') ?? '' })
    .end(JSON.stringify(answered.body))
})
let lineUrl: string
beforeAll(async () => {
  stack = await sharedStack()
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  lineUrl = `http://127.0.0.1:${z.object({ port: z.int() }).parse(line.address()).port}`
})
afterAll(() => void line.close())

/** A phone with the guide's outbox on it, as the guide has it. */
async function newPhone() {
  asked = []
  const block = blocksOf(guide, readGuide(guide)).find(({ text }) => text.includes('export function sendPressed'))
  if (!block) throw new Error(`${guide} has no outbox`)
  const folder = await writeBlocks([])
  for (const [file, text] of Object.entries(app)) await writeFile(join(folder, file), text)
  const outbox = block.text
    .replace("'@react-native-async-storage/async-storage'", "'./asyncStorage.ts'")
    .replaceAll(/'\.\/(drafts|tellFailure)'/g, "'./$1.ts'")
  await writeFile(join(folder, 'outbox.ts'), outbox)
  return {
    async run(milliseconds: number, pressed?: { token: string; action: string; text?: string }) {
      const given = pressed ? JSON.stringify(pressed) : ''
      const { ok, output } = await runTool(process.execPath, ['main.ts', lineUrl, given, `${milliseconds}`], folder)
      expect(ok, output).toBe(true)
    },
    read: (file: 'drafts' | 'told' | 'storage') => readFile(join(folder, file), 'utf8').catch(() => ''),
  }
}

async function newOffer() {
  const student = await stack.student({
    claims: { amr: [{ method: 'otp', timestamp: Math.floor(Date.now() / 1000) - 100 }] },
  })
  const { last } = await send(stack.url, student, { message: '!say Nasıl gidiyor?' })
  const messageId = last.event === 'done' ? last.data.messages[0]?.id : undefined
  if (!messageId) throw new Error('nothing was answered')
  return { student, token: await offerReply(stack, student, { messageId }) }
}

const History = z.object({
  messages: z.array(z.object({ origin: z.string(), role: z.string(), content: z.string() })),
})

/** What became messages of all that was sent before: they do in their order, so that another one comes after them. */
async function repliesBefore(student: Student, token: string): Promise<string[]> {
  const last = 'Bu kadar.'
  await call(stack.url, null, 'POST', '/api/notifications/reply', { token, text: last })
  const all = await eventually('the last reply', async () => {
    const { messages } = History.parse((await readHistory(stack.url, student)).body)
    const replies = messages.filter(({ origin, role }) => origin === 'notification' && role === 'user')
    return replies.at(-1)?.content === last && replies
  })
  return all.slice(0, -1).map(({ content }) => content)
}

test('a reply outlives the process that could not send it, keeps its clientId, and is stored once', async () => {
  const { student, token } = await newOffer()
  const phone = await newPhone()
  faults = Array(1_000).fill('unreachable')
  await phone.run(100, { token, action: 'reply', text: 'Harika!' })
  expect(asked.length).toBeGreaterThan(0)
  expect(await phone.read('storage')).toContain(asked[0]?.clientId)

  asked.splice(1)
  faults = ['captive portal', 'answer lost', 'unavailable']
  await phone.run(10_000)
  expect(asked).toHaveLength(5)
  expect(new Set(asked.map(({ clientId }) => clientId)).size).toBe(1)
  expect(await repliesBefore(student, token)).toEqual(['Harika!'])
  expect([await phone.read('storage'), await phone.read('drafts'), await phone.read('told')]).toEqual(['{}', '', ''])
})

test.each([
  ['of an unknown token is kept as a draft', randomBytes(32).toString('base64url'), 'Olmadı', 'Olmadı', 'reply'],
  ['that is too long is kept as a draft', undefined, 'a'.repeat(4001), 'a'.repeat(4001), 'reply'],
])('a reply %s, asked for once', async (_, unknown, text, draft, told) => {
  const phone = await newPhone()
  const token = unknown ?? (await newOffer()).token
  await phone.run(10_000, { token, action: 'reply', text })
  expect(asked).toHaveLength(1)
  expect([await phone.read('storage'), await phone.read('drafts'), await phone.read('told')]).toEqual([
    '{}',
    draft,
    told,
  ])
})

test('a reply of an erased student is forgotten', async () => {
  const { student, token } = await newOffer()
  await call(stack.url, student, 'DELETE', '/api/me')
  const phone = await newPhone()
  await phone.run(10_000, { token, action: 'reply', text: 'Kimse yok' })
  expect(asked).toHaveLength(1)
  expect([await phone.read('storage'), await phone.read('drafts'), await phone.read('told')]).toEqual(['{}', '', ''])
})
