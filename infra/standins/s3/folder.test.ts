import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf, keys, presignGet, presignPut, startTestStorage, upload } from '../test/s3.ts'

let place: string
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'storage-'))
})
afterAll(() => rm(place, { recursive: true }))

const stored = async (folder: string) => [
  ...(await readdir(join(folder, 'entries'))),
  ...(await readdir(join(folder, 'bodies'))),
]

test('objects are there after a restart, as they were', async () => {
  const folder = join(place, 'restart')
  const names = ['a/b', '..', '../../etc/passwd', 'ğ'.repeat(500), 'a/b/', '/']
  const before = await (async () => {
    await using storage = await startTestStorage({ folder })
    for (const name of names) await storage.put(name, `body of ${name}`, 'image/png')
    await storage.put('a/b', 'replaced', 'image/webp')
    await storage.put('removed', 'x')
    await storage.remove('removed')
    expect(await stored(folder)).toHaveLength(2 * names.length)
    return Promise.all(storage.keys().map((key) => storage.object(key)))
  })()
  await using storage = await startTestStorage({ folder })
  expect(storage.keys().toSorted()).toEqual(names.toSorted())
  expect(await Promise.all(storage.keys().map((key) => storage.object(key)))).toEqual(before)
  expect(await storage.object('a/b')).toMatchObject({ body: Buffer.from('replaced'), contentType: 'image/webp' })
  expect(await stored(folder)).toHaveLength(2 * names.length)
  expect(await readdir(place)).toEqual(['restart'])
})

test('reading and replacing at the same time always finds one whole object', async () => {
  await using storage = await startTestStorage({ folder: join(place, 'concurrent') })
  const bodies = Array.from({ length: 30 }, (_, i) => String(i).repeat(5_000 + i))
  await storage.put('x', bodies[0] ?? '')
  const writes = bodies.map((body) => storage.put('x', body))
  const reads = bodies.map(() => storage.object('x'))
  for (const found of await Promise.all(reads)) expect(bodies).toContain(found?.body.toString())
  await Promise.all(writes)
  expect(await stored(join(place, 'concurrent'))).toHaveLength(2)
})

test('of many that write what is not there yet, one does, and no other leaves a file', async () => {
  const folder = join(place, 'once')
  await using storage = await startTestStorage({ folder })
  const client = clientOf(storage)
  const { PutObjectCommand } = await import('@aws-sdk/client-s3')
  const write = (Body: string) =>
    client.send(new PutObjectCommand({ Bucket: 'media', Key: 'x', Body, IfNoneMatch: '*' }))
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => write(String(i))))
  client.destroy()
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stored(folder)).toHaveLength(2)
})

test('what a killed upload left is removed by the next start', async () => {
  const folder = join(place, 'leftovers')
  await (await startTestStorage({ folder }))[Symbol.asyncDispose]()
  await writeFile(join(folder, 'bodies', crypto.randomUUID()), 'half')
  await writeFile(join(folder, 'entries', 'x.json.new'), '{')
  await using _storage = await startTestStorage({ folder })
  expect(await stored(folder)).toEqual([])
})

test('a damaged entry is named and not removed', async () => {
  const folder = join(place, 'damaged')
  await (await startTestStorage({ folder }))[Symbol.asyncDispose]()
  const file = join(folder, 'entries', 'x.json')
  await writeFile(file, '{}')
  await expect(startTestStorage({ folder })).rejects.toThrow(file)
  expect(await stored(folder)).toEqual(['x.json'])
})

async function startProcess(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname], {
    env: {
      ...process.env,
      PORT: '0',
      FOLDER: folder,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
      S3_BUCKET: 'media',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  const [, url = ''] = /listens at (http:\/\/127\.0\.0\.1:\d+)/.exec(String(line)) ?? []
  return { child, url }
}

test('as a process: an upload outlives SIGKILL, and SIGTERM ends it', async () => {
  const folder = join(place, 'process')
  const region = 'us-east-1'
  await using like = await startTestStorage()
  const first = await startProcess(folder)
  const writer = clientOf({ ...like, url: first.url, region })
  expect((await upload(await presignPut(writer, 'kept'))).status).toBe(200)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const second = await startProcess(folder)
  const reader = clientOf({ ...like, url: second.url, region })
  expect(await (await fetch(await presignGet(reader, 'kept'))).text()).toBe('png')
  expect((await fetch(`${second.url}/health`)).status).toBe(200)
  second.child.kill('SIGTERM')
  expect(await once(second.child, 'exit')).toEqual([0, null])
})
