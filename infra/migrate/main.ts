import { ConfigError, readConfig } from '@yoldas/config'
import { Config } from './config.ts'

/** Causes too: a server's own words say most. None of them has a value of ours in it. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const words = error.message || ('code' in error ? String(error.code) : error.name)
  return error.cause === undefined ? words : `${words}: ${describe(error.cause)}`
}

try {
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
  const isConfig = error instanceof ConfigError
  console.error(isConfig ? error.message : `migrate failed: ${describe(error)}`)
  process.exit(isConfig ? 2 : 1)
}
