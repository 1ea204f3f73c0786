import { type Bus, RequestFailed } from '@yoldas/bus'
import { findContacts } from '@yoldas/contracts/profile'
import type { Deadline } from '@yoldas/time'
import { ZodError, type z } from 'zod'

type Found = z.output<typeof findContacts.output>
type What = Omit<z.input<typeof findContacts.input>, 'studentKeys'>

/** What texts are made of. */
export const forTexts: What = { withWork: true }

/** `refused` are students whose contact is refused even alone, with why. */
export type Contacts = Found & { refused: Map<string, unknown> }

/** After this many refusals one after another, without an answer between, the fault is not in the students asked for. */
const mostRefused = 8

/**
 * How the companion may write to these students. A refused question is asked again in halves, since its answer may be
 * too large: a student who is refused alone costs nobody else anything.
 * @throws Unavailable, or the refusal when they are all refused
 */
export async function askContacts(
  bus: Pick<Bus, 'request'>,
  students: readonly string[],
  what: What,
  deadline: () => Deadline,
): Promise<Contacts> {
  const found: Contacts = { contacts: [], unreadable: [], refused: new Map() }
  let isAnswered = false
  const parts = [students]
  for (let part = parts.shift(); part; part = parts.shift()) {
    try {
      const { contacts, unreadable } = await bus.request(findContacts, { studentKeys: [...part], ...what }, deadline())
      found.contacts.push(...contacts)
      found.unreadable.push(...unreadable)
      isAnswered = true
    } catch (error) {
      if (!isRefusal(error)) throw error
      const [first, ...others] = part
      const half = Math.ceil(part.length / 2)
      if (others.length > 0) parts.unshift(part.slice(0, half), part.slice(half))
      else if (first) found.refused.set(first, error)
      if (!isAnswered && found.refused.size === mostRefused) throw error
    }
  }
  return found
}

/** What is asked again in the same way is refused again. */
export const isRefusal = (error: unknown) => error instanceof RequestFailed || error instanceof ZodError
