import { type Handler, handle } from '@yoldas/bus'
import { type Command, type Event, eventSubject } from '@yoldas/contracts/events'
import type { Db } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { currentTrace } from '@yoldas/telemetry'
import { z } from 'zod'
import {
  addOutgoing,
  addTaken,
  type ClaimedEvent,
  consumeOnce,
  findCommands,
  type NewEvent,
  removeCommands,
} from './store.ts'

/** Sends a command when the transaction commits; wake the relay then, or have it deliver this id. */
export async function sendCommand<Input extends z.ZodType>(
  tx: Db,
  { service, subject, input }: Command<Input>,
  studentKey: string,
  data: z.input<Input>,
): Promise<string> {
  const payload = input.parse(data)
  const id = newId()
  await addOutgoing(tx, { id, kind: 'command', addressee: service, subject, studentKey, payload })
  return id
}

/**
 * What was sent of this command about the student and is not known to have arrived, in the order of sending. Read
 * before the addressee is asked, it misses nothing: what is not here any more, the addressee has.
 */
export async function findUnconfirmed<Input extends z.ZodType>(
  db: Db,
  { subject, input }: Command<Input>,
  studentKey: string,
): Promise<z.output<Input>[]> {
  const sent = await findCommands(db, subject, studentKey)
  return sent.map(({ payload }) => input.parse(payload))
}

/**
 * Takes back what was sent of this command about the student and is not known to have arrived, in the order of sending,
 * for a new command that asks for it first: commands promise no order. What is under way may arrive all the same, and
 * what was refused is left, so that it spoils no other.
 */
export async function takeBack<Input extends z.ZodType>(
  tx: Db,
  { subject, input }: Command<Input>,
  studentKey: string,
): Promise<z.output<Input>[]> {
  const taken = await removeCommands(tx, subject, studentKey)
  return taken.map(({ payload }) => input.parse(payload))
}

/** Publishes an event when the transaction commits; wake the relay then. */
export async function recordEvent<Data extends z.ZodType>(
  tx: Db,
  event: Event<Data>,
  studentKey: string,
  data: z.input<Data>,
): Promise<void> {
  await addOutgoing(tx, { ...composeEvent(event, studentKey, data), kind: 'event', addressee: null })
}

/** The row of an event for a statement of the service's own, which adds it to `outbox` with what it tells of. */
export function composeEvent<Data extends z.ZodType>(
  { name, data: schema }: Event<Data>,
  studentKey: string,
  data: z.input<Data>,
): NewEvent {
  return { id: newId(), subject: eventSubject(name, studentKey), studentKey, payload: schema.parse(data) }
}

/**
 * Adds events of many students at once, for the relay's `publish` when the transaction has committed: until their lease
 * is over no relay takes them by itself.
 */
export async function recordClaimed<Data extends z.ZodType<{ studentKey: string }>>(
  tx: Db,
  event: Event<Data>,
  facts: ReadonlyArray<z.input<Data> & { studentKey: string }>,
): Promise<ClaimedEvent[]> {
  const events = facts.map((fact) => composeEvent(event, fact.studentKey, fact))
  await addTaken(tx, events)
  const traceparent = currentTrace()
  return events.map(({ id, subject, payload }) => ({ id, subject, payload, attempts: 1, traceparent }))
}

const Envelope = z.object({ id: z.uuid(), input: z.unknown() })

/**
 * Answers a command once its effect is committed, together with the mark that it was; a repeat is answered alone.
 * `committed` runs after the effect's commit and before the answer, with what the effect returned, undefined for a repeat;
 * where the process dies before it, it runs for the repeat.
 */
export function handleCommand<Input extends z.ZodType, Result>(
  { service, subject, input }: Command<Input>,
  db: Db,
  effect: (tx: Db, input: z.output<Input>) => Promise<Result>,
  committed: (input: z.output<Input>, result: Result | undefined) => void = () => {},
): Handler {
  const contract = { service, subject, input: Envelope, output: z.object({}) }
  return handle(contract, async (message) => {
    const done = input.parse(message.input)
    const result = await db.transaction(async (tx) =>
      (await consumeOnce(tx, message.id)) ? await effect(tx, done) : undefined,
    )
    committed(done, result)
    return {}
  })
}
