import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'

const iterations = 4096

/**
 * What Postgres keeps of a password (RFC 5802). It is given this in place of the password, which so stands in no log of
 * the server. The password has to be printable ASCII: anything else Postgres would normalise first.
 */
export function makeVerifier(password: string, salt = randomBytes(16), rounds = iterations): string {
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256')
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest()
  const storedKey = createHash('sha256').update(keyed('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${storedKey}:${keyed('Server Key').toString('base64')}`
}

/** Whether Postgres keeps this password; null when it keeps none. */
export function isPassword(password: string | null, kept: string | null): boolean {
  if (password === null || kept === null) return password === kept
  const { rounds, salt } = /^SCRAM-SHA-256\$(?<rounds>\d+):(?<salt>[^$]+)\$/.exec(kept)?.groups ?? {}
  if (rounds === undefined || salt === undefined) return false
  return makeVerifier(password, Buffer.from(salt, 'base64'), Number(rounds)) === kept
}
