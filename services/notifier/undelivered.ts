import { Unavailable } from '@yoldas/bus'

/** More of one kind of a student's commands wait nowhere: who asks is to try again later. */
export const mostUndelivered = 20

type Waiting = { service: string; subject: string }

export const tooMany = ({ service, subject }: Waiting) =>
  new Unavailable(
    `${mostUndelivered} commands (${subject}) of a student wait for ${service}: check why it receives none`,
  )
