/** A place in the stream of live events: another `incarnation` is another stream, made after one was lost. */
export type Position = { incarnation: string; sequence: number }

/** Opaque to clients, and safe in an event's `id`. */
export const encodePosition = ({ incarnation, sequence }: Position): string =>
  Buffer.from(`${sequence} ${incarnation}`).toString('base64url')

/** Null for what was not made by `encodePosition`. */
export function decodePosition(text: string): Position | null {
  const [, sequence = '', incarnation = ''] = /^(\d{1,15}) (\S+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  const position = { incarnation, sequence: Number(sequence) }
  return incarnation !== '' && encodePosition(position) === text ? position : null
}

/** What the stream has, and whether everything after a position is still among it. */
export function isKept(
  { incarnation, sequence }: Position,
  stream: { incarnation: string; firstSequence: number; lastSequence: number },
): boolean {
  return incarnation === stream.incarnation && sequence >= stream.firstSequence - 1 && sequence <= stream.lastSequence
}
