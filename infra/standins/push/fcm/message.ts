import { z } from 'zod'
import type { Answer } from '../answers.ts'
import { invalidMessage, tooLarge, unreadable, type Violation } from './errors.ts'
import { sendRequest } from './fields.ts'
import { readMessage } from './parse.ts'

const Strings = z.record(z.string(), z.string())
const Text = z.object({ title: z.string().optional(), body: z.string().optional(), image: z.string().optional() })

export const FcmMessage = z.object({
  token: z.string().optional(),
  topic: z.string().optional(),
  condition: z.string().optional(),
  data: Strings.optional(),
  notification: Text.optional(),
  android: z
    .object({
      ttl: z.string().optional(),
      data: Strings.optional(),
      notification: Text.extend({ tag: z.string().optional() }).optional(),
    })
    .optional(),
  apns: z.object({ headers: Strings.optional(), payload: z.record(z.string(), z.unknown()).optional() }).optional(),
})
export type FcmMessage = z.infer<typeof FcmMessage>

const SendRequest = z.object({ message: FcmMessage.optional(), validate_only: z.boolean().default(false) })

/** The request by its fields, whichever of their two names were used; or the answer of Google's parser. */
export function parseRequest(body: unknown): z.infer<typeof SendRequest> | { refused: Answer } {
  const violations: Violation[] = []
  const read = readMessage(body, sendRequest, violations)
  return violations.length > 0 ? { refused: unreadable(violations) } : SendRequest.parse(read)
}

const mostPayloadBytes = 4096
const mostTtlSeconds = 2_419_200
const alreadySet = "oneof field 'target' is already set."

/** The answer of FCM to a message that it would send to nobody. */
export function refuseMessage(message: FcmMessage): Answer | undefined {
  const targets = (['token', 'topic', 'condition'] as const).filter((name) => message[name])
  if (targets.length === 0) return invalidMessage('message', 'Recipient of the message is not set.')
  if (targets.length > 1) {
    const description = `Invalid value at 'message' (oneof), ${alreadySet} Cannot set '${targets[1]}'`
    return unreadable([{ field: 'message', description }])
  }
  const { data = {}, notification = {}, android } = message
  const reserved = Object.keys(data).findIndex(isReserved)
  if (reserved >= 0) {
    const key = Object.keys(data)[reserved]
    return invalidMessage(`message.data[${reserved}].key`, `Invalid data payload key: ${key}`)
  }
  if (Number.parseFloat(android?.ttl ?? '0') > mostTtlSeconds) {
    return invalidMessage('message.android.ttl', `TTL must be between 0 and ${mostTtlSeconds} seconds.`)
  }
  return payloadBytes(notification) + payloadBytes(data) > mostPayloadBytes ? tooLarge : undefined
}

const isReserved = (key: string) => ['from', 'message_type', 'gcm'].includes(key) || /^(google|gcm)\./.test(key)

/** "This includes both the keys and the values." */
const payloadBytes = (entries: Record<string, string | undefined>) =>
  Buffer.byteLength(Object.entries(entries).flat().join(''))
