import type { Db } from '@yoldas/db'
import { type ErasureKeys, eraseBuried, hashes } from '../students/erase.ts'
import { findStudents, findTombstones, keepTombstones, type Tombstone } from './store.ts'

const page = 1_000

/** All that are there, page by page. */
export async function* exportTombstones(db: Db): AsyncGenerator<Tombstone> {
  for (let after = ''; ; ) {
    const found = await findTombstones(db, after, page)
    yield* found
    const last = found.at(-1)
    if (!last || found.length < page) return
    after = last.subHash
  }
}

export type Replayed = { tombstones: number; erased: number }

/**
 * Keeps tombstones of a time after this database's, and erases the students whom they mean: those of the same `sub` who
 * came before that. Others of the `sub` came back later, and stay. May be repeated.
 */
export async function replayErasures(
  { db, erasureKeys }: { db: Db; erasureKeys: ErasureKeys },
  tombstones: readonly Tombstone[],
): Promise<Replayed> {
  const erasedAt = new Map<string, number>()
  const latest = new Map<string, Tombstone>()
  for (const tombstone of tombstones) {
    const { subHash } = tombstone
    const at = Math.max(Date.parse(tombstone.erasedAt), erasedAt.get(subHash) ?? 0)
    if (at !== erasedAt.get(subHash)) latest.set(subHash, tombstone)
    erasedAt.set(subHash, at)
  }
  const kept = [...latest.values()]
  for (let begin = 0; begin < kept.length; begin += page) await keepTombstones(db, kept.slice(begin, begin + page))
  const isGone = ({ sub, createdAt }: { sub: string; createdAt: string }) =>
    hashes(erasureKeys, sub).some((hash) => Date.parse(createdAt) <= (erasedAt.get(hash.toString('hex')) ?? 0))
  let erased = 0
  for await (const student of studentsOf(db)) {
    if (!isGone(student)) continue
    if (await db.transaction((tx) => eraseBuried(tx, student.studentKey))) erased += 1
  }
  return { tombstones: kept.length, erased }
}

async function* studentsOf(db: Db) {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const found = await findStudents(db, after, page)
    yield* found
    const last = found.at(-1)
    if (!last || found.length < page) return
    after = last.studentKey
  }
}
