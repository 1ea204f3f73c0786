import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { tokensOf } from '@yoldas/chat-engine/clients/tokens'
import { Config } from '@yoldas/chat-engine/config'
import { mostPassages, mostPassageTokens } from '@yoldas/chat-engine/corpus/rules'
import { systemPrompt } from '@yoldas/chat-engine/prompt/prompt'
import { tools } from '@yoldas/chat-engine/tools/index'
import { describe, expect, test } from 'vitest'
import { canRender, environmentOf, render, workloadsOf } from './render.ts'

const scale = readFileSync(join(resolve(import.meta.dirname, '../..'), 'docs/scale.md'), 'utf8')
const answerTokens = 400
const turnsADay = 3

/** Of a turn of two steps at its longest: the second prompt has the first, its answer, and what a tool said. */
function tokensOfTurn(historyTokens: number) {
  const instructions = tokensOf(systemPrompt(null, new Date('2026-11-27T09:00:00Z')))
  const definitions = tokensOf(JSON.stringify(tools.map(({ definition }) => definition)))
  const prompt = instructions + definitions + historyTokens + mostPassages * mostPassageTokens
  return { prompts: 2 * prompt + answerTokens, answers: 2 * answerTokens }
}

const history = Config.shape.HISTORY_TOKENS.parse(undefined)
const turn = tokensOfTurn(history)
const all = turn.prompts + turn.answers

describe.skipIf(!canRender)('the tokens of a day in production', () => {
  const environment = async () => {
    const resources = await render('example')
    const engine = workloadsOf(resources).find(({ metadata }) => metadata.name === 'chat-engine')
    if (!engine) throw new Error('there is no chat-engine')
    return environmentOf(engine, resources)
  }

  test('are 100 turns of two steps for a student, and not twice as many', async () => {
    const given = await environment()
    expect(given.get('HISTORY_TOKENS')).toBeUndefined()
    const most = Number(given.get('STUDENT_DAILY_TOKENS'))
    expect(Math.floor(most / all)).toBeGreaterThanOrEqual(100)
    expect(Math.floor(most / all)).toBeLessThan(200)
    expect(scale).toContain(`STUDENT_DAILY_TOKENS=${most}`)
  })

  test('have a limit for all students', async () => {
    expect(Number((await environment()).get('DAILY_TOKENS'))).toBeGreaterThan(0)
  })
})

test('what a student costs is computed from the texts of the prompt as they are', () => {
  const thousands = (tokens: number) => (Math.round(tokens / 1000) * 1000).toLocaleString('en')
  expect(scale).toContain(`${thousands(turn.prompts)} tokens of prompts and ${turn.answers} of answers`)
  expect(scale).toContain(`300,000 would be ${Math.floor(300_000 / all)}.`)
  const [prompts, answers] = [turn.prompts * 30 * turnsADay, turn.answers * 30 * turnsADay]
  expect(scale).toContain(
    `${(prompts / 1e6).toFixed(1)} million tokens of prompts and ${answers.toLocaleString('en')} of answers`,
  )
  const cost = (cached: number) => (prompts * (0.25 * (1 - cached) + 0.025 * cached) + answers * 2) / 1e6
  for (const [share, words] of [
    [0, 'none'],
    [0.5, 'half'],
    [0.9, 'nine of ten'],
  ] as const) {
    const of = (students: number) => Number((cost(share) * students).toPrecision(2)).toLocaleString('en')
    expect(scale).toMatch(
      new RegExp(`^\\| ${words}[^|]*\\| ${cost(share).toFixed(2)} \\| ${of(1e4)} \\| ${of(1e6)} \\|$`, 'm'),
    )
  }
})
