import { Unavailable } from '@yoldas/bus'

/** Commands of one kind that may wait for a student. One more is refused: the client tries again later. */
export const mostUndelivered = 20

export const tooMany = ({ service, subject }: { service: string; subject: string }) =>
  new Unavailable(
    `${mostUndelivered} commands (${subject}) of a student wait for ${service}: check why it receives none`,
  )
