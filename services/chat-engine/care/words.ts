import { foldedWords } from '../corpus/words.ts'

/** A word as it was written, folded, and with the endings of chat made those of the written language, nearly. */
export type Spoken = { plain: string; common: string }

/** A blank, line or sentence ends here; a full stop inside a word hides it only. */
const clauseEnd = /[.!?…;:()"“”«»]+(?=\s|$|[("“«])|[("“«]|\n+/u
const invisible = /\p{Cf}+/gu
const betweenLetters = /(?<=\p{L})[*@$](?=\p{L})/gu
const hidden: Record<string, string> = { '*': 'i', '@': 'a', $: 's' }

/** The clauses of a message, each as its words in their order. Linear in the length of the text. */
export function clausesOf(text: string): Spoken[][] {
  return text
    .replaceAll(invisible, '')
    .replaceAll(betweenLetters, (sign) => hidden[sign] ?? sign)
    .split(clauseEnd)
    .map((clause) => joinPieces(foldedWords(clause)).map(spoken))
    .filter((words) => words.length > 0)
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

/** `ölmeeek istiyorummm`: no Turkish word needs a vowel or its last letter twice to be told from another. */
const squash = (word: string): string => word.replaceAll(/([aeiou])\1+|(\D)\2\2+|([a-z])\3+$/g, '$1$2$3')

const future = /^(.{2,}?)[aeiu]?y?[aeiu]?c([ae])(?:g[ie])?([mkz]|kler|klar)$/

/** `istiyom` → `istiyorum`, and one form for `öleceğim`, `ölücem` and `ölcem`. */
function commonEnding(word: string): string {
  const present = word.replace(/([iu])yo(?!r)/, '$1yor').replace(/yor(?:u?m)$/, 'yorum')
  return present.replace(future, '$1c$2$3')
}

const fewestLetters = 3
const fewestSyllables = 5
const longestSyllable = 3

/** `ö l ü c e m` is one word; of `ken di mi öl dü re ce ğim` the whole is added after its pieces. */
function joinPieces(words: string[]): string[] {
  const joined = joinRuns(words, 1, fewestLetters, ([...letters]) => [letters.join('')])
  return joinRuns(joined, longestSyllable, fewestSyllables, (pieces) => [...pieces, pieces.join('')])
}

function joinRuns(words: string[], longest: number, fewest: number, join: (run: string[]) => string[]): string[] {
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
  }
  close()
  return out
}
