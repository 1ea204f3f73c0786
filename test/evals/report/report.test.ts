import { describe, expect, test } from 'vitest'
import { compareRuns, differenceOf } from './compare.ts'
import { figuresOf, madeWith } from './figures.ts'
import { pageOf } from './page.ts'
import { type Conversation, Run } from './run.ts'
import { textOf } from './text.ts'

const turn = {
  said: 'Merhaba',
  sentAt: '2026-11-25T11:00:00.000Z',
  bubbles: [{ content: 'Selam!' }],
  firstMilliseconds: 400,
  milliseconds: 2_000,
}
const usage = { model: 'a-model', promptVersion: '0123456789ab', inputTokens: 1_000_000, outputTokens: 500_000 }
const statement = { name: 'kind', statement: 'It is kind.', reason: '' }

const conversation = (id: string, isGood: boolean, more: object = {}) => ({
  ...{ id, kind: id.split('/')[0], title: 'A title', student: null, nth: 1, startedAt: turn.sentAt, seconds: 3 },
  ...{ broken: null, turns: [turn], usage: [usage] },
  checks: [{ turn: 1, check: 'says "selam"', problem: isGood ? null : 'it does not say "selam"' }],
  judged: [],
  ...more,
})
const runOf = (conversations: object[], more: object = {}): Run =>
  Run.parse({
    ...{ startedAt: turn.sentAt, seconds: 10, url: 'http://127.0.0.1:8080', repeat: 1, prices: null, judge: null },
    ...{ isWhole: true, skipped: [], conversations, ...more },
  })
const many = (id: string, good: number, bad: number, more: object = {}) => [
  ...Array.from({ length: good }, () => conversation(id, true, more)),
  ...Array.from({ length: bad }, () => conversation(id, false, more)),
]
const judged = (...verdicts: Array<Conversation['judged'][number]['verdict']>) => ({
  judged: verdicts.map((verdict) => ({ ...statement, verdict })),
})

describe('figures', () => {
  test('are by kind, with Wilson’s interval', () => {
    const [tools, care, all] = figuresOf(runOf([...many('tools/a', 8, 2), ...many('care/b', 10, 0)])).toSorted((a, b) =>
      b.kind.localeCompare(a.kind),
    )
    expect(tools?.byCode?.low).toBeCloseTo(0.4902, 4)
    expect(tools?.byCode?.high).toBeCloseTo(0.9433, 4)
    expect(care?.byCode?.low).toBeCloseTo(0.7225, 4)
    expect(care?.byCode).toMatchObject({ hits: 10, of: 10, high: 1 })
    expect(all).toMatchObject({ kind: 'all', byCode: { hits: 18, of: 20 } })
  })

  test('are not claimed without a judge', () => {
    const run = runOf([conversation('tutor/a', true, judged('not judged', 'not judged'))])
    expect(figuresOf(run)).toMatchObject([{ byJudge: null, notJudged: 2, noVerdict: 0 }])
    expect(textOf(run)).toMatch(/judge none[\s\S]*2 not judged/)
  })

  test('count a judge’s nonsense neither for nor against', () => {
    const run = runOf([conversation('tutor/a', true, judged('holds', null, 'fails', null))])
    expect(figuresOf(run)).toMatchObject([{ byJudge: { hits: 1, of: 2 }, noVerdict: 2 }])
    expect(textOf(run)).toContain('2 without a verdict')
  })

  test('leave out what broke and what was skipped, and say both', () => {
    const broken = conversation('tools/b', true, { broken: 'network', turns: [], usage: [], checks: [] })
    const skipped = [{ id: 'tools/c', why: 'it is for 23:50 to 00:00' }]
    const run = runOf([conversation('tools/a', true), broken], { skipped })
    expect(figuresOf(run)).toMatchObject([{ conversations: 1, broken: 1, skipped: 1, byCode: { hits: 1, of: 1 } }])
    expect(textOf(run)).toMatch(/Skipped:\n {2}tools\/c: it is for 23:50[\s\S]*Broken:\n {2}tools\/b \(1\): network/)
  })

  test('have tokens, cost and time, and say what was not counted', () => {
    const uncounted = {
      usage: [
        { ...usage, inputTokens: null, outputTokens: null },
        { ...usage, model: null },
      ],
    }
    const slow = { turns: [{ ...turn, milliseconds: 9_000 }], ...uncounted }
    const run = runOf(
      [...many('tutor/a', 18, 0), conversation('tutor/a', true, slow), conversation('tutor/a', true, slow)],
      {
        prices: { prompt: 2, completion: 8 },
      },
    )
    const [figures] = figuresOf(run)
    expect(figures).toMatchObject({ inputTokens: 18_000_000, outputTokens: 9_000_000, uncounted: 2 })
    expect(figures?.cost).toBeCloseTo(18 * 2 + 9 * 8, 6)
    expect(figures?.turnSeconds).toEqual({ half: 2, most: 9 })
    expect(madeWith(run)).toEqual({ models: ['a-model'], promptVersions: ['0123456789ab'] })
  })
})

