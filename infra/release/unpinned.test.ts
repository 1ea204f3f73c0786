import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { unpinnedInDockerfile, unpinnedInManifest, unpinnedInWorkflow } from './unpinned.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const hash = 'a'.repeat(64)

test('workflows name every action by a commit, with its version beside', () => {
  const workflows = globSync('.github/workflows/*.yml', { cwd: root })
  expect(workflows.length).toBe(2)
  for (const file of workflows) {
    expect(unpinnedInWorkflow(read(file)), file).toEqual([])
    for (const line of read(file).match(/uses: [^.\s].*/g) ?? []) expect(line).toMatch(/ # v\d+\.\d+\.\d+$/)
  }
})

describe('without a hash', () => {
  test('an action is found, wherever it is from', () => {
    const commit = 'b'.repeat(40)
    const uses = [
      'actions/checkout@v7',
      'some/one/folder@main',
      'docker://alpine:3',
      `a/b@${commit}`,
      './.github/x.yml',
    ]
    const text = [...uses.map((name) => `      - uses: ${name} # a comment`), '    container: node:24'].join('\n')
    expect(unpinnedInWorkflow(text)).toEqual([...uses.slice(0, 3), 'node:24'])
  })

  test('a base image is found, by its name or by an argument', () => {
    const text = `ARG BASE=debian:trixie\nARG OTHER=debian@sha256:${hash}\nFROM \${BASE} AS one\nFROM $OTHER AS two\n`
    expect(unpinnedInDockerfile(`${text}FROM one\nFROM scratch\nFROM alpine:3\n`)).toEqual([
      'debian:trixie',
      'alpine:3',
    ])
    expect(unpinnedInDockerfile(read('infra/image/Dockerfile')).length).toBeLessThanOrEqual(1)
  })

  test('an image of a manifest is found, but for our own, which an overlay names', () => {
    const text = `image: yoldas\n  - image: nats:2\n    imageName: "pg:17"\n    image: nats:2@sha256:${hash}\n`
    expect(unpinnedInManifest(text)).toEqual(['nats:2', 'pg:17'])
  })
})
