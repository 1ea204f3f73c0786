import { busAccess, busVariables, checkBusVariables, Unavailable } from '@yoldas/bus'
import { readConfig } from '@yoldas/config'
import { connectDb, isUnavailable } from '@yoldas/db'
import { connectInTime } from '@yoldas/service'
import { createLog } from '@yoldas/telemetry'
import { z } from 'zod'
import { readCommand, run, usage } from './run.ts'
import { UnknownStudent } from './students.ts'

const Config = z.object({
  /** Of the role `operator`. */
  DATABASE_URL: z.url(),
  /** Where the lines for the audit are appended; standard error without it. */
  AUDIT_FILE: z.string().optional(),
})
/** Of the user `operator`. */
const BusConfig = z.object(busVariables).superRefine(checkBusVariables)

const unknown = 3
const unavailable = 4

function exitCodeOf(error: unknown): number {
  if (error instanceof UnknownStudent) return unknown
  return error instanceof Unavailable || isUnavailable(error) ? unavailable : 1
}

const standardError = 2
const minute = 60_000

try {
  const command = readCommand(process.argv.slice(2))
  const { DATABASE_URL, AUDIT_FILE } = readConfig(Config, process.env)
  await using parts = new AsyncDisposableStack()
  // A restored database is read whole.
  const statementMilliseconds = command.words[0] === 'restore' ? 60 * minute : minute
  const db = parts.use(await connectDb(DATABASE_URL, { connections: 1, statementMilliseconds }))
  const log = createLog('operator', 'info', AUDIT_FILE ?? standardError)
  const said = await run(db, command, {
    bus: async () => {
      const access = busAccess(readConfig(BusConfig, process.env))
      return parts.use(await connectInTime({ ...access, name: 'operator', log }))
    },
    audit: (entry) => log.info(entry, 'an operator asked for the data of a student'),
    stdout: process.stdout,
  })
  if (command.out === '-') console.error(said)
  else console.log(said)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof SyntaxError) console.error(`\n${usage}`)
  process.exitCode = exitCodeOf(error)
}
