import { connect, type NatsConnection } from '@nats-io/transport-node'

/** Largest message that is sent: 60 messages of 8,000 emoji are 1.9 MB. */
const maxPayloadBytes = 8 * 1024 * 1024

export type BusLog = { warn(object: object, message: string): void; info(object: object, message: string): void }

/** `connected` is what is known now; listeners of `onReconnect` run after every later connect. */
export type BusConnection = {
  nats: NatsConnection
  connected(): boolean
  onReconnect(listener: () => void): void
}

/**
 * Connects, waiting for the server if need be, and reconnects without end. The user name in the URL also names the inbox
 * prefix, so that each service can be allowed to read its own answers only.
 */
export async function openConnection(url: string, name: string, log: BusLog): Promise<BusConnection> {
  const { username, password, host } = new URL(url)
  const nats = await connect({
    servers: host,
    name,
    ...(username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {}),
    ...(username ? { inboxPrefix: `_INBOX_${username}` } : {}),
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    pingInterval: 5_000,
    maxPingOut: 2,
    // Else every request takes two stack traces, in case it fails. Our own errors say what was asked.
    noAsyncTraces: true,
  })
  let connected = true
  const listeners: Array<() => void> = []
  checkPayload(nats, log)
  const watch = async () => {
    for await (const status of nats.status()) {
      if (status.type === 'disconnect') {
        connected = false
        log.warn({ server: host }, 'disconnected from NATS')
      } else if (status.type === 'reconnect') {
        connected = true
        log.info({ server: host }, 'reconnected to NATS')
        checkPayload(nats, log)
        for (const listener of listeners) listener()
      } else if (status.type === 'error') {
        log.warn({ err: status.error }, 'NATS refused')
      }
    }
  }
  void watch()
  return {
    nats,
    connected: () => connected && !nats.isClosed(),
    onReconnect: (listener) => listeners.push(listener),
  }
}

function checkPayload({ info }: NatsConnection, log: BusLog) {
  if (info && info.max_payload < maxPayloadBytes)
    log.warn(
      { maxPayload: info.max_payload, needed: maxPayloadBytes },
      'set max_payload of NATS to 8MB: long pages of history do not fit',
    )
}
