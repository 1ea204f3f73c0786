import { randomUUID } from 'node:crypto'
import { maxBlocksADay, maxPlanDays, type PlanBlock } from '@yoldas/contracts/plan'
import { planOf, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { openDb } from '@yoldas/testkit/servers'
import { addDays } from '@yoldas/time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createStudent } from '../students/store.ts'
import { readPage } from './pages.ts'
import * as store from './store.ts'

const db = await openDb('profile-journey')

async function newStudent() {
  const studentKey = await createStudent(db, randomUUID(), randomUUID())
  if (studentKey === null) throw new Error('there is one of this sub')
  return studentKey
}

const from = '2026-09-01'
const to = addDays(from, maxPlanDays - 1)

/** As the gateway asks; `between` is what happens before each page but the first. */
async function readPages(studentKey: string, bounds?: Parameters<typeof readPage>[3], between = async () => {}) {
  const pages: PlanBlock[][] = []
  for (let after: string | null = null; ; after = pages.at(-1)?.at(-1)?.id ?? null) {
    if (pages.length > 0) await between()
    const page = await readPage(db, studentKey, { from, to, after }, bounds)
    pages.push(page.blocks)
    if (!page.hasMore) return pages
  }
}
const byId = (one: PlanBlock, other: PlanBlock) => (one.id < other.id ? -1 : 1)

test('the largest plan comes in pages of at most 1 MiB, whole', async () => {
  const studentKey = await newStudent()
  await db.query(sql.typeAlias('none')`
    INSERT INTO plan_block (id, student_key, day, start_time, minutes, subject, topic, kind, status, note, source)
    SELECT gen_random_uuid(), ${studentKey}, ${from}::date + n % ${maxPlanDays}::int, '09:00', 720,
      repeat(${'\u0001'}, 64), repeat(${'"'}, 128), 'practice', 'planned', repeat(${'\u0001'}, 500), 'assistant'
    FROM generate_series(1, ${maxPlanDays * maxBlocksADay}::int) AS n
  `)
  const pages = await readPages(studentKey)
  const inBytes = pages.map((blocks) => Buffer.byteLength(JSON.stringify({ kind: 'page', blocks, hasMore: true })))
  expect(Math.max(...inBytes)).toBeLessThan(2 ** 20)
  // What a page has room for is used, so there are few of them.
  expect(Math.min(...inBytes.slice(0, -1))).toBeGreaterThan(950_000)
  const all = await store.findBlocks(db, studentKey, from, to)
  expect(all).toHaveLength(maxPlanDays * maxBlocksADay)
  expect(pages.flat()).toEqual(all.toSorted(byId))
})

const change = fc.record({
  what: fc.constantFrom('add' as const, 'grow' as const, 'move' as const, 'remove' as const),
  nth: fc.nat(19),
  /** Some are not among those asked for. */
  day: fc.integer({ min: -20, max: maxPlanDays + 20 }).map((ahead) => addDays(from, ahead)),
})
const bounds = fc.record({
  mostBlocks: fc.integer({ min: 1, max: 20 }),
  mostBytes: fc.integer({ min: 1_000, max: 6_000 }),
})
const changes = fc.array(fc.array(change, { maxLength: 4 }), { minLength: 1, maxLength: 6 })

test('pages have each block that was there all the time once, whatever changes between them', async () => {
  const property = fc.asyncProperty(bounds, changes, async (some, planned) => {
    const studentKey = await newStudent()
    const add = (day: string) =>
      store.addBlock(db, {
        ...{ studentKey, id: newId(), clientId: null, day, startTime: null, minutes: 30, subject: 'Kimya' },
        ...{ topic: null, note: null, kind: 'study', status: 'planned', remind: false, source: 'user' },
      })
    const blocks = await Promise.all(Array.from({ length: 20 }, (_, nth) => add(addDays(from, 3 * nth))))
    const stayed = new Set(blocks.map(({ id }) => id))
    const steps = planned.values()
    const between = async () => {
      for (const { what, nth, day } of steps.next().value ?? []) {
        const id = blocks[nth]?.id ?? ''
        if (what === 'add') await add(day)
        if (what === 'remove') await store.removeBlock(db, studentKey, id)
        const patch = what === 'grow' ? { note: 'x'.repeat(500) } : { day }
        const isThere = (await store.findBlock(db, studentKey, id)) !== null
        if (isThere && (what === 'grow' || what === 'move')) await store.changeBlock(db, studentKey, id, patch)
        if (what === 'remove' || (what === 'move' && (day < from || day > to))) stayed.delete(id)
      }
    }
    const ids = (await readPages(studentKey, some, between)).flat().map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    expect(ids).toEqual(expect.arrayContaining([...stayed]))
  })
  await fc.assert(property, { numRuns: 20 })
})

test('a page is found by the days of the student alone, and its blocks by their keys', async () => {
  const days = { from, to, after: newId() }
  const plan = await planOf(db, (tx) => store.findBlocksAfter(tx, randomUUID(), days, 1_000))
  expect(plan).toMatch(/Index Cond: \(\(student_key = .* AND \(day >= .* AND \(day <= /)
  expect(plan).toMatch(/Index Cond: \(id = ANY /)
  expect(plan).not.toContain('Seq Scan')
})
