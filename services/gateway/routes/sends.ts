import { type Bus, Unavailable } from '@yoldas/bus'
import { sendMessage } from '@yoldas/contracts/chat'
import { deadlineIn } from '@yoldas/time'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { longDeadline, routeDeadline } from './route.ts'

/** Its media may have to be looked at first: another replica is asked late, but in time. */
const sendWithMedia = { ...sendMessage, attemptMilliseconds: 4_500 }

/** How long a send waits while too many turns of its student are unfinished. */
const queueMilliseconds = 8_000

/**
 * Sends a student's message, again with the same ids while too many of their turns are unfinished: each answer comes
 * soon, so that an engine that died is noticed, and the last one says that nothing is stored.
 * @throws Unavailable when its turn was not accepted in time, or nobody waits for it any more
 */
export async function sendInTurn(bus: Bus, input: z.input<typeof sendMessage.input>, reply: FastifyReply) {
  const isPlain = !input.mediaIds?.length
  const waiting = deadlineIn(queueMilliseconds)
  const whole = longDeadline(reply)
  for (;;) {
    const deadline = isPlain ? deadlineIn(Math.min(routeDeadline().remaining(), whole.remaining())) : whole
    const answer = await bus.request(isPlain ? sendMessage : sendWithMedia, input, deadline)
    if (answer.kind !== 'busy') return answer
    if (waiting.remaining() === 0 || reply.raw.destroyed)
      throw new Unavailable('too many turns of the student are unfinished')
  }
}
