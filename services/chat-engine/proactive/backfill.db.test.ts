import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { connectDb, migrate, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { testDatabase } from '@yoldas/testkit'
import { expect, test } from 'vitest'
import { z } from 'zod'

const migrations = resolve(import.meta.dirname, '../migrations')
const Silence = z.object({ studentKey: z.uuid(), silentSince: z.string(), isCheckedIn: z.boolean() })

test('older conversations are silent since the student’s last message, else since their beginning', async () => {
  await using opened = new AsyncDisposableStack()
  const { url } = opened.use(await testDatabase())
  const db = opened.use(await connectDb(url))
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-backfill-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const files = (await readdir(migrations)).sort()
  const bring = async (wanted: (name: string) => boolean) => {
    for (const name of files.filter(wanted)) await copyFile(join(migrations, name), join(folder, name))
    return migrate({ databaseUrl: url, schema: 'before', folder })
  }
  await db.query(sql.typeAlias('none')`CREATE SCHEMA before`)
  await bring((name) => name < '006')

  const [writer, listener, newcomer] = [randomUUID(), randomUUID(), randomUUID()]
  for (const studentKey of [writer, listener, newcomer])
    await db.query(sql.typeAlias('none')`
      INSERT INTO before.conversation (student_key, created_at) VALUES (${studentKey}, '2026-01-01T00:00:00Z')
    `)
  const say = async (studentKey: string, position: number, role: string, at: string) => {
    const turnId = newId()
    await db.query(sql.typeAlias('none')`
      INSERT INTO before.turn (id, student_key, turn_index, origin, state, finished_at)
      VALUES (${turnId}, ${studentKey}, ${position}, 'chat', 'done', now())
    `)
    await db.query(sql.typeAlias('none')`
      INSERT INTO before.message (id, student_key, position, turn_id, turn_index, role, origin, content, created_at)
      VALUES (${newId()}, ${studentKey}, ${position}, ${turnId}, ${position}, ${role}, 'chat', 'x', ${at})
    `)
  }
  await say(writer, 1, 'user', '2026-02-01T00:00:00Z')
  await say(writer, 2, 'assistant', '2026-02-01T00:01:00Z')
  await say(writer, 3, 'user', '2026-02-02T00:00:00Z')
  await say(writer, 4, 'assistant', '2026-02-02T00:01:00Z')
  await say(listener, 1, 'assistant', '2026-02-03T00:00:00Z')

  expect(await bring((name) => name.startsWith('006'))).toHaveLength(1)
  const found = await db.any(sql.type(Silence)`
    SELECT student_key AS "studentKey", silent_since AS "silentSince", checked_in AS "isCheckedIn"
    FROM before.conversation ORDER BY silent_since DESC, student_key
  `)
  const beginning = { silentSince: '2026-01-01T00:00:00.000Z', isCheckedIn: false }
  expect(found).toEqual([
    { studentKey: writer, silentSince: '2026-02-02T00:00:00.000Z', isCheckedIn: false },
    ...[listener, newcomer].toSorted().map((studentKey) => ({ studentKey, ...beginning })),
  ])
})
