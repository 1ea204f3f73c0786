import type { Issue } from './types.ts'

/** Why a call came to nothing. */
export type Failure =
  /** No answer came: what was asked may have happened or not. */
  | { kind: 'network' }
  /** No answer came in time: what was asked may have happened or not. */
  | { kind: 'timeout' }
  /** The token was refused, and the refreshed one too, or no token is there: sign the student out. */
  | { kind: 'unauthorized' }
  /** The token is of another student than this client's, which shows nothing more. */
  | { kind: 'other-student' }
  /** The service will not do this, however often it is asked. */
  | { kind: 'refused'; status: number; error: string; issues: readonly Issue[] }
  /** There is no such thing, or not any more. */
  | { kind: 'gone' }
  /** Ask again after this time. */
  | { kind: 'unavailable'; status: number; retryAfterSeconds: number }
  /** The answer is not one that the service gives. */
  | { kind: 'unexpected'; status: number }
  /** What was uploaded is not what was announced. */
  | { kind: 'media-failed'; mediaId: string }
  /** The storage did not keep or give what it should. */
  | { kind: 'storage' }
  /** The caller ended it. */
  | { kind: 'cancelled' }
  /** The student has signed out. */
  | { kind: 'signed-out' }

/** Every failure of this library. The message is English and for logs, never for the student. */
export class ClientError extends Error {
  readonly failure: Failure

  constructor(failure: Failure, cause?: unknown) {
    super(describe(failure), cause === undefined ? undefined : { cause })
    this.name = 'ClientError'
    this.failure = failure
  }
}

/** What failed, whatever was thrown. */
export const failureOf = (error: unknown): Failure =>
  error instanceof ClientError ? error.failure : { kind: 'unexpected', status: 0 }

/** Whether the same may succeed when it is tried again. */
export const isPassing = ({ kind }: Failure): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'unavailable'

function describe(failure: Failure): string {
  if (failure.kind === 'refused') {
    const issues = failure.issues.map(({ path, message }) => `${path}: ${message}`)
    return [`refused with ${failure.status}: ${failure.error}`, ...issues].join('; ')
  }
  if (failure.kind === 'unexpected') return `an unexpected answer, status ${failure.status}`
  return failure.kind
}
