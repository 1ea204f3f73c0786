import { createPgDriverFactory } from '@slonik/pg-driver'
import { BackendTerminatedUnexpectedlyError, type DriverFactory } from 'slonik'

/** Longer than Postgres itself lets a statement take: only a connection that leads nowhere is silent for so long. */
const silentMilliseconds = 6_000

/** As slonik's own, but a connection that went half open fails its query, and goes with all that are idle: they are as old. */
export const pgDriver: DriverFactory = async (options) => {
  const driver = await createPgDriverFactory()(options)
  const clients = new Set<Awaited<ReturnType<typeof driver.createClient>>>()

  const giveUp = (silent: Awaited<ReturnType<typeof driver.createClient>>) => {
    for (const client of clients)
      if (client === silent || client.state() === 'IDLE') void client.destroy().catch(() => {})
  }

  return {
    createClient: async () => {
      const client = await driver.createClient()
      clients.add(client)
      client.on('destroy', () => clients.delete(client))
      return {
        ...client,
        query: (...query) => {
          const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof client.query>>>()
          const silence = setTimeout(() => {
            giveUp(client)
            reject(new BackendTerminatedUnexpectedlyError(new Error('Postgres does not answer on this connection')))
          }, silentMilliseconds)
          client
            .query(...query)
            .then(resolve, reject)
            .finally(() => clearTimeout(silence))
          return promise
        },
      }
    },
  }
}
