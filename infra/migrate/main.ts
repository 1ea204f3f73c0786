import { ConfigError, quoted, readConfig } from '@yoldas/config'
import { Config } from './config.ts'

class UsageError extends Error {}

/** Causes too: a server's own words say most. None of them has a value of ours in it. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const words = error.message || ('code' in error ? String(error.code) : error.name)
  return error.cause === undefined ? words : `${words}: ${describe(error.cause)}`
}

try {
  const [argument] = process.argv.slice(2)
  if (argument !== undefined) throw new UsageError(`migrate takes no arguments, so not ${quoted(argument)} either`)
  const config = readConfig(Config, process.env)
  // Not before: what is wrong with the environment is said at once.
  const { migrate } = await import('./migrate.ts')
  await migrate(config, {
    did: (step) => console.log(step),
    warn: (problem) => console.warn(`warning: ${problem}`),
  })
  console.log('ready: services of this release may start')
  process.exit(0)
} catch (error) {
  const isOurs = error instanceof ConfigError || error instanceof UsageError
  console.error(isOurs ? error.message : `migrate failed: ${describe(error)}`)
  process.exit(isOurs ? 2 : 1)
}
