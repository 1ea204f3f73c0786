import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFile, chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { initialise, prepareDatabase, startPostgres, systemServers } from '@yoldas/local'
import { eventually } from '@yoldas/testkit'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { answer, call, send } from '../support/client.ts'
import { startStack } from '../support/stack.ts'
import { erasureKey, operatorJob, profileJob } from './byHand.ts'

const root = resolve(import.meta.dirname, '../..')
const gib = 2 ** 30
const wanted = Number(process.env.RESTORE_GIB ?? 1) * gib
/** docs/runbooks/backup.md. */
const goals = { lostSeconds: 5 * 60, restoreSeconds: 60 * 60 }

const say = (line: string) => console.log(`restore    ${line}`)
const [server] = await systemServers()
if (!server) say('not tried: apt-get install postgresql, for pg_basebackup')

/** After how long production has the log archived though it is not full. */
const archiveSeconds =
  60 *
  Number(
    /archive_timeout: (\d+)min$/m.exec(
      await readFile(join(root, 'infra/kubernetes/postgres/postgres.yaml'), 'utf8'),
    )?.[1],
  )

const batch = 500
const messagesEach = 100
const uuidOf = (text: string) => `overlay(overlay(md5(${text}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`
const key = uuidOf(`'student' || s`)
const turn = uuidOf(`'turn' || s || '/' || nth / 2`)
/** Students of the numbers from `first` on, each with a conversation. */
const fill = (first: number) => `
  INSERT INTO profile.student (student_key, sub)
    SELECT ${key}, 'filler-' || s FROM generate_series(${first}, ${first + batch - 1}) AS s;
  INSERT INTO conversation (student_key, next_turn_index, next_position)
    SELECT ${key}, ${messagesEach / 2}, ${messagesEach + 1} FROM generate_series(${first}, ${first + batch - 1}) AS s;
  INSERT INTO turn (id, student_key, turn_index, origin, state, attempt, finished_at)
    SELECT ${turn}, ${key}, nth / 2, 'chat', 'done', 1, clock_timestamp()
    FROM generate_series(0, ${messagesEach - 1}, 2) AS nth, generate_series(${first}, ${first + batch - 1}) AS s;
  INSERT INTO message (id, student_key, position, turn_id, turn_index, role, author, origin, content)
    SELECT ${uuidOf(`'message' || s || '/' || nth`)}, ${key}, nth + 1, ${turn}, nth / 2,
      CASE nth % 2 WHEN 0 THEN 'user' ELSE 'assistant' END, CASE nth % 2 WHEN 0 THEN 'student' ELSE 'model' END, 'chat',
      repeat(md5(s || '/' || nth) || ' ', CASE nth % 2 WHEN 0 THEN 3 ELSE 20 + (nth * 31 + s * 7) % 25 END)
    FROM generate_series(0, ${messagesEach - 1}) AS nth, generate_series(${first}, ${first + batch - 1}) AS s`

const Newest = z.array(z.object({ table: z.string(), newest: z.string().nullable() }))
const Size = z.object({ size: z.coerce.number() })

