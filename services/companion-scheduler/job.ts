import { readConfig } from '@yoldas/config'
import { createLog } from '@yoldas/telemetry'
import { Config } from './config.ts'
import { readCommand, runByHand, usage } from './jobs/byHand.ts'

const fail = (error: unknown, advice = '') => {
  console.error(error instanceof Error ? error.message : error)
  if (advice) console.error(advice)
  process.exit(1)
}

try {
  const command = readCommand(process.argv.slice(2))
  const log = createLog('companion-scheduler', 'warn')
  const run = async () => runByHand({ config: readConfig(Config, process.env), log }, command)
  await run().then(console.log, fail)
} catch (error) {
  fail(error, usage)
}
