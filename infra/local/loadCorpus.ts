import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import { nodeArgs } from './nodeArgs.ts'
import { embeddingAccess, stateVariable } from './parts.ts'
import { spawnProcess } from './processes.ts'

const root = resolve(import.meta.dirname, '../..')
const corpus = join(root, 'corpus')

/** What Node runs for `npm run corpus`. */
export const corpusProgram = nodeArgs('services/chat-engine/corpus.ts')

type Loading = { config: Config; folder: string; database: Database; say: (line: string) => void }

/**
 * Ingests the corpus that we ship, if there is one. Prints what it is now, or that the corpus stays as it was. Never
 * rejects.
 */
export async function loadCorpus({ config, folder, database, say }: Loading): Promise<void> {
  if (!existsSync(corpus)) return
  const log = join(folder, 'logs', 'corpus.log')
  const report = (line: string) => say(`${'corpus'.padEnd(22)} ${line}`)
  try {
    await rm(log, { force: true })
    const ingesting = await spawnProcess({
      command: process.execPath,
      args: [...corpusProgram, 'ingest', corpus],
      env: {
        [stateVariable]: folder,
        DATABASE_URL: database.urls['chat-engine'],
        ...embeddingAccess(config),
      },
      log,
      stopSignal: 'SIGTERM',
    })
    await ingesting.exited
    const said = (await readFile(log, 'utf8')).trimEnd().split('\n').at(-1) ?? ''
    report(said.startsWith('the corpus is') ? said : `stays as it was: ${said} (${relative(process.cwd(), log)})`)
  } catch (error) {
    report(`stays as it was: ${error instanceof Error ? error.message : error}`)
  }
}
