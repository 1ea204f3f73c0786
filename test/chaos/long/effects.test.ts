import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { eventually } from '@yoldas/testkit'
import { istanbulTime } from '@yoldas/time'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { newestIn } from '../../support/asked.ts'
import type { ClientEvent } from '../../support/client.ts'
import { type History, isTerminal, judge, nothingWrong, type Sent, screen, turnIdOf } from '../ledger.ts'
import { openWorld } from '../openWorld.ts'
import { untilIdle } from '../senders.ts'
import { ask, sendPersistently, wholeHistory } from '../student.ts'
import type { Engine } from '../world.ts'

const { world, random } = await openWorld()

/**
 * Sends what has the companion take notes, plan and log in one step, react in the next and then answer in so many
 * words.
 */
async function begin(words: number) {
  const notes = randomUUID()
  const day = istanbulTime(new Date()).day
  const sections = [{ subject: 'Türkçe', correct: 30, wrong: 4 }]
  const tools = [
    `!tool update_scratchpad ${JSON.stringify({ text: notes })}`,
    `!tool add_plan_block ${JSON.stringify({ day, minutes: 60, subject: notes, kind: 'study' })}`,
    `!tool log_study_session ${JSON.stringify({ day, minutes: 45, subject: notes })}`,
    `!tool log_exam_result ${JSON.stringify({ day, name: notes, examType: 'tyt', sections })}`,
    '!step',
    `!tool react ${JSON.stringify({ emoji: '👍' })}`,
    `!tool react ${JSON.stringify({ emoji: '🎉' })}`,
  ]
  const asked = { ...ask(words, [...tools, '!first 60', '!delay 20'].join('\n')), clientId: randomUUID() }
  const student = await world.stack.student()
  const limits = { answerMilliseconds: 6_000, giveUpMilliseconds: 40_000 }
  const { sent, finished } = sendPersistently(student, asked, { urls: world.urls, random: random.fork(), ...limits })
  return { notes, sent, finished }
}
type Begun = Awaited<ReturnType<typeof begin>>

const Request = z.object({
  model: z.enum(['chat-engine', 'chat-engine-2']),
  messages: z.array(z.object({ role: z.string(), content: z.string().nullish() })),
})
/** Of each step of each attempt, the engine that asked. */
const askers = ({ text }: Sent): Engine[] =>
  world.stack.model
    .requests()
    .map((request) => Request.parse(request))
    .flatMap(({ model, messages }) => (newestIn(messages).words.endsWith(text) ? [model] : []))

const has = (sent: Sent, name: ClientEvent['event'], count = 1) =>
  screen(sent).filter(({ event }) => event === name).length >= count

const attemptOf = async (sent: Sent) =>
  Number((await world.rows('SELECT attempt FROM chat.turn WHERE id = $1', [turnIdOf(sent)]))[0]?.attempt)

/** The revision of a question counts the reactions left on it; `work` is what the student's plan and journey have. */
const stored = async (sent: Sent) => {
  const rows = await world.rows(
    `SELECT m.revision, c.scratchpad, t.state, (
       SELECT coalesce(array_agg(what ORDER BY what), '{}') FROM (
         SELECT 'block ' || subject FROM profile.plan_block WHERE student_key = m.student_key
         UNION ALL SELECT 'session ' || subject FROM profile.study_session WHERE student_key = m.student_key
         UNION ALL SELECT 'exam ' || name FROM profile.exam_result WHERE student_key = m.student_key
       ) AS work (what)
     ) AS work
     FROM chat.message AS m
     JOIN chat.turn AS t ON t.id = m.turn_id JOIN chat.conversation AS c ON c.student_key = m.student_key
     WHERE m.turn_id = $1 AND m.role = 'user'`,
    [turnIdOf(sent)],
  )
  return rows[0]
}
const unsent = async (sent: Sent) => {
  const waiting = `
    SELECT FROM chat.outbox
    WHERE kind = 'command' AND student_key = (SELECT student_key FROM chat.turn WHERE id = $1)`
  return (await world.rows(waiting, [turnIdOf(sent)])).length
}

const nothingDone = { revision: 0, scratchpad: '', state: 'running', work: [] }

/** Kills the engine that has the turn. */
const killRunner = (sent: Sent) => world.kill(askers(sent).at(-1) ?? 'chat-engine')

/** Reactions are left after a stream's `start` and are judged apart. */
const withoutReactions = (history: History): History => history.map((message) => ({ ...message, reactions: [] }))
const startedWithout = (event: ClientEvent): ClientEvent =>
  event.event === 'start'
    ? { ...event, data: { ...event.data, message: { ...event.data.message, reactions: [] } } }
    : event

