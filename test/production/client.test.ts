import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'rolldown'
import { beforeAll, expect, inject, test } from 'vitest'
import { blocksOf, guides, readGuide } from '../guide/blocks.ts'
import { compile as compileTypes, fileOf, placeOf, writeBlocks } from '../guide/compile.ts'

/** Of React Native's releases of 2026. */
const hermes = 'hermes-compiler@260318099.0.8'
const folders: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux64-bin',
  darwin: 'osx-bin',
  win32: 'win64-bin',
}

const run = promisify(execFile)
const client = resolve(import.meta.dirname, '../../libs/client')
let folder: string
let hermesc: string
beforeAll(async () => {
  folder = await mkdtemp(join(inject('folder'), 'hermes-'))
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, hermes])
  hermesc = join(folder, 'node_modules/hermes-compiler/hermesc', folders[process.platform] ?? '', 'hermesc')
})

/** @throws what Hermes says of the program, as React Native's build asks it: nothing has changed it before. */
async function compile(name: string, code: string): Promise<void> {
  const file = join(folder, `${name}.js`)
  await writeFile(file, code)
  await run(hermesc, ['-emit-binary', '-O', '-out', `${file}.hbc`, file])
}

test('Hermes refuses async generators, so what it takes says something', async () => {
  await expect(compile('generator', 'async function* numbers() { yield 1 }')).rejects.toThrow(/async generators/)
})

test('Hermes compiles all of the package as it is published', async () => {
  await run('node', [join(client, 'build.ts')])
  const files = globSync('dist/cjs/*.js', { cwd: client })
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) await compile(basename(file, '.js'), await readFile(join(client, file), 'utf8'))
})

const blocks = guides
  .flatMap((guide) => blocksOf(guide, readGuide(guide)))
  .filter((block) => ['ts', 'tsx'].includes(block.language) && placeOf(block) === 'phone')

test('the chat screen of the guide, and its other blocks, fit the types of React Native', async () => {
  expect(Math.max(...blocks.map(({ text }) => text.split('\n').length))).toBeGreaterThan(140)
  expect(await compileTypes('phone', blocks)).toEqual([])
})

test.each(blocks.map((block) => [fileOf(block), block] as const))(
  'Hermes compiles %s of the guides',
  async (file, block) => {
    const written = await writeBlocks([block])
    const { output } = await build({
      input: join(written, file),
      platform: 'neutral',
      external: (id) => basename(id) !== file,
      transform: { target: 'es2017', jsx: { runtime: 'automatic' } },
      output: { format: 'cjs' },
      write: false,
    })
    await compile(file, output[0].code)
  },
)
