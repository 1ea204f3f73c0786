import { Unavailable } from '@yoldas/bus'
import type { Db } from '@yoldas/db'
import { countUndelivered } from './actions/store.ts'

/** More of one kind of a student's commands wait nowhere: who asks is to try again later. */
export const mostUndelivered = 20

type Waiting = { service: string; subject: string }

/** Before another command is sent. The caller has locked the student. */
export async function refuseTooMany(tx: Db, command: Waiting, studentKey: string): Promise<void> {
  if ((await countUndelivered(tx, command.subject, studentKey)) >= mostUndelivered) throw tooMany(command)
}

export const tooMany = ({ service, subject }: Waiting) =>
  new Unavailable(
    `${mostUndelivered} commands (${subject}) of a student wait for ${service}: check why it receives none`,
  )
