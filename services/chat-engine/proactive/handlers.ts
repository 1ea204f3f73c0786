import { type Handler, handle } from '@yoldas/bus'
import { appendMessages, composeCheckin, findSilences, findSilent, getSilence } from '@yoldas/contracts/proactive'
import { newId } from '@yoldas/ids'
import type { Relay } from '@yoldas/outbox'
import { showMessage } from '../conversation/open.ts'
import { splitBubbles } from '../text/bubbles.ts'
import { type ComposeDeps, compose } from './compose.ts'
import { type Append, type NewAppend, shortReason } from './rules.ts'
import { appendAll, findSilences as findAllSilences, findSilence, findSilentStudents } from './store.ts'

export type ProactiveDeps = ComposeDeps & { relay: Pick<Relay, 'wake'> }

export function proactiveHandlers(deps: ProactiveDeps): Handler[] {
  const { db } = deps
  return [
    handle(appendMessages, ({ rows }) => append(deps, rows)),

    handle(findSilent, async ({ silentBy, after, limit }) => {
      const found = await findSilentStudents(db, silentBy, after, limit)
      const last = found.length === limit ? found.at(-1) : undefined
      return {
        students: found.map(({ place: _, ...silence }) => silence),
        next: last?.place ?? null,
      }
    }),

    handle(findSilences, async ({ studentKeys }) => ({ silences: [...(await findAllSilences(db, studentKeys))] })),

    handle(getSilence, async ({ studentKey }) => ({ silentSince: await findSilence(db, studentKey) })),

    handle(composeCheckin, async ({ studentKey }, deadline) => ({ text: await compose(deps, studentKey, deadline) })),
  ]
}

/** Shows what it appended in the students' feeds; who misses it reads history. */
async function append({ db, bus, relay }: ProactiveDeps, rows: readonly Append[]) {
  const { outcomes, paused, messages } = await appendAll(db, rows.map(inBubbles))
  if (messages.length > 0) relay.wake()
  for (const { studentKey, message, read } of messages) showMessage(bus, studentKey, message, read)
  return { outcomes, paused }
}

function inBubbles(row: Append): NewAppend {
  const bubbles = splitBubbles(row.text).map((text) => ({ id: newId(), text, author: row.author }))
  if (bubbles.length === 0) throw new RangeError(`the message of turn ${row.turnId} has no visible text`)
  const { why } = row
  const reason = why?.reason == null ? null : shortReason(withoutNul(why.reason))
  return { ...row, text: withoutNul(row.text), bubbles, ...(why && { why: { ...why, reason } }) }
}

/** Postgres stores none, neither in a bubble nor in what waits. */
const withoutNul = (text: string) => text.replaceAll('\0', '')
