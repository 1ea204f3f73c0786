import { join } from 'node:path'
import { readConfig } from '@yoldas/config'
import { runAttached } from './attached.ts'
import { Config } from './config.ts'
import { nodeArgs } from './nodeArgs.ts'
import { accessAs, superuserAccess } from './running.ts'
import { localState, ownSecret } from './state.ts'

const service = 'companion-scheduler'

/** What operators look into reaches over all services; the other jobs are the scheduler's. */
const ofOperators = ['dead-letters', 'turns', 'student', 'erasures', 'push', 'care-report']

/**
 * How a copy of the database forgets who was erased after it was made: profile-journey's own, which alone has the key.
 */
const isOfErasures = ([group, what]: string[]) => group === 'erasures' && (what === 'export' || what === 'replay')

/** Runs what the arguments name with the stack that is running. Resolves with the exit code. */
async function runJob(args: string[]): Promise<number> {
  if (isOfErasures(args)) {
    const config = readConfig(Config, process.env)
    const { DATABASE_URL } = await accessAs('profile-journey', localState, config)
    const ERASURE_KEY = config.ERASURE_KEY ?? (await ownSecret(join(localState, 'erasure-key')))
    const env = { ...process.env, DATABASE_URL, ERASURE_KEY }
    return runAttached([...nodeArgs('services/profile-journey/job.ts'), ...args], env)
  }
  if (ofOperators.includes(args[0] ?? '')) {
    const access = await superuserAccess(localState, readConfig(Config, process.env))
    return runAttached([...nodeArgs('infra/operator/main.ts'), ...args], { ...process.env, ...access })
  }
  const access = await accessAs(service, localState, readConfig(Config, process.env))
  return runAttached([...nodeArgs(`services/${service}/job.ts`), ...args], { ...process.env, ...access })
}

try {
  process.exitCode = await runJob(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
