import { NatsConnectionImpl } from '@nats-io/nats-core/internal'
import type { NatsConnection } from '@nats-io/transport-node'

type Sender = { send(frame: Uint8Array): void }

/** What has gathered so far is written at once when it is more than this. */
const mostBytes = 256 * 1024
/** How long the ends of subscriptions, which nobody waits for, wait to be written with something else. */
const lingerMilliseconds = 50

/**
 * Writes what is published in one turn of the event loop together. The client itself writes after each microtask, so
 * that every continuation of a promise is a write that wakes the server, and the server's cost is per wake-up, not per
 * message. A flush is as real as before: its ping is written after what was published before it. To be called again
 * after each reconnect, which brings another sender.
 */
export function corkWrites(nats: NatsConnection): void {
  if (!(nats instanceof NatsConnectionImpl)) throw new TypeError('expected a connection of nats-core')
  gatherFrames(nats.protocol.transport)
}

/** Of one turn of the event loop, in their order. */
export function gatherFrames(sender: Sender): void {
  const send = sender.send.bind(sender)
  let frames: Uint8Array[] = []
  let bytes = 0
  let isDue = false
  let lingering: NodeJS.Timeout | undefined
  const write = () => {
    const [first, ...others] = frames
    frames = []
    bytes = 0
    isDue = false
    clearTimeout(lingering)
    lingering = undefined
    if (first) send(others.length === 0 ? first : Buffer.concat([first, ...others]))
  }
  sender.send = (frame) => {
    frames.push(frame)
    bytes += frame.length
    if (bytes >= mostBytes) write()
    else if (onlyUnsubscribes(frame)) lingering ??= setTimeout(write, lingerMilliseconds)
    else if (!isDue) {
      isDue = true
      setImmediate(write)
    }
  }
}

/** After an unsubscribe nothing arrives: the client drops what the server still sends. */
const onlyUnsubscribes = (frame: Uint8Array): boolean =>
  frame[0] === unsubscribing && /^(UNSUB \d+\r\n)+$/.test(Buffer.from(frame).toString('latin1'))
const unsubscribing = 'U'.charCodeAt(0)
