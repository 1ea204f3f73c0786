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
    /** The JSON of a service account that may send. Without it nothing goes to devices. */
    FIREBASE_SERVICE_ACCOUNT: ServiceAccountJson.optional(),
    FCM_URL: z.url().default('https://fcm.googleapis.com'),
    /** Both or neither: without them nothing goes by alias. */
    ONESIGNAL_APP_ID: z.uuid().optional(),
    ONESIGNAL_API_KEY: z.string().optional(),
    ONESIGNAL_URL: z.url().default('https://api.onesignal.com'),
    /** A push whose sender was silent for so long is sent by another: longer than an attempt takes, its waits included. */
    LEASE_SECONDS: z.coerce.number().int().min(1).default(60),
    /** How many pushes all replicas together ask of each provider; a second's worth may go at once. */
    PUSH_PER_SECOND: z.coerce.number().int().min(1).default(500),
  })
  .refine(({ ONESIGNAL_APP_ID, ONESIGNAL_API_KEY }) => !ONESIGNAL_APP_ID === !ONESIGNAL_API_KEY, {
    path: ['ONESIGNAL_API_KEY'],
    error: 'needed together with ONESIGNAL_APP_ID',
  })
  .superRefine(checkBusVariables)
export type Config = z.infer<typeof Config>
