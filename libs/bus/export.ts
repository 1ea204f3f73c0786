import { type ExportPage, studentExports } from '@yoldas/contracts/export'
import { bytesOf } from '@yoldas/contracts/pages'
import { type Handler, handle } from './serve.ts'

type Exported = { key: string; record: object }

/** Records of one type in the order of keys that never change, those after a key, or the first ones. */
export type ExportPart = {
  type: string
  /** At most `limit`; it may be fewer from `bytes` on, but one while there is one. */
  find: (after: string | null, limit: number, bytes: number) => Promise<readonly Exported[]>
}

/** For what a student has one of. */
export const single = (find: () => Promise<object | null>): ExportPart['find'] => {
  return async (after) => {
    const record = after === null ? await find() : null
    return record ? [{ key: 'only', record }] : []
  }
}

export const byId = <Row extends { id: string }>(rows: readonly Row[]): Exported[] =>
  rows.map((record) => ({ key: record.id, record }))

/** Hands over what the service holds of a student, page by page. */
export const handleExport = (
  service: keyof typeof studentExports,
  partsOf: (studentKey: string) => readonly ExportPart[],
): Handler => handle(studentExports[service], ({ studentKey, after }) => exportPage(partsOf(studentKey), after))

/** The records of a page take no more: the gateway reads a page in one go, while other students wait. */
export const exportPageBytes = 2 ** 17
/** Rows that do not fit are read again for the next page, so few are read at once: of 2 KB they fill a page. */
const rowsAtOnce = 64
const separator = ':'

/**
 * The page after the place where the one before ended, which is the type and the key of its last record. It takes as
 * many records as it has room for, one at least. What is there from the first page to the last is on exactly one.
 */
export async function exportPage(parts: readonly ExportPart[], after: string | null): Promise<ExportPage> {
  const [begun = '', ...key] = after?.split(separator) ?? []
  const first = after === null ? 0 : parts.findIndex(({ type }) => type === begun)
  const records: ExportPage['records'] = []
  let [last, room] = [after, exportPageBytes]
  for (const { type, find } of first === -1 ? [] : parts.slice(first)) {
    let from = type === begun ? key.join(separator) : null
    for (let rows = await find(from, rowsAtOnce, room); rows.length > 0; rows = await find(from, rowsAtOnce, room)) {
      for (const row of rows) {
        const record = { type, ...row.record }
        room -= bytesOf(record)
        if (room < 0 && records.length > 0) return { records, next: last }
        records.push(record)
        ;[last, from] = [type + separator + row.key, row.key]
      }
    }
  }
  return { records, next: null }
}
