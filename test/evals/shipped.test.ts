import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { LabelledAnswers } from './judge/labelled.ts'
import type { Check } from './scenario/checkSchema.ts'
import { listOf, matcher } from './scenario/patterns.ts'
import { readScenarios } from './scenario/read.ts'
import { kinds, type Scenario } from './scenario/scenario.ts'
import { readYaml } from './scenario/yaml.ts'

const root = resolve(import.meta.dirname, '../..')
let scenarios: Scenario[]
beforeAll(async () => {
  scenarios = await readScenarios(join(import.meta.dirname, 'scenarios'))
})

test('there are ten scenarios a kind, each with two turns or more', () => {
  const counts = kinds.map((kind) => scenarios.filter((scenario) => scenario.kind === kind).length)
  expect(counts).toEqual(kinds.map(() => 10))
  expect(scenarios.filter(({ messages }) => messages.length < 2).map(({ id }) => id)).toEqual([])
})

test('there are 40 labelled answers of all kinds, half of which fail', async () => {
  const answers = await readYaml(join(import.meta.dirname, 'labelled.yaml'), LabelledAnswers)
  expect(answers).toHaveLength(40)
  expect(answers.filter(({ holds }) => !holds)).toHaveLength(20)
  expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(kinds))
})

test('a page that is to be cited is in the corpus', () => {
  const titles = globSync('corpus/**/*.md', { cwd: root }).map(
    (file) => /^title: *"?(.+?)"?$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '',
  )
  const citesIn = (checks: Check[]): string[] =>
    checks.flatMap(({ cites, anyOf = [] }) => [
      ...(cites === undefined || typeof cites === 'boolean' ? [] : listOf(cites)),
      ...citesIn(anyOf),
    ])
  const patterns = scenarios.flatMap(({ messages, expect: last }) =>
    citesIn([last, ...messages.map((message) => message.expect)].flat()),
  )
  expect(patterns.length).toBeGreaterThan(5)
  expect(patterns.filter((pattern) => !titles.some(matcher(pattern, '2026-01-01')))).toEqual([])
})
