import { z } from 'zod'
import type { Push } from '../push/server.ts'

type Sent = { authorization?: string | undefined; project?: string }

/** The body of the request as it is. */
export function postToFcm(
  { url }: Push,
  body: string,
  { authorization = 'Bearer any', project = 'yoldas' }: Sent = {},
): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) }
  return fetch(`${url}/v1/projects/${project}/messages:send`, { method: 'POST', headers, body })
}

export const sendMessage = (push: Push, message: object, sent?: Sent) =>
  postToFcm(push, JSON.stringify({ message }), sent)

export const sendTo = (push: Push, token: string) =>
  sendMessage(push, { token, notification: { title: 'Yoldaş', body: 'Merhaba' }, data: { type: 'test' } })

const Detail = z.looseObject({
  '@type': z.string(),
  errorCode: z.string().optional(),
  fieldViolations: z.array(z.object({ field: z.string().optional(), description: z.string() })).optional(),
})
const Refusal = z.object({
  error: z.object({
    code: z.number(),
    message: z.string(),
    status: z.string(),
    details: z.array(Detail).default([]),
  }),
})

/** A Google error, with the parts of its details that clients look at. */
export async function errorOf(answer: Response) {
  const { code, message, status, details } = Refusal.parse(await answer.json()).error
  const bad = details.find((detail) => detail['@type'] === 'type.googleapis.com/google.rpc.BadRequest')
  const fcm = details.find((detail) => detail['@type'] === 'type.googleapis.com/google.firebase.fcm.v1.FcmError')
  return { http: answer.status, code, message, status, errorCode: fcm?.errorCode, bad, details }
}

export const appId = '5c1a6f0e-8f3e-4f3e-9d2b-0a4a3b1c2d3e'

export const notificationFor = (...externalIds: string[]) => ({
  app_id: appId,
  include_aliases: { external_id: externalIds },
  target_channel: 'push',
  headings: { en: 'Yoldaş' },
  contents: { en: 'Merhaba' },
})

export function createNotification({ url }: Push, body: unknown, authorization = 'Key any'): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization }
  return fetch(`${url}/notifications`, { method: 'POST', headers, body: JSON.stringify(body) })
}

export async function getJson(url: string): Promise<unknown> {
  return (await fetch(url)).json()
}
