import {
  BackendTerminatedError,
  BackendTerminatedUnexpectedlyError,
  ConnectionError,
  IdleTransactionTimeoutError,
  StatementCancelledError,
  StatementTimeoutError,
} from 'slonik'

/** Whoever asked no longer waits, or what was waited for took too long. Nothing was committed. */
export class TimeIsUp extends Error {
  override name = 'TimeIsUp'
}

const unavailable = [
  BackendTerminatedError,
  BackendTerminatedUnexpectedlyError,
  ConnectionError,
  IdleTransactionTimeoutError,
  StatementCancelledError,
  StatementTimeoutError,
  TimeIsUp,
]

/** Of Postgres (55P03: a lock was not to be had in time), then of the network. */
const unavailableCodes =
  /^(08...|53...|55P03|57P..|58...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/

/** Whether Postgres could not be reached or could not answer in time, so that asking again later may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (unavailable.some((kind) => error instanceof kind)) return true
  if ('code' in error && typeof error.code === 'string' && unavailableCodes.test(error.code)) return true
  return isUnavailable(error.cause)
}

/** Whether that is so for whatever is asked, and not for one row that somebody else has locked. */
export const isOutage = (error: unknown): boolean => isUnavailable(error) && !isLocked(error)

function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '55P03') || isLocked(error.cause)
}

/**
 * Whether it is Postgres that says so, and goes on: by one of its codes, but that it shuts down or the connection
 * broke.
 */
export function isAnswer(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (/^(?=.*\d)[0-9A-Z]{5}$/.test(code) && !/^(57P|08)/.test(code)) || isAnswer(error.cause)
}
