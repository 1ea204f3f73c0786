import { createPrivateKey, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose/jwt/sign'
import { z } from 'zod'
import { type Answer, parseJson } from './answer.ts'
import type { DefaultCredentials } from './defaultCredentials.ts'
import { fcmScope, type Granted, refusal } from './oauth.ts'
import { isAnswer, post } from './post.ts'

/** Google's name for a program that asks for itself. */
export type ServiceAccount = {
  projectId: string
  email: string
  privateKey: KeyObject
  keyId: string | undefined
  tokenUrl: string
}

const AccountFile = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string(),
  private_key_id: z.string().optional(),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
})

/** The JSON text that Google's console hands out. What is wrong with it is said without quoting it. */
export const ServiceAccountJson = z.string().transform((text, context): ServiceAccount => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  const file = AccountFile.safeParse(parseJson(text))
  if (!file.success) return refuse('not the JSON of a service account: project_id, client_email, private_key')
  const privateKey = readKey(file.data.private_key)
  if (privateKey?.asymmetricKeyType !== 'rsa') return refuse('its private_key is not an RSA key in PEM')
  const { project_id: projectId, client_email: email, private_key_id: keyId, token_uri: tokenUrl } = file.data
  return { projectId, email, privateKey, keyId, tokenUrl }
})

function readKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}

type AccessToken = {
  token: string
  /** False when it was made for an earlier call, and may have been withdrawn since. */
  isFresh: boolean
}

export type AccessTokens = {
  /** A token for FCM, asked for at most once at a time; or why there is none. Resolves within 10 s. */
  get(): Promise<AccessToken | Answer>
  /** The token was refused: the next call asks for another. */
  discard(token: string): void
}

/** Who sends: a service account by its key, or the identity that the platform gives this process. */
export type Credentials = ServiceAccount | DefaultCredentials

const fetchMilliseconds = 10_000
/** A token is not used when it may end on its way. */
const marginSeconds = 60
/** Google takes no assertion of the future or of an hour ago: so much our clock may be wrong either way. */
const toleranceSeconds = 15 * 60

/** The library is loaded where it is used: with a key of ours a start does without it. */
async function requestOfPlace(credentials: DefaultCredentials): Promise<Granted | Answer> {
  const { requestDefaultToken } = await import('./defaultCredentials.ts')
  return requestDefaultToken(credentials, fetchMilliseconds)
}

/** Keeps a token for as long as it is good, by the monotonic clock. */
export function accessTokens(credentials: Credentials): AccessTokens {
  let kept: { token: string; end: number } | undefined
  let asking: Promise<AccessToken | Answer> | undefined

  const ask = async () => {
    const granted = await ('privateKey' in credentials ? requestToken(credentials) : requestOfPlace(credentials))
    if (isAnswer(granted)) return granted
    kept = { token: granted.token, end: performance.now() + (granted.seconds - marginSeconds) * 1000 }
    return { token: granted.token, isFresh: true }
  }

  return {
    async get() {
      if (kept && performance.now() < kept.end) return { token: kept.token, isFresh: false }
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
    discard(token) {
      if (kept?.token === token) kept = undefined
    },
  }
}

const TokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() })

async function requestToken(account: ServiceAccount): Promise<Granted | Answer> {
  const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: await signAssertion(account) }
  const request = {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(grant).toString(),
  }
  const received = await post(account.tokenUrl, request, AbortSignal.timeout(fetchMilliseconds))
  if (isAnswer(received)) return received
  const granted = received.status === 200 ? TokenAnswer.safeParse(parseJson(received.text)) : undefined
  if (!granted?.success) return refusal(received)
  return { token: granted.data.access_token, seconds: granted.data.expires_in }
}

function signAssertion({ email, privateKey, keyId, tokenUrl }: ServiceAccount): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ scope: fcmScope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(keyId === undefined ? {} : { kid: keyId }) })
    .setIssuer(email)
    .setAudience(tokenUrl)
    .setIssuedAt(now - toleranceSeconds)
    .setExpirationTime(now + toleranceSeconds)
    .sign(privateKey)
}
