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
  let erased = 0
  for await (const student of studentsOf(db)) {
    if (!isMeant(student, erasureKeys, erasedAt)) continue
    if (await db.transaction((tx) => eraseBuried(tx, student.studentKey))) erased += 1
  }
  return { tombstones: kept.length, erased }
}

/** `absent` of the given tombstones are not in the database, `erased` of its students were erased and are there. */
export type Verified = { kept: number; absent: number; students: number; erased: number }

/** What a replay of these tombstones would still have to do. */
export async function verifyReplay(
  { db, erasureKeys }: { db: Db; erasureKeys: ErasureKeys },
  tombstones: readonly Tombstone[],
): Promise<Verified> {
  const erasedAt = new Map<string, number>()
  for await (const kept of exportTombstones(db)) erasedAt.set(kept.subHash, Date.parse(kept.erasedAt))
  const isAbsent = (one: Tombstone) => (erasedAt.get(one.subHash) ?? 0) < Date.parse(one.erasedAt)
  const absent = new Set(tombstones.filter(isAbsent).map(({ subHash }) => subHash)).size
  let [students, erased] = [0, 0]
  for await (const student of studentsOf(db)) {
    students += 1
    if (isMeant(student, erasureKeys, erasedAt)) erased += 1
  }
  return { kept: erasedAt.size, absent, students, erased }
}

/** Whether one of these erasures, each by its hash, is of this student, who came before it. */
const isMeant = (
  { sub, createdAt }: { sub: string; createdAt: string },
  erasureKeys: ErasureKeys,
  erasedAt: ReadonlyMap<string, number>,
) => hashes(erasureKeys, sub).some((hash) => Date.parse(createdAt) <= (erasedAt.get(hash.toString('hex')) ?? 0))

async function* studentsOf(db: Db) {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const found = await findStudents(db, after, page)
    yield* found
    const last = found.at(-1)
    if (!last || found.length < page) return
    after = last.studentKey
  }
}
