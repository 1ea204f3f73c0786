import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
const rules = read('infra/prometheus/rules.yaml')

test('alerts ask for metrics that services have, and for no others', () => {
  const files = globSync(['{libs,services,infra}/**/*.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.test.ts'],
  })
  const sources = files.map(read).join('\n')
  const asked = [...rules.matchAll(/\byoldas_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))
  expect(new Set(asked).size).toBeGreaterThan(15)
  expect([...new Set(asked)].filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([])
})

test('each alert has its section of the runbook, and each section an alert', () => {
  const headings = [...read('docs/runbooks/alerts.md').matchAll(/^## (.+)$/gm)].map(([, text = '']) =>
    text.toLowerCase().replaceAll(' ', '-'),
  )
  const linked = [...rules.matchAll(/runbook: docs\/runbooks\/alerts\.md#(\S+)/g)].map(([, anchor]) => anchor)
  expect(linked).toHaveLength([...rules.matchAll(/- alert: /g)].length)
  expect(new Set(linked)).toEqual(new Set(headings))
})
