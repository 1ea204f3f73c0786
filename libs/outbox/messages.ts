import { type Handler, handle } from '@yoldas/bus'
import { type Command, type Event, eventSubject } from '@yoldas/contracts/events'
import type { Db } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { z } from 'zod'
import {
  addEvents,
  addOutgoing,
  consumeOnce,
  findCommands,
  type NewCommand,
  type NewEvent,
  removeCommands,
} from './store.ts'

/** Sends a command when the transaction commits; wake the relay then, or have it deliver this id. */
export async function sendCommand<Input extends z.ZodType>(
  tx: Db,
  command: Command<Input>,
  studentKey: string,
  data: z.input<Input>,
): Promise<string> {
  const { id, ...message } = composeCommand(command, studentKey, data)
  await addOutgoing(tx, { id, kind: 'command', ...message })
  return id
}

/** The row of a command for a statement of the service's own, which adds it to `outbox` with what it follows from. */
export function composeCommand<Input extends z.ZodType>(
  { service, subject, input }: Command<Input>,
  studentKey: string,
  data: z.input<Input>,
): NewCommand {
  return { id: newId(), addressee: service, subject, studentKey, payload: input.parse(data) }
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

/** The row of an event for a statement of the service's own, which adds it to `outbox` with what it speaks of. */
export function composeEvent<Data extends z.ZodType>(
  { name, data: schema }: Event<Data>,
  studentKey: string,
  data: z.input<Data>,
): NewEvent {
  return { id: newId(), subject: eventSubject(name, studentKey), studentKey, payload: schema.parse(data) }
}

/**
 * Records events of many students at once: each is published by itself when the transaction commits. Wake the relay then.
 */
export async function recordEvents<Data extends z.ZodType>(
  tx: Db,
  event: Event<Data>,
  facts: ReadonlyArray<{ studentKey: string; data: z.input<Data> }>,
): Promise<void> {
  await addEvents(
    tx,
    facts.map(({ studentKey, data }) => composeEvent(event, studentKey, data)),
  )
}

const Envelope = z.object({ id: z.uuid(), input: z.unknown() })

/**
 * Answers a command once its effect is committed, together with the mark that it was; a repeat is answered alone.
 * `committed` runs after the effect's commit and before the answer, with what the effect returned, undefined for a
 * repeat; where the process dies before it, it runs for the repeat.
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
