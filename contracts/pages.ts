// How large answers to requests are: an asker may hold several at once.

/** No answer is larger: what would be is refused, and may be asked for in parts. NATS carries twice as much. */
export const maxAnswerBytes = 4 * 2 ** 20
/** Larger ones are in the log. A page that nobody waits for whole is no larger. */
export const largeAnswerBytes = 2 ** 20

/** More than what stands around the rows of an answer. */
const aroundBytes = 2 ** 16

const bytesOf = (row: unknown): number => Buffer.byteLength(JSON.stringify(row))

/** How many rows, from the first on, an answer of so many bytes has room for: one at least, so that paging goes on. */
export function countFitting<Row>(
  rows: readonly Row[],
  answerBytes: number,
  sizeOf: (row: Row) => number = bytesOf,
): number {
  let left = answerBytes - aroundBytes
  const beyond = rows.findIndex((row) => {
    // With the comma behind it.
    left -= sizeOf(row) + 1
    return left < 0
  })
  return beyond === -1 ? rows.length : Math.max(1, beyond)
}