/** Each was answered once, its stream ended once, and what its tools did is there once. */
async function expectOnce(begun: readonly Begun[]) {
  await Promise.all(begun.map(({ finished }) => finished))
  await untilIdle(world, 30_000)
  for (const { sent, notes } of begun) {
    const history = await wholeHistory(world.urls, sent.student)
    const streams = sent.streams.map((stream) => ({ ...stream, events: stream.events.map(startedWithout) }))
    const about = new Map([[sent.student.sub, withoutReactions(history)]])
    expect(judge([{ ...sent, streams }], about)).toEqual(nothingWrong)
    expect(screen(sent).filter(isTerminal)).toMatchObject([{ event: 'done', data: { finish: 'complete' } }])
    expect(
      history.map(({ role, reactions }) => [role, reactions.map(({ emoji, actor }) => `${actor} ${emoji}`)]),
    ).toEqual([
      ['user', ['assistant 👍', 'assistant 🎉']],
      ['assistant', []],
    ])
    const shown = screen(sent).flatMap(({ event, data }) => (event === 'reaction' ? [data] : []))
    expect(new Set(shown.map(({ emoji }) => emoji)).size).toBe(shown.length)
    // An engine that died right after its commit has left the command to the others.
    await eventually('the command', async () => (await unsent(sent)) === 0)
    const work = ['block', 'exam', 'session'].map((what) => `${what} ${notes}`)
    expect(await stored(sent)).toEqual({ revision: 2, scratchpad: notes, state: 'done', work })
  }
}

/** Holds the student's message, so that the commit that leaves a reaction on it waits in its middle. */
async function holdQuestion(sent: Sent) {
  const client = new pg.Client({ connectionString: world.stack.database.url })
  client.on('error', () => {})
  await client.connect()
  await client.query('BEGIN')
  await client.query(`SELECT FROM chat.message WHERE turn_id = $1 AND role = 'user' FOR UPDATE`, [turnIdOf(sent)])
  return {
    waitedFor: () =>
      eventually('a commit that waits', async () => {
        const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
        return (await world.rows(waiting)).length > 0
      }),
    [Symbol.asyncDispose]: () => client.end(),
  }
}

const steps: Record<string, (sent: Sent) => Promise<unknown>> = {
  'before its first tool': (sent) => eventually('the first step', () => askers(sent).length === 1),
  'between its tools': (sent) => eventually('the second step', () => askers(sent).length === 2),
  'while it streams after them': (sent) => eventually('chunks', () => has(sent, 'chunk', 3)),
}

describe('what the tools of a turn did is there once', () => {
  test('when its engine is killed at any step of it', async () => {
    const all: Begun[] = []
    for (const reached of Object.values(steps)) {
      // At most two kills are in the way of a turn: one that loses three leases is given up.
      await all.at(-2)?.finished
      const begun = await begin(24)
      all.push(begun)
      await reached(begun.sent)
      await killRunner(begun.sent)
      expect(await stored(begun.sent)).toEqual(nothingDone)
      await world.up()
    }
    await expectOnce(all)
    for (const { sent } of all) expect(await attemptOf(sent)).toBeGreaterThan(1)
  })

  test('when its engine is killed in the middle of its commit', async () => {
    const begun = await begin(24)
    await eventually('chunks', () => has(begun.sent, 'chunk'))
    {
      await using held = await holdQuestion(begun.sent)
      await held.waitedFor()
      await killRunner(begun.sent)
      expect(await stored(begun.sent)).toEqual(nothingDone)
    }
    await expectOnce([begun])
    expect(await attemptOf(begun.sent)).toBeGreaterThan(1)
  })

  test('when its engine is killed once it has said what it did', async () => {
    const begun = await begin(24)
    await eventually('the reaction', () => has(begun.sent, 'reaction'))
    await killRunner(begun.sent)
    await expectOnce([begun])
    expect(await attemptOf(begun.sent)).toBe(1)
  })

  test('when the answer to its commit is lost', async () => {
    const begun = await begin(24)
    await eventually('chunks', () => has(begun.sent, 'chunk', 3))
    const traps = Object.values(world.proxies.postgres).map((link) => link.loseAnswerTo('COMMIT'))
    await Promise.race(traps.map(({ lost }) => lost))
    for (const trap of traps) trap[Symbol.dispose]()
    await expectOnce([begun])
    expect(await attemptOf(begun.sent)).toBe(1)
  })

  test('of 20 turns whose engines are killed at random', async () => {
    const all: Begun[] = []
    for (let wave = 0; wave < 2; wave++) {
      const victims: Engine[] = random.chance(0.5) ? ['chat-engine', 'chat-engine-2'] : ['chat-engine-2', 'chat-engine']
      const kills = victims.map(async (victim) => {
        await setTimeout(random.between(300, 1_500))
        await world.kill(victim)
      })
      const turns = Array.from({ length: 10 }, async () => {
        await setTimeout(random.between(0, 600))
        return begin(8)
      })
      const begun = await Promise.all(turns)
      await Promise.all(kills)
      await world.up()
      await Promise.all(begun.map(({ finished }) => finished))
      all.push(...begun)
    }
    await expectOnce(all)
    const attempts = await Promise.all(all.map(({ sent }) => attemptOf(sent)))
    console.log(`attempts: ${attempts.join(' ')}`)
    expect(Math.max(...attempts)).toBeGreaterThan(1)
  })
})

test('no part ended by itself', () => expect(world.crashes).toEqual([]))
