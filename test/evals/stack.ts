import { createHmac } from 'node:crypto'
import { HealthResponse } from '@yoldas/contracts/system'
import { z } from 'zod'

/** A stack as apps reach it. */
export type EvaluatedStack = {
  url: string
  /** An access token for a student. */
  token(sub: string): Promise<string>
  /** What its clock shows now, which may be another than ours. */
  now(): Date
}

const Token = z.object({ access_token: z.string() })
type Students = { authUrl: string } | { jwtSecret: string }

/** @throws when nothing answers there */
export async function reachStack(url: string, students: Students): Promise<EvaluatedStack> {
  const health = await fetch(`${url}/health`).catch((cause) => {
    throw new Error(`Nothing answers at ${url}: run npm start first, or name another address in EVALS_URL.`, { cause })
  })
  const ahead = Date.parse(HealthResponse.parse(await health.json()).time) - Date.now()
  const now = () => new Date(Date.now() + ahead)
  const token = 'authUrl' in students ? fromStandin(students.authUrl) : signed(students.jwtSecret, now)
  return { url, now, token }
}

/** The stand-in of the identity provider gives everybody a token. */
const fromStandin = (authUrl: string) => async (sub: string) => {
  const response = await fetch(`${authUrl}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sub }),
  })
  return Token.parse(await response.json()).access_token
}

/** What gateways with this AUTH_JWT_SECRET take. */
const signed = (secret: string, now: () => Date) => async (sub: string) => {
  const seconds = Math.floor(now().getTime() / 1000)
  const claims = { sub, aud: 'authenticated', iat: seconds, exp: seconds + 3600, auth_time: seconds }
  const text = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}
