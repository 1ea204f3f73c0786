export { consumeEvent } from './consumer.ts'
export { handleCommand, recordEvent, sendCommand } from './messages.ts'
export { type Relay, startRelay } from './relay.ts'
export { consumeOnce, eraseMessages, outboxLag } from './store.ts'
