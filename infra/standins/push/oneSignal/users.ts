import type { Answer } from '../answers.ts'
import { always, createScript, slowly, twice } from '../behaviours.ts'
import { isCaller, refuse, wrongKey } from './caller.ts'

const mostForgotten = 10_000

export type Users = {
  /**
   * Whether anybody is subscribed by this external id: until they are forgotten everybody is whose id does not begin
   * with `nobody-`.
   */
  has(externalId: string): boolean
  /** False for one who is not there. */
  forget(externalId: string): boolean
}

/** OneSignal's users, by their external ids; who was forgotten stays away. */
export function createUsers(): Users {
  const forgotten = new Set<string>()
  const has = (id: string) => !id.startsWith('nobody-') && !forgotten.has(id)
  return {
    has,
    forget(id) {
      if (!has(id)) return false
      forgotten.add(id)
      if (forgotten.size > mostForgotten) for (const oldest of forgotten.keys().take(1)) forgotten.delete(oldest)
      return true
    },
  }
}

const unavailable = refuse(503, ['Service temporarily unavailable'])
const behaviours = { busy: twice(unavailable), down: always(unavailable), slow: slowly }

/** `DELETE /apps/:app/users/by/external_id/:id`. Without a `key` any will do. */
export function userRemover(key: string | undefined, users: Users) {
  const script = createScript(behaviours)
  return (externalId: string, authorization: string | undefined): Answer => {
    if (!isCaller(authorization, key)) return wrongKey
    const answer = script.decide(externalId, removed)
    if (answer.status !== removed.status) return answer
    return users.forget(externalId) ? answer : unknown
  }
}

const removed: Answer = { status: 202, body: {} }
const unknown: Answer = { status: 404, body: { errors: [{ code: 'user-1', title: 'User not found' }] } }
