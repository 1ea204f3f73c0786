import { readFile } from 'node:fs/promises'
import { Compute, gaxios, IdentityPoolClient } from 'google-auth-library'
import { z } from 'zod'
import type { Answer } from './answer.ts'
import { fcmScope, type Granted, refusal } from './oauth.ts'
import { mostAnswerBytes, unanswered } from './post.ts'

/** Application default credentials: no key of ours, but what the place where we run says of us. */
export type DefaultCredentials = {
  projectId: string
  /** A configuration of workload identity federation; without one the metadata server is asked. */
  file?: string | undefined
}

/**
 * Asks for a new token; the library tries some failures again within the time. A client of its own each time: it would
 * keep tokens beside ours, by the wall clock, and the file may have been changed.
 */
export async function requestDefaultToken(
  { file }: DefaultCredentials,
  milliseconds: number,
): Promise<Granted | Answer> {
  try {
    return await before(AbortSignal.timeout(milliseconds), ask(file))
  } catch (error) {
    return judge(error)
  }
}

/** What the library takes of an answer. */
const bounded = { size: mostAnswerBytes }

async function ask(file: string | undefined): Promise<Granted> {
  // The metadata server is asked by the one instance of the library.
  gaxios.instance.defaults = bounded
  const client = file === undefined ? new Compute({ scopes: [fcmScope] }) : federated(await readFile(file, 'utf8'))
  const { token } = await client.getAccessToken()
  if (!token) throw new Error('an answer without an access token')
  return { token, seconds: ((client.credentials.expiry_date ?? 0) - Date.now()) / 1000 }
}

/** The cluster's own token is in a file of the pod. */
const Federation = z.object({
  type: z.literal('external_account'),
  audience: z.string(),
  subject_token_type: z.string(),
  token_url: z.url(),
  service_account_impersonation_url: z.url().exactOptional(),
  credential_source: z.object({
    file: z.string(),
    format: z
      .object({ type: z.enum(['text', 'json']), subject_token_field_name: z.string().exactOptional() })
      .exactOptional(),
  }),
})

function federated(text: string): IdentityPoolClient {
  const client = new IdentityPoolClient({ ...Federation.parse(JSON.parse(text)), transporterOptions: bounded })
  client.scopes = [fcmScope]
  return client
}

function before<Value>(signal: AbortSignal, value: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return Promise.race([value, promise])
}

const Refused = z.object({ response: z.object({ status: z.int(), data: z.unknown() }) })

/** As a refusal of the token endpoint where there was an answer. What the library says may quote what it read. */
function judge(error: unknown): Answer {
  const refused = Refused.safeParse(error)
  if (refused.success) {
    const { status, data } = refused.data.response
    return refusal({ status, text: typeof data === 'string' ? data : JSON.stringify(data ?? ''), retryAfterSeconds: 0 })
  }
  if (error instanceof gaxios.GaxiosError || error instanceof DOMException) return unanswered(error)
  const message = 'the credentials of this place gave no access token'
  return { outcome: 'again', status: null, code: 'NO_CREDENTIALS', message, retryAfterSeconds: 0, alerts: true }
}
