import type { Bus } from '@yoldas/bus'
import { Unavailable } from '@yoldas/bus'
import { resolveStudent } from '@yoldas/contracts/profile'
import type { Verdict } from '@yoldas/contracts/verdict'
import { unauthorized, unavailable } from '@yoldas/http'
import { deadlineIn } from '@yoldas/time'
import type { FastifyRequest } from 'fastify'
import { tokenCache, tokenKey } from './cache.ts'
import { bearerToken, type tokenVerifier } from './verify.ts'

/** Who asks: `sub` is only for the student's own eyes, everything else goes by the key. */
export type Student = {
  sub: string
  studentKey: string
  /** As it was when the student was looked up: chat-engine ignores it where it knows a later one. */
  verdict: Verdict
  /** When the token does, in epoch seconds. */
  expiresAt: number
}

/** For the key set and profile-journey together. */
const authenticateMilliseconds = 4_000

export type Authenticator = {
  /**
   * Tells who a request is from, making the student on first contact. What a token said is kept for 5 minutes at most.
   * @throws HttpError 401, the same for every kind of bad token; 503 when that cannot be judged now
   */
  authenticate(request: FastifyRequest): Promise<Student>
  /** The student, when that is known without asking anybody. */
  recognize(request: FastifyRequest): Student | undefined
}

export function authenticator(bus: Bus, verify: ReturnType<typeof tokenVerifier>): Authenticator {
  const seen = tokenCache<Student>()
  const underway = new Map<string, Promise<Student>>()
  bus.onErased((studentKey) => seen.deleteWhere((student) => student.studentKey === studentKey))

  const authenticate = async (token: string, authorization: string[] | undefined): Promise<Student> => {
    const deadline = deadlineIn(authenticateMilliseconds)
    const verification = await verify(authorization, AbortSignal.timeout(deadline.remaining()))
    if (verification.kind === 'unavailable')
      throw unavailable(new Unavailable('the identity provider has not been reached yet'))
    if (verification.kind === 'refused') throw unauthorized()
    const { sub, expiresAt, signedInAt } = verification.identity
    const found = await bus.request(resolveStudent, { sub, signedInAt }, deadline)
    if (found.kind === 'refused') throw unauthorized()
    const student = { sub, studentKey: found.studentKey, verdict: found.verdict, expiresAt }
    seen.set(tokenKey(token), student, expiresAt)
    return student
  }

  const recognize = (request: FastifyRequest): Student | undefined => {
    const token = request.tokenKey ? undefined : bearerToken(request.raw.headersDistinct.authorization)
    if (token !== undefined) request.tokenKey = tokenKey(token)
    return request.tokenKey === null ? undefined : seen.get(request.tokenKey)
  }

  return {
    recognize,
    authenticate: async (request) => {
      const known = recognize(request)
      if (known) return known
      const { authorization } = request.raw.headersDistinct
      const token = bearerToken(authorization)
      if (token === undefined) throw unauthorized()
      // A thousand requests that begin with one token are one signature to verify.
      const asked = underway.get(token) ?? authenticate(token, authorization).finally(() => underway.delete(token))
      underway.set(token, asked)
      return asked
    },
  }
}
