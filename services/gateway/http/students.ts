import type { Bus } from '@yoldas/bus'
import { resolveStudent } from '@yoldas/contracts/profile'
import { unauthorized, unavailable } from '@yoldas/http'
import { deadlineIn } from '@yoldas/time'
import type { FastifyRequest } from 'fastify'
import { tokenCache } from '../identity/cache.ts'
import { bearerToken, type tokenVerifier } from '../identity/verify.ts'

/** Who asks: `sub` is only for the student's own eyes, everything else goes by the key. */
export type Student = {
  sub: string
  studentKey: string
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
    if (verification.kind === 'unavailable') throw unavailable('the identity provider has not been reached yet')
    if (verification.kind === 'refused') throw unauthorized()
    const { sub, expiresAt, signedInAt } = verification.identity
    const found = await bus.request(resolveStudent, { sub, signedInAt }, deadline)
    if (found.kind === 'refused') throw unauthorized()
    const student = { sub, studentKey: found.studentKey, expiresAt }
    seen.set(token, student, expiresAt)
    return student
  }

  return {
    authenticate: async ({ raw }) => {
      const { authorization } = raw.headersDistinct
      const token = bearerToken(authorization)
      if (token === undefined) throw unauthorized()
      const known = seen.get(token)
      if (known) return known
      // A thousand requests that begin with one token are one signature to verify.
      const asked = underway.get(token) ?? authenticate(token, authorization).finally(() => underway.delete(token))
      underway.set(token, asked)
      return asked
    },
    recognize: ({ raw }) => {
      const token = bearerToken(raw.headersDistinct.authorization)
      return token === undefined ? undefined : seen.get(token)
    },
  }
}
