import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { finished, pipeline } from 'node:stream/promises'
import { type Bus, exportDocument } from '@yoldas/bus'
import { eraseNotified } from '@yoldas/contracts/notifier'
import { eraseStudent } from '@yoldas/contracts/profile'
import type { Db } from '@yoldas/db'
import { deadlineIn } from '@yoldas/time'
import { countsOf, findStudent } from './store.ts'
import type { Row } from './table.ts'

/** What these commands reach beside the database, opened when it is needed. */
export type Reach = {
  bus(): Promise<Pick<Bus, 'request'>>
  /** One line for who looks later at what operators have done; never a `sub`. */
  audit(entry: { action: string; studentKey: string }): void
  /** Where `--out -` writes. */
  stdout: NodeJS.WritableStream
}

export class UnknownStudent extends Error {
  override name = 'UnknownStudent'
  constructor() {
    super('No student has this sub. An erased student cannot be found by it: only a keyed hash is kept.')
  }
}

/** As long as the public API would wait, and some more: a person waits, not a phone. */
const patience = () => deadlineIn(30_000)

async function studentOf(db: Db, sub: string) {
  const student = await findStudent(db, sub)
  if (!student) throw new UnknownStudent()
  return student
}

/** The key, and how much each service holds. @throws UnknownStudent */
export async function describeStudent(db: Db, sub: string): Promise<Row> {
  const student = await studentOf(db, sub)
  return { ...student, ...(await countsOf(db, student.studentKey)) }
}

/**
 * Writes what `GET /api/me/export` answers to a file that only we can read, as it comes. A file that is there already is
 * left alone, and one that could not be finished is removed.
 * @throws UnknownStudent, and Unavailable when a service does not answer
 */
export async function exportToFile(db: Db, reach: Reach, sub: string, out: string): Promise<Row> {
  const { studentKey } = await studentOf(db, sub)
  const bus = await reach.bus()
  reach.audit({ action: 'export', studentKey })
  const document = await exportDocument(bus, studentKey, patience())
  if (out === '-') {
    document.pipe(reach.stdout, { end: false })
    await finished(document)
    return { studentKey, file: out }
  }
  const file = createWriteStream(out, { flags: 'wx', mode: 0o600 })
  let isOurs = false
  file.once('open', () => {
    isOurs = true
  })
  try {
    await pipeline(document, file)
  } catch (error) {
    if (isOurs) await rm(out, { force: true })
    throw error
  }
  return { studentKey, file: out }
}

/** Does what `DELETE /api/me` does. Everything is gone within a minute; `job erasures` names who has not answered. */
export async function eraseNow(db: Db, reach: Reach, sub: string): Promise<Row> {
  const { studentKey } = await studentOf(db, sub)
  const bus = await reach.bus()
  reach.audit({ action: 'erase', studentKey })
  await bus.request(eraseStudent, { studentKey }, patience())
  // So that a reply is refused at once. The deletion stands without it, and reaches the notifier by its event.
  const isForgotten = await bus.request(eraseNotified, { studentKey }, patience()).then(
    () => true,
    () => false,
  )
  return { studentKey, erased: true, notifierAnswered: isForgotten }
}
