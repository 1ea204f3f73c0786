import { foldedWords } from '../../corpus/words.ts'
import { spoken } from '../words.ts'
import { withoutOneLetter } from './edits.ts'
import { fewestLetters } from './spelling.ts'

/** A dictionary of Hunspell: the rules of its endings (`.aff`) and its words (`.dic`), both as text. */
export type Dictionary = { rules: string; words: string }

type Ending = { strip: string; add: string; fits: RegExp | null }

const capital = /^\p{Lu}/u
const letters = /^\p{Ll}+$/u
/** No longer word is near one of a pattern. */
const longest = 20

function endingsOf(rules: string): Map<string, Ending[]> {
  const endings = new Map<string, Ending[]>()
  for (const line of rules.split('\n')) {
    const [kind, flag = '', strip = '', written = '', condition] = line.trim().split(/\s+/)
    if (kind !== 'SFX' || condition === undefined) continue
    const [add = ''] = written.split('/')
    const fits = condition === '.' ? null : new RegExp(`${condition}$`)
    const known = endings.get(flag) ?? []
    known.push({ strip: strip === '0' ? '' : strip, add: add === '0' ? '' : add, fits })
    endings.set(flag, known)
  }
  return endings
}

/** Every form of every word of the dictionary but of names, as it is written. */
function* formsOf({ rules, words }: Dictionary): Generator<string> {
  const endings = endingsOf(rules)
  for (const line of words.split('\n')) {
    const [word = '', flags] = line.trim().split('/')
    if (capital.test(word)) continue
    yield word
    for (const flag of flags?.split(',') ?? [])
      for (const { strip, add, fits } of endings.get(flag) ?? [])
        if (word.endsWith(strip) && (!fits || fits.test(word))) yield word.slice(0, word.length - strip.length) + add
  }
}

const head = `# Turkish words near the words of patterns, and those (*), folded. README.md says where they are from.`

/** What `turkish.txt` is to be. */
export const printedVocabulary = (patternWords: readonly string[], dictionary: Dictionary): string =>
  `${[head, ...vocabularyFor(patternWords, dictionary)].join('\n')}\n`

/**
 * What `turkish.txt` lists: these words of patterns, and all words of the dictionary that may be one edit from one of
 * them, also as chat shortens them.
 */
export function vocabularyFor(patternWords: readonly string[], dictionary: Dictionary): string[] {
  const own = new Set(patternWords.filter((word) => word.length >= fewestLetters))
  const near = new Set([...own].flatMap((word) => [...withoutOneLetter(word)]))
  const isNear = (word: string) => [...withoutOneLetter(word)].some((form) => near.has(form))
  const known = new Map<string, boolean>()
  for (const form of formsOf(dictionary)) {
    if (form.length > longest || !letters.test(form)) continue
    const [folded = ''] = foldedWords(form)
    const { plain, common } = spoken(folded)
    for (const word of [plain, common]) if (!known.has(word)) known.set(word, isNear(word))
  }
  const words = [...known].flatMap(([word, isListed]) => (isListed && !own.has(word) ? [word] : []))
  return [...words, ...[...own].map((word) => `${word}*`)].sort()
}
