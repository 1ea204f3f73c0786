/**
 * A place in the stream of live events: another `incarnation` is another stream, made after one was lost. `unkept`
 * counts what was shown there and the stream does not keep, so that no id comes twice: who continues gets the same.
 */
export type Position = { incarnation: string; sequence: number; unkept: number }

/** Opaque to clients, and safe in an event's `id`. */
export const encodePosition = ({ incarnation, sequence, unkept }: Position): string =>
  Buffer.from(`${sequence} ${incarnation}${unkept === 0 ? '' : ` ${unkept}`}`).toString('base64url')

/** Null for what was not made by `encodePosition`. */
export function decodePosition(text: string): Position | null {
  const [, sequence = '', incarnation = '', unkept = ''] =
    /^(\d{1,15}) (\S+)(?: (\d{1,15}))?$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  const position = { incarnation, sequence: Number(sequence), unkept: Number(unkept) }
  return incarnation !== '' && encodePosition(position) === text ? position : null
}

/** What the stream has, and whether everything after a position is still among it. */
export function isKept(
  { incarnation, sequence }: Pick<Position, 'incarnation' | 'sequence'>,
  stream: { incarnation: string; firstSequence: number; lastSequence: number },
): boolean {
  return incarnation === stream.incarnation && sequence >= stream.firstSequence - 1 && sequence <= stream.lastSequence
}
