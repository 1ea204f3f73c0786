import { replyable, pushTitle as title } from '@yoldas/contracts/push'
import { z } from 'zod'
import type { Push } from '../pushes/rules.ts'
import { type Answer, answer, exhausted, garbled, isPassing, parseJson, type Received } from './answer.ts'
import { connectOrigin } from './origin.ts'
import { isAnswer } from './post.ts'

/** OneSignal's request. `deliveryId` is the same for every attempt: what was sent is not sent again. */
export const oneSignalNotification = (
  subject: string,
  deliveryId: string,
  { body, data, collapseId, category, level, badge, ttlSeconds }: Push,
) => ({
  include_aliases: { external_id: [subject] },
  target_channel: 'push',
  headings: { en: title, tr: title },
  contents: { en: body, tr: body },
  data,
  collapse_id: collapseId,
  idempotency_key: deliveryId,
  priority: 10,
  ttl: ttlSeconds,
  thread_id: replyable,
  ios_interruption_level: level.replace('-', '_'),
  existing_android_channel_id: replyable,
  ...(category && { ios_category: category }),
  ...(badge !== null && { ios_badgeType: 'SetTo', ios_badgeCount: badge }),
})
export type OneSignalNotification = ReturnType<typeof oneSignalNotification>

export type OneSignal = {
  /** Asks once and returns every answer; never throws. */
  send(notification: OneSignalNotification, milliseconds: number): Promise<Answer>
  /** Deletes the user of this `sub`, in the same way: `sent` when it did, `nobody` when there was none. */
  forget(subject: string, milliseconds: number): Promise<Answer>
}

export function connectOneSignal({ appId, apiKey, url }: { appId: string; apiKey: string; url: string }): OneSignal {
  const authorization = `Key ${apiKey}`
  const headers = { authorization, 'content-type': 'application/json' }
  const origin = connectOrigin(url)
  return {
    async send(notification, milliseconds) {
      const body = JSON.stringify({ app_id: appId, ...notification })
      const request = { method: 'POST', path: '/notifications', headers, body } as const
      const received = await origin.ask(request, milliseconds)
      return isAnswer(received) ? received : judge(received)
    },
    async forget(subject, milliseconds) {
      if (leadsAstray.includes(subject)) return unaddressable
      const path = `/apps/${appId}/users/by/external_id/${encodeURIComponent(subject)}`
      const received = await origin.ask({ method: 'DELETE', path, headers: { authorization } }, milliseconds)
      return isAnswer(received) ? received : judgeForgetting(received)
    },
  }
}

/** Errors are sentences, or what was wrong by its kind, which then names people. */
const Errors = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])
const Answered = z.object({ id: z.string().nullish(), recipients: z.number().nullish(), errors: Errors.nullish() })

/**
 * Without an id no notification was made: nobody is subscribed. With one it was, whatever else is said, unless for
 * nobody.
 */
function judge(received: Received): Answer {
  const answered = Answered.safeParse(parseJson(received.text))
  if (!answered.success) return garbled(received)
  const { id, recipients, errors } = answered.data
  const message = wordsOf(errors ?? [])
  if (received.status === 200 && id && recipients !== 0) return answer(received, 'sent', 'OK', message || id)
  if (received.status === 200 || (received.status === 400 && isNobody(errors ?? [])))
    return answer(received, 'nobody', 'NOBODY', message)
  const outcome = isPassing(received.status) ? 'again' : 'misconfigured'
  const judged = answer(received, outcome, `HTTP_${received.status}`, message || `HTTP ${received.status}`)
  return received.status === 429 ? exhausted(judged, 'provider') : judged
}

/** An address leaves these out and steps back for them, escaped or not: no user of theirs can be named. */
const leadsAstray = ['.', '..']
const unaddressable: Answer = {
  outcome: 'nobody',
  status: null,
  code: 'UNADDRESSABLE',
  message: 'nobody can be asked about',
  retryAfterSeconds: 0,
}

function judgeForgetting(received: Received): Answer {
  const { status, text } = received
  if (status === 200 || status === 202) return answer(received, 'sent', 'OK', 'deleted')
  if (parseJson(text) === undefined) return garbled(received)
  if (status === 404) return answer(received, 'nobody', 'NOBODY', 'unknown')
  return answer(received, isPassing(status) ? 'again' : 'misconfigured', `HTTP_${status}`, `HTTP ${status}`)
}

/** A refusal of nothing but whom it was for. */
function isNobody(errors: z.infer<typeof Errors>): boolean {
  const kinds = Array.isArray(errors) ? errors : Object.keys(errors)
  return (
    kinds.length > 0 &&
    kinds.every((kind) => /^invalid_(aliases|external_user_ids|player_ids)$|not subscribed$/.test(String(kind)))
  )
}

function wordsOf(errors: z.infer<typeof Errors>): string {
  const words = Array.isArray(errors) ? errors.filter((error) => typeof error === 'string') : Object.keys(errors)
  return words.join('; ')
}
