import { join } from 'node:path'
import { readConfig } from '@yoldas/config'
import { runAttached } from './attached.ts'
import { Config } from './config.ts'
import { corpusProgram } from './loadCorpus.ts'
import { accessAs, readEnvironment } from './running.ts'
import { localState } from './state.ts'

/**
 * Runs what the arguments name with the stack that is running, as its chat-engine would; training needs none. Resolves
 * with the exit code.
 */
async function runCorpus(args: string[]): Promise<number> {
  if (args[0] === 'train') return runAttached([...corpusProgram, ...args], process.env)
  const { DATABASE_URL } = await accessAs('chat-engine', localState, readConfig(Config, process.env))
  const known = Object.entries(await readEnvironment(join(localState, 'env')))
  const embedding = Object.fromEntries(known.filter(([name]) => name.startsWith('EMBEDDING_')))
  return runAttached([...corpusProgram, ...args], { ...embedding, ...process.env, DATABASE_URL })
}

try {
  process.exitCode = await runCorpus(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
