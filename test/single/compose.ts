import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../..')
export const single = resolve(root, 'infra/single')
export const readSingle = (file: string) => readFileSync(resolve(single, file), 'utf8')

const Text = z.string()
const Service = z.object({
  image: Text,
  restart: Text,
  command: z.array(Text),
  environment: z.record(Text, Text),
  ports: z.array(Text).default([]),
  volumes: z.array(Text).default([]),
  read_only: z.boolean().default(false),
  cap_drop: z.array(Text).default([]),
  security_opt: z.array(Text).default([]),
  mem_limit: z.string().regex(/^\d+[mg]$/),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .default('10s'),
  depends_on: z.record(Text, z.object({ condition: Text })).default({}),
  healthcheck: z
    .object({ test: z.array(Text), interval: Text, timeout: Text.default('30s'), retries: z.number().default(3) })
    .optional(),
})
export type Service = z.infer<typeof Service>
const Compose = z.object({ services: z.record(Text, Service) })

/** infra/single/compose.yaml, with these values in place of its variables. */
export function readCompose(values: ReadonlyMap<string, string>): Map<string, Service> {
  const document = Compose.parse(parse(readSingle('compose.yaml'), { merge: true }))
  const filled = JSON.stringify(document, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/\$\{(\w+)\}/g, (_all, name: string) => given(values, name)) : value,
  )
  return new Map(Object.entries(Compose.parse(JSON.parse(filled)).services))
}

function given(values: ReadonlyMap<string, string>, name: string): string {
  const value = values.get(name)
  if (value === undefined) throw new Error(`nobody gives ${name} a value`)
  return value
}

/** What `.env` says, as Compose reads it. */
export const readValues = (text: string) =>
  new Map([...text.matchAll(/^(\w+)='(.*)'$/gm)].map(([, name = '', value = '']) => [name, value] as const))

/** What a school has to answer. */
export const answered = {
  DOMAIN: 'api.school.example',
  ACME_EMAIL: 'it@school.example',
  AUTH_URL: 'https://id.school.example/',
  MODEL_API_KEY: 'sk-$HOME#"x"',
  DAILY_TOKENS: '50000000',
  S3_BUCKET: 'school',
  S3_ACCESS_KEY_ID: 'school',
  S3_SECRET_ACCESS_KEY: 'a secret',
}

const Failure = z.object({ code: z.number(), stderr: z.string() })

/** `npm run single -- init` without a terminal, with these answers in its environment. */
export const init = (file: string, env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [resolve(single, 'main.ts'), 'init', file], {
    env: { PATH: process.env.PATH, ...env },
  }).then(
    () => ({ code: 0, stderr: '' }),
    (error) => Failure.parse(error),
  )
