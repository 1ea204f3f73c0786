import { sendMessage, type Turn } from '@yoldas/contracts/chat'
import { Uuid } from '@yoldas/contracts/values'
import { JsonError } from '@yoldas/http'
import { newId } from '@yoldas/ids'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { InvalidPart } from '../door/validation.ts'
import { type RouteDeps, routeDeadline, studentOf } from './route.ts'

const Named = z.object({ clientId: Uuid })

/**
 * The turn of a send that was accepted before and is repeated with a body that is refused; null when the refusal
 * stands. Only refused bodies are looked at, so that a valid send costs nothing more.
 */
export async function findKnownSend(
  { bus }: Pick<RouteDeps, 'bus'>,
  request: FastifyRequest,
  refusal: unknown,
): Promise<Turn | null> {
  const body = refusedBody(request, refusal)
  if (body === undefined) return null
  const named = Named.safeParse(body)
  if (!named.success) return null
  const { studentKey, verdict } = studentOf(request)
  // Without text and media nothing is stored: it is only found.
  const empty = { studentKey, turnId: newId(), messageId: newId(), text: '', clientId: named.data.clientId, verdict }
  const answer = await bus.request(sendMessage, empty, routeDeadline())
  return answer.kind === 'accepted' ? answer.turn : null
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** As JSON means it, storable or not; undefined when it is not JSON, or was not refused for its body. */
function refusedBody(request: FastifyRequest, refusal: unknown): unknown {
  if (refusal instanceof InvalidPart) return refusal.input
  if (!(refusal instanceof JsonError) || !request.refusedBody) return undefined
  try {
    return JSON.parse(utf8.decode(request.refusedBody))
  } catch {
    return undefined
  }
}
