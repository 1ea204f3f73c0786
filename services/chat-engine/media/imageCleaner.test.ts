import { readFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { Unavailable } from '@yoldas/bus'
import { afterAll, expect, test } from 'vitest'
import { phonePhoto } from '../test/mediaFiles.ts'
import { cleanImage } from './image.ts'
import { imageCleaner } from './imageCleaner.ts'

const cleaner = imageCleaner()
afterAll(() => cleaner[Symbol.asyncDispose]())

/** The process, which is there once an image was cleaned. */
function processOf(): number {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').map(Number)
  const isIt = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('imageProcess')
  const pid = children.find(isIt)
  if (pid === undefined) throw new Error('no process decodes images')
  return pid
}

test('an image is the same whether the process beside cleans it or this one', async () => {
  const photo = await phonePhoto(60, 40)
  expect(await cleaner.clean(photo, 'image/jpeg')).toEqual(await cleanImage(photo, 'image/jpeg'))
})

test('images at once each get an answer of their own, bytes that are not an image a refusal', async () => {
  const sizes = [10, 20, 30, 40]
  const cleaned = sizes.map(async (size) => cleaner.clean(await phonePhoto(size, size), 'image/jpeg'))
  await expect(cleaner.clean(Buffer.from('no image'), 'image/jpeg')).rejects.toThrow('no JPEG begins so')
  expect((await Promise.all(cleaned)).map(({ width }) => width)).toEqual(sizes)
})

test('the process has a lower priority than the engine, and none of its secrets', async () => {
  await cleaner.clean(await phonePhoto(10, 10), 'image/jpeg')
  expect(getPriority(processOf())).toBe(constants.priority.PRIORITY_BELOW_NORMAL)
  const names = readFileSync(`/proc/${processOf()}/environ`, 'utf8')
    .split('\0')
    .map((line) => line.split('=')[0])
  const known = ['', 'NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE']
  expect(names.filter((name) => name !== undefined && !known.includes(name))).toEqual([])
})

test('when the process dies, its images are refused for now, and the next one starts another process', async () => {
  const photo = await phonePhoto(3_000, 2_000)
  await cleaner.clean(await phonePhoto(10, 10), 'image/jpeg')
  const cleaned = cleaner.clean(photo, 'image/jpeg')
  process.kill(processOf(), 'SIGKILL')
  await expect(cleaned).rejects.toThrow(Unavailable)
  expect(await cleaner.clean(photo, 'image/jpeg')).toMatchObject({ width: 2_000, height: 3_000 })
})
