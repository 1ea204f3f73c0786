import { createInbox, type Msg, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node'
import { Unavailable } from './errors.ts'

export type Question = { subject: string; payload: string; headers: MsgHdrs }

/**
 * Publishes questions and resolves, when all of them are answered, with what came first as the answer to each; null to
 * those that nothing has come to in so many milliseconds. Where nobody listens the server itself answers (`isNobody`).
 * @throws Unavailable when the connection breaks meanwhile, and what the client refuses to publish
 */
export type AskInbox = (questions: readonly Question[], milliseconds: number) => Promise<Array<Msg | null>>

type Waiting = { take(answer: Msg): void; reject(error: Unavailable): void }

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
      const id = msg.subject.slice(inbox.length + 1)
      waiting.get(id)?.take(msg)
      waiting.delete(id)
    }
    nats.subscribe(`${inbox}.*`, { callback: onAnswer })
  }
  const publish = ({ subject, payload, headers }: Question): string => {
    asked += 1
    const id = String(asked)
    nats.publish(subject, payload, { reply: `${inbox}.${id}`, headers })
    return id
  }
  const ask: AskInbox = (questions, milliseconds) => {
    if (!isOpen) open()
    const ids = questions.map(publish)
    const { promise, resolve, reject } = Promise.withResolvers<Array<Msg | null>>()
    const answers = ids.map((): Msg | null => null)
    let missing = ids.length
    const late = setTimeout(() => {
      for (const id of ids) waiting.delete(id)
      resolve(answers)
    }, milliseconds)
    const fail = (error: Unavailable) => {
      clearTimeout(late)
      reject(error)
    }
    for (const [nth, id] of ids.entries()) {
      const take = (answer: Msg) => {
        answers[nth] = answer
        missing -= 1
        if (missing > 0) return
        clearTimeout(late)
        resolve(answers)
      }
      waiting.set(id, { take, reject: fail })
    }
    return promise
  }
  return { ask, giveUp }
}

/** Whether nobody listens to what was asked. */
export const isNobody = ({ headers, data }: Msg): boolean => headers?.code === 503 && data.length === 0
