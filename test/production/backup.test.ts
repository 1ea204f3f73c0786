import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Postgres, prepareDatabase, startPostgres } from '@yoldas/local'
import { eventually } from '@yoldas/testkit'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { answer, call, readHistory, send } from '../support/client.ts'
import { type Stack, type Student, startStack } from '../support/stack.ts'
import { erasureKey, operatorJob, profileJob } from './byHand.ts'

const Label = z.object({ labelfile: z.string() })

/**
 * A base backup of a running server, as pg_basebackup makes it: its files as they are, and the log of what changed
 * meanwhile.
 */
async function backUp({ url }: Postgres, data: string, backup: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`SELECT pg_backup_start('a test', true)`)
  await cp(data, backup, { recursive: true })
  const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)')
  await client.end()
  await rm(join(backup, 'pg_wal'), { recursive: true })
  await cp(join(data, 'pg_wal'), join(backup, 'pg_wal'), { recursive: true })
  await writeFile(join(backup, 'backup_label'), Label.parse(rows[0]).labelfile)
  await rm(join(backup, 'postmaster.pid'), { force: true })
}

async function erasures(stack: Stack, what: 'export' | 'replay', input = ''): Promise<string> {
  const { out, err } = await profileJob(stack, ['erasures', what], input)
  expect(err).toBe('')
  return out
}

const History = z.object({ messages: z.array(z.object({ id: z.uuid(), content: z.string() })) })
const history = async ({ url }: Stack, student: Student) =>
  History.parse((await readHistory(url, student)).body).messages
const me = async ({ url }: Stack, student: Student) => (await answer(call(url, student, 'GET', '/api/me'))).status
const keyOf = async (stack: Stack, { sub }: Student) =>
  String((await stack.query('SELECT student_key FROM profile.student WHERE sub = $1', [sub]))[0]?.student_key)
const heldOf = async (stack: Stack, studentKey: string) => {
  const tables = ['chat.message', 'chat.turn', 'notify.device', 'notify.notification', 'profile.student']
  const counts = await Promise.all(
    tables.map((table) => stack.query(`SELECT 1 FROM ${table} WHERE student_key = $1`, [studentKey])),
  )
  return tables.filter((_table, i) => counts[i]?.length !== 0)
}

test.skipIf(process.env.DATABASE_URL)(
  'a restored backup has all that was acknowledged before it, erases again who was erased since, and services go on',
  async () => {
    const folder = await mkdtemp(join(inject('folder'), 'backup-'))
    const [data, backup] = [join(folder, 'data'), join(folder, 'backup')]
    await using parts = new AsyncDisposableStack()
    let postgres = await startPostgres({ folder, durable: true })
    parts.defer(() => postgres[Symbol.asyncDispose]())
    const database = await prepareDatabase(postgres.url, 'yoldas')
    const env = { 'profile-journey': { ERASURE_KEY: erasureKey } }
    const stack = parts.use(await startStack({ database, env }))

    const [stays, leaves] = [await stack.student(), await stack.student()]
    for (const student of [stays, leaves]) {
      await answer(call(stack.url, student, 'POST', '/api/devices', { token: `of ${student.sub}`, platform: 'ios' }))
      for (const message of ['Bir', 'İki'])
        expect((await send(stack.url, student, { message })).last.event).toBe('done')
    }
    const acknowledged = await history(stack, stays)
    expect(acknowledged.map(({ content }) => content)).toEqual(expect.arrayContaining(['Bir', 'İki']))
    const leavingKey = await keyOf(stack, leaves)
    await backUp(postgres, data, backup)

    // What comes after the backup is lost with the server, but for erasures.
    await send(stack.url, stays, { message: 'Üç' })
    expect((await answer(call(stack.url, leaves, 'DELETE', '/api/me'))).status).toBe(200)
    const tombstones = await erasures(stack, 'export')
    expect(tombstones.trim().split('\n')).toHaveLength(1)
    expect(tombstones).not.toContain(leaves.sub)
    for (const part of Object.values(stack.parts)) await part.kill()
    await Promise.all([postgres.kill(), stack.nats.kill()])
    await rm(data, { recursive: true })

    await cp(backup, data, { recursive: true })
    postgres = await startPostgres({ folder, durable: true, port: postgres.port })
    expect(await keyOf(stack, leaves)).toBe(leavingKey)
    const verify = () => profileJob(stack, ['restore', 'verify'], tombstones)
    expect(await verify()).toMatchObject({ code: 1, err: expect.stringContaining('run erasures replay') })
    expect(await erasures(stack, 'replay', tombstones)).toContain('1 students erased')
    expect(await verify()).toMatchObject({ code: 0, err: '' })
    expect(await operatorJob(stack, ['restore', 'verify'])).toMatchObject({ code: 0, err: '' })
    await stack.restartNats({ storeLost: true })
    await Promise.all(Object.keys(stack.parts).map((name) => stack.restart(name)))

    expect(await history(stack, stays)).toEqual(acknowledged)
    await eventually(
      'nothing of who was erased to be left',
      async () => (await heldOf(stack, leavingKey)).length === 0,
      60_000,
    )
    expect(await me(stack, leaves)).toBe(401)
    const { last } = await send(stack.url, stays, { message: 'Dört' })
    expect(last.event).toBe('done')
    const after = await history(stack, stays)
    expect(after.slice(0, acknowledged.length)).toEqual(acknowledged)
    expect(after[acknowledged.length]?.content).toBe('Dört')
    await eventually('the push of the answer', () => stack.push.sent({ token: `of ${stays.sub}` }).length > 2, 60_000)
    await eventually('every service to have answered the erasure', async () => {
      const open = await stack.query('SELECT 1 FROM profile.erasure WHERE completed_at IS NULL')
      return open.length === 0
    })
  },
  240_000,
)
