import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bin, runTool, serveDocument } from '../tool.ts'

test('spectral finds no error, no warning and no hint', async () => {
  const { file } = await serveDocument()
  const args = ['lint', file, '--ruleset', join(import.meta.dirname, '../spectral.yaml'), '--fail-severity', 'hint']
  expect(await runTool(join(bin.test, 'spectral'), args)).toMatchObject({ ok: true })
})

test('redocly finds no error and no warning, nor an example that its schema refuses', async () => {
  const { file } = await serveDocument()
  const args = ['lint', file, '--config', join(import.meta.dirname, '../redocly.yaml'), '--format', 'stylish']
  expect(await runTool(join(bin.test, 'redocly'), args)).toMatchObject({ ok: true })
})
