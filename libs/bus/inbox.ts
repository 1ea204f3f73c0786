import { createInbox, type Msg, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node'
import { Unavailable } from './errors.ts'

/**
 * Publishes a question and resolves with what comes first as its answer; null when nothing has come in so many
 * milliseconds. Where nobody listens the server itself answers (`isNobody`).
 * @throws Unavailable when the connection breaks meanwhile, and what the client refuses to publish
 */
export type AskInbox = (
  subject: string,
  payload: string,
  options: { headers: MsgHdrs; milliseconds: number },
) => Promise<Msg | null>

type Waiting = { resolve(answer: Msg | null): void; reject(error: Unavailable): void }

/**
 * All answers to a connection come to one inbox. A request of the client for each costs three promises and, also where
 * it is answered, an error with its stack.
 */
export function openInbox(nats: NatsConnection, prefix: string) {
  const inbox = createInbox(prefix)
  const waiting = new Map<string, Waiting>()
  let [asked, isOpen] = [0, false]

  const giveUp = (reason: string, cause?: unknown) => {
    for (const { reject } of waiting.values()) reject(new Unavailable(reason, { cause }))
    waiting.clear()
  }
  const open = () => {
    isOpen = true
    const onAnswer = (error: Error | null, msg: Msg) => {
      if (error) return giveUp('NATS refuses the inbox for answers', error)
      waiting.get(msg.subject.slice(inbox.length + 1))?.resolve(msg)
    }
    nats.subscribe(`${inbox}.*`, { callback: onAnswer })
  }
  const ask: AskInbox = (subject, payload, { headers, milliseconds }) => {
    if (!isOpen) open()
    asked += 1
    const id = String(asked)
    nats.publish(subject, payload, { reply: `${inbox}.${id}`, headers })
    return new Promise<Msg | null>((resolve, reject) => {
      const late = setTimeout(() => over(null), milliseconds)
      const over = (answer: Msg | null) => {
        clearTimeout(late)
        waiting.delete(id)
        resolve(answer)
      }
      const fail = (error: Unavailable) => {
        clearTimeout(late)
        reject(error)
      }
      waiting.set(id, { resolve: over, reject: fail })
    })
  }
  return { ask, giveUp }
}

/** Whether nobody listens to what was asked. */
export const isNobody = ({ headers, data }: Msg): boolean => headers?.code === 503 && data.length === 0
