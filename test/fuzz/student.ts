import { randomUUID } from 'node:crypto'

/** What a student has, as answers have it: to be named in requests, and to be found again afterwards. */
export type Possessions = {
  turnIds: Set<string>
  messageIds: Set<string>
  mediaIds: Set<string>
  scheduledIds: Set<string>
  cursors: Set<string>
  /** By turn: the message that began it. */
  sent: Map<string, string>
  /** With which sends were accepted, in lower case. */
  clientIds: Set<string>
  /** Whether the account was deleted, as far as answers tell: from then on nothing is theirs. */
  hasLeft: 'no' | 'maybe' | 'yes'
}

export const nothingYet = (): Possessions => ({
  turnIds: new Set(),
  messageIds: new Set(),
  mediaIds: new Set(),
  scheduledIds: new Set(),
  cursors: new Set(),
  sent: new Map(),
  clientIds: new Set(),
  hasLeft: 'no',
})

/** Puts what a student has where a request says `@own:3@` or `@cursor:3@`; an unknown id where there is none. */
export function fillPlaceholders(text: string, own: Possessions): string {
  if (!text.includes('@')) return text
  const { turnIds, messageIds, mediaIds, scheduledIds, cursors } = own
  const ids = [...turnIds, ...messageIds, ...mediaIds, ...scheduledIds]
  const pick = (from: string[], n: string, fallback: () => string) => from[Number(n) % from.length] ?? fallback()
  return text
    .replaceAll(/@own:(\d+)@/g, (_, n: string) => pick(ids, n, randomUUID))
    .replaceAll(/@cursor:(\d+)@/g, (_, n: string) => pick([...cursors], n, () => 'cDE'))
}

/** Takes note of every id and cursor in an answer, wherever it stands. */
export function takeNote(value: unknown, own: Possessions): void {
  if (Array.isArray(value)) for (const item of value) takeNote(item, own)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  for (const [key, inner] of Object.entries(value)) {
    // Nothing can be asked of the turn of a notice.
    if (key === 'turnId' && typeof inner === 'string' && Object(value).origin !== 'notice') own.turnIds.add(inner)
    else if (key === 'id' && typeof inner === 'string' && 'turnId' in value) own.messageIds.add(inner)
    else if (key === 'id' && typeof inner === 'string' && 'mimeType' in value) own.mediaIds.add(inner)
    else if (key === 'id' && typeof inner === 'string' && 'dueAt' in value) own.scheduledIds.add(inner)
    else if (key === 'cursor' && typeof inner === 'string') own.cursors.add(inner)
    else takeNote(inner, own)
  }
}
