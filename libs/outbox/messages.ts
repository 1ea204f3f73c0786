import { type Handler, handle } from '@yoldas/bus'
import { type Command, type Event, eventSubject } from '@yoldas/contracts/events'
import type { Db } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { z } from 'zod'
import { addOutgoing, consumeOnce } from './store.ts'

/** Sends a command when the transaction commits; ring the relay then. */
export async function sendCommand<Input extends z.ZodType>(
  tx: Db,
  { service, subject, input }: Command<Input>,
  studentKey: string,
  data: z.input<Input>,
): Promise<void> {
  const payload = input.parse(data)
  await addOutgoing(tx, { id: newId(), kind: 'command', addressee: service, subject, studentKey, payload })
}

/** Publishes an event when the transaction commits; ring the relay then. */
export async function recordEvent<Data extends z.ZodType>(
  tx: Db,
  { name, data: schema }: Event<Data>,
  studentKey: string,
  data: z.input<Data>,
): Promise<void> {
  const payload = schema.parse(data)
  const subject = eventSubject(name, studentKey)
  await addOutgoing(tx, { id: newId(), kind: 'event', addressee: null, subject, studentKey, payload })
}

const Envelope = z.object({ id: z.uuid(), input: z.unknown() })

/**
 * Answers a command once its effect is committed, together with the mark that it was; a repeat is answered alone. `committed`
 * runs after the effect's commit, if the process lives: nothing may depend on it.
 */
export function handleCommand<Input extends z.ZodType>(
  { service, subject, input }: Command<Input>,
  db: Db,
  effect: (tx: Db, input: z.output<Input>) => Promise<void>,
  committed: (input: z.output<Input>) => void = () => {},
): Handler {
  const contract = { service, subject, input: Envelope, output: z.object({}) }
  return handle(contract, async (message) => {
    const done = input.parse(message.input)
    await db.transaction(async (tx) => {
      if (await consumeOnce(tx, message.id)) await effect(tx, done)
    })
    committed(done)
    return {}
  })
}
