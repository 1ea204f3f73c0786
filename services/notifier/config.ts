import { busVariables, checkBusVariables } from '@yoldas/bus'
import { Port } from '@yoldas/config'
import { z } from 'zod'
import { ServiceAccountJson } from './clients/accessTokens.ts'

export const Config = z
  .object({
    DATABASE_URL: z.url(),
    ...busVariables,
    HOST: z.string().default('0.0.0.0'),
    INTERNAL_PORT: Port.default(9083),
    LOG_LEVEL: z.string().default('info'),
    /** The JSON of a service account that may send. Without it and a project nothing goes to devices. */
    FIREBASE_SERVICE_ACCOUNT: ServiceAccountJson.optional(),
    /** Of a project that this program may send in by who it is where it runs, without a key. */
    FIREBASE_PROJECT_ID: z.string().min(1).optional(),
    /**
     * Of workload identity federation, where that is not Google's own. Without it Google's metadata server is asked,
     * which the library finds by GCE_METADATA_HOST.
     */
    GOOGLE_APPLICATION_CREDENTIALS: z.string().min(1).optional(),
    FCM_URL: z.url().default('https://fcm.googleapis.com'),
    /** Both or neither: without them nothing goes by alias. */
    ONESIGNAL_APP_ID: z.uuid().optional(),
    ONESIGNAL_API_KEY: z.string().optional(),
    ONESIGNAL_URL: z.url().default('https://api.onesignal.com'),
    /**
     * A push whose sender was silent for so long is sent by another: longer than an attempt takes, its waits included.
     */
    LEASE_SECONDS: z.coerce.number().int().min(1).default(60),
    /** How many pushes all replicas together ask of each provider; a second's worth may go at once. */
    PUSH_PER_SECOND: z.coerce.number().int().min(1).default(500),
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
