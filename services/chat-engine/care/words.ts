import { foldedWords } from '../corpus/words.ts'

/** A word as it was written, folded, and with the endings of chat made those of the written language, nearly. */
export type Spoken = { plain: string; common: string }

/**
 * Where a clause ends. Each sign is looked at by itself: a run of them must not be read again from each of its places.
 */
const clauseEnd = /[\n("“«]|[.!?…;:)”»](?=\s|$|[("“«])/u
const speaking = /[\p{L}\p{N}]/u
const invisible = /\p{Cf}+/gu
const betweenLetters = /(?<=\p{L})[*@$](?=\p{L})/gu
const hidden: Record<string, string> = { '*': 'i', '@': 'a', $: 's' }
/** Signs that laugh, as a word that laughs. `:)` only smiles, and may hide what it stands beside. */
const laughing = /[:;=]-?d+(?![\p{L}\p{N}])|[😂🤣😹😆]+/giu
const laughter = ' haha '
/** Nothing of all this: Latin letters and common signs, as nearly all texts are. */
const isPlain = /^[^*@$:;=\u00ad\u0180-\uffff]*$/

/** The clauses of a message, each as its folded words in their order. Linear in the length of the text. */
export function clausesOf(text: string): string[][] {
  const visible = isPlain.test(text) ? text : unhide(text)
  const clauses = visible.split(clauseEnd).filter((clause) => speaking.test(clause))
  const rest = clauses.splice(mostClauses)
  return [...clauses, ...(rest.length > 0 ? [rest.join(' ')] : [])]
    .map((clause) => joinPieces(foldedWords(clause)))
    .filter((words) => words.length > 0)
    .map(withoutRepeats)
}

const unhide = (text: string): string =>
  text
    .replaceAll(invisible, '')
    .replaceAll(laughing, laughter)
    .replaceAll(betweenLetters, (sign) => hidden[sign] ?? sign)

/** What follows is read as one. */
const mostClauses = 200
/** No clause of a person is longer. */
const longClause = 100
const mostRepeats = 5

/** Of a very long clause what says the same two words over and over is left out; so its work stays small. */
function withoutRepeats(words: string[]): string[] {
  if (words.length <= longClause) return words
  const seen = new Map<string, number>()
  return words.filter((word, i) => {
    const pair = `${words[i - 1]} ${word}`
    const times = (seen.get(pair) ?? 0) + 1
    seen.set(pair, times)
    return times <= mostRepeats
  })
}

export const spoken = (folded: string): Spoken => {
  const plain = squash(unmask(folded))
  return { plain, common: commonEnding(plain) }
}

/** `1nt1har` */
const unmask = (word: string): string =>
  /\d/.test(word) && /[a-z]{2}/.test(word)
    ? word.replaceAll(/[01345]/g, (digit) => 'oi_eas'.charAt(Number(digit)))
    : word

/** `ölmeeek istiyorummm`: no Turkish word needs a vowel or its last letter twice to differ from another. */
const squash = (word: string): string => word.replaceAll(/([aeiou])\1+|(\D)\2\2+|([a-z])\3+$/g, '$1$2$3')

const future = /^(.{2,}?)[aeiu]?y?[aeiu]?c([ae])(?:g[ie])?([mkz]|kler|klar)$/

/** `istiyom` and `istiyrm` → `istiyorum`, and one form for `öleceğim`, `ölücem`, `ölcem` and `ölcm`. */
function commonEnding(word: string): string {
  const present = word.includes('y') ? word.replace(/([iu])yo(?!r)/, '$1yor').replace(/yo?ru?m$/, 'yorum') : word
  return present.includes('c') ? present.replace(shortFuture, withVowel).replace(future, '$1c$2$3') : present
}

const shortFuture = /^(.{2,}?)[iu]?cm$/
const withVowel = (_: string, stem: string): string => `${stem}c${/a[^aeou]*$/.test(stem) ? 'a' : 'e'}m`

const fewestLetters = 3
const fewestSyllables = 5
const longestSyllable = 3
/** Pieces of one word. */
const mostPieces = 40

/** `ö l ü c e m` is one word; of `ken di mi öl dü re ce ğim` the whole is added after its pieces. */
function joinPieces(words: string[]): string[] {
  const joined = joinRuns(words, 1, fewestLetters, ([...letters]) => [letters.join('')])
  return joinRuns(joined, longestSyllable, fewestSyllables, (pieces) => [...pieces, pieces.join('')])
}

/** The most words in a row that have no more than `longest` letters. */
function longestRun(words: readonly string[], longest: number): number {
  let [run, most] = [0, 0]
  for (const word of words) {
    run = word.length > longest ? 0 : run + 1
    most = Math.max(most, run)
  }
  return most
}

function joinRuns(words: string[], longest: number, fewest: number, join: (run: string[]) => string[]): string[] {
  if (longestRun(words, longest) < fewest) return words
  const out: string[] = []
  let run: string[] = []
  const close = () => {
    out.push(...(run.length >= fewest ? join(run) : run))
    run = []
  }
  for (const word of words) {
    if (word.length > longest) close()
    if (word.length > longest) out.push(word)
    else run.push(word)
    if (run.length === mostPieces) close()
  }
  close()
  return out
}
