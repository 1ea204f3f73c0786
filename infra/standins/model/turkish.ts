/**
 * Small letters without Turkish marks, for matching what people type in haste. One character stays one character, so
 * that a place in the result is the same place in the (NFC) text.
 */
export function fold(text: string): string {
  return text.toLocaleLowerCase('tr').replace(/[ışğüöçâîû]/g, (letter) => plain[letter] ?? letter)
}

const plain: Record<string, string> = { ı: 'i', ş: 's', ğ: 'g', ü: 'u', ö: 'o', ç: 'c', â: 'a', î: 'i', û: 'u' }

export function capitalize(text: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase('tr') + text.slice(first.length)
}

/** Cut at a character, with `…` when something is missing; blanks become single spaces. */
export function shorten(text: string, characters: number): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length <= characters
    ? letters.join('')
    : `${letters
        .slice(0, characters - 1)
        .join('')
        .trimEnd()}…`
}

const afterUnit = ['da', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da']
const afterTen = ['da', 'da', 'de', 'da', 'ta', 'de']

/** `18:00` as a Turkish text has it: `18.00`. */
export const shownTime = (time: string): string => time.replace(':', '.')

/** `18:00` as `18.00’de`: the ending follows the last number that is spoken. */
export function atTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const spoken = minute === 0 ? hour : minute
  const ending = spoken % 10 === 0 ? afterTen[spoken / 10] : afterUnit[spoken % 10]
  return `${shownTime(time)}’${ending ?? 'de'}`
}
