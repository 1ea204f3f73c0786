import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { connectBus } from '@yoldas/bus'
import { command, event } from '@yoldas/contracts/events'
import { connectDb, type Db, sql } from '@yoldas/db'
import { patient, startNats, testDatabase } from '@yoldas/testkit'
import { z } from 'zod'

export const silent = { info: () => {}, warn: () => {}, error: () => {} }
export const isUnavailable = () => false
export const service = 'profile-journey' as const
/** What consumers need besides a database and a bus. */
export const consuming = { log: silent, service, isErased: async () => false }

/** A database, a NATS server and a connection to each, of one's own. */
export async function world() {
  await using opened = new AsyncDisposableStack()
  const database = opened.use(await testDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-outbox-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  let nats = await startNats({ folder })
  opened.defer(() => nats[Symbol.asyncDispose]())
  const db = opened.use(await connectDb(patient(database.urls['chat-engine'])))
  const bus = opened.use(await connectBus({ url: nats.urlFor('admin'), name: 'test', log: silent }))
  const kept: string[] = []
  const close = opened.move()
  return {
    db,
    bus,
    /** Has the keeper make the service's consumer of an event that only a test has. */
    keep: async ({ name }: { name: string }) => {
      kept.push(name)
      await nats.keep(service, name)
    },
    /** Puts something into the stream of events that no service of ours would. */
    publishRaw: (subject: string, payload: string) =>
      withNats(nats.urlFor('admin'), (connection) => jetstream(connection).publish(subject, payload)),
    /** Messages that the consumer of an event has been given and has not settled. */
    unacknowledged: (of: string, name: string) =>
      withNats(nats.urlFor('admin'), async (connection) => {
        const { consumers } = await jetstreamManager(connection)
        return (await consumers.info('EVENTS', `${of}_${name.replaceAll('.', '-')}`)).num_ack_pending
      }),
    /** Stops the server and starts it again with nothing on its disk. */
    wipe: async () => {
      await nats[Symbol.asyncDispose]()
      await rm(join(folder, 'jetstream'), { recursive: true })
      nats = await startNats({ folder, port: nats.port })
      for (const name of kept) await nats.keep(service, name)
    },
    [Symbol.asyncDispose]: () => close.disposeAsync(),
  }
}

const Count = z.object({ count: z.int() })

/** Messages of the student that the outbox holds. */
export const rows = (db: Db, studentKey: string) =>
  db.oneFirst(sql.type(Count)`SELECT count(*) FROM outbox WHERE student_key = ${studentKey}`)

/** Those of them that the stream does not have. */
export const unpublished = (db: Db, studentKey: string) =>
  db.oneFirst(sql.type(Count)`
    SELECT count(*) FROM outbox WHERE student_key = ${studentKey} AND published_at IS NULL
  `)

export const parked = (db: Db, studentKey: string) =>
  db.oneFirst(sql.type(Count)`SELECT count(*) FROM dead_letter WHERE student_key = ${studentKey}`)

/** So that a test need not wait for the pauses between deliveries. */
export const dueNow = (db: Db, studentKey: string) =>
  db.query(sql.typeAlias('none')`UPDATE outbox SET due_at = clock_timestamp() WHERE student_key = ${studentKey}`)

/** The same of what was refused, and of nothing that is being delivered. */
export const refusedDueNow = (db: Db, studentKey: string) =>
  db.query(sql.typeAlias('none')`
    UPDATE outbox SET due_at = clock_timestamp() WHERE student_key = ${studentKey} AND refusals = attempts
  `)

export const newCommand = (addressee: typeof service | 'notifier' = service) =>
  command({ service: addressee, subject: `test.command.${randomUUID()}`, input: z.object({ text: z.string() }) })

export const newEvent = () => event({ name: `test.${randomUUID()}.v1`, data: z.object({ text: z.string() }) })

async function withNats<Result>(url: string, use: (connection: NatsConnection) => Promise<Result>): Promise<Result> {
  const { host, username, password } = new URL(url)
  const connection = await connect({ servers: host, user: username, pass: password })
  try {
    return await use(connection)
  } finally {
    await connection.close()
  }
}
