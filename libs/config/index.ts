import { z } from 'zod'

/** An empty variable counts as absent, so that `NAME=` in a manifest means the default. */
export function readConfig<Schema extends z.ZodType>(schema: Schema, env: NodeJS.ProcessEnv): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new ConfigError(parsed.error)
}

/** Names every variable that is missing or wrong at once, and never a value: it may be a secret. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  constructor({ issues }: z.ZodError) {
    const lines = issues.map((issue) => `  ${issue.path.join('.') || '(environment)'}: ${issue.message}`)
    super(`Set these environment variables and start again:\n${lines.join('\n')}`)
  }
}

/** The same for a program that a person starts: says what is wrong and exits, without a stack. */
export function readConfigOrExit<Schema extends z.ZodType>(schema: Schema, env: NodeJS.ProcessEnv): z.output<Schema> {
  try {
    return readConfig(schema, env)
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error)
    process.exit(2)
  }
}

const longestQuoted = 80

/** An argument as a message quotes it: on one line, and not at any length. */
export function quoted(argument: string): string {
  const points = [...argument.slice(0, 2 * longestQuoted + 2)]
  return JSON.stringify(points.length <= longestQuoted ? argument : `${points.slice(0, longestQuoted - 1).join('')}…`)
}

/** A TCP port; 0 asks the system for a free one. */
export const Port = z.coerce.number().int().min(0).max(65_535)

/** What every process with a port of its own reads besides; the internal ports differ. */
export const processVariables = (internalPort: number) => ({
  HOST: z.string().default('0.0.0.0').describe('The address to listen on.'),
  INTERNAL_PORT: Port.default(internalPort).describe('`/livez`, `/readyz` and `/metrics`; do not make it public.'),
  LOG_LEVEL: z.string().default('info').describe("A level of pino's: `debug`, `info`, `warn`, `error`."),
})

/** What a service with tables of its own reads. */
export const databaseVariables = {
  DATABASE_URL: z
    .url()
    .describe(
      'Postgres, with the role of this service. For TLS add `sslmode=verify-full`, `sslrootcert`, and `sslcert` and ' +
        '`sslkey` for a client certificate. `connect_timeout`: seconds for a connection, 2 without it.',
    ),
}

/** A list written with commas; blanks around items are dropped, and so are empty items. */
export const CommaList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  )
