import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Client, createClient } from '@yoldas/client'
import { eventually } from '@yoldas/testkit'
import fc from 'fast-check'
import { beforeAll, test } from 'vitest'
import { z } from 'zod'
import { answer, call, readHistory, send } from '../support/client.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'
import { blocksOf, readGuide } from './blocks.ts'
import { writeBlocks } from './compile.ts'

const guide = 'docs/mobile/react-native.md'

type Guide = {
  followUnread(client: Client): { readOn(): Promise<void>; end(): void }
  refreshUnread(client: Client): Promise<void>
}

/** The app around the guide's block: a chat that may be on the screen, and the number on the icon. */
type Phone = { number: number; isVisible: boolean }
const app = {
  'phone.ts': 'export const phone = { number: 0, isVisible: false }',
  'notifee.ts': `
    import { phone } from './phone.ts'
    export default { setBadgeCount: async (count: number) => void (phone.number = count) }`,
  'chatScreen.ts': `
    import { phone } from './phone.ts'
    export const chatScreen = { isVisible: () => phone.isVisible }`,
}

let stack: Stack
let phone: Phone
let given: Guide
beforeAll(async () => {
  stack = await sharedStack()
  const block = blocksOf(guide, readGuide(guide)).find(({ text }) => text.includes('export function followUnread'))
  if (!block) throw new Error(`${guide} does not follow what is unread`)
  const folder = await writeBlocks([])
  for (const [file, text] of Object.entries(app)) await writeFile(join(folder, file), text)
  const text = block.text
    .replace("'react-native-notify-kit'", "'./notifee.ts'")
    .replace("'./chatScreen'", "'./chatScreen.ts'")
  await writeFile(join(folder, 'unread.ts'), text)
  given = await import(join(folder, 'unread.ts'))
  phone = (await import(join(folder, 'phone.ts'))).phone
})

const Pushed = z.object({ apns: z.object({ payload: z.object({ aps: z.object({ badge: z.int() }) }) }) })
const unreadOf = async (student: Student): Promise<number> =>
  (await answer(call(stack.url, student, 'GET', '/api/me'))).body.unread

const steps = fc.array(
  fc.record({
    what: fc.constantFrom('answer', 'answer', 'look', 'cover', 'leave', 'return', 'read elsewhere'),
    bubbles: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 6, maxLength: 9 },
)

test('a phone’s number is what is unread: after its return, by the feed, and by the next push', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const student = await stack.student()
      const token = `phone-${randomUUID()}`
      await call(stack.url, student, 'POST', '/api/devices', { token, platform: 'ios' })
      const client = createClient({ url: stack.url, token: () => student.token })
      const { conversation } = client
      Object.assign(phone, { number: 0, isVisible: false })
      const following = given.followUnread(client)
      await conversation.open()
      await eventually('the feed', () => conversation.getState().connection === 'live')
      let [isAway, answers] = [false, 0]
      const take: Record<(typeof all)[number]['what'], (bubbles: number) => unknown> = {
        async answer(bubbles) {
          answers += 1
          await send(stack.url, student, { message: `!say ${Array(bubbles).fill('evet').join('\\n\\n')}` })
          const push = await eventually('the push', () => stack.push.sent({ token })[answers - 1])
          if (isAway) phone.number = Pushed.parse(push.body).apns.payload.aps.badge
        },
        look() {
          phone.isVisible = true
          if (!isAway) return following.readOn()
        },
        cover() {
          phone.isVisible = false
        },
        leave() {
          isAway = true
          conversation.background()
        },
        return() {
          isAway = false
          conversation.foreground()
          return given.refreshUnread(client)
        },
        async 'read elsewhere'() {
          const newest = (await readHistory(stack.url, student)).body.messages.at(-1)
          if (newest) await call(stack.url, student, 'PUT', '/api/chat/read', { cursor: newest.cursor })
        },
      }
      for (const { what, bubbles } of all) {
        await take[what](bubbles)
        // Nothing tells an app that is away, but a push.
        if (isAway && what !== 'answer') continue
        const isRight = async () => phone.number === (await unreadOf(student))
        await eventually('the number', async () => (isAway || !phone.isVisible || phone.number === 0) && isRight())
      }
      following.end()
      await client.signOut()
    }),
    { numRuns: 2 },
  )
})
