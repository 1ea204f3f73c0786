import type { Answer } from '../answers.ts'

export const refuse = (status: number, errors: readonly string[], headers: Record<string, string> = {}): Answer => ({
  status,
  headers,
  body: { errors },
})

export const wrongKey = refuse(403, [
  "Access denied.  Please include an 'Authorization: ...' header with a valid API key " +
    '(https://documentation.onesignal.com/docs/en/keys-and-ids#api-keys).',
])

/** `Basic` is how the keys of before November 2024 were given. */
export function isCaller(authorization: string | undefined, key: string | undefined): boolean {
  const [, given] = /^(?:Key|Basic) (\S+)$/i.exec(authorization ?? '') ?? []
  return given !== undefined && (key === undefined || given === key)
}
