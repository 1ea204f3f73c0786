import { busVariables, checkBusVariables } from '@yoldas/bus'
import { databaseVariables, processVariables } from '@yoldas/config'
import { z } from 'zod'
import { ServiceAccountJson } from './clients/accessTokens.ts'

export const Config = z
  .object({
    ...databaseVariables,
    ...busVariables,
    ...processVariables(9083),
    FIREBASE_SERVICE_ACCOUNT: ServiceAccountJson.optional().describe(
      'The JSON of a service account that may send. Without it and without `FIREBASE_PROJECT_ID` devices get nothing.',
    ),
    FIREBASE_PROJECT_ID: z
      .string()
      .min(1)
      .optional()
      .describe(
        "Instead of a service account: the project to send in, as the identity that Google's metadata server gives " +
          'this process. `GCE_METADATA_HOST` names another metadata server.',
      ),
    GOOGLE_APPLICATION_CREDENTIALS: z
      .string()
      .min(1)
      .optional()
      .describe(
        "Beside `FIREBASE_PROJECT_ID`, outside Google's cloud: a file that configures workload identity federation.",
      ),
    FCM_URL: z.url().default('https://fcm.googleapis.com').describe('Where Firebase Cloud Messaging is.'),
    ONESIGNAL_APP_ID: z
      .uuid()
      .optional()
      .describe('The app at OneSignal. Without it students without a device get nothing.'),
    ONESIGNAL_API_KEY: z.string().optional().describe('The key of that app. Both or neither.'),
    ONESIGNAL_URL: z.url().default('https://api.onesignal.com').describe('Where OneSignal is.'),
    LEASE_SECONDS: z.coerce
      .number()
      .int()
      .min(1)
      .default(60)
      .describe(
        'After this time another notifier sends a push that a notifier took and did not finish. It has to be longer ' +
          'than an attempt takes, its waits included.',
      ),
    PUSH_PER_SECOND: z.coerce
      .number()
      .int()
      .min(1)
      .default(500)
      .describe("How many pushes all replicas together send to each provider; a second's worth may go at once."),
  })
  .refine(({ ONESIGNAL_APP_ID, ONESIGNAL_API_KEY }) => !ONESIGNAL_APP_ID === !ONESIGNAL_API_KEY, {
    path: ['ONESIGNAL_API_KEY'],
    error: 'needed together with ONESIGNAL_APP_ID',
  })
  .refine((config) => !config.FIREBASE_SERVICE_ACCOUNT || !config.FIREBASE_PROJECT_ID, {
    path: ['FIREBASE_PROJECT_ID'],
    error: 'not together with FIREBASE_SERVICE_ACCOUNT, which names its own',
  })
  .superRefine(checkBusVariables)
export type Config = z.infer<typeof Config>
