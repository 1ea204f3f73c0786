import { createHmac, randomUUID } from 'node:crypto'
import type { Db } from '@yoldas/db'
import { tokenCache, tokenKey } from '@yoldas/gateway/identity/cache'
import { bearerToken, type tokenVerifier } from '@yoldas/gateway/identity/verify'
import { unauthorized, unavailable } from '@yoldas/http'
import { isSignInErased } from '@yoldas/profile-journey/students/rules'
import { createStudent, findKnown } from '@yoldas/profile-journey/students/store'
import type { FastifyRequest } from 'fastify'

/** As the gateway and profile-journey find out together who asks, in one process. */
export function authenticator(db: Db, verify: ReturnType<typeof tokenVerifier>, erasureKey: string) {
  const seen = tokenCache<string>()

  return async (request: FastifyRequest): Promise<string> => {
    const authorization = request.raw.headersDistinct.authorization
    const token = bearerToken(authorization)
    if (token === undefined) throw unauthorized()
    const place = tokenKey(token)
    const known = seen.get(place)
    if (known) return known
    const verification = await verify(authorization)
    if (verification.kind === 'unavailable') throw unavailable()
    if (verification.kind === 'refused') throw unauthorized()
    const { sub, expiresAt, signedInAt } = verification.identity
    const hash = createHmac('sha256', erasureKey).update(sub).digest()
    const { studentKey, erasedAt } = await findKnown(db, sub, [hash, hash])
    if (erasedAt !== null && isSignInErased(signedInAt, erasedAt)) throw unauthorized()
    const key = studentKey ?? (await createStudent(db, sub, randomUUID()))
    if (!key) throw unavailable(new Error('another request was making the same student'))
    seen.set(place, key, expiresAt)
    return key
  }
}