test('the page escapes whatever a student, a model, a judge or a scenario wrote', () => {
  const evil = '<script>alert("x")</script>&\'<img src=x onerror=y>'
  const bubbles = [{ content: evil, sources: [{ title: evil }], help: [{ name: evil, phone: evil }] }]
  const one = conversation('tutor/a', false, {
    ...{ title: evil, student: evil },
    turns: [{ ...turn, said: evil, bubbles, tools: [evil], reactions: [evil], degraded: [evil] }],
    usage: [{ ...usage, model: evil, promptVersion: evil }],
    checks: [{ turn: null, check: evil, problem: evil }],
    judged: [{ name: evil, statement: evil, verdict: 'fails', reason: evil }],
  })
  const broken = conversation('tutor/b', true, { broken: evil, turns: [], checks: [] })
  const page = pageOf(runOf([one, broken], { url: evil, skipped: [{ id: evil, why: evil }] }))
  expect(page).not.toMatch(/<script|<img/)
  expect(page.split('&lt;script&gt;alert(&quot;x&quot;)').length).toBeGreaterThan(15)
  expect(page).not.toMatch(/<[^>]+\b(?:src|href)=/)
  expect(page).toContain("default-src 'none'")
})

describe('two runs', () => {
  test('differ by Newcombe’s interval', () => {
    // Example (a) of Newcombe (1998): 56 of 70 and 48 of 80 differ by 0.0524 to 0.3339.
    const rate = (hits: number, of: number) => figuresOf(runOf(many('tools/a', hits, of - hits)))[0]?.byCode
    const [before, after] = [rate(48, 80), rate(56, 70)]
    if (!before || !after) throw new Error('no rate')
    const { by, low, high } = differenceOf(before, after)
    expect(by).toBeCloseTo(0.2, 10)
    expect(low).toBeCloseTo(0.0524, 3)
    expect(high).toBeCloseTo(0.3339, 3)
  })

  test('are better, worse, or not shown to differ, and their scenarios are named', () => {
    const before = runOf([...many('tools/a', 10, 30), ...many('care/b', 40, 0), ...many('tutor/c', 5, 5)])
    const after = runOf([...many('tools/a', 35, 5), ...many('care/b', 20, 20), ...many('tutor/c', 6, 4)])
    const said = compareRuns(before, after)
    expect(said).toMatch(/tools +checks by code .*\+0\.625 .*: better/)
    expect(said).toMatch(/care +checks by code .*−0\.500 .*: worse/)
    expect(said).toMatch(/tutor +checks by code .*: no difference shown/)
    expect(said).toMatch(/better tools\/a: 10 of 40, then 35 of 40/)
    expect(said).toMatch(/worse {2}care\/b: 40 of 40, then 20 of 40/)
  })

  test('by other judges or of other scenarios say so', () => {
    const judge = { name: 'j', inputTokens: 1, outputTokens: 1, prices: null }
    const said = compareRuns(runOf(many('tools/a', 1, 0)), runOf(many('tools/b', 1, 0), { judge }))
    expect(said).toMatch(/The judges differ/)
    expect(said).toMatch(/The scenarios differ/)
  })
})
