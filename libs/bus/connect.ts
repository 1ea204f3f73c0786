import { randomUUID } from 'node:crypto'
import { AuthorizationError, type ConnectionOptions, connect, type NatsConnection } from '@nats-io/transport-node'
import { maxAnswerBytes } from '@yoldas/contracts/pages'
import { newReminder, pause } from '@yoldas/time'
import type { BusAccess } from './config.ts'
import { corkWrites } from './cork.ts'
import { type AskInbox, openInbox } from './inbox.ts'

/** Twice the largest answer; no question and no event is longer. */
const maxPayloadBytes = 2 * maxAnswerBytes
const againMilliseconds = 250
/** A server that hangs takes connections and says nothing; behind its address another one may answer. */
const connectMilliseconds = 5_000

export type BusLog = { warn(object: object, message: string): void; info(object: object, message: string): void }

/** `connected` is what is known now. Listeners of `onReconnect` run after every later connect. */
export type BusConnection = {
  nats: NatsConnection
  /** Of the subjects that answers may come to. */
  inboxPrefix: string
  /** Whose clock the times in our requests are by. */
  asker: string
  connected(): boolean
  ask: AskInbox
  /** At most once; a timer that outlives the connection publishes nothing. */
  publish(subject: string, payload?: string): void
  onReconnect(listener: () => void): void
}

/**
 * Connects, waiting for the server if need be, and reconnects without end, also to a server that refuses the password:
 * it may be changed there. The user name in the URL also names the inbox prefix, so that each service can be allowed to
 * read its own answers only; both users of a service have the same (`gateway`, `gateway-next`), and each connection its
 * own subjects under it. `signal` ends the waiting.
 */
export async function openConnection(
  { url, tls }: BusAccess,
  name: string,
  log: BusLog,
  signal?: AbortSignal,
): Promise<BusConnection> {
  const { username, password, host } = new URL(url)
  const inboxPrefix = `_INBOX_${username.replace(/-next$/, '') || name}`
  const nats = await connectWhenPossible(log, signal, {
    servers: host,
    name,
    ...(tls ? { tls } : {}),
    ...(username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {}),
    inboxPrefix,
    timeout: connectMilliseconds,
    maxReconnectAttempts: -1,
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    pingInterval: 5_000,
    maxPingOut: 2,
    // Else every request takes two stack traces, in case it fails. Our own errors say what was asked.
    noAsyncTraces: true,
  })
  let connected = true
  let isDue = newReminder()
  const ofReconnect: Array<() => void> = []
  corkWrites(nats)
  checkPayload(nats, log)
  const inbox = openInbox(nats, inboxPrefix)
  void nats.closed().then(() => inbox.giveUp('the connection to NATS is closed'))
  const watch = async () => {
    for await (const status of nats.status()) {
      if (status.type === 'disconnect') {
        if (connected) log.warn({ server: host }, 'disconnected from NATS')
        connected = false
        inbox.giveUp('disconnected from NATS')
      } else if (status.type === 'reconnect') {
        ;[connected, isDue] = [true, newReminder()]
        corkWrites(nats)
        log.info({ server: host }, 'reconnected to NATS')
        checkPayload(nats, log)
        for (const listener of ofReconnect) listener()
      } else if (status.type === 'error' && isDue(status.error.message)) {
        // A wrong password is refused four times a second.
        log.warn({ err: status.error }, 'NATS refused')
      }
    }
  }
  void watch()
  return {
    nats,
    inboxPrefix,
    asker: randomUUID(),
    connected: () => connected && !nats.isClosed(),
    ask: inbox.ask,
    publish: (subject, payload) => {
      if (!nats.isClosed() && !nats.isDraining()) nats.publish(subject, payload)
    },
    onReconnect: (listener) => ofReconnect.push(listener),
  }
}

/** Says what it waits for, and again once a minute. */
async function connectWhenPossible(
  log: BusLog,
  signal: AbortSignal | undefined,
  options: ConnectionOptions,
): Promise<NatsConnection> {
  for (const isDue = newReminder(); ; await pause(againMilliseconds)) {
    try {
      return await connect(options)
    } catch (error) {
      const reason =
        error instanceof AuthorizationError
          ? 'NATS refuses the user or the password of NATS_URL: tried again'
          : 'NATS does not answer: tried again'
      if (isDue(reason)) log.warn({ err: error, server: options.servers }, reason)
      signal?.throwIfAborted()
    }
  }
}

function checkPayload({ info }: NatsConnection, log: BusLog) {
  if (info && info.max_payload < maxPayloadBytes)
    log.warn(
      { maxPayload: info.max_payload, needed: maxPayloadBytes },
      'set max_payload of NATS to 8MB: long answers do not fit',
    )
}
