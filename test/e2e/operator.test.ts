import { execFile } from 'node:child_process'
import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { nodeArgs } from '@yoldas/local'
import { noteVerified } from '@yoldas/profile-journey/jobs/erasuresByHand'
import { keepErasures } from '@yoldas/profile-journey/jobs/keepErasures'
import { openBucket } from '@yoldas/profile-journey/jobs/tombstoneBucket'
import { startStorage } from '@yoldas/standins'
import { patient } from '@yoldas/testkit'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { answer, call, send } from '../support/client.ts'
import { keyOf } from '../support/offers.ts'
import { type Stack, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

/** What an operator runs, and what came of it. */
function job(args: string[], more: Record<string, string> = {}) {
  const { database, nats } = stack
  const env = {
    ...process.env,
    DATABASE_URL: patient(database.operatorUrl),
    NATS_URL: nats.urlFor('operator'),
    ...more,
  }
  const program = [...nodeArgs('infra/operator/main.ts'), ...args]
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, program, { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    )
  })
}

describe.concurrent('one student’s data, by an operator', () => {
  test('is exported as the student exports it, into a file for the operator alone, and then erased', async () => {
    const student = await stack.student()
    await send(stack.url, student, { message: 'Merhaba' })
    const studentKey = await keyOf(stack, student)
    const own = (await answer(call(stack.url, student, 'GET', '/api/me/export'))).body
    const out = join(await mkdtemp(join(inject('folder'), 'operator-')), 'student.json')
    const exported = await job(['student', 'export', student.sub, '--out', out])
    expect(exported).toMatchObject({ code: 0, stdout: expect.stringContaining(studentKey) })
    expect((await stat(out)).mode & 0o777).toBe(0o600)
    const written = JSON.parse(await readFile(out, 'utf8'))
    expect(Object.keys(written)).toEqual(Object.keys(own))
    expect(written['chat-engine']).toEqual(own['chat-engine'])
    const [audit, ...more] = exported.stderr.trim().split('\n')
    expect(more).toEqual([])
    expect(JSON.parse(audit ?? '')).toMatchObject({ service: 'operator', action: 'export', studentKey })
    expect(exported.stderr + exported.stdout).not.toContain(student.sub)

    // What is there is not written over.
    expect(await job(['student', 'export', student.sub, '--out', out])).toMatchObject({ code: 1 })
    expect(JSON.parse(await readFile(out, 'utf8'))).toEqual(written)

    expect(await job(['student', 'erase', student.sub])).toMatchObject({
      ...{ code: 1, stderr: expect.stringContaining('add --yes') },
    })
    const erased = await job(['student', 'erase', student.sub, '--yes', '--json'])
    expect(JSON.parse(erased.stdout)).toEqual([{ studentKey, erased: true, notifierAnswered: true }])
    expect(erased.stderr).toContain('"action":"erase"')
    expect(erased.stderr).not.toContain(student.sub)
    expect((await answer(call(stack.url, student, 'GET', '/api/me'))).status).toBe(401)
  })

  test('comes on standard output without anything else', async () => {
    const student = await stack.student()
    await send(stack.url, student, { message: 'Merhaba' })
    const { code, stdout, stderr } = await job(['student', 'export', student.sub, '--out', '-'])
    expect([code, stderr]).toEqual([0, expect.stringContaining(await keyOf(stack, student))])
    expect(Object.keys(JSON.parse(stdout))).toContain('chat-engine')
  })

  test('who is not there ends with 3, and what does not answer with 4', async () => {
    const unknown = await job(['student', 'erase', 'nobody at all', '--yes'])
    expect(unknown).toMatchObject({ code: 3, stdout: '', stderr: expect.stringContaining('No student has this sub') })
    const away = await job(['student', 'find', 'nobody at all'], { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' })
    expect(away).toMatchObject({ code: 4, stdout: '', stderr: expect.stringContaining('no connection to Postgres') })
  })
})

test('who was erased is copied to another bucket, each time to an object of its own, and the metric says when', async () => {
  const student = await stack.student()
  await send(stack.url, student, { message: 'Merhaba' })
  expect((await answer(call(stack.url, student, 'DELETE', '/api/me'))).status).toBe(200)
  await using storage = await startStorage({ bucket: 'tombstones', accessKeyId: 'test', secretAccessKey: 'a secret' })
  const env = {
    DATABASE_URL: patient(stack.database.urls['profile-journey']),
    TOMBSTONES_REGION: storage.region,
    TOMBSTONES_BUCKET: storage.bucket,
    TOMBSTONES_ENDPOINT: storage.url,
    TOMBSTONES_ACCESS_KEY_ID: storage.accessKeyId,
    TOMBSTONES_SECRET_ACCESS_KEY: storage.secretAccessKey,
  }
  const begun = Date.now() / 1000
  expect(await keepErasures(env)).toMatch(/^erasures keep: [1-9]\d* tombstones written to tombstones\/2\S+\.jsonl$/)
  await keepErasures(env)
  expect(storage.keys()).toHaveLength(2)
  const [first = ''] = storage.keys()
  const written = String((await storage.object(first))?.body)
    .trim()
    .split('\n')
  const hashes = (await stack.query("SELECT encode(sub_hash, 'hex') AS hash FROM profile.tombstone")).map(
    ({ hash }) => hash,
  )
  const copied = written.map((line) => JSON.parse(line).subHash)
  expect(hashes).toEqual(expect.arrayContaining(copied))
  expect(written.join()).not.toContain(student.sub)
  const metrics = await (await fetch(`${stack.internalUrls['profile-journey']}/metrics`)).text()
  const [, at] = /^yoldas_tombstones_exported_at (\S+)$/m.exec(metrics) ?? []
  // By the database's clock, which is another machine's elsewhere.
  expect(Math.abs(Number(at) - begun)).toBeLessThan(600)
  await expect(keepErasures({ ...env, TOMBSTONES_BUCKET: 'another' })).rejects.toThrow()

  using bucket = openBucket(env)
  expect((await bucket.newest()).name).toBe(storage.keys().toSorted().at(-1))
  const newest = String((await storage.object(storage.keys().toSorted().at(-1) ?? ''))?.body)
  expect((await bucket.newest()).text).toBe(newest)
})

test('that a restored backup was verified is noted, and the metric says when', async () => {
  const read = async () => {
    const metrics = await (await fetch(`${stack.internalUrls['profile-journey']}/metrics`)).text()
    return Number(/^yoldas_restore_verified_at (\S+)$/m.exec(metrics)?.[1])
  }
  const before = await read()
  const said = await noteVerified({ DATABASE_URL: patient(stack.database.urls['profile-journey']) })
  const [, at = ''] = /^restore note: a restored backup was verified at (\S+)$/.exec(said) ?? []
  expect(await read()).toBeCloseTo(Date.parse(at) / 1000, 2)
  expect(await read()).toBeGreaterThan(before)
})
