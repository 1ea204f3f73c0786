import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bin, runTool } from '../openapi/tool.ts'

const root = resolve(import.meta.dirname, '../..')

test('the Tiltfile is a program that Starlark understands, formatted as Bazel’s people format theirs', async () => {
  const options = ['--type=default', '--mode=check', '--lint=warn', '--warnings=-module-docstring']
  expect(await runTool(join(bin.test, 'buildifier'), [...options, join(root, 'Tiltfile')])).toEqual({
    ok: true,
    output: '',
  })
})
