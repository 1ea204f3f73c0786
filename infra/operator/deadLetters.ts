import { quoted } from '@yoldas/config'
import { asks, publishes } from '@yoldas/contracts/bus'
import { eventSubject } from '@yoldas/contracts/events'
import type { ServiceName } from '@yoldas/contracts/request'
import { serviceNames } from '@yoldas/contracts/request'
import type { Db } from '@yoldas/db'
import { z } from 'zod'
import { type DeadLetter, findDeadLetters, forgetRefusals, insertOutgoing, removeDeadLetter } from './store.ts'
import type { Row } from './table.ts'

/** All of all services, the oldest first, without what is in them. */
export async function list(db: Db): Promise<Row[]> {
  const found = await Promise.all(serviceNames.map((service) => findDeadLetters(db, service)))
  const letters = found.flat().toSorted((one, other) => (one.parkedAt < other.parkedAt ? -1 : 1))
  return letters.map(describe)
}

/** With its payload, in which texts are replaced by their lengths. @throws when there is none of that id */
export async function show(db: Db, id: string): Promise<Row> {
  const letter = await find(db, id)
  return { ...describe(letter), payload: JSON.stringify(withoutTexts(letter.payload)) }
}

/**
 * Has a letter delivered again, as if it had never been refused: one that a service sent leaves from there again; of an
 * event that a service refused, its publisher publishes it again with its id, so that those who have it do nothing.
 * @throws when it cannot be
 */
export async function requeue(db: Db, id: string): Promise<Row> {
  const letter = await find(db, id)
  const outgoing = toOutgoing(letter)
  await db.transaction(async (tx) => {
    // Somebody else was first.
    if (!(await removeDeadLetter(tx, letter.service, id))) throw notFound(id)
    await forgetRefusals(tx, letter.service, id)
    await insertOutgoing(tx, outgoing)
  })
  return { ...describe(letter), leavesFrom: outgoing.service }
}

/** Removes a letter for good. @throws when there is none of that id */
export async function discard(db: Db, id: string): Promise<Row> {
  const letter = await find(db, id)
  if (!(await removeDeadLetter(db, letter.service, id))) throw notFound(id)
  return { ...describe(letter), discarded: true }
}

const notFound = (id: string) =>
  new Error(`There is no dead letter ${id}: job dead-letters list names those there are.`)

async function find(db: Db, id: string): Promise<DeadLetter> {
  if (!z.uuid().safeParse(id).success)
    throw new Error(`${quoted(id)} is not an id: job dead-letters list names those there are.`)
  const found = await Promise.all(serviceNames.map((service) => findDeadLetters(db, service, id)))
  const [letter] = found.flat()
  if (!letter) throw notFound(id)
  return letter
}

const describe = ({ payload: _, ...letter }: DeadLetter): Row => letter

/** Where it goes again, by what contracts say of its subject. */
function toOutgoing(letter: DeadLetter) {
  const { id, service, direction, subject, studentKey, payload } = letter
  if (studentKey === null) throw new Error('It names no student, so nothing can deliver it: discard it.')
  if (direction === 'out') {
    const isEvent = subject.startsWith('events.')
    const addressee = isEvent ? null : (commandOf(service, subject)?.service ?? null)
    if (!isEvent && addressee === null) throw new Error(`No service takes ${subject} any more: discard it.`)
    return { id, service, kind: isEvent ? 'event' : 'command', addressee, subject, studentKey, payload } as const
  }
  if (typeof payload === 'string')
    throw new Error('Its payload could only be kept as a text, so it would be refused again.')
  const publisher = serviceNames.find((name) => publishes[name].some((event) => event.name === subject))
  if (!publisher) throw new Error(`No service publishes ${subject} any more: discard it.`)
  const leaving = {
    service: publisher,
    kind: 'event',
    addressee: null,
    subject: eventSubject(subject, studentKey),
  } as const
  return { id, studentKey, payload, ...leaving }
}

const commandOf = (service: ServiceName, subject: string) => asks[service].find((asked) => asked.subject === subject)

const Harmless = z.union([z.uuid(), z.iso.datetime(), z.iso.date(), z.string().regex(/^[a-z_-]{1,32}$/)])

/** Ids, times and words of an enumeration stay. */
export function withoutTexts(value: unknown): unknown {
  if (typeof value === 'string') return Harmless.safeParse(value).success ? value : `<${[...value].length} characters>`
  if (Array.isArray(value)) return value.map(withoutTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutTexts(item)]))
}
