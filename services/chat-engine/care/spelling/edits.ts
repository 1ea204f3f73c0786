/** The word itself and each form of it that lacks one letter: words one edit apart have one of these in common. */
export function withoutOneLetter(word: string): Set<string> {
  const forms = new Set([word])
  for (let i = 0; i < word.length; i += 1) forms.add(word.slice(0, i) + word.slice(i + 1))
  return forms
}

const base = 31

/**
 * A number for each of `withoutOneLetter`, without making them: of equal forms it is equal, and seldom of others. Of a
 * text in which every word is new, this is most of the work.
 */
export function formNumbers(word: string): Int32Array {
  const { length } = word
  const numbers = new Int32Array(length + 1)
  let whole = 0
  for (let i = 0; i < length; i += 1) whole = (Math.imul(whole, base) + word.charCodeAt(i)) | 0
  let after = 0
  let power = 1
  let before = whole
  // From the last letter to the first: what stands before it, moved by what stands after it.
  for (let i = length - 1; i >= 0; i -= 1) {
    const code = word.charCodeAt(i)
    before = Math.imul(before - code, inverse)
    numbers[i] = (Math.imul(before, power) + after) | 0
    after = (Math.imul(code, power) + after) | 0
    power = Math.imul(power, base)
  }
  numbers[length] = whole
  return numbers
}

/** Times `base` it is 1, of 32 bits. */
const inverse = 0xbdef7bdf | 0

/** Whether one letter is left out, put in, changed or swapped with the next; false for the same word. */
export function isOneEdit(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  const ends = (a: number, b: number) => one.slice(from + a) === other.slice(from + b)
  if (ends(1, 1) || ends(1, 0) || ends(0, 1)) return true
  return one[from] === other[from + 1] && one[from + 1] === other[from] && ends(2, 2)
}

/** `istemiyorum`, `ölmeyeceğim`, `yapmam`, `yapmıcam`, `sensiz`, each folded. */
const negative = /[a-z]m[aeiu]?(?:y[aeiou]|[iu]?c[aei]|z|d[iu]|s[aei]|mis|mus|den|dan|k?siz|m$)|[a-z]m[ae]$|s[iu]z$/

/**
 * Whether the edit between two folded words adds or removes a negation, or may: an `m` within a word is what negates
 * it.
 */
export function touchesNegation(one: string, other: string): boolean {
  if (negative.test(one) !== negative.test(other)) return true
  return lettersM(one) !== lettersM(other)
}

/** Of each word but for its end, where an `m` says who does it. */
const lettersM = (word: string): number => word.slice(1, -1).split('m').length
