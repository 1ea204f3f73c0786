import { generateKeyPair } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Config } from './config.ts'
import { host } from './ports.ts'

/**
 * How the notifier reaches the providers of push, by the names that it reads. An empty address is the provider's own.
 */
export type PushAccess = {
  FIREBASE_SERVICE_ACCOUNT: string
  FCM_URL: string
  ONESIGNAL_APP_ID: string
  ONESIGNAL_API_KEY: string
  ONESIGNAL_URL: string
}

export const pushUrl = ({ PUSH_PORT }: Config) => `http://${host}:${PUSH_PORT}`

/** The providers that the environment names; the stand-in in place of each that it does not. */
export function pushAccess(config: Config, ownAccount: string): PushAccess {
  const { FIREBASE_SERVICE_ACCOUNT, ONESIGNAL_APP_ID, ONESIGNAL_API_KEY } = config
  const url = pushUrl(config)
  const fcm = FIREBASE_SERVICE_ACCOUNT
    ? { FIREBASE_SERVICE_ACCOUNT, FCM_URL: '' }
    : { FIREBASE_SERVICE_ACCOUNT: ownAccount, FCM_URL: url }
  const oneSignal =
    ONESIGNAL_APP_ID && ONESIGNAL_API_KEY
      ? { ONESIGNAL_APP_ID, ONESIGNAL_API_KEY, ONESIGNAL_URL: '' }
      : { ONESIGNAL_APP_ID: localAppId, ONESIGNAL_API_KEY: 'local', ONESIGNAL_URL: url }
  return { ...fcm, ...oneSignal }
}

/** Whether every provider is a real one. */
export const isPushReal = ({ FIREBASE_SERVICE_ACCOUNT, ONESIGNAL_APP_ID }: Config) =>
  FIREBASE_SERVICE_ACCOUNT !== undefined && ONESIGNAL_APP_ID !== undefined

const localAppId = '00000000-0000-4000-8000-000000000001'

/** A service account such as Google's console hands out, whose tokens the stand-in at `url` gives. */
export async function makeServiceAccount(url: string): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return JSON.stringify({
    type: 'service_account',
    project_id: 'yoldas-local',
    private_key_id: 'local',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: 'push@yoldas-local.iam.gserviceaccount.com',
    client_id: '1',
    token_uri: `${url}/token`,
  })
}

/** Made once for this address, readable by its owner only. */
export async function ownServiceAccount(file: string, url: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.includes(`"${url}/token"`)) return kept
  const made = await makeServiceAccount(url)
  await writeFile(file, made, { mode: 0o600 })
  return made
}
