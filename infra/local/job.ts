import { join } from 'node:path'
import { readConfig } from '@yoldas/config'
import type { OwningService } from '@yoldas/postgres/owners'
import { runAttached } from './attached.ts'
import { Config } from './config.ts'
import { nodeArgs } from './nodeArgs.ts'
import { accessAs, operatorAccess } from './running.ts'
import { localState, ownSecret } from './state.ts'

/** What operators look into reaches over all services. */
const ofOperators = ['dead-letters', 'turns', 'student', 'erasures', 'push', 'care-report', 'feedback']

/**
 * How a copy of the database forgets who was erased after it was made: profile-journey's own, which alone has the key.
 */
const isOfErasures = ([group, what]: string[]) =>
  group === 'erasures' && (what === 'export' || what === 'keep' || what === 'replay')

/** What decides whom the companion talks to is profile-journey's too, with its MIN_AGE and CONSENTS. */
const ofAge = ['age', 'consent']

/** Runs what the arguments name with the stack that is running. Resolves with the exit code. */
async function runJob(args: string[]): Promise<number> {
  if (isOfErasures(args) || ofAge.includes(args[0] ?? '')) return runProfileJob(args)
  // What is kept for too long is erased by the service that keeps it: messages, and students who do not come.
  if (args[0] === 'retention') return (await runOwnJob('chat-engine', args)) || (await runProfileJob(args))
  if (args[0] === 'restore') return args[1] === 'verify' ? verifyRestore(args.slice(2)) : runProfileJob(args)
  if (ofOperators.includes(args[0] ?? '')) return runOperatorJob(args)
  return runOwnJob('companion-scheduler', args)
}

/**
 * All tables are an operator's to read, the students' hashes profile-journey's to make. What was verified is noted in
 * the database itself: here it is the one that serves.
 */
async function verifyRestore(more: string[]): Promise<number> {
  const isKept = more.includes('--kept')
  const ofTables = ['restore', 'verify', ...more.filter((one) => one !== '--kept')]
  return (
    (await runOperatorJob(ofTables)) ||
    (await runProfileJob(['restore', 'verify', ...(isKept ? ['--kept'] : [])])) ||
    (await runProfileJob(['restore', 'note']))
  )
}

async function runOperatorJob(args: string[]): Promise<number> {
  const access = await operatorAccess(localState, readConfig(Config, process.env))
  return runAttached([...nodeArgs('infra/operator/main.ts'), ...args], { ...process.env, ...access })
}

async function runProfileJob(args: string[]): Promise<number> {
  const { ERASURE_KEY } = readConfig(Config, process.env)
  return runOwnJob('profile-journey', args, {
    ERASURE_KEY: ERASURE_KEY ?? (await ownSecret(join(localState, 'erasure-key'))),
  })
}

async function runOwnJob(service: OwningService, args: string[], more: Record<string, string> = {}): Promise<number> {
  const access = await accessAs(service, localState, readConfig(Config, process.env))
  return runAttached([...nodeArgs(`services/${service}/job.ts`), ...args], { ...process.env, ...access, ...more })
}

try {
  process.exitCode = await runJob(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
