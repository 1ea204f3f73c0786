import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { bin, runTool, serveDocument } from './tool.ts'

let file: string
beforeAll(async () => {
  file = (await serveDocument()).file
})

const rules = (name: string) => join(import.meta.dirname, name)

test('redocly finds no error and no warning, nor an example that its schema refuses', async () => {
  const args = ['lint', file, '--config', rules('redocly.yaml'), '--format', 'stylish']
  expect(await runTool(join(bin.test, 'redocly'), args)).toMatchObject({ ok: true })
})

test('spectral finds no error, no warning and no hint', async () => {
  const args = ['lint', file, '--ruleset', rules('spectral.yaml'), '--fail-severity', 'hint']
  expect(await runTool(join(bin.test, 'spectral'), args)).toMatchObject({ ok: true })
})
