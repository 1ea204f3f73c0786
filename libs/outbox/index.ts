import { join } from 'node:path'

export { consumeEvent } from './consumer.ts'
export {
  composeCommand,
  composeEvent,
  findUnconfirmed,
  handleCommand,
  recordEvent,
  recordEvents,
  sendCommand,
  takeBack,
} from './messages.ts'
export { watchOutbox } from './metrics.ts'
export { keptDays, type Relay, startRelay } from './relay.ts'
export { consumeOnce, eraseMessages, type NewCommand, type NewEvent } from './store.ts'

/** The folder of the tables that every service with an outbox has, in its own schema. */
export const outboxMigrations = join(import.meta.dirname, 'migrations')
