import type { ConversationState, Item } from '@yoldas/client'

/**
 * An item of the conversation, and how it stands to those around it. Plain values: a row whose own did not change is
 * kept.
 */
export type Row = {
  item: Item
  isOwn: boolean
  /** It says what the companion is, or suggests a pause. */
  isNotice: boolean
  /** The day that begins with it. */
  day: string | undefined
  /** Whether it begins and ends what one of both says at a stretch. */
  isFirst: boolean
  isLast: boolean
  /** Its turn failed, and cannot be run again. */
  isUnanswered: boolean
  /** It ends the newest answer, and another one may be asked for. */
  canRegenerate: boolean
}

const isOwn = (item: Item) => item.kind === 'pending' || (item.kind === 'message' && item.message.role === 'user')

const isNotice = (item: Item) => item.kind === 'message' && item.message.origin === 'notice'

const writerOf = (item: Item) => (isNotice(item) ? 'notice' : isOwn(item) ? 'student' : 'companion')

/** Of the companion's newest text, where people wrote it: in distress, or because no model may be asked. */
export function byHandId(items: readonly Item[]): string | null {
  const newest = items.findLast((item) => item.kind === 'message' && writerOf(item) === 'companion')
  return newest?.kind === 'message' && newest.message.author === 'hand' ? newest.message.id : null
}

/** A pause after which the same writer begins anew, in milliseconds. */
const longPause = 10 * 60_000

export type DayOf = (item: Item) => string

type Shown = Pick<ConversationState, 'items' | 'turns' | 'regenerableTurnId'>

export function rowsOf({ items, turns, regenerableTurnId }: Shown, dayOf: DayOf): Row[] {
  const failed = new Set(
    turns.filter(({ state, canRetry }) => state === 'failed' && !canRetry).map((turn) => turn.turnId),
  )
  const newest = items.findLast((item) => !isNotice(item))
  return items.map((item, i) => {
    const [before, after] = [items[i - 1], items[i + 1]]
    const [own, writer] = [isOwn(item), writerOf(item)]
    const day = dayOf(item)
    const isUnanswered = failed.size > 0 && own && item.kind === 'message' && failed.has(item.message.turnId)
    return {
      item,
      isOwn: own,
      isNotice: writer === 'notice',
      day: before && dayOf(before) === day ? undefined : day,
      isFirst: !before || writerOf(before) !== writer || isApart(before, item),
      isLast: !after || writerOf(after) !== writer || isApart(item, after),
      isUnanswered,
      canRegenerate: !own && item === newest && item.kind === 'message' && item.message.turnId === regenerableTurnId,
    }
  })
}

/** By item: 1,000 rows are compared for every token. */
const times = new WeakMap<Item, number>()
function writtenAt(item: Item): number {
  if (item.kind !== 'message') return Number.POSITIVE_INFINITY
  const time = times.get(item) ?? Date.parse(item.message.timestamp)
  times.set(item, time)
  return time
}

const isApart = (one: Item, next: Item) =>
  Number.isFinite(writtenAt(next)) && writtenAt(next) - writtenAt(one) > longPause

/** Days of items, each computed once; what is not stored yet is of today. */
export function rememberDays(dayOf: (timestamp: string) => string, today: string): DayOf {
  const days = new WeakMap<Item, string>()
  return (item) => {
    if (item.kind !== 'message') return today
    const day = days.get(item) ?? dayOf(item.message.timestamp)
    days.set(item, day)
    return day
  }
}

export type Block = { key: number; rows: readonly Row[] }

const turnsInBlock = 16

/**
 * Rows in blocks that stay as they are while older ones come before them and new ones behind: a token that arrives
 * concerns the last block alone. What is not stored yet stands with what it follows.
 */
export function blocksOf(rows: readonly Row[]): Block[] {
  const blocks: { key: number; rows: Row[] }[] = []
  for (const row of rows) {
    const last = blocks.at(-1)
    const own = row.item.kind === 'message' ? Math.floor(row.item.message.turnIndex / turnsInBlock) : 0
    if (last && own <= last.key) last.rows.push(row)
    else blocks.push({ key: own, rows: [row] })
  }
  return blocks
}

export const isSameRow = (one: Row, other: Row | undefined): boolean =>
  one.item === other?.item &&
  one.day === other.day &&
  one.isFirst === other.isFirst &&
  one.isLast === other.isLast &&
  one.isUnanswered === other.isUnanswered &&
  one.canRegenerate === other.canRegenerate