test.skipIf(!server || process.env.DATABASE_URL)(
  'a database is back within its goals by its base backup and its archived log, is verified, and services serve',
  async () => {
    if (!server) return
    expect(archiveSeconds).toBeGreaterThan(0)
    const folder = await mkdtemp(join(inject('folder'), 'restore-'))
    const [data, backup, archive] = ['data', 'backup', 'archive'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    await mkdir(archive)
    await chmod(archive, 0o777)
    await writeFile(join(folder, 'password'), randomBytes(24).toString('hex'), { mode: 0o600 })
    await initialise(server.bin, data, join(folder, 'password'), true)
    await appendFile(
      join(data, 'postgresql.conf'),
      `archive_mode = on\narchive_command = 'true'\nmax_wal_size = '4GB'\n`,
    )

    await using parts = new AsyncDisposableStack()
    let postgres = await startPostgres({ folder, durable: true })
    parts.defer(() => postgres[Symbol.asyncDispose]())
    const database = await prepareDatabase(postgres.url, 'yoldas')
    const stack = parts.use(await startStack({ database, env: { 'profile-journey': { ERASURE_KEY: erasureKey } } }))
    const ask = async (...statements: string[]) => {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      try {
        await client.query('SET search_path = chat')
        let rows: unknown[] = []
        for (const statement of statements) rows = (await client.query(statement)).rows
        return rows
      } finally {
        await client.end()
      }
    }
    const sizeNow = async () => Size.parse((await ask('SELECT pg_database_size(current_database()) AS size'))[0]).size
    const took: Array<[step: string, seconds: number]> = []
    const timed = async <Value>(step: string, work: () => Promise<Value>): Promise<Value> => {
      const begun = performance.now()
      const value = await work()
      took.push([step, (performance.now() - begun) / 1000])
      return value
    }

    let students = 0
    for (; (await sizeNow()) < wanted; students += batch) await ask(fill(students))
    const size = await sizeNow()
    await ask('VACUUM ANALYZE', 'CHECKPOINT')
    say(`${(size / gib).toFixed(2)} GiB: ${students} students with ${messagesEach} messages each`)
    await ask(
      `ALTER SYSTEM SET archive_command = 'cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f'`,
      `ALTER SYSTEM SET archive_timeout = ${archiveSeconds}`,
      'SELECT pg_reload_conf()',
    )
    const [stays, leaves] = [await stack.student(), await stack.student()]
    for (const student of [stays, leaves]) await send(stack.url, student, { message: 'Bir' })

    const base = ['--wal-method=none', '--checkpoint=fast', `--dbname=${postgres.url}`, `--pgdata=${backup}`]
    await timed('base backup', () => promisify(execFile)(join(server.bin, 'pg_basebackup'), base))

    // A tenth of it again is in the log alone. Then a student leaves, which is in no archive when everything ends.
    const until = size * 1.1
    for (; (await sizeNow()) < until; students += batch) await ask(fill(students))
    await ask('SELECT pg_switch_wal()')
    const switched = performance.now()
    expect((await answer(call(stack.url, leaves, 'DELETE', '/api/me'))).status).toBe(200)
    const tombstones = (await profileJob(stack, ['erasures', 'export'])).out
    while (performance.now() - switched < (archiveSeconds - 5) * 1000) {
      await send(stack.url, stays, { message: 'İki' })
      await setTimeout(5_000)
    }
    const diedAt = Date.now()
    for (const part of Object.values(stack.parts)) await part.kill()
    await Promise.all([postgres.kill(), stack.nats.kill()])
    await rm(data, { recursive: true })

    const begun = performance.now()
    await timed('base backup copied back', () => cp(backup, data, { recursive: true }))
    await writeFile(join(data, 'recovery.signal'), '')
    await appendFile(
      join(data, 'postgresql.auto.conf'),
      `restore_command = 'cp ${archive}/%f %p'\narchive_mode = off\n`,
    )
    await timed('log replayed', async () => {
      postgres = await startPostgres({ folder, durable: true, port: postgres.port })
      const isOver = async () => JSON.stringify(await ask('SELECT pg_is_in_recovery()')).includes('false')
      await eventually('the end of the log', isOver, goals.restoreSeconds * 1000)
    })
    await timed('migrate', () => prepareDatabase(postgres.url, 'yoldas'))
    const verify = () => profileJob(stack, ['restore', 'verify'], tombstones)
    expect(await verify()).toMatchObject({ code: 1, err: expect.stringContaining('run erasures replay') })
    await timed('tombstones replayed', async () => {
      const { out } = await profileJob(stack, ['erasures', 'replay'], tombstones)
      expect(out).toContain('1 students erased')
    })
    const verified = await timed('verified', async () => {
      expect(await verify()).toMatchObject({ code: 0, err: '' })
      return await operatorJob(stack, ['restore', 'verify', '--json'])
    })
    expect(verified).toMatchObject({ code: 0, err: '' })
    const newest = Newest.parse(JSON.parse(verified.out)).find(({ table }) => table === 'chat.message')?.newest ?? ''
    await timed('services ready', async () => {
      await stack.restartNats({ storeLost: true })
      await Promise.all(Object.keys(stack.parts).map((name) => stack.restart(name)))
    })
    const restoreSeconds = (performance.now() - begun) / 1000
    expect((await send(stack.url, stays, { message: 'Üç' })).last.event).toBe('done')
    expect((await answer(call(stack.url, leaves, 'GET', '/api/me'))).status).toBe(401)

    for (const [step, seconds] of took) say(`${step.padEnd(24)} ${seconds.toFixed(1)} s`)
    const lostSeconds = (diedAt - Date.parse(newest)) / 1000
    say(`served again after ${restoreSeconds.toFixed(0)} s, lost ${lostSeconds.toFixed(0)} s`)
    expect(lostSeconds).toBeLessThan(goals.lostSeconds)
    expect(restoreSeconds).toBeLessThan((goals.restoreSeconds * wanted) / (100 * gib) + 5 * 60)
  },
  3_600_000,
)
