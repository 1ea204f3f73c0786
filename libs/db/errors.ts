/** The asker no longer waits, or Postgres or a connection took too long. Nothing was committed. */
export class TimeIsUp extends Error {
  override name = 'TimeIsUp'
}

/** The connection broke, or none could be opened. Postgres may have carried out the statement that was sent last. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

/** A row with such a key is there already. */
export class UniqueViolation extends Error {
  override name = 'UniqueViolation'
}

/**
 * Of Postgres (55P03: a lock did not come in time; 57014: the statement took too long), then of the network.
 */
const unavailableCodes =
  /^(08...|25P03|53...|55P03|57014|57P..|58...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/

/** Whether Postgres could not be reached or could not answer in time, so that asking again later may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof TimeIsUp || error instanceof ConnectionLost) return true
  if (unavailableCodes.test(codeOf(error))) return true
  return isUnavailable(error.cause)
}

/** Whether Postgres refused what was to be stored: it will do so however often it is asked. */
export function isDataRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /^(22...|23502|23514)$/.test(codeOf(error)) || isDataRefused(error.cause)
}

/** What Postgres or the network names an error by; empty where neither did. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Whether that is so for whatever is asked, and not for one row that somebody else has locked. */
export const isOutage = (error: unknown): boolean => isUnavailable(error) && !isLocked(error)

function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return codeOf(error) === '55P03' || isLocked(error.cause)
}

/**
 * Whether it is Postgres that says so, and goes on: by one of its codes, but that it shuts down or the connection
 * broke.
 */
export function isAnswer(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return (/^(?=.*\d)[0-9A-Z]{5}$/.test(code) && !/^(57P|08)/.test(code)) || isAnswer(error.cause)
}
