import { randomUUID } from 'node:crypto'
import type { Answer, Handled } from '../answers.ts'
import { createScript } from '../behaviours.ts'
import { isObject, parseJson } from '../json.ts'
import { behaviours } from './behaviours.ts'
import { noCredential, unreadable, wrongCredential } from './errors.ts'
import { parseRequest, refuseMessage } from './message.ts'

type SendRequest = { project: string; authorization: string | undefined; text: string }

/**
 * `POST /v1/projects/:project/messages:send`. Without an `accessToken` any Bearer token will do, so that those which
 * were given out before a restart stay good.
 */
export function fcmSender(accessToken: string | undefined): (request: SendRequest) => Handled {
  const script = createScript(behaviours)

  return ({ project, authorization, text }) => {
    const json = parseJson(text || '{}')
    const message = isObject(json?.value) ? json.value.message : undefined
    const body = message ?? json?.value ?? text
    const token = isObject(message) && typeof message.token === 'string' ? message.token : undefined
    const targets = token ? [token] : []
    const answer = refuseCaller(authorization, accessToken) ?? (json ? decide(json.value, project) : noJson)
    return { answer, targets, reached: targets, body }
  }

  function decide(body: unknown, project: string): Answer {
    const parsed = parseRequest(body)
    if ('refused' in parsed) return parsed.refused
    const { message = {}, validate_only: isTrial } = parsed
    return refuseMessage(message) ?? script.decide(message.token ?? '', isTrial ? tried(project) : accepted(project))
  }
}

function refuseCaller(authorization: string | undefined, accessToken: string | undefined): Answer | undefined {
  const [, given] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? []
  if (!given) return noCredential
  return accessToken === undefined || given === accessToken ? undefined : wrongCredential
}

const noJson = unreadable([{ description: 'Invalid JSON payload received. Unexpected token.' }])

const accepted = (project: string): Answer => ({
  status: 200,
  body: { name: `projects/${project}/messages/${randomUUID()}` },
  isAccepted: true,
})

/** With `validate_only` nothing is sent. */
const tried = (project: string): Answer => ({
  status: 200,
  body: { name: `projects/${project}/messages/fake_message_id` },
})
