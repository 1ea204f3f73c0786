import { randomUUID } from 'node:crypto'
import { findExamTakers, type ProfilePatchBody } from '@yoldas/contracts/profile'
import { planOf, sql } from '@yoldas/db'
import { openDb } from '@yoldas/testkit/servers'
import { expect, test } from 'vitest'
import { examTakersOn } from '../students/rules.ts'
import { eraseStudent, findExamCandidates } from '../students/store.ts'
import { findTakers } from './examTakers.ts'

const db = await openDb('profile-journey')

/** A student who came before the official days of 2026. */
async function come(profile: ProfilePatchBody | { examDate: number }, arrivedAt = '2026-01-01T00:00:00Z') {
  const studentKey = randomUUID()
  await db.query(sql.typeAlias('none')`
    INSERT INTO student (student_key, sub, profile, created_at)
    VALUES (${studentKey}, ${studentKey}, ${sql.jsonb(profile)}, ${arrivedAt})
  `)
  return studentKey
}

async function takersOn(lastDay: string, limit = 500) {
  const found: string[] = []
  for (let after: string | null = null; ; ) {
    const { studentKeys, next } = findExamTakers.output.parse(await findTakers(db, { lastDay, after, limit }))
    found.push(...studentKeys)
    if (next === null) return found
    after = next
  }
}

test('who has an exam are found on its last day, by their own date or the official one, page by page', async () => {
  const [own, first, second, official, pupil, late, unnamed, wrong] = [
    await come({ examType: 'kpss', examDate: '2026-06-21' }),
    await come({ examType: 'yks', examDate: '2026-06-20' }),
    await come({ examType: 'yks', examDate: '2026-06-21' }),
    await come({ examType: 'yks', grade: '12' }),
    await come({ examType: 'yks', grade: '11' }),
    await come({ examType: 'yks', grade: '12' }, '2026-06-21T10:00:00Z'),
    await come({ examDate: '2026-06-20' }),
    await come({ examType: 'yks', grade: '99' as '12' }),
  ]
  const left = await come({ examType: 'kpss', examDate: '2026-06-21' })
  await db.transaction((tx) => eraseStudent(tx, left))
  const onSunday = [own, first, second, official].toSorted()
  for (const limit of [500, 2, 1]) expect(await takersOn('2026-06-21', limit)).toEqual(onSunday)
  expect(await takersOn('2026-06-20')).toEqual([unnamed])
  for (const key of [pupil, late, wrong, left]) expect(onSunday).not.toContain(key)
  expect(await takersOn('2026-06-19')).toEqual([])
})

test('each page is a range of an index', async () => {
  const plan = await planOf(db, (explained) =>
    findExamCandidates(explained, examTakersOn('2026-06-21'), randomUUID(), 500),
  )
  expect(plan).toMatch(/Index Cond: .*examDate.*student_key >/)
  expect(plan).toMatch(/Index Cond: .*examType.*student_key >/)
  expect(plan).not.toContain('Seq Scan')
})
