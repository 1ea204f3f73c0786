import { createPgDriverFactory } from '@slonik/pg-driver'
import { answerMilliseconds, askedUntil } from '@yoldas/time'
import { BackendTerminatedError, type DriverFactory } from 'slonik'
import type { Cancel } from './cancel.ts'
import { isAnswer, TimeIsUp } from './errors.ts'

type Driver = Awaited<ReturnType<DriverFactory>>
type Client = Awaited<ReturnType<Driver['createClient']>>

/** What a cancelled statement needs to say so. */
const cancelledMilliseconds = 500

type DriverOptions = {
  cancel: Cancel
  /** Longer than Postgres itself lets a statement take: only a connection that leads nowhere is silent for so long. */
  silentMilliseconds: number
  onAnswer(): void
}

/**
 * As slonik's own, but a statement takes no longer than whoever asked for it waits (`askedUntil`), less what the answer
 * needs to reach them. No statement is begun after that, COMMIT least of all; one under way is cancelled, and its
 * connection goes. A connection that does not answer at all went half open, and takes those with it that are idle: they
 * are as old.
 */
export function pgDriver({ cancel, silentMilliseconds, onAnswer }: DriverOptions): DriverFactory {
  return async (options) => {
    const driver = await createPgDriverFactory()(options)
    const clients = new Set<Client>()
    const destroyIdle = () => {
      for (const client of clients) if (client.state() === 'IDLE') void client.destroy().catch(() => {})
    }
    return {
      createClient: async () => {
        const client = await driver.createClient()
        let backend = 0
        const reactions = { onAnswer, onLate: () => cancel(backend), onSilent: destroyIdle }
        const query = limited(client, silentMilliseconds, reactions)
        backend = await backendOf(client, query)
        clients.add(client)
        client.on('destroy', () => clients.delete(client))
        return { ...client, query }
      },
    }
  }
}

async function backendOf(client: Client, query: Client['query']): Promise<number> {
  client.acquire()
  try {
    const { rows } = await query('SELECT pg_backend_pid() AS pid')
    await client.release()
    return Number(rows[0]?.pid)
  } catch (error) {
    void client.destroy().catch(() => {})
    throw error
  }
}

type Reactions = {
  /** Postgres has answered. */
  onAnswer(): void
  /** The asker does not wait for the statement under way any more. */
  onLate(): void
  /** The connection leads nowhere. */
  onSilent(): void
}

function limited(client: Client, silentMilliseconds: number, reactions: Reactions): Client['query'] {
  const { onAnswer, onLate, onSilent } = reactions
  let lost: BackendTerminatedError | undefined

  /** Ends the connection, so that what is under way on it cannot be committed. */
  const giveUp = (reason: Error) => {
    lost = new BackendTerminatedError(reason)
    void client.destroy().catch(() => {})
    return lost
  }

  return async (text, ...rest) => {
    if (lost) throw lost
    const limit = limitOf(text, silentMilliseconds)
    if (limit <= 0) throw new TimeIsUp('the deadline has passed')
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<Client['query']>>>()
    const end = setTimeout(() => {
      if (limit < silentMilliseconds) onLate()
      const silent = setTimeout(onSilent, limit < silentMilliseconds ? cancelledMilliseconds : 0)
      answered.finally(() => clearTimeout(silent)).catch(() => {})
      reject(giveUp(new TimeIsUp('Postgres did not answer in time')))
    }, limit)
    const answered = client.query(text, ...rest)
    answered
      .then(
        (result) => {
          onAnswer()
          resolve(result)
        },
        (error) => {
          if (isAnswer(error)) onAnswer()
          reject(error)
        },
      )
      .finally(() => clearTimeout(end))
    return promise
  }
}

/**
 * Milliseconds that a statement may take. A COMMIT may take all the time that the asker waits, if it is sent in time.
 */
function limitOf(text: string, silentMilliseconds: number): number {
  const asked = text === 'ROLLBACK' ? undefined : askedUntil()?.remaining()
  if (asked === undefined) return silentMilliseconds
  const left = asked - answerMilliseconds
  return Math.min(silentMilliseconds, text === 'COMMIT' && left > 0 ? asked : left)
}
