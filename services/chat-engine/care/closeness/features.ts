import { foldedWords } from '../../corpus/words.ts'
import { classes, shapes } from './classes.ts'

/** Words of a clause that are read; none that people write has more. */
const mostWords = 60
/** Of two words that make a pair, the second comes at most so many after the first. */
const pairDistance = 5
/** Of the words that were read last; texts use few. */
const mostRemembered = 5_000

/** A word of a clause: what is read of it by itself, how it begins, and which classes it belongs to. */
type Part = { own: readonly string[]; beginning: string; kinds: readonly string[] }

const kindsOf = indexClasses()
const remembered = new Map<string, Part>()

/**
 * What is read of a clause, each once: words, how they begin and end, pairs of near words, and pairs of classes. Linear
 * in the length of the clause.
 */
export function featuresOf(clause: string): Set<string> {
  const words = foldedWords(clause).slice(0, mostWords)
  const parts = words.map(partOf)
  const found = new Set<string>(signsOf(clause, words.length))
  for (const [i, { own, beginning, kinds }] of parts.entries()) {
    for (const feature of own) found.add(feature)
    if (i + 1 < words.length) found.add(`${words[i]} ${words[i + 1]}`)
    for (const near of parts.slice(i + 1, i + 1 + pairDistance)) found.add(`${beginning}~${near.beginning}`)
    if (kinds.length > 0)
      for (const later of parts.slice(i + 1))
        for (const kind of kinds) for (const other of later.kinds) found.add(`${kind}~${other}`)
  }
  const [first, last] = [words.at(0), words.at(-1)]
  if (first !== undefined) found.add(`^${first}`)
  if (last !== undefined) {
    found.add(`${last}.`)
    found.add(`*${last.slice(-3)}.`)
    for (const kind of parts.at(-1)?.kinds ?? []) found.add(`${kind}.`)
  }
  return found
}

function signsOf(clause: string, words: number): string[] {
  const length = words < 3 ? '#few' : words < 6 ? '#some' : words < 11 ? '#many' : '#most'
  return [
    length,
    ...(clause.includes('?') ? ['#?'] : []),
    ...(clause.includes('!') ? ['#!'] : []),
    ...(opens.test(clause) ? ['#opens'] : []),
    ...(digit.test(clause) ? ['#digit'] : []),
  ]
}

const opens = /[“"«:(]\s*$/u
const digit = /\d/

function partOf(word: string): Part {
  const known = remembered.get(word)
  if (known) return known
  const kinds = kindsOf(word)
  const own = [word, ...kinds]
  if (word.length > 4) own.push(`${word.slice(0, 4)}*`, `*${word.slice(-3)}`)
  if (word.length > 5) own.push(`*${word.slice(-4)}`)
  if (word.length > 6) own.push(`${word.slice(0, 6)}*`)
  const part = { own, beginning: word.slice(0, 5), kinds }
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(word, part)
  return part
}

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
