import { runAttached } from './attached.ts'
import { nodeArgs } from './nodeArgs.ts'

// As an engine is started, so that what a message costs here is what it costs there.
const program = nodeArgs('services/chat-engine/care.ts')
process.exitCode = await runAttached([...program, ...process.argv.slice(2)], process.env)
