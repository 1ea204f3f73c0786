import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { type Db, sql } from '@yoldas/db'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { z } from 'zod'
import { type Claim, claimDue, queueDue } from '../claiming/store.ts'
import { connectProviders } from '../clients/providers.ts'
import { pushMetrics } from '../metrics.ts'
import { prepareNotify } from '../notifications/notify.ts'
import { type AttemptDeps, prepareAttempts } from '../sending/attempt.ts'
import { type Asked, type Reply, type Script, startProvider } from './provider.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

export type Off = { fcm?: boolean; onesignal?: boolean }

/** Both providers at one address; what is said is what they answer to a push, an access token is always given. */
export async function startProviders(script: Script = () => accepted, off: Off = {}) {
  const server = await startProvider((asked) => (asked.path === '/token' ? accessToken : script(asked)))
  const account = { projectId: 'p', email: 'e', privateKey, keyId: undefined, tokenUrl: `${server.url}/token` }
  const providers = connectProviders({
    ...(off.fcm ? {} : { FIREBASE_SERVICE_ACCOUNT: account }),
    ...(off.onesignal ? {} : { ONESIGNAL_APP_ID: randomUUID(), ONESIGNAL_API_KEY: 'key' }),
    FCM_URL: server.url,
    ONESIGNAL_URL: server.url,
  })
  return { ...server, providers, sent: () => server.asked.filter(({ path }) => path !== '/token') }
}

const accessToken: Reply = { body: { access_token: 'ya29', expires_in: 3599 } }
/** By either. */
export const accepted: Reply = { body: { name: 'projects/p/messages/1', id: 'n1' } }
export const refusal = (status: number, errorCode: string, headers = {}): Reply => ({
  status,
  headers,
  body: {
    error: {
      status: 'S',
      message: `${errorCode} in words`,
      details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }],
    },
  },
})

const FcmSent = z.object({
  message: z.looseObject({ token: z.string(), data: z.record(z.string(), z.string()) }),
})
export const fcmSent = ({ body }: Asked) => FcmSent.parse(JSON.parse(body)).message

/** What attempts need, with counters of its own. */
export function deliverDeps(db: Db, providers: Awaited<ReturnType<typeof startProviders>>['providers']) {
  const metrics = createMetrics()
  const findSubjects: AttemptDeps['findSubjects'] = async (studentKeys) => studentKeys.map((key) => `sub of ${key}`)
  return { db, providers, pushes: pushMetrics(metrics), log: createLog('test', 'silent'), findSubjects, metrics }
}

export const newAnswer = (studentKey: string, text = 'Merhaba!') => ({
  studentKey,
  turnId: randomUUID(),
  type: 'reply' as const,
  messageType: null,
  messageId: randomUUID(),
  bubbles: 1,
  text,
  expiresAt: null,
  unread: { count: 1, revision: 4 },
  notifies: true,
})

const Delivery = z.object({
  id: z.uuid(),
  state: z.string(),
  attempt: z.int(),
  leased: z.boolean(),
  deviceHash: z.instanceof(Buffer).nullable(),
  /** From the last answer until it is due. */
  pauseSeconds: z.number().nullable(),
})

export const deliveriesOf = (db: Db, turnId: string) =>
  db.any(sql.type(Delivery)`
    SELECT id, state, attempt, coalesce(lease_until > clock_timestamp(), false) AS leased, device_hash AS "deviceHash",
      (SELECT extract(epoch FROM due_at - max(finished_at))::float8 FROM attempt WHERE delivery_id = delivery.id)
        AS "pauseSeconds"
    FROM delivery WHERE turn_id = ${turnId}
  `)

const Entry = z.object({
  attempt: z.int(),
  provider: z.string(),
  finished: z.boolean(),
  outcome: z.string().nullable(),
  status: z.int().nullable(),
  answer: z.string().nullable(),
})

/** What the ledger says of a turn's deliveries, in the order of attempts. */
export const ledgerOf = (db: Db, turnId: string) =>
  db.any(sql.type(Entry)`
    SELECT a.attempt, a.provider, a.finished_at IS NOT NULL AS finished, a.outcome, a.status, a.answer
    FROM attempt AS a JOIN delivery AS d ON d.id = a.delivery_id
    WHERE d.turn_id = ${turnId} ORDER BY a.attempt, d.id
  `)

/** As if the deliveries had been made so long ago, and were due since. */
export const age = (db: Db, turnId: string, seconds: number) =>
  db.query(sql.typeAlias('none')`
    UPDATE delivery SET created_at = clock_timestamp() - make_interval(secs => ${seconds}), due_at = created_at,
      lease_until = NULL
    WHERE turn_id = ${turnId}
  `)

export const notify = (
  deps: Parameters<typeof prepareNotify>[0],
  event: Parameters<ReturnType<typeof prepareNotify>>[0],
) => prepareNotify(deps)(event)

export const attempt = (deps: AttemptDeps, claim: Claim) => prepareAttempts(deps)(claim)

/** Notifies the student of something new, and claims what is due of it; other tests may have left work behind. */
export async function claimNew(deps: ReturnType<typeof deliverDeps>, studentKey: string, leaseSeconds = 60) {
  const event = newAnswer(studentKey)
  await notify(deps, event)
  return { event, claims: await claimOf(deps.db, studentKey, leaseSeconds) }
}

export async function claimOf(db: Db, studentKey: string, leaseSeconds = 60) {
  const claiming = { limit: 1_000, leaseSeconds, perSecond: 100_000 }
  await queueDue(db, 1_000)
  const claims = [
    ...(await claimDue(db, { ...claiming, provider: 'fcm' })),
    ...(await claimDue(db, { ...claiming, provider: 'onesignal' })),
  ]
  return claims.filter((claim) => claim.studentKey === studentKey)
}

/** @throws when it is not one */
export function onlyOf(claims: readonly Claim[]): Claim {
  const [claim, ...others] = claims
  if (!claim || others.length > 0) throw new Error(`${claims.length} claims`)
  return claim
}

/** The lines of the metrics that begin so. */
export const metricsOf = async ({ metrics }: ReturnType<typeof deliverDeps>, name: string) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name))
