import { randomUUID } from 'node:crypto'
import type { Answer, Handled } from '../answers.ts'
import { always, createScript, resetOnce, slowly, twice } from '../behaviours.ts'
import { isObject, parseJson } from '../json.ts'
import { isCaller, refuse, wrongKey } from './caller.ts'
import { Notification, parseNotification } from './notification.ts'
import { createRepeats } from './repeats.ts'
import type { Users } from './users.ts'

/** By what the external id begins with, up to the first `-`; of several ids the first that asks for one decides. */
const behaviours = {
  quota: twice(refuse(429, ['API rate limit exceeded.'], { 'retry-after': '1' })),
  down: always(refuse(503, ['Service temporarily unavailable'])),
  slow: slowly,
  reset: resetOnce,
}

/** Has more than one subscription, and not all of them opted in. */
const isHalf = (id: string) => id.startsWith('half-')

/** `POST /notifications`. Without a `key` any will do. */
export function notificationCreator(key: string | undefined, users: Users) {
  const script = createScript(behaviours)
  const repeats = createRepeats()

  return ({ authorization, text }: { authorization: string | undefined; text: string }): Handled => {
    const json = parseJson(text)
    const body = json ? json.value : text
    if (!isCaller(authorization, key)) return unsent(wrongKey, body)
    const parsed = parseNotification(body)
    if ('errors' in parsed) return unsent(refuse(400, parsed.errors), body)
    const { notification } = parsed
    return repeatOf(notification, body) ?? create(notification, body)
  }

  /** Finds a notification that is under way: a request that created none may be made again. */
  function repeatOf(notification: Notification, body: unknown): Handled | undefined {
    const first = repeats.find(idempotencyKey(notification) ?? '', Date.now())
    if (!first) return undefined
    const answer = { status: 200, body: first.answer.body, headers: { 'idempotent-replayed': 'true' } }
    return { answer, targets: notification.include_aliases.external_id, reached: [], body }
  }

  function create(notification: Notification, body: unknown): Handled {
    const targets = notification.include_aliases.external_id
    const reached = targets.filter(users.has)
    const success = reached.length > 0 ? created(notification, users) : nobodySubscribed
    const answer = script.decide(targets.find(script.has) ?? '', success)
    const handled = { answer, targets, reached, body }
    const key = idempotencyKey(notification)
    if (key && answer.isAccepted) repeats.keep(key, handled, Date.now())
    return handled
  }
}

const idempotencyKey = ({ idempotency_key, external_id }: Notification) => idempotency_key ?? external_id

function created(notification: Notification, users: Users): Answer {
  const unsubscribed = notification.include_aliases.external_id.filter((id) => !users.has(id) || isHalf(id))
  const errors = { invalid_aliases: { external_id: unsubscribed } }
  return {
    status: 200,
    body: {
      id: randomUUID(),
      external_id: idempotencyKey(notification) ?? null,
      ...(unsubscribed.length > 0 && { errors }),
    },
    isAccepted: true,
  }
}

const nobodySubscribed: Answer = {
  status: 200,
  body: { id: '', errors: ['All included players are not subscribed'] },
}

const unsent = (answer: Answer, body: unknown): Handled => ({ answer, targets: targetsOf(body), reached: [], body })

/** Of a request that may be wrong in any other way. */
function targetsOf(body: unknown): string[] {
  const parsed = Notification.shape.include_aliases.safeParse(isObject(body) && body.include_aliases)
  return parsed.success ? parsed.data.external_id : []
}
