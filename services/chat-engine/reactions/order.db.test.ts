import { randomUUID } from 'node:crypto'
import { maxReactions, type Reaction, Role } from '@yoldas/contracts/chat'
import { connectDb, type DbPool } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { patient, testDatabase } from '@yoldas/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findHistory } from '../conversation/said/store.ts'
import { lockConversation } from '../conversation/store.ts'
import { acceptSend } from '../engine/sending/store.ts'
import { addReaction, removeReaction } from './store.ts'

const opened = new AsyncDisposableStack()
/** As two engines have them. */
let pools: DbPool[]
let db: DbPool
beforeAll(async () => {
  const url = opened.use(await testDatabase()).urls['chat-engine']
  // Each waits for the lock behind all others, and no longer than two seconds.
  const few = { connections: 8 }
  pools = [opened.use(await connectDb(patient(url), few)), opened.use(await connectDb(patient(url), few))]
  db = opened.use(await connectDb(patient(url), { connections: 2 }))
})
afterAll(() => opened.disposeAsync())

const emojis = ['👍', '👍🏽', '❤️', '👩‍👩‍👧‍👦', '🇹🇷', '1️⃣', '😀', '🎉', '🔥', '🙏', '🧠']
type Operation = { kind: 'add' | 'remove'; actor: Role; emoji: string }
const operation: fc.Arbitrary<Operation> = fc.record({
  // Adding as often again, so that the limit is met.
  kind: fc.constantFrom('add', 'add', 'remove'),
  actor: fc.constantFrom(...Role.options),
  emoji: fc.constantFrom(...emojis),
})

async function newMessage() {
  const [studentKey, messageId] = [randomUUID(), newId()]
  await db.transaction((tx) => acceptSend(tx, { studentKey, turnId: newId(), messageId, text: 'soru' }, null))
  return { studentKey, messageId }
}

type Message = Awaited<ReturnType<typeof newMessage>>

async function perform(pool: DbPool | undefined, message: Message, { kind, actor, emoji }: Operation) {
  const outcome = await pool?.transaction(async (tx) => {
    await lockConversation(tx, message.studentKey)
    const change = { ...message, actor, emoji }
    return kind === 'add' ? addReaction(tx, change) : removeReaction(tx, change)
  })
  if (!outcome || outcome.kind === 'unknown') throw new Error('the message is known')
  return { kind, actor, emoji, outcome }
}

type Performed = Awaited<ReturnType<typeof perform>>

const isOf =
  ({ actor, emoji }: Operation) =>
  (reaction: Reaction) =>
    reaction.actor === actor && reaction.emoji === emoji
const isPresent = (reactions: Reaction[], operation: Operation) => reactions.some(isOf(operation))
const isFullFor = (reactions: Reaction[], { actor }: Operation) =>
  reactions.filter((reaction) => reaction.actor === actor).length === maxReactions

/** What a list of reactions becomes by one operation that changes it. */
function applied(reactions: Reaction[], { outcome, ...operation }: Performed): Reaction[] {
  if (operation.kind === 'remove') {
    expect(isPresent(reactions, operation)).toBe(true)
    return reactions.filter((reaction) => !isOf(operation)(reaction))
  }
  expect(isPresent(reactions, operation)).toBe(false)
  expect(isFullFor(reactions, operation)).toBe(false)
  if (outcome.kind === 'full') throw new Error('nothing was changed')
  const { createdAt = '' } = outcome.message.reactions.at(-1) ?? {}
  return [...reactions, { actor: operation.actor, emoji: operation.emoji, createdAt }]
}

/** The states that the message was in, by revision; fails where a change is not explained by the state before it. */
function statesOf(performed: Performed[]): Reaction[][] {
  const states: Reaction[][] = [[]]
  const changes = performed.flatMap((done) =>
    done.outcome.kind === 'changed' ? [{ ...done, revision: done.outcome.revision, after: done.outcome.message }] : [],
  )
  for (const { revision, after, ...change } of changes.toSorted((a, b) => a.revision - b.revision)) {
    expect(revision).toBe(states.length)
    expect(after.reactions).toEqual(applied(states[revision - 1] ?? [], change))
    states.push(after.reactions)
  }
  return states
}

/** Answers that changed nothing are true of a state that there was. */
function expectExplained({ outcome, ...operation }: Performed, states: Reaction[][]) {
  if (outcome.kind === 'unchanged') {
    expect(outcome.message.reactions).toEqual(states[outcome.revision])
    expect(isPresent(outcome.message.reactions, operation)).toBe(operation.kind === 'add')
  }
  if (outcome.kind === 'full')
    expect(states.some((state) => isFullFor(state, operation) && !isPresent(state, operation))).toBe(true)
}

test('100 changes at once are explained by one order of them, answer by answer', async () => {
  const property = fc.asyncProperty(
    fc.array(operation, { minLength: 100, maxLength: 100, size: 'max' }),
    async (operations) => {
      const message = await newMessage()
      const performed = await Promise.all(operations.map((operation, i) => perform(pools[i % 2], message, operation)))
      const states = statesOf(performed)
      for (const done of performed) expectExplained(done, states)
      const { messages } = await findHistory(db, message.studentKey, { limit: 1 })
      expect(messages[0]?.reactions).toEqual(states.at(-1))
    },
  )
  await fc.assert(property, { numRuns: 5, endOnFailure: true })
})

test('100 times the same at once leaves one, or none', async () => {
  const message = await newMessage()
  const repeat = (kind: 'add' | 'remove') =>
    Promise.all(
      Array.from({ length: 100 }, (_, i) => perform(pools[i % 2], message, { kind, actor: 'user', emoji: '👍' })),
    )
  const changed = (performed: Performed[]) => performed.filter(({ outcome }) => outcome.kind === 'changed')
  expect(changed(await repeat('add'))).toHaveLength(1)
  const { messages } = await findHistory(db, message.studentKey, { limit: 1 })
  expect(messages[0]?.reactions).toMatchObject([{ actor: 'user', emoji: '👍' }])
  expect(changed(await repeat('remove'))).toHaveLength(1)
})
