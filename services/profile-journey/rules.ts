/** How texts are compared: in Turkish lower case, `İ` as `i` and `I` as `ı`. */
export const fold = (text: string): string => text.normalize('NFC').trim().toLocaleLowerCase('tr')

/** Two decimals, and no negative zero. */
export const round = (value: number): number => Math.round(value * 100) / 100 + 0
