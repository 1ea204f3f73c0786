export { consumeEvent } from './consumer.ts'
export {
  composeEvent,
  findUnconfirmed,
  handleCommand,
  recordClaimed,
  recordEvent,
  sendCommand,
  takeBack,
} from './messages.ts'
export { watchOutbox } from './metrics.ts'
export { type Relay, relayVariables, startRelay } from './relay.ts'
export { type ClaimedEvent, consumeOnce, eraseMessages, type NewEvent } from './store.ts'
