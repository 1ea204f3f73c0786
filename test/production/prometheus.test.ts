import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runTool } from '../openapi/tool.ts'

const folder = resolve(import.meta.dirname, '../../infra/prometheus')
const hasPromtool = (await runTool('promtool', ['--version'])).ok
if (!hasPromtool) console.log('alerts     the rules are not tested: no promtool (apt-get install prometheus)')

describe.skipIf(!hasPromtool)('the rules of Prometheus', () => {
  test.each([
    ['are valid', ['check', 'rules', join(folder, 'rules.yaml')]],
    ['call for what they should, and for nothing else', ['test', 'rules', join(folder, 'rules.test.yaml')]],
  ])('%s', async (_, args) => {
    const { ok, output } = await runTool('promtool', args)
    expect(ok, output).toBe(true)
  })
})
