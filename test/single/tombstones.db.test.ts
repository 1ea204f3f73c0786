import { randomBytes } from 'node:crypto'
import { connectDb } from '@yoldas/db'
import { exportTombstones } from '@yoldas/profile-journey/erasures/replay'
import { keepTombstones, Tombstone } from '@yoldas/profile-journey/erasures/store'
import { patient, testDatabase } from '@yoldas/testkit'
import pg from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readSingle } from './compose.ts'

const Row = z.object({ json_build_object: Tombstone })

test('the backup writes tombstones as `job erasures export` prints them', async () => {
  const [, query = ''] = /<<'SQL'\n([\s\S]*?)\nSQL\n/.exec(readSingle('backup.sh')) ?? []
  await using database = await testDatabase()
  await using db = await connectDb(patient(database.urls['profile-journey']))
  const made = [[], [1_800_000_000.5, 1_900_000_000]].map((aheadSignIns) => ({
    subHash: randomBytes(32).toString('hex'),
    erasedAt: '2027-03-14T02:30:00.120Z',
    aheadSignIns,
  }))
  await keepTombstones(db, made)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(query).finally(() => client.end())
  const written = rows.map((row) => Row.parse(row).json_build_object)
  expect(written).toEqual(await Array.fromAsync(exportTombstones(db)))
  expect(written.map(({ subHash }) => subHash)).toEqual(expect.arrayContaining(made.map(({ subHash }) => subHash)))
})
