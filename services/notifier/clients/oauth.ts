import { z } from 'zod'
import { type Answer, answer, garbled, isPassing, parseJson, type Received } from './answer.ts'

/** What a token has to be good for. */
export const fcmScope = 'https://www.googleapis.com/auth/firebase.messaging'

/** What Google gives, and for how long. */
export type Granted = { token: string; seconds: number }

const Refused = z.object({ error: z.string(), error_description: z.string().default('') })

/** What went wrong with the token is reported as if FCM had said it. */
export function refusal(received: Received): Answer {
  const refused = Refused.safeParse(parseJson(received.text))
  if (!refused.success) return garbled(received)
  const { error, error_description: description } = refused.data
  const again = answer(received, 'again', error, description || error)
  return isPassing(received.status) ? again : { ...again, alerts: true }
}
