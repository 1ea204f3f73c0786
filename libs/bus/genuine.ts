import type { Msg, NatsConnection, SubscriptionOptions } from '@nats-io/transport-node'

/** The server writes these on what it takes out of a stream. */
const streamHeaders = ['Nats-Sequence', 'Nats-Stream', 'Nats-Subject']

/**
 * Whether a message is a question by a client that may ask it. An asker chooses the subject of the answer, and the
 * server, or a service that answers, publishes there past the asker's rights: what comes so has no inbox to be answered
 * at, the subject of the stream it lay in, or the headers of one.
 */
export function isAsked({ subject, reply, headers }: Pick<Msg, 'subject' | 'reply' | 'headers'>, expected: string) {
  const isFromStream = streamHeaders.some((name) => headers?.has(name))
  return subject === expected && reply !== undefined && reply.startsWith('_INBOX_') && !isFromStream
}

/** Whether a message is a signal, and no answer that somebody had sent to a signal's subject. */
export const isSignal = ({ reply, headers }: Pick<Msg, 'reply' | 'headers'>): boolean => !reply && !headers

/**
 * The same connection, whose subscriptions receive questions alone: without this a service would also answer pings
 * whose reply subject somebody else chose.
 */
export function hearingQuestions(nats: NatsConnection): NatsConnection {
  const subscribe = (subject: string, options: SubscriptionOptions = {}) =>
    nats.subscribe(subject, {
      ...options,
      callback: (error, msg) => {
        if (error || isAsked(msg, subject)) options.callback?.(error, msg)
      },
    })
  return Object.create(nats, { subscribe: { value: subscribe } })
}
