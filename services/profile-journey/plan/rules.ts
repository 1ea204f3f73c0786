import { blockDaysAhead, blockDaysBack, type PlanBlock, type PlanBlockPatchBody } from '@yoldas/contracts/plan'
import { daysBetween, fromIstanbul } from '@yoldas/time'

/** Whether work may be planned, or entered as planned, on that day. */
export function canPlanOn(day: string, today: string): boolean {
  const ahead = daysBetween(today, day)
  return ahead >= -blockDaysBack && ahead <= blockDaysAhead
}

/** The block as the patch would have it. */
export function patched(block: PlanBlock, patch: PlanBlockPatchBody): PlanBlock {
  const named = Object.entries(patch).filter(([, value]) => value !== undefined)
  return { ...block, ...Object.fromEntries(named) }
}

/** The first of them that take at most so many bytes together as JSON. */
export function fitting(blocks: readonly PlanBlock[], mostBytes: number): PlanBlock[] {
  let bytes = 0
  const tooMany = blocks.findIndex((block) => {
    bytes += Buffer.byteLength(JSON.stringify(block)) + separatorBytes
    return bytes > mostBytes
  })
  return blocks.slice(0, tooMany < 0 ? undefined : tooMany)
}

const separatorBytes = 1

/** Whether hours and streak count a block otherwise than before; null is an absent block. */
export function isCountedAnew(before: PlanBlock | null, after: PlanBlock | null): boolean {
  const [one, other] = [before, after].map((block) => (block?.status === 'done' ? block : null))
  return one?.day !== other?.day || one?.subject !== other?.subject || one?.minutes !== other?.minutes
}

/** What of a block its reminder depends on. */
export type Remindable = Pick<PlanBlock, 'day' | 'startTime' | 'minutes' | 'subject' | 'topic' | 'status' | 'remind'>

/** What the companion writes when a block begins, and when the block is over; times are ISO 8601. */
export type Reminder = { text: string; dueAt: string; endsAt: string }

/** Null for a block that is not to be reminded of: it is not wished, it has no time, or it is not planned any more. */
export function reminderOf({ remind, status, day, startTime, minutes, subject, topic }: Remindable): Reminder | null {
  if (!remind || status !== 'planned' || startTime === null) return null
  const start = fromIstanbul(`${day}T${startTime}`)
  if (!start) return null
  const endsAt = new Date(start.getTime() + minutes * 60_000).toISOString()
  const what = `Planında şimdi ${inOneLine(subject)} var, ${minutes} dakika.`
  return {
    text: topic?.trim() ? `${what} ${sentence(`Konu: ${inOneLine(topic)}`)}` : what,
    dueAt: start.toISOString(),
    endsAt,
  }
}

const inOneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')
const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
