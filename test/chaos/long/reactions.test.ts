import { setTimeout } from 'node:timers/promises'
import { ReactionResponse } from '@yoldas/contracts/chat'
import { expect, test } from 'vitest'
import { answer, call, readHistory, send } from '../../support/client.ts'
import type { Student } from '../../support/stack.ts'
import { openWorld } from '../openWorld.ts'
import type { Random } from '../random.ts'

const { world, random } = await openWorld()

const emojis = ['👍', '❤️', '🎉', '👩‍👩‍👧‍👦', '🇹🇷', '1️⃣', '👍🏽', '😂']
const changesPerEmoji = 13

type Change = { method: 'PUT' | 'DELETE'; emoji: string }

/** Asks, at any gateway, until it is answered: what nobody answered may have happened or not, and is asked again. */
async function insist(student: Student, messageId: string, { method, emoji }: Change, random: Random) {
  const path = `/api/chat/messages/${messageId}/reactions/${encodeURIComponent(emoji)}`
  for (;;) {
    const given = await answer(call(random.pick(world.urls), student, method, path)).catch(() => undefined)
    if (given?.status === 200) return ReactionResponse.parse(given.body).message.reactions
    expect([undefined, 503]).toContain(given?.status)
    await setTimeout(random.between(20, 200))
  }
}

test('reactions changed while everything is killed end in a state that one order explains, none twice', async () => {
  const student = await world.stack.student()
  const { message } = await send(world.urls[0] ?? '', student, { message: '!say tamam' })
  let answered = 0
  const change = async (emoji: string, own: Random) => {
    for (let i = 0; i < changesPerEmoji; i += 1) {
      const method = own.chance(0.5) ? 'PUT' : 'DELETE'
      const reactions = await insist(student, message.id, { method, emoji }, own)
      const mine = reactions.filter((reaction) => reaction.emoji === emoji)
      expect(mine).toHaveLength(method === 'PUT' ? 1 : 0)
      expect(new Set(reactions.map((reaction) => reaction.emoji)).size).toBe(reactions.length)
      answered += 1
    }
  }
  const changing = Promise.all(emojis.map((emoji) => change(emoji, random.fork())))
  const faults = random.fork()
  for (const victim of ['chat-engine', 'gateway', 'chat-engine-2', 'Postgres', 'NATS', 'gateway-2'] as const) {
    await setTimeout(faults.between(20, 150))
    if (victim === 'Postgres') await world.crashPostgres()
    else if (victim === 'NATS') await world.crashNats({ storeLost: true })
    else await world.kill(victim)
  }
  await changing
  await world.up()
  expect(answered).toBe(emojis.length * changesPerEmoji)

  // After the storm every device has the same, and what is asked for last is what stands.
  const left = emojis.filter(() => random.chance(0.5))
  for (const emoji of emojis)
    await insist(student, message.id, { method: left.includes(emoji) ? 'PUT' : 'DELETE', emoji }, random)
  for (const url of world.urls) {
    const { body } = await readHistory(url, student)
    const reactions: Array<{ emoji: string }> = body.messages[0].reactions
    expect(reactions.map(({ emoji }) => emoji).toSorted()).toEqual(left.toSorted())
  }
})
