import type { Credentials, ServiceAccount } from './accessTokens.ts'
import { connectFcm, type Fcm } from './fcm.ts'
import { connectOneSignal, type OneSignal } from './oneSignal.ts'

/** Null: this one is not configured. */
export type Providers = { fcm: Fcm | null; onesignal: OneSignal | null }

type Settings = {
  FIREBASE_SERVICE_ACCOUNT?: ServiceAccount | undefined
  FIREBASE_PROJECT_ID?: string | undefined
  GOOGLE_APPLICATION_CREDENTIALS?: string | undefined
  FCM_URL: string
  ONESIGNAL_APP_ID?: string | undefined
  ONESIGNAL_API_KEY?: string | undefined
  ONESIGNAL_URL: string
}

export function connectProviders(settings: Settings): Providers {
  const { FCM_URL, ONESIGNAL_APP_ID: appId, ONESIGNAL_API_KEY: apiKey, ONESIGNAL_URL: url } = settings
  const credentials = credentialsOf(settings)
  return {
    fcm: credentials ? connectFcm(credentials, FCM_URL) : null,
    onesignal: appId && apiKey ? connectOneSignal({ appId, apiKey, url }) : null,
  }
}

function credentialsOf(settings: Settings): Credentials | undefined {
  const { FIREBASE_SERVICE_ACCOUNT, FIREBASE_PROJECT_ID: projectId, GOOGLE_APPLICATION_CREDENTIALS: file } = settings
  return FIREBASE_SERVICE_ACCOUNT ?? (projectId === undefined ? undefined : { projectId, file })
}
