import type { Answer } from '../answers.ts'

/** `field` is missing where Google's parser has no name for the place. */
export type Violation = { field?: string; description: string }

export type Detail = { '@type': string; [key: string]: unknown }

type Refusal = { code: number; status: string; message: string; details?: readonly Detail[] }

/** An error as every Google API answers it. */
export const refusal = ({ code, status, message, details }: Refusal, headers: Record<string, string> = {}): Answer => ({
  status: code,
  headers,
  body: { error: { code, message, status, ...(details && { details }) } },
})

export const fcmError = (errorCode: string): Detail => ({
  '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError',
  errorCode,
})

export const apnsError = (reason: string): Detail => ({
  '@type': 'type.googleapis.com/google.firebase.fcm.v1.ApnsError',
  statusCode: 400,
  reason,
})

export const badRequest = (fieldViolations?: readonly Violation[]): Detail => ({
  '@type': 'type.googleapis.com/google.rpc.BadRequest',
  ...(fieldViolations && { fieldViolations }),
})

/** Google's JSON parser names every place at once and knows nothing of FCM's error codes. */
export const unreadable = (violations: readonly Violation[]): Answer =>
  refusal({
    code: 400,
    status: 'INVALID_ARGUMENT',
    message: violations.map(({ description }) => description).join('\n'),
    details: [badRequest(violations)],
  })

/**
 * FCM's own refusal of what we sent. It carries an `FcmError` of INVALID_ARGUMENT although the token may be fine:
 * only the `BadRequest` beside it says so.
 */
export const invalidMessage = (field: string, message: string): Answer =>
  refusal({
    code: 400,
    status: 'INVALID_ARGUMENT',
    message,
    details: [badRequest([{ field, description: message }]), fcmError('INVALID_ARGUMENT')],
  })

/** Its `BadRequest` names no field. */
export const tooLarge = refusal({
  code: 400,
  status: 'INVALID_ARGUMENT',
  message: 'Message is too large. The maximum is 4K (4096 bytes).',
  details: [badRequest(), fcmError('INVALID_ARGUMENT')],
})

const expected =
  'Expected OAuth 2 access token, login cookie or other valid authentication credential. ' +
  'See https://developers.google.com/identity/sign-in/web/devconsole-project.'

const unauthenticated = (message: string, reason: string): Answer =>
  refusal(
    {
      code: 401,
      status: 'UNAUTHENTICATED',
      message: `${message} ${expected}`,
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason,
          domain: 'googleapis.com',
          metadata: { service: 'fcm.googleapis.com', method: 'google.firebase.fcm.v1.FcmService.SendMessage' },
        },
      ],
    },
    { 'www-authenticate': 'Bearer realm="https://accounts.google.com/"' },
  )

export const noCredential = unauthenticated(
  'Request is missing required authentication credential.',
  'CREDENTIALS_MISSING',
)
export const wrongCredential = unauthenticated(
  'Request had invalid authentication credentials.',
  'ACCESS_TOKEN_TYPE_UNSUPPORTED',
)

/** What Google's front end answers where no API is: a page, and nothing about any token. */
export const noSuchPage: Answer = {
  status: 404,
  body:
    '<!DOCTYPE html>\n<html lang=en>\n<meta charset=utf-8>\n<title>Error 404 (Not Found)!!1</title>\n' +
    '<p><b>404.</b> <ins>That’s an error.</ins>\n' +
    '<p>The requested URL was not found on this server. <ins>That’s all we know.</ins>\n',
}
