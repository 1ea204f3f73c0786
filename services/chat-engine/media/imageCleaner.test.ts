import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { Unavailable } from '@yoldas/bus'
import { afterAll, describe, expect, test } from 'vitest'
import { manyScans } from '../test/imageParts.ts'
import { phonePhoto } from '../test/mediaFiles.ts'
import { cpuSecondsOf } from './cpuTime.ts'
import { cleanImage } from './image.ts'
import { imageCleaner } from './imageCleaner.ts'

const cleaner = imageCleaner()
afterAll(() => cleaner[Symbol.asyncDispose]())

/** All processes that decode images now, for any cleaner of this worker. */
function processes(): number[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').map(Number)
  return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('imageProcess'))
}

/** The processes that were started meanwhile. */
async function startedBy(work: () => Promise<unknown>): Promise<number[]> {
  const before = new Set(processes())
  await work()
  return processes().filter((pid) => !before.has(pid))
}

test('an image that another process cleans is the same as one cleaned here', async () => {
  const photo = await phonePhoto(60, 40)
  expect(await cleaner.clean(photo, 'image/jpeg')).toEqual(await cleanImage(photo, 'image/jpeg'))
})

test('several images at once have a process and an answer each; bytes that are not an image are refused', async () => {
  const [small, large] = await Promise.all([phonePhoto(10, 10), phonePhoto(20, 20)])
  const refused = expect(cleaner.clean(Buffer.from('no image'), 'image/jpeg')).rejects.toThrow('no JPEG begins so')
  const cleaned = await Promise.all([small, large].map((photo) => cleaner.clean(photo, 'image/jpeg')))
  await refused
  expect(cleaned.map(({ width }) => width)).toEqual([10, 20])
  const again = () => Promise.all([small, large, small].map((photo) => cleaner.clean(photo, 'image/jpeg')))
  expect(await startedBy(again)).toEqual([])
})

test('every thread of a process has a lower priority than the engine, and none of its secrets', async () => {
  await using own = imageCleaner()
  const [pid = 0] = await startedBy(async () => own.clean(await phonePhoto(2_000, 1_000), 'image/jpeg'))
  const threads = readdirSync(`/proc/${pid}/task`).map(Number)
  // Node's own threads, and at least one that decodes.
  expect(threads.length).toBeGreaterThan(5)
  const priorities = new Set(threads.map((thread) => getPriority(thread)))
  expect([...priorities]).toEqual([5])
  const names = readFileSync(`/proc/${pid}/environ`, 'utf8')
    .split('\0')
    .map((line) => line.split('=')[0])
  const known = ['', 'NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE']
  expect(names.filter((name) => name !== undefined && !known.includes(name))).toEqual([])
})

test('when a process dies, only its image is refused for now, and the next image starts another process', async () => {
  await using own = imageCleaner()
  const [small, photo] = [await phonePhoto(10, 10), await phonePhoto(3_000, 2_000)]
  const [pid = 0] = await startedBy(() => own.clean(small, 'image/jpeg'))
  const killed = own.clean(photo, 'image/jpeg')
  const beside = own.clean(photo, 'image/jpeg')
  process.kill(pid, 'SIGKILL')
  await expect(killed).rejects.toThrow(Unavailable)
  expect(await beside).toMatchObject({ width: 2_000, height: 3_000 })
  const [other] = await startedBy(() => Promise.all([small, small].map((bytes) => own.clean(bytes, 'image/jpeg'))))
  expect(other).toBeGreaterThan(0)
})

describe('an image that takes too long', () => {
  const costly = manyScans(100)
  /** With a process that runs already: its start must not count. */
  async function limited({ cpuSeconds = 60, wallSeconds = 60, saysProc = true }) {
    const deps = { cpuSecondsOf: saysProc ? cpuSecondsOf : () => undefined, cpuSeconds: 60, wallSeconds: 60 }
    const own = imageCleaner(deps)
    const [pid = 0] = await startedBy(async () => own.clean(await phonePhoto(10, 10), 'image/jpeg'))
    Object.assign(deps, { cpuSeconds, wallSeconds })
    return { own, pid }
  }
  const isThere = (pid: number) => processes().includes(pid)

  test.each([true, false])('has its process ended by the limit of CPU time (from /proc: %s)', async (saysProc) => {
    const { own, pid } = await limited({ cpuSeconds: 0.3, saysProc })
    await using _ = own
    const refused = await own.clean(costly, 'image/jpeg').catch((error: unknown) => error)
    expect(refused).toMatchObject({ message: 'the image took 0.3 s of CPU' })
    expect(refused).not.toBeInstanceOf(Unavailable)
    await expect.poll(() => isThere(pid)).toBe(false)
  })

  test('by the clock is refused for now, since others may have had the CPU', async () => {
    const { own, pid } = await limited({ wallSeconds: 0.2 })
    await using _ = own
    await expect(own.clean(costly, 'image/jpeg')).rejects.toThrow(Unavailable)
    await expect.poll(() => isThere(pid)).toBe(false)
  })
})
