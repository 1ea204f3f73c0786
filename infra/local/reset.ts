import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { endLeftovers } from './leftovers.ts'
import { localState, lockState, stateFolder } from './state.ts'

const say = (line: string) => console.log(line)

try {
  const folder = await stateFolder(localState, '')
  {
    await using _lock = await lockState(folder)
    await endLeftovers(folder, say)
    for (const entry of await readdir(folder)) {
      // Downloads are not state.
      if (entry !== 'cache') await rm(join(folder, entry), { recursive: true, force: true })
    }
  }
  say('reset: the next npm start begins with an empty database')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
