import { readConfig } from '@yoldas/config'
import { connectDb } from '@yoldas/db'
import { z } from 'zod'
import { readCommand, run, usage } from './run.ts'

const Config = z.object({
  /** Of a role that may read and write every service's schema. */
  DATABASE_URL: z.url(),
})

try {
  const command = readCommand(process.argv.slice(2))
  const { DATABASE_URL } = readConfig(Config, process.env)
  const db = await connectDb(DATABASE_URL, { connections: 1, statementMilliseconds: 60_000 })
  await using _closing = db
  console.log(await run(db, command))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof SyntaxError) console.error(`\n${usage}`)
  process.exitCode = 1
}
