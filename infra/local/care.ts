import { join, resolve } from 'node:path'
import { runAttached } from './attached.ts'
import { nodeArgs } from './nodeArgs.ts'

// As an engine is started, so that what a message costs here is what it costs there.
const program = join(resolve(import.meta.dirname, '../..'), 'services/chat-engine/care.ts')
process.exitCode = await runAttached([...nodeArgs(), program, ...process.argv.slice(2)], process.env)
