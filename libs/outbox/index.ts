export { consumeEvent } from './consumer.ts'
export {
  type Batches,
  composeCommand,
  composeEvent,
  type Fact,
  findUnconfirmed,
  handleCommand,
  recordBatch,
  recordEvent,
  sendCommand,
  takeBack,
} from './messages.ts'
export { watchOutbox } from './metrics.ts'
export { type Relay, relayVariables, startRelay } from './relay.ts'
export { type ClaimedBatch, consumeOnce, eraseMessages, type NewCommand, type NewEvent } from './store.ts'
