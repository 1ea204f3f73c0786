import { describe, expect, test } from 'vitest'
import { byId, type ExportPart, exportPage, exportPageBytes, single } from './export.ts'

type Row = { id: string; text: string }

const part = (type: string, rows: () => readonly Row[]): ExportPart => ({
  type,
  find: async (after, limit) =>
    byId(
      rows()
        .filter(({ id }) => after === null || id > after)
        .slice(0, limit),
    ),
})

/** Rows with a colon in their ids, which stands between the type and the key of a place too. */
const rowsOf = (count: number, bytes: number): Row[] =>
  Array.from({ length: count }, (_, i) => ({ id: `a:${String(i).padStart(4, '0')}`, text: 'x'.repeat(bytes) }))

async function walk(parts: readonly ExportPart[], between: (page: number) => void = () => {}) {
  const pages = []
  for (let after: string | null = null; ; ) {
    const page = await exportPage(parts, after)
    pages.push(page)
    if (page.next === null) break
    after = page.next
    between(pages.length)
  }
  return { pages, ids: pages.flatMap(({ records }) => records.map((record) => `${record.type} ${record.id}`)) }
}

const named = (type: string, rows: readonly Row[]) => rows.map(({ id }) => `${type} ${id}`)

describe('an export', () => {
  test('has each record once, on pages of at most 128 KiB that have as many as they have room for', async () => {
    const [small, large] = [rowsOf(1_234, 10), rowsOf(401, 10_000)]
    const only = single(async () => ({ id: 'me' }))
    const parts = [{ type: 'one', find: only }, part('none', () => []), part('s', () => small), part('l', () => large)]
    const { pages, ids } = await walk(parts)
    expect(ids).toEqual(['one me', ...named('s', small), ...named('l', large)])
    const sizes = pages.map((page) => Buffer.byteLength(JSON.stringify(page)))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(exportPageBytes + 100)
    expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThan(0.9 * exportPageBytes)
  })

  test('has a record alone that is larger than a page', async () => {
    const rows = [1, 2, exportPageBytes, exportPageBytes, 3].map((bytes, i) => ({
      id: String(i),
      text: 'x'.repeat(bytes),
    }))
    const { pages } = await walk([part('a', () => rows.slice(0, 4)), part('b', () => rows.slice(4))])
    expect(pages.map(({ records }) => records.map(({ id }) => id))).toEqual([['0', '1'], ['2'], ['3'], ['4']])
  })

  test('loses nothing and repeats nothing of what stays, while other records come and go', async () => {
    const stays = rowsOf(400, 10_000)
    let rows = stays
    const { ids } = await walk([part('a', () => rows)], (page) => {
      const comes = { id: `${stays[page * 70]?.id}+`, text: '' }
      rows = [...stays, comes]
        .filter(({ id }) => id !== stays[page * 50]?.id)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    })
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !id.endsWith('+')).length).toBeGreaterThan(stays.length - 5)
    const gone = named(
      'a',
      [50, 100, 150, 200].flatMap((nth) => stays[nth] ?? []),
    )
    expect(named('a', stays).filter((id) => !ids.includes(id) && !gone.includes(id))).toEqual([])
  })

  test('of somebody unknown is empty, and a place of no type ends it', async () => {
    expect(await exportPage([part('a', () => [])], null)).toEqual({ records: [], next: null })
    expect(await exportPage([part('a', () => rowsOf(1, 1))], 'z:1')).toEqual({ records: [], next: null })
  })
})
