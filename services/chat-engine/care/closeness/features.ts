import { foldedWords } from '../../corpus/words.ts'
import { classes, shapes } from './classes.ts'

/** Words of a clause that are read; none that people write has more. */
export const mostWords = 60
/** Of two words that make pairs, the second comes at most so many after the first. */
export const pairDistance = 5

/**
 * What is read of a word. `own`: wherever it stands. `names`: what pairs are made of, its beginning and its classes.
 * `first` and `last`: where it is the first or the last of the clause.
 */
export type WordFeatures = {
  own: readonly string[]
  names: readonly string[]
  first: readonly string[]
  last: readonly string[]
}

const beginnings = [3, 4, 5, 6]
const ends = [2, 3, 4, 5]

export function featuresOfWord(word: string): WordFeatures {
  const written = fullEnding(word)
  const kinds = kindsOf(written).map((kind) => `@${kind}`)
  const isLonger = (length: number) => written.length > length
  return {
    own: [
      written,
      ...kinds,
      ...beginnings.filter(isLonger).map((length) => `${written.slice(0, length)}*`),
      ...ends.filter(isLonger).map((length) => `*${written.slice(-length)}`),
    ],
    names: [written.slice(0, 5), ...kinds],
    first: [`^${written}`],
    last: [`${written}.`, `*${written.slice(-3)}.`, ...kinds.map((kind) => `${kind}.`)],
  }
}

export const pairOf = (name: string, later: string): string => `${name}~${later}`

/** The words of a piece of text between blanks, folded: what stands before and behind it does not change them. */
export const wordsIn = (piece: string): string[] => foldedWords(piece)

const digit = /\d/

/** What is read of a clause besides its words. */
export function signsOf(clause: string, words: number): string[] {
  const signs = [words < 3 ? '#few' : words < 6 ? '#some' : words < 11 ? '#many' : '#most']
  if (clause.includes('?')) signs.push('#?')
  if (clause.includes('!')) signs.push('#!')
  if ('“"«:('.includes(clause.trimEnd().at(-1) ?? ' ')) signs.push('#opens')
  if (digit.test(clause)) signs.push('#digit')
  return signs
}

/** All that is read of a clause, as often as it stands there. `count.ts` adds up the weights of the same ones. */
export function featuresOf(clause: string): string[] {
  const words = clause.split(/\s+/).flatMap(wordsIn).slice(0, mostWords).map(featuresOfWord)
  const pairs = words.flatMap(({ names }, at) =>
    words
      .slice(at + 1, at + 1 + pairDistance)
      .flatMap((later) => names.flatMap((name) => later.names.map((other) => pairOf(name, other)))),
  )
  return [
    ...words.flatMap(({ own }) => own),
    ...pairs,
    ...(words.at(0)?.first ?? []),
    ...(words.at(-1)?.last ?? []),
    ...signsOf(clause, words.length),
  ]
}

/** `gidiyosun` → `gidiyorsun`, `gidiyom` → `gidiyorum`: people shorten it in chat. */
const fullEnding = (word: string): string =>
  word.replace(/([iu])yo(?=$|sun|lar$|du|mus|sa)/, '$1yor').replace(/([iu])yo([mz])$/, '$1yoru$2')

/** How verbs end in the first and the second person, and what is mine; the first that fits counts. */
const persons: ReadonlyArray<[name: string, ends: RegExp]> = [
  ['I-not', /(?:m[iu]yorum|m[ae]dim|mayacagim|meyecegim|m[ae]mistim|mam|mem|degilim)$/],
  ['I-am', /(?:yorum|yordum)$/],
  ['I-will', /(?:ecegim|acagim)$/],
  ['I-did', /[dt][iu]m$/],
  ['I-do', /[aeiu]r[iu]m$/],
  ['I-had', /m[iu]s[iu]m$/],
  ['I-be', /y[iu]m$/],
  ['we-let', /[ae]l[iu]m$/],
  ['you-if', /s[ae]n$/],
  ['you-do', /(?:yorsun|[ae]caksin|[ae]ceksin|[aiu]rsin|[eiu]rsin|ursun)$/],
  ['you-did', /[dt][iu]n$/],
  ['my', /m$/],
]
const negated =
  /m[ae](?:z|zsin|m|di[mnk]?|mis\w*|yan\w*|yen\w*|dan|den|sin|y[ae]c[ae]\w*)$|m[iu]yor\w*$|[ae]m[ae](?:z|m)$|^degil/
const shortestVerb = 4
const kindsOf = indexClasses()

function indexClasses(): (word: string) => readonly string[] {
  const whole = new Map<string, string[]>()
  const beginnings = new Map<string, string[]>()
  let longest = 0
  for (const [name, words] of Object.entries(classes))
    for (const written of words.trim().split(/\s+/)) {
      const [folded = ''] = foldedWords(written)
      const map = written.endsWith('*') ? beginnings : whole
      map.set(folded, [...(map.get(folded) ?? []), name])
      longest = Math.max(longest, folded.length)
    }
  return (word) => {
    const found = [...(whole.get(word) ?? [])]
    for (let length = Math.min(longest, word.length); length > 0; length -= 1)
      found.push(...(beginnings.get(word.slice(0, length)) ?? []))
    if (word.length < shortestVerb) return [...new Set(found)]
    const formed = [persons, shapes].flatMap((all) => all.find(([, form]) => form.test(word))?.[0] ?? [])
    return [...new Set([...found, ...formed, ...(negated.test(word) ? ['not'] : [])])]
  }
}
