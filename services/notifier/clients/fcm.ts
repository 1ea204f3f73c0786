import type { Platform } from '@yoldas/contracts/notifier'
import { replyable, pushTitle as title } from '@yoldas/contracts/push'
import { type Deadline, deadlineIn } from '@yoldas/time'
import { z } from 'zod'
import type { Push } from '../pushes/rules.ts'
import { type AccessTokens, accessTokens, type Credentials } from './accessTokens.ts'
import { type Answer, answer, exhausted, garbled, isPassing, type Outcome, parseJson, type Received } from './answer.ts'
import { connectOrigin } from './origin.ts'
import { isAnswer, timeIsUp, unanswered } from './post.ts'

/**
 * The message of FCM's HTTP v1. Android gets data alone: with a notification in it no code of an app in the background
 * runs, and nobody could offer a reply. A repeat replaces itself, by `tag` as the app applies it and by the collapse
 * id; never by `collapse_key`, of which an Android phone that is offline keeps four.
 */
export const fcmMessage = (token: string, platform: z.infer<typeof Platform>, push: Push) => ({
  ...(platform === 'android' ? androidMessage(token, push) : iosMessage(token, push)),
  ...(push.label !== null && { fcm_options: { analytics_label: push.label } }),
})
export type FcmMessage = ReturnType<typeof fcmMessage>

const androidMessage = (token: string, { body, data, collapseId, ttlSeconds }: Push) => ({
  token,
  data: { ...data, title, body, channelId: replyable, tag: collapseId },
  android: { priority: 'high', ttl: `${ttlSeconds}s` },
})

const iosMessage = (token: string, { body, data, collapseId, category, level, badge, endSeconds }: Push) => ({
  token,
  notification: { title, body },
  data,
  apns: {
    headers: { 'apns-priority': '10', 'apns-collapse-id': collapseId, 'apns-expiration': String(endSeconds) },
    payload: {
      aps: {
        sound: 'default',
        'thread-id': replyable,
        'interruption-level': level,
        ...(category && { category }),
        ...(badge !== null && { badge }),
      },
    },
  },
})

/** Firebase Cloud Messaging over its HTTP v1. */
export type Fcm = {
  /** Asks once, unless `begin` has passed when it could, and returns every answer; never throws. */
  send(message: FcmMessage, milliseconds: number, begin?: Deadline): Promise<Answer>
}

export function connectFcm(credentials: Credentials, url: string): Fcm {
  const tokens = accessTokens(credentials)
  const origin = connectOrigin(url)
  const path = `/v1/projects/${encodeURIComponent(credentials.projectId)}/messages:send`
  return {
    async send(message, milliseconds, begin) {
      const deadline = deadlineIn(milliseconds)
      const access = await within(milliseconds, tokens.get()).catch(unanswered)
      if (isAnswer(access)) return access
      const headers = { authorization: `Bearer ${access.token}`, 'content-type': 'application/json' }
      const request = { method: 'POST', path, headers, body: JSON.stringify({ message }) } as const
      const received = await origin.ask(request, deadline.remaining(), begin)
      if (isAnswer(received)) return received
      return judgeToken(tokens, access, judge(received))
    },
  }
}

function within<Value>(milliseconds: number, value: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(timeIsUp()), milliseconds)
  return Promise.race([value, promise]).finally(() => clearTimeout(timer))
}

/**
 * An access token that was good may have been withdrawn: only a fresh one that is refused says that somebody has to
 * look.
 */
function judgeToken(tokens: AccessTokens, access: { token: string; isFresh: boolean }, judged: Answer): Answer {
  if (judged.status !== 401 || judged.code !== 'UNAUTHENTICATED') return judged
  tokens.discard(access.token)
  return { ...judged, outcome: 'again', ...(access.isFresh && { alerts: true }) }
}

const Sent = z.object({ name: z.string().min(1) })

const Detail = z.looseObject({
  '@type': z.string(),
  errorCode: z.string().optional(),
  /** Of APNs. */
  reason: z.string().optional(),
  fieldViolations: z.array(z.looseObject({ field: z.string().optional() })).optional(),
  /** Of quotas. */
  violations: z
    .array(z.looseObject({ subject: z.string().default(''), description: z.string().default('') }))
    .optional(),
})
type Detail = z.infer<typeof Detail>
const Refused = z.object({
  error: z.object({ status: z.string(), message: z.string().default(''), details: z.array(Detail).default([]) }),
})

/** By structured codes alone: its words are for people, and a status without a code may be anybody's. */
function judge(received: Received): Answer {
  const json = parseJson(received.text)
  const sent = received.status === 200 ? Sent.safeParse(json) : undefined
  if (sent?.success) return answer(received, 'sent', 'OK', sent.data.name)
  const refused = Refused.safeParse(json)
  if (!refused.success) return garbled(received)
  const { status, message, details } = refused.data.error
  const reason = detailsOf(details, apnsError)[0]?.reason
  const code = detailsOf(details, fcmError)[0]?.errorCode ?? (reason && status)
  const judged = answer(received, outcomeOf(received.status, code, details), reason ?? code ?? status, message)
  if (code === 'QUOTA_EXCEEDED') return exhausted(judged, ofProject(details) ? 'provider' : 'phone')
  // Google's front end keeps the project's quota and knows none of FCM's codes.
  return code === undefined && received.status === 429 ? exhausted(judged, 'provider') : judged
}

function outcomeOf(status: number, code: string | undefined, details: Detail[]): Outcome {
  switch (code) {
    case 'UNREGISTERED':
      return 'dead'
    case 'INVALID_ARGUMENT':
      return isAboutToken(details) ? 'dead' : 'misconfigured'
    case 'QUOTA_EXCEEDED':
    case 'UNAVAILABLE':
    case 'INTERNAL':
      return 'again'
    case 'SENDER_ID_MISMATCH':
    case 'THIRD_PARTY_AUTH_ERROR':
      return 'misconfigured'
    default:
      return isPassing(status) ? 'again' : 'misconfigured'
  }
}

const fcmError = '/google.firebase.fcm.v1.FcmError'
const apnsError = '/google.firebase.fcm.v1.ApnsError'
const badRequest = '/google.rpc.BadRequest'
const quotaFailure = '/google.rpc.QuotaFailure'

const detailsOf = (details: Detail[], type: string) => details.filter((detail) => detail['@type'].endsWith(type))

/** APNs's reasons for a token without a phone; its other reasons concern our keys, topics and payloads. */
const deadReasons = ['BadDeviceToken', 'Unregistered']

/** Something has to name the token, and nothing else: a refusal that names nothing is our own fault. */
function isAboutToken(details: Detail[]): boolean {
  const reasons = detailsOf(details, apnsError).map(({ reason = '' }) => deadReasons.includes(reason))
  const requests = detailsOf(details, badRequest).map(
    ({ fieldViolations = [] }) =>
      fieldViolations.length > 0 && fieldViolations.every(({ field }) => field === 'message.token'),
  )
  const named = [...reasons, ...requests]
  return named.length > 0 && named.every((isToken) => isToken)
}

/** Of a quota that is not named at all it is the phone's that keeps others from nothing. */
function ofProject(details: Detail[]): boolean {
  const exceeded = detailsOf(details, quotaFailure).flatMap(({ violations = [] }) => violations)
  return (
    exceeded.length > 0 && exceeded.every(({ subject, description }) => !/device/i.test(`${subject} ${description}`))
  )
}
