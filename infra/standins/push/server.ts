import { type Received, serveBoth } from '@yoldas/http/protocols'
import type { Standin } from '../run.ts'
import { type Answer, readText, send, TooLarge } from './answers.ts'
import { accessTokens } from './fcm/accessTokens.ts'
import { noSuchPage } from './fcm/errors.ts'
import { metadataServer, metadataToken } from './fcm/metadata.ts'
import { fcmSender } from './fcm/send.ts'
import { notificationCreator } from './oneSignal/create.ts'
import { createUsers, userRemover } from './oneSignal/users.ts'
import { createRecords, type Records } from './records.ts'
import { type Platform, type Shown, shownOf } from './shown.ts'

export type PushOptions = {
  /**
   * The only Bearer token that FCM takes, and what `/token` and the metadata server give out. Without one FCM takes
   * any.
   */
  accessToken?: string | undefined
  /** The only API key that OneSignal takes; without one it takes any. */
  oneSignalKey?: string | undefined
  /** PEM. Without one the signature of a service account's assertion is not checked. */
  serviceAccountPublicKey?: string | undefined
}

export type Push = Standin & Pick<Records, 'sent' | 'attempts'> & { shown(phone: Phone): Shown[] }

/** The platform matters only where a message marks itself for one of them alone. */
export type Phone = ({ token: string } | { externalId: string }) & { platform?: Platform | undefined }

/**
 * FCM HTTP v1, Google's token endpoint and metadata server, and OneSignal, by HTTP/1.1 and HTTP/2. Listens at a free
 * port of 127.0.0.1 when nothing else is named.
 */
export async function startPush({
  port,
  host,
  ...options
}: PushOptions & { port?: number; host?: string } = {}): Promise<Push> {
  const records = createRecords()
  const answer = router(options, records)
  const server = await serveBoth(
    (request, reply) => {
      answer(request)
        .catch(failure)
        .then((answer) => send(reply, answer))
        .catch((error: unknown) => {
          console.error(error)
          reply.reset()
        })
    },
    { ...(port !== undefined && { port }), ...(host !== undefined && { host }) },
  )
  return {
    url: server.url,
    sent: records.sent,
    attempts: records.attempts,
    shown: (phone) => shownOf(records.sent(phone), phone.platform),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

function router(options: PushOptions, records: Records): (request: Received) => Promise<Answer> {
  const sendFcm = fcmSender(options.accessToken)
  const users = createUsers()
  const createNotification = notificationCreator(options.oneSignalKey, users)
  const removeUser = userRemover(options.oneSignalKey, users)
  const giveToken = accessTokens(options)
  const askMetadata = metadataServer(options)

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://push')
    const { authorization } = request.headers
    const route = `${request.method} ${pathname}`
    const [, project] = /^POST \/v1\/projects\/([^/]+)\/messages:send$/.exec(route) ?? []
    if (project) {
      const handled = sendFcm({ project, authorization, text: await readText(request) })
      records.add('fcm', handled)
      return handled.answer
    }
    if (route === 'POST /notifications') {
      const handled = createNotification({ authorization, text: await readText(request) })
      records.add('onesignal', handled)
      return handled.answer
    }
    const [, user] = /^DELETE \/apps\/[^/]+\/users\/by\/external_id\/([^/]+)$/.exec(route) ?? []
    if (user) return removeUser(decodeURIComponent(user), authorization)
    if (route === 'POST /token') return giveToken(await readText(request))
    if (route === `GET ${metadataToken}`) return askMetadata({ headers: request.headers, search: searchParams })
    return read(route, searchParams, records)
  }
}

/** What a person or a test looks at; none of it is a provider's. */
function read(route: string, search: URLSearchParams, records: Records): Answer {
  const filter = { token: search.get('token') ?? undefined, externalId: search.get('externalId') ?? undefined }
  switch (route) {
    case 'GET /health':
      return { status: 200, body: { status: 'ok' } }
    case 'GET /sent':
      return { status: 200, body: { messages: records.sent(filter) } }
    case 'GET /attempts':
      return { status: 200, body: { attempts: records.attempts(filter) } }
    case 'GET /shown':
      if (filter.token === undefined && filter.externalId === undefined) return noPhone
      return { status: 200, body: { notifications: shownOf(records.sent(filter), platformOf(search)) } }
    default:
      return noSuchPage
  }
}

const noPhone: Answer = { status: 400, body: { error: 'name the phone: ?token=… or ?externalId=…' } }

function platformOf(search: URLSearchParams): Platform | undefined {
  const platform = search.get('platform')
  return platform === 'ios' || platform === 'android' ? platform : undefined
}

function failure(error: unknown): Answer {
  if (error instanceof TooLarge) return { status: 413, headers: { connection: 'close' }, body: '' }
  console.error(error)
  return { status: 500, body: { error: 'the push stand-in failed' } }
}
