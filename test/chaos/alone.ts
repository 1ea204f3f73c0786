import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase, startPostgres } from '@yoldas/local'
import { asInImage } from '../support/programs.ts'
import { type Stack, type StackOptions, startStack } from '../support/stack.ts'

/** A stack with a database server of its own, which no test run has to start before. */
export async function startAlone(parts: AsyncDisposableStack, env: StackOptions['env'] = {}): Promise<Stack> {
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-alone-'))
  parts.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = parts.use(await startPostgres({ folder, durable: false }))
  const database = await prepareDatabase(postgres.url, 'yoldas')
  return parts.use(await startStack({ database, folder, program: asInImage, env }))
}
