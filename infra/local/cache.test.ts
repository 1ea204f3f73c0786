import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { publish } from './cache.ts'

const folder = await mkdtemp(join(tmpdir(), 'yoldas-cache-test-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function made(name: string, content: string) {
  await mkdir(join(folder, name))
  await writeFile(join(folder, name, 'file'), content)
  return join(folder, name)
}
const contentOf = (home: string) => readFile(join(home, 'file'), 'utf8')

test('of several that are finished at once one stays, whole', async () => {
  const home = join(folder, 'home')
  const folders = await Promise.all(['a', 'b', 'c'].map((name) => made(name, name)))
  const isUsable = async () => (await contentOf(home)) !== 'broken'
  await Promise.all(folders.map((each) => publish(each, home, isUsable)))
  expect(['a', 'b', 'c']).toContain(await contentOf(home))
  expect(await readdir(home)).toEqual(['file'])
})

test('what is broken makes way', async () => {
  const home = await made('spoilt', 'broken')
  await publish(await made('new', 'good'), home, async () => (await contentOf(home)) !== 'broken')
  expect(await contentOf(home)).toBe('good')
})
