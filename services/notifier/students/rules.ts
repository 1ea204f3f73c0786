/** What is held of a student, in the order of an export. */
export const kinds = ['device', 'notification', 'delivery', 'attempt', 'replyToken', 'reply', 'action'] as const
export type Kind = (typeof kinds)[number]

/** Where a page of an export begins: a kind, and the key after which it goes on. */
export type Place = { kind: Kind; key: string | null }

const separator = ':'

/** The place of a cursor that `nextCursor` made; null begins. */
export function readCursor(cursor: string | null): Place {
  const [name, key = ''] = cursor?.split(separator) ?? []
  return { kind: kinds.find((kind) => kind === name) ?? kinds[0], key: key === '' ? null : key }
}

/** The cursor of the page after this one, whose last key is null when no more of its kind follows; null at the end. */
export function nextCursor(kind: Kind, lastKey: string | null): string | null {
  if (lastKey !== null) return kind + separator + lastKey
  const next = kinds[kinds.indexOf(kind) + 1]
  return next === undefined ? null : next + separator
}
