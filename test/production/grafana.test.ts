import { mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, inject, test } from 'vitest'
import { dashboards, read } from '../observability/expressions.ts'
import { bin, runTool } from '../openapi/tool.ts'

const root = resolve(import.meta.dirname, '../..')
const compilerOptions = {
  ...{ target: 'es2024', module: 'nodenext', strict: true, noEmit: true, skipLibCheck: true, types: [] },
}
/** What the compiler says of dashboards that are written as constants of Grafana's types: unknown fields are errors. */
async function typeErrors(texts: string[]): Promise<string> {
  const folder = await mkdtemp(join(inject('folder'), 'grafana-'))
  const lines = texts.map((text, i) => `export const d${i}: Dashboard = ${text}`)
  await symlink(join(root, 'test/node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(
    join(folder, 'dashboards.ts'),
    ["import type { Dashboard } from '@grafana/schema'", ...lines].join('\n'),
  )
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['dashboards.ts'] }))
  const { ok, output } = await runTool(join(bin.root, 'tsc'), ['-p', folder])
  return ok ? '' : output
}

test('dashboards are what Grafana’s types say, and have no unknown field', async () => {
  const texts = dashboards.map(({ file }) => read(file))
  expect(texts.length).toBe(4)
  expect(await typeErrors(texts)).toBe('')
  const [first = ''] = texts
  expect(await typeErrors([first.replace('"graphTooltip"', '"graphToolTip"')])).toMatch(/graphToolTip/)
  expect(await typeErrors([first.replace('"gridPos": {', '"gridPos": { "z": 1,')])).toMatch(/'z'|"z"/)
}, 120_000)
