// How large answers to requests are: an asker may hold several at once.

/** No answer is larger: what would be is refused, and may be asked for in parts. NATS carries twice as much. */
export const maxAnswerBytes = 4 * 2 ** 20
/** Larger answers are logged. */
export const largeAnswerBytes = 2 ** 20

/** How much of an answer its rows may take: what stands around them is far less than the rest. */
export const roomIn = (answerBytes: number): number => answerBytes - 2 ** 16

/** Of a row in an answer, with the comma behind it. */
export const bytesOf = (row: object): number => Buffer.byteLength(JSON.stringify(row)) + 1
