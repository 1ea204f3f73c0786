import { Port } from '@yoldas/config'
import { z } from 'zod'

export const Config = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: Port.default(8095),
  /** As the page reaches them. */
  GATEWAY_URL: z.url().default('http://127.0.0.1:8080'),
  IDENTITY_URL: z.url().default('http://127.0.0.1:8090'),
  /** Origins of the storage, with spaces: the page shows images from there, and uploads. */
  STORAGE_ORIGINS: z.string().default('http://127.0.0.1:8094'),
  /** As the desk reaches them; empty where there is none. */
  PUSH_URL: z.union([z.literal(''), z.url()]).default('http://127.0.0.1:8091'),
  TRACES_URL: z.union([z.literal(''), z.url()]).default('http://127.0.0.1:8096'),
  /** Whether the stand-in of the model answers. */
  EXAMPLE_MODEL: z.stringbool().default(false),
  /** Where `npm start` keeps its state: process ids are there, who was created, and what is built. */
  STATE_FOLDER: z.string().default('.local'),
})
