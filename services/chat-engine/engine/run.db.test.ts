import type { LiveEvent } from '@yoldas/contracts/live'
import { connectDb, sql } from '@yoldas/db'
import { createMetrics } from '@yoldas/telemetry'
import { patient, testDatabase } from '@yoldas/testkit'
import { openNats } from '@yoldas/testkit/servers'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { liveTurn } from '../answer/live.ts'
import { tool } from '../answer/toolbox.ts'
import { turnMetrics } from '../metrics.ts'
import { claimSend, enterEngine, turnDeps } from '../test/engine.ts'
import { calls, type Said, says, startScript } from '../test/script.ts'
import { runTurn } from './run.ts'

const opened = new AsyncDisposableStack()
afterAll(() => opened.disposeAsync())
const database = opened.use(await testDatabase())
const [db, owner] = [
  opened.use(await connectDb(patient(database.urls['chat-engine']))),
  opened.use(await connectDb(patient(database.url))),
]
const connect = await openNats()
const bus = await connect('chat-engine')

const ends = (reason: string) => `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: reason }] })}\n\n`

let applied = 0
const change = tool({
  name: 'change',
  description: 'Değiştirir',
  input: z.object({}),
  begin: (turn) => async () =>
    turn.stage({
      isAnswer: true,
      apply: async () => {
        applied += 1
        return undefined
      },
    }),
})

/** A turn whose model says these answers, run to its end. */
async function run(answers: Said[], text = 'soru') {
  const metrics = createMetrics()
  await using script = await startScript(answers)
  const claim = await claimSend(db, await enterEngine(db), { text })
  const events: LiveEvent[] = []
  const live = liveTurn({ publishLive: (_student, _turn, event) => events.push(event) }, claim)
  const orders = { abandoned: new AbortController().signal, stopped: new AbortController().signal }
  await runTurn(
    turnDeps({ db, bus, model: script.model }, { tools: [change], turns: turnMetrics(metrics) }),
    claim,
    live,
    orders,
  )
  const last = events.at(-1)
  const bubbles = last?.event === 'done' ? last.data.messages.map(({ content }) => content) : null
  const measured = /^gen_ai_invoke_agent_duration_seconds_count\{.*error_type="(\w+)"\} 1$/m.exec(await metrics.text())
  return { claim, bubbles, last: last?.event, asked: script.asked.length, failure: measured?.[1] }
}

const State = z.object({ state: z.string(), attempt: z.int() })
const Found = z.object({ count: z.int() })

test('an answer that Postgres refuses fails the turn at once', async () => {
  await owner.query(sql.typeAlias('none')`ALTER TABLE chat.message ADD CHECK (content NOT LIKE '%zehir%')`)
  const { claim, last, asked, failure } = await run([[says('Bu zehir.')]])
  expect([last, asked, failure]).toEqual(['error', 1, 'refused_by_postgres'])
  const turn = await db.one(sql.type(State)`SELECT state, attempt FROM turn WHERE id = ${claim.turnId}`)
  expect(turn).toEqual({ state: 'failed', attempt: 1 })
})

test('a mark on distress within a thought is not the companion’s', async () => {
  const { claim, bubbles } = await run([[says('<think>⟨care:acute/self-harm⟩ ben</think>'), says('Buradayım.')]])
  expect(bubbles).toEqual(['Buradayım.'])
  const found = await db.one(
    sql.type(Found)`SELECT count(*)::int AS count FROM concern WHERE student_key = ${claim.studentKey}`,
  )
  expect(found).toEqual({ count: 0 })
})

test('the provider’s filter leaves nothing of what tools would change, and what earlier bubbles say', async () => {
  const { bubbles } = await run([
    [says('Kuruyorum.'), calls(['change', '{}'])],
    [says('İlk balon.\n\nŞimdi sana '), ends('content_filter')],
  ])
  expect(bubbles).toEqual(['Kuruyorum.', 'İlk balon.', expect.stringContaining('içerik süzgecine takıldı')])
  expect(applied).toBe(0)
})

test('the provider’s filter ends a step without words with a bubble of its own', async () => {
  const { bubbles } = await run([[says('Bakıyorum.'), calls(['change', '{}'])], [ends('content_filter')]])
  expect(bubbles).toEqual(['Bakıyorum.', expect.stringContaining('içerik süzgecine takıldı')])
})

test('an answer at the limit of its length ends at a sentence, also where a tool was called before', async () => {
  const { bubbles } = await run([
    [says('Bakıyorum'), calls(['change', '{}']), ends('length')],
    [says('Baktım. Şimdi ya'), ends('length')],
  ])
  expect(bubbles).toEqual(['Bakıyorum', 'Baktım.'])
  expect(applied).toBe(1)
})

test('an attempt is measured by why it failed, and by nothing when it did not', async () => {
  expect((await run([[says('Tamam.')]])).failure).toBeUndefined()
  expect((await run([])).failure).toBe('refused')
})
