import { z } from 'zod'
import type { OneSignalNotification } from '../delivery/rules.ts'
import { type Answer, answer, garbled, isPassing, parseJson, type Received } from './answer.ts'
import { isAnswer, post } from './post.ts'

export type OneSignal = {
  /** Asks once and tells every answer; never throws. */
  send(notification: OneSignalNotification, milliseconds: number): Promise<Answer>
}

export function connectOneSignal(options: { appId: string; apiKey: string; url: string }): OneSignal {
  const headers = { authorization: `Key ${options.apiKey}`, 'content-type': 'application/json' }
  return {
    async send(notification, milliseconds) {
      const body = JSON.stringify({ app_id: options.appId, ...notification })
      const signal = AbortSignal.timeout(milliseconds)
      const received = await post(`${options.url}/notifications`, { headers, body }, signal)
      return isAnswer(received) ? received : judge(received)
    },
  }
}

/** Errors are sentences, or what was wrong by its kind, which then names people. */
const Errors = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])
const Answered = z.object({ id: z.string().nullish(), errors: Errors.nullish() })

/** An empty id says that nobody is subscribed: no notification was made. With an id it was, whatever else is told. */
function judge(received: Received): Answer {
  const answered = Answered.safeParse(parseJson(received.text))
  if (!answered.success) return garbled(received)
  const { id, errors } = answered.data
  const message = wordsOf(errors ?? [])
  if (received.status !== 200) {
    const outcome = isPassing(received.status) ? 'again' : 'misconfigured'
    return answer(received, outcome, `HTTP_${received.status}`, message || `HTTP ${received.status}`)
  }
  return id ? answer(received, 'sent', 'OK', message || id) : answer(received, 'nobody', 'NOBODY', message)
}

function wordsOf(errors: z.infer<typeof Errors>): string {
  const words = Array.isArray(errors) ? errors.filter((error) => typeof error === 'string') : Object.keys(errors)
  return words.join('; ')
}
