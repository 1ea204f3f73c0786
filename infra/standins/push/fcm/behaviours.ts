import { always, type Behaviour, resetOnce, slowly, twice } from '../behaviours.ts'
import { apnsError, badRequest, fcmError, noSuchPage, refusal } from './errors.ts'

const invalidToken = 'The registration token is not a valid FCM registration token'
const unavailable = { code: 503, status: 'UNAVAILABLE', message: 'The service is currently unavailable.' }
const exhausted = { code: 429, status: 'RESOURCE_EXHAUSTED' }
const afterOneSecond = { 'retry-after': '1' }

/** By what the registration token begins with, up to the first `-`. */
export const behaviours: Readonly<Record<string, Behaviour>> = {
  dead: always(
    refusal({
      code: 404,
      status: 'NOT_FOUND',
      message: 'Requested entity was not found.',
      details: [fcmError('UNREGISTERED')],
    }),
  ),
  invalid: always(
    refusal({
      code: 400,
      status: 'INVALID_ARGUMENT',
      message: invalidToken,
      details: [
        fcmError('INVALID_ARGUMENT'),
        badRequest([{ field: 'message.token', description: 'Invalid registration token' }]),
      ],
    }),
  ),
  /** The same without a word of what is invalid, which may be anything. */
  bare: always(
    refusal({
      code: 400,
      status: 'INVALID_ARGUMENT',
      message: 'Request contains an invalid argument.',
      details: [fcmError('INVALID_ARGUMENT')],
    }),
  ),
  /** `apns-<Reason>-…`: what APNs said to FCM, which passes it on like this whatever it is about. */
  apns: (_attempt, _success, token) =>
    refusal({
      code: 400,
      status: 'INVALID_ARGUMENT',
      message: 'Request contains an invalid argument.',
      details: [fcmError('INVALID_ARGUMENT'), apnsError(token.split('-')[1] ?? '')],
    }),
  mismatch: always(
    refusal({
      code: 403,
      status: 'PERMISSION_DENIED',
      message: 'SenderId mismatch',
      details: [fcmError('SENDER_ID_MISMATCH')],
    }),
  ),
  thirdparty: always(
    refusal({
      code: 401,
      status: 'UNAUTHENTICATED',
      message: 'Auth error from APNS or Web Push Service',
      details: [fcmError('THIRD_PARTY_AUTH_ERROR')],
    }),
  ),
  quota: twice(
    refusal(
      {
        ...exhausted,
        message: 'Message rate exceeded for the target device.',
        details: [
          fcmError('QUOTA_EXCEEDED'),
          {
            '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
            violations: [{ subject: 'device', description: 'Device message rate exceeded.' }],
          },
        ],
      },
      afterOneSecond,
    ),
  ),
  /** The quota of the whole project is kept by Google's front end, which knows no `FcmError`. */
  rate: twice(
    refusal(
      {
        ...exhausted,
        message:
          "Quota exceeded for quota metric 'Send requests' and limit 'Send requests per minute' of service " +
          "'fcm.googleapis.com' for consumer 'project_number:1'.",
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'RATE_LIMIT_EXCEEDED',
            domain: 'googleapis.com',
            metadata: { service: 'fcm.googleapis.com', quota_limit: 'SendsPerMinutePerProject' },
          },
        ],
      },
      afterOneSecond,
    ),
  ),
  busy: twice(refusal({ ...unavailable, details: [fcmError('UNAVAILABLE')] })),
  /** Without details, as an overloaded front end answers. */
  down: always(refusal(unavailable)),
  internal: twice(
    refusal({
      code: 500,
      status: 'INTERNAL',
      message: 'Internal error encountered.',
      details: [fcmError('INTERNAL')],
    }),
  ),
  reset: resetOnce,
  slow: slowly,
  notfound: always(noSuchPage),
  /** From something between us and FCM: nobody says that the message was taken. */
  garbage: always({ status: 200, body: '<html>Welcome to the hotel network</html>' }),
}
