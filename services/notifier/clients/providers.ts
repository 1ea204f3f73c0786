import type { ServiceAccount } from './accessTokens.ts'
import { connectFcm, type Fcm } from './fcm.ts'
import { connectOneSignal, type OneSignal } from './oneSignal.ts'

/** Null: this one is not configured. */
export type Providers = { fcm: Fcm | null; onesignal: OneSignal | null }

type Settings = {
  FIREBASE_SERVICE_ACCOUNT?: ServiceAccount | undefined
  FCM_URL: string
  ONESIGNAL_APP_ID?: string | undefined
  ONESIGNAL_API_KEY?: string | undefined
  ONESIGNAL_URL: string
}

export function connectProviders({
  FIREBASE_SERVICE_ACCOUNT: account,
  ONESIGNAL_APP_ID: appId,
  ONESIGNAL_API_KEY: apiKey,
  ...urls
}: Settings): Providers {
  return {
    fcm: account ? connectFcm(account, urls.FCM_URL) : null,
    onesignal: appId && apiKey ? connectOneSignal({ appId, apiKey, url: urls.ONESIGNAL_URL }) : null,
  }
}
