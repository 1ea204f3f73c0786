// Prints the secrets of infra/kubernetes/overlays/local, for kubectl or Tilt to apply: made once, kept in
// .local/kubernetes.
import { join } from 'node:path'
import { natsUsers } from './nats.ts'
import { ownServiceAccount } from './push.ts'
import { localState, ownSecret, stateFolder } from './state.ts'

const namespace = 'yoldas'
const standins = 'http://standins'
const owners = ['chat-engine', 'companion-scheduler', 'notifier', 'profile-journey'] as const

const folder = await stateFolder(join(localState, 'kubernetes'), '')
const own = (name: string) => ownSecret(join(folder, name))
const variable = (name: string) => name.toUpperCase().replaceAll('-', '_')
const role = (name: string) => name.replaceAll('-', '_')

const secrets: Record<string, Record<string, string>> = {
  gateway: { AUTH_JWT_SECRET: await own('jwt') },
  'chat-engine': {
    MODEL_API_KEY: 'local',
    PSEUDONYM_SECRET: await own('pseudonyms'),
    S3_ACCESS_KEY_ID: 'yoldas',
    S3_SECRET_ACCESS_KEY: await own('s3'),
  },
  'profile-journey': { ERASURE_KEY: await own('erasure') },
  notifier: {
    FIREBASE_SERVICE_ACCOUNT: await ownServiceAccount(join(folder, 'firebase.json'), `${standins}:8091`),
    ONESIGNAL_APP_ID: '00000000-0000-4000-8000-000000000001',
    ONESIGNAL_API_KEY: 'local',
  },
  postgres: { password: await own('postgres') },
  migrate: { DATABASE_URL: `postgres://postgres:${await own('postgres')}@postgres:5432/yoldas` },
  'nats-users': {},
}
const add = (name: string, values: Record<string, string>) => {
  secrets[name] = { ...secrets[name], ...values }
}
for (const owner of owners) {
  const password = await own(`postgres-${owner}`)
  add(`postgres-${owner}`, { url: `postgres://${role(owner)}:${password}@postgres:5432/yoldas` })
  add('migrate', { [`${variable(owner)}_DATABASE_PASSWORD`]: password })
}
for (const user of natsUsers) {
  const password = await own(`nats-${user}`)
  if (!user.endsWith('-next')) add(`nats-${user}`, { url: `nats://${user}:${password}@nats:4222` })
  // NATS reads each as a part of its configuration: a text has its quotes.
  add('nats-users', { [`NATS_${variable(user)}_PASSWORD`]: JSON.stringify(password) })
}
const documents = Object.entries(secrets).map(([name, stringData]) =>
  JSON.stringify({ apiVersion: 'v1', kind: 'Secret', metadata: { name, namespace }, stringData }),
)
console.log(documents.join('\n---\n'))
