/** Of a message, in code points, as the service counts them: an emoji may be several. */
export const mostCharacters = 8_000
/** From here on the student sees how much is left. */
export const countedFrom = 7_500

/** Of what would be sent. */
export const lengthOf = (text: string): number => [...text.trim()].length
