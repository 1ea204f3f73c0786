import { Unavailable } from '@yoldas/bus'
import type { Db } from '@yoldas/db'
import { countUndelivered } from './replies/store.ts'

/** More of one kind of a student's commands wait nowhere: who asks is to try again later. */
const mostUndelivered = 20

/** Before another command is sent. The caller has locked the student. */
export async function refuseTooMany(
  tx: Db,
  { service, subject }: { service: string; subject: string },
  studentKey: string,
): Promise<void> {
  if ((await countUndelivered(tx, subject, studentKey)) < mostUndelivered) return
  throw new Unavailable(
    `${mostUndelivered} commands (${subject}) of a student wait for ${service}: check why it receives none`,
  )
}
