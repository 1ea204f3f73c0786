import { join } from 'node:path'
import { keptMilliseconds } from '@yoldas/chat-engine/corpus/find'
import { ingest } from '@yoldas/chat-engine/corpus/ingest/ingest'
import { promptVersion } from '@yoldas/chat-engine/prompt/promptVersion'
import { writeCorpus } from '@yoldas/chat-engine/test/pages'
import { connectDb } from '@yoldas/db'
import { eventually, patient } from '@yoldas/testkit'
import { istanbulTime } from '@yoldas/time'
import { beforeAll, expect, test } from 'vitest'
import { type Stack, sharedStack } from '../support/stack.ts'
import { expectModel } from './model.ts'
import { figuresOf, madeWith } from './report/figures.ts'
import { Run } from './report/run.ts'
import { runScenarios } from './run.ts'
import { fitsHour } from './scenario/hour.ts'
import { readScenarios } from './scenario/read.ts'
import type { Scenario } from './scenario/scenario.ts'
import { type EvaluatedStack, reachStack } from './stack.ts'

let shared: Stack
let stack: EvaluatedStack
let scenarios: Scenario[]
beforeAll(async () => {
  shared = await sharedStack()
  stack = await reachStack(shared.url, { authUrl: shared.identity.url })
  scenarios = await readScenarios(join(import.meta.dirname, 'standin'))
  await using pages = await writeCorpus({
    'genel/zurafa': {
      title: 'Zürafa kronometresi',
      body: 'Zürafa kronometresi ensede sallanır. Fagositoz destesi tersyüz dizilir.',
    },
  })
  await using db = await connectDb(patient(shared.database.urls['chat-engine']))
  await ingest({ db, embeddings: null, say: () => {} }, pages.folder, new AbortController().signal)
  const ingestedAt = performance.now()
  await eventually('engines to look up the corpus anew', () => performance.now() - ingestedAt > keptMilliseconds)
})

const never = new AbortController().signal
const usual = { judge: undefined, repeat: 1, atOnce: 4, signal: never, say: () => {} }
const problemsOf = ({ conversations }: Pick<Run, 'conversations'>) =>
  conversations.flatMap(({ id, broken, checks }) => [
    ...(broken === null ? [] : [`${id}: ${broken}`]),
    ...checks.flatMap(({ problem, ...check }) => (problem === null ? [] : [`${id}: ${check.check}: ${problem}`])),
  ])
const skippedInWords =
  /^it is for 23:50 to 00:00 in Istanbul, and the clock of this stack shows \d\d:\d\d: npm run at -- 23:50 start$/
const reported = (ran: Pick<Run, 'conversations' | 'skipped'>): Run =>
  Run.parse({
    ...{ startedAt: '', seconds: 1, url: stack.url, repeat: 1, prices: null, judge: null, isWhole: true },
    ...ran,
  })

test('a scenario of each kind passes with the stand-in, and one for another hour is skipped in words', async () => {
  const lines: string[] = []
  // By `npm run at -- 23:50 test/evals/run.test.ts` it runs.
  const isLate = fitsHour('23:50', istanbulTime(stack.now()).time)
  const ran = await runScenarios(scenarios, { ...usual, stack, say: (line) => lines.push(line) })
  expect(problemsOf(ran)).toEqual([])
  const late = { id: 'tools/gece-yarisina-on-kala', why: expect.stringMatching(skippedInWords) }
  expect(ran.skipped).toEqual(isLate ? [] : [late])
  expect(ran.conversations).toHaveLength(isLate ? 7 : 6)
  expect(lines).toHaveLength(7)
  expect(lines.at(-1)).toMatch(/^7\/7 /)
  const run = reported(ran)
  expect(madeWith(run)).toEqual({ models: [expect.any(String)], promptVersions: [promptVersion] })
  const all = figuresOf(run).at(-1)
  expect(all).toMatchObject({ kind: 'all', broken: 0, byJudge: null, notJudged: 2, uncounted: 0 })
  expect(all?.inputTokens).toBeGreaterThan(1000)
  expect(all?.turnSeconds?.most).toBeGreaterThan(0)
})

test('a student of a run is gone afterwards', async () => {
  const tokens = new Set<string>()
  const remembering = {
    ...stack,
    token: async (sub: string) => {
      const token = await stack.token(sub)
      tokens.add(token)
      return token
    },
  }
  const persona = scenarios.filter(({ kind }) => kind === 'persona')
  await runScenarios(persona, { ...usual, stack: remembering, repeat: 2 })
  expect(tokens.size).toBe(2)
  for (const token of tokens) {
    const response = await fetch(`${stack.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })
    expect(response.status).toBe(401)
  }
})

test('a failed turn is a failed check, and what the service refuses is broken, not failed', async () => {
  const [scenario] = scenarios
  if (!scenario) throw new Error('there is no scenario')
  const failing: Scenario = { ...scenario, id: 'care/fails', messages: [{ say: '!fail 400', expect: [] }], expect: [] }
  const block = { day: 'today+900', minutes: 45, subject: 'Kimya', kind: 'study' as const }
  const refused: Scenario = { ...scenario, id: 'care/refused', plan: [block] }
  const ran = await runScenarios([failing, refused], { ...usual, stack })
  const [first, second] = ran.conversations
  expect(first).toMatchObject({ broken: null, checks: [{ check: 'finish "complete"', problem: 'it is failed' }] })
  expect(second).toMatchObject({ broken: expect.stringMatching(/^the service refused: .*"day"/), checks: [] })
})

test('conversations at once are as many as asked', async () => {
  const open = { now: 0, most: 0 }
  const counting = {
    ...stack,
    token: async (sub: string) => {
      open.now += 1
      open.most = Math.max(open.most, open.now)
      return stack.token(sub)
    },
  }
  const persona = scenarios.filter(({ kind }) => kind === 'persona')
  const say = () => {
    open.now -= 1
  }
  await runScenarios(persona, { ...usual, stack: counting, repeat: 4, atOnce: 2, say })
  expect(open.most).toBe(2)
})

test('another model than the one that is to be measured is refused before anything is said', async () => {
  await expect(expectModel(stack, 'another-model', never)).rejects.toThrow(
    /^This stack answers with \S+, not with another-model: .*MODEL_NAME=another-model npm start$/,
  )
  const [model = ''] = madeWith(reported(await runScenarios(scenarios.slice(0, 1), { ...usual, stack }))).models
  await expectModel(stack, model.slice(0, -1), never)
})

test('an interrupted run begins nothing more', async () => {
  const ran = await runScenarios(scenarios, { ...usual, stack, signal: AbortSignal.abort() })
  expect(ran).toEqual({ conversations: [], skipped: [] })
})
