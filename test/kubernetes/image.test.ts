import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('both images have the Node and the pnpm of this project', () => {
  const { devDependencies, packageManager } = z
    .object({ devDependencies: z.object({ node: z.string() }), packageManager: z.string() })
    .parse(JSON.parse(read('package.json')))
  const image = read('infra/image/Dockerfile')
  const local = read('infra/image/local.Dockerfile')
  expect(image).toContain(`ARG NODE=${devDependencies.node}\n`)
  expect(local).toContain(`FROM docker.io/library/node:${devDependencies.node}-`)
  expect(image).toContain(`ARG PNPM=${packageManager.replace('pnpm@', '')}\n`)
  expect(local).toContain(`npm install --global ${packageManager} `)
})
