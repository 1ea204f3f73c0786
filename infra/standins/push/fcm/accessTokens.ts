import { createPublicKey, type KeyObject, randomUUID } from 'node:crypto'
import { compactVerify, decodeJwt, decodeProtectedHeader } from 'jose'
import { z } from 'zod'
import type { Answer } from '../answers.ts'
import { parseJson } from '../json.ts'

const jwtBearer = 'urn:ietf:params:oauth:grant-type:jwt-bearer'

/**
 * Times are not looked at: tests put a replica's clock wrong. Nor is whom `aud` names: google-auth-library signs for
 * Google's address and asks there, whatever the account's `token_uri` says, so that requests come here by an agent.
 */
const Claims = z.looseObject({ iss: z.string().min(1), aud: z.string().min(1), scope: z.string().optional() })

type Options = { accessToken?: string | undefined; serviceAccountPublicKey?: string | undefined }

/** `POST /token`, as a service account calls it for an access token. The signature is checked when there is a key. */
export function accessTokens({ accessToken, serviceAccountPublicKey }: Options) {
  const key = serviceAccountPublicKey === undefined ? undefined : createPublicKey(serviceAccountPublicKey)
  return async (text: string): Promise<Answer> => {
    const { grant_type: grantType = '', assertion = '' } = parametersOf(text)
    if (grantType !== jwtBearer) return refuse('unsupported_grant_type', `Invalid grant_type: ${grantType}`)
    const claims = claimsOf(assertion)
    if (!claims) return refuse('invalid_grant', 'Invalid JWT: it needs the algorithm RS256 and the claims iss and aud.')
    if (key && !(await isSigned(assertion, key))) return refuse('invalid_grant', 'Invalid JWT Signature.')
    if (!claims.scope) return refuse('invalid_scope', 'Invalid OAuth scope or ID token audience provided.')
    const token = accessToken ?? `ya29.${randomUUID()}`
    return { status: 200, body: { access_token: token, expires_in: 3599, token_type: 'Bearer' } }
  }
}

const Parameters = z.object({ grant_type: z.string().optional(), assertion: z.string().optional() })

/** A form, as the standard says; Google takes JSON too. */
function parametersOf(text: string): z.infer<typeof Parameters> {
  const json = Parameters.safeParse(parseJson(text)?.value)
  return json.success ? json.data : Parameters.parse(Object.fromEntries(new URLSearchParams(text)))
}

function claimsOf(assertion: string): z.infer<typeof Claims> | undefined {
  try {
    if (decodeProtectedHeader(assertion).alg !== 'RS256') return undefined
    return Claims.safeParse(decodeJwt(assertion)).data
  } catch {
    return undefined
  }
}

async function isSigned(assertion: string, key: KeyObject): Promise<boolean> {
  try {
    await compactVerify(assertion, key, { algorithms: ['RS256'] })
    return true
  } catch {
    return false
  }
}

const refuse = (error: string, description: string): Answer => ({
  status: 400,
  body: { error, error_description: description },
})
