import { foldedWords } from '../corpus/words.ts'
import { misspellings, type Vocabulary } from './spelling/spelling.ts'
import { type Spoken, spoken } from './words.ts'

/**
 * Patterns of words, one a line, as an editor writes them. Case, dots and the endings of chat do not matter.
 *
 *   kendimi öldüreceğim          in this order, with at most two words between
 *   kendimi .. öldüreceğim       at most six between
 *   ilaç*|hap|uyku_hapı          one of these: the beginning of a word, a word, words with nothing between
 *   $hap içtim                   one of a set of words that has a name
 *   kan var & bilek*             in any order, near each other
 *   kendimi asacağım ! çamaşır*  not where one of these stands in the same clause
 */
export type Pattern = {
  line: string
  label: number
  /** Takes no misspelt word for one of its own: what takes urgency from others must be what it seems. */
  isExact?: boolean
}

export type Matcher = {
  /** What of the patterns each clause matches. Linear in the number of words. */
  match(clauses: readonly (readonly string[])[]): FoundLabels
  /** The number of patterns. */
  readonly size: number
  /** Of the patterns that a misspelt word may match, the words that it may be meant to be. */
  words(): string[]
}

/** Labels by clause, each once. `steps` is the work done: words looked up, and places of patterns tried. */
export type FoundLabels = { labels: ReadonlySet<number>[]; steps: number }

type Sets = Readonly<Record<string, string>>

const between = 2
const farBetween = 6
/** Words from the end of one part that `&` joins to the end of another. */
const near = 14

/**
 * Where a word can stand in a part of a pattern; `previous` is the row before it in its part, negative where the part
 * begins.
 */
type Place = { row: number; previous: number; part: number; rule: number; gap: number; isLast: boolean }
/** Where a word can stand in a phrase; the last one leads to the places of the whole. */
type PhraseStep = { row: number; isFirst: boolean; length: number; whole: Standing }
/** What a word or a phrase stands for: places that it can take, and rules that do not hold where it stands. */
type Standing = { places: Place[]; barred: number[]; table?: Int32Array }
type Hooks = Standing & { steps: PhraseStep[] }

/**
 * With a vocabulary, a misspelt word is read as the word of a pattern that it was meant to be. It bars no pattern, and
 * matches no part of a phrase that bars one.
 * @throws when a line names an unknown set or has no word
 */
export function compile(patterns: readonly Pattern[], sets: Sets, vocabulary?: Vocabulary): Matcher {
  const index = wordIndex(vocabulary, (hooks) => misspelt(hooks, (rule) => patterns[rule]?.isExact !== true))
  const parts: number[][] = []
  const phrasesOf = alternativesOf(sets)
  let rows = 0
  let partCount = 0

  const standingOf = (phrase: string): Standing => {
    if (!phrase.includes('_')) return index.of(phrase)
    const words = phrase.split('_')
    const whole: Standing = { places: [], barred: [] }
    for (const [i, word] of words.entries()) {
      const isLast = i === words.length - 1
      index.of(word).steps.push({ row: rows, isFirst: i === 0, length: words.length, whole: isLast ? whole : nothing })
      rows += 1
    }
    return whole
  }

  for (const [rule, { line }] of patterns.entries()) {
    const [wanted = '', unwanted = ''] = line.split(' ! ')
    const own: number[] = []
    for (const written of wanted.split(' & ')) {
      const steps = stepsOf(written, line)
      let previous = -1
      for (const [i, { words, gap }] of steps.entries()) {
        const place = { row: rows, previous, part: partCount, rule, gap, isLast: i === steps.length - 1 }
        previous = rows
        rows += 1
        for (const phrase of phrasesOf(words, line)) standingOf(phrase).places.push(place)
      }
      own.push(partCount)
      partCount += 1
    }
    const barring = unwanted === '' ? [] : phrasesOf(unwanted.trim(), line)
    for (const phrase of barring) standingOf(phrase).barred.push(rule)
    parts.push(own)
  }

  // Kept from text to text, since clearing them would cost more than a short text: places and clauses are numbered on.
  const reached = new Int32Array(rows).fill(never)
  const ended = new Int32Array(partCount).fill(never)
  const barred = new Int32Array(parts.length).fill(-1)
  const hitIn = new Int32Array(parts.length).fill(-1)
  let at = 0
  let before = 0

  function forget() {
    reached.fill(never)
    ended.fill(never)
    barred.fill(-1)
    hitIn.fill(-1)
    at = 0
    before = 0
  }

  function match(clauses: readonly (readonly string[])[]): FoundLabels {
    if (at > mostPlaces) forget()
    const first = before
    before += clauses.length
    let steps = 0

    const read = (word: string, clause: number, hit: number[]) => {
      at += 1
      steps += 1
      const hooks = index.find(word)
      for (const { row, isFirst, length, whole } of hooks.steps) {
        steps += 1
        if (!isFirst && reached[row - 1] !== at - 1) continue
        reached[row] = at
        stand(whole, length, clause, hit)
      }
      stand(hooks, 1, clause, hit)
    }
    const stand = (standing: Standing, length: number, clause: number, hit: number[]) => {
      const { places, barred: rules } = standing
      standing.table ??= tableOf(places)
      const { table } = standing
      for (const rule of rules) barred[rule] = clause
      steps += places.length
      for (let i = 0; i < table.length; i += columns) {
        const previous = table[i + 1] ?? -1
        if (previous >= 0) {
          const last = reached[previous] ?? never
          // One word does not stand for two.
          if (last >= at || at - last > (table[i + 2] ?? 0) + length) continue
        }
        const part = table[i + 3] ?? -1
        if (part < 0) {
          reached[table[i] ?? 0] = at
          continue
        }
        ended[part] = at
        const rule = table[i + 4] ?? 0
        if (hitIn[rule] === clause || !isNear(parts[rule] ?? [])) continue
        hitIn[rule] = clause
        hit.push(rule)
      }
    }
    const isNear = (own: readonly number[]): boolean => {
      for (const part of own) if (at - (ended[part] ?? never) > near) return false
      return true
    }

    const labels = clauses.map((words, nth) => {
      const clause = first + nth
      const hit: number[] = []
      for (const word of words) read(word, clause, hit)
      at += apart
      if (hit.length === 0) return noLabels
      const standing = hit.filter((rule) => barred[rule] !== clause)
      return new Set(standing.flatMap((rule) => patterns[rule]?.label ?? []))
    })
    return { labels, steps }
  }
  return { match, size: patterns.length, words: index.words }
}

/** What a word stands for when it is misspelt. */
function misspelt(hooks: Hooks, mayBe: (rule: number) => boolean): Hooks {
  const places = hooks.places.filter(({ rule }) => mayBe(rule))
  const steps = hooks.steps.filter(
    ({ whole }) => whole.barred.length === 0 && whole.places.every(({ rule }) => mayBe(rule)),
  )
  return { places, steps, barred: [] }
}

const noLabels: ReadonlySet<number> = new Set()
const nothing: Standing = { places: [], barred: [] }
/**
 * Row, row before, gap, part if it ends here (else negative), rule: an array of numbers is read several times as fast.
 */
const columns = 5
const tableOf = (places: readonly Place[]): Int32Array =>
  Int32Array.from(
    places.flatMap(({ row, previous, gap, part, rule, isLast }) => [row, previous, gap, isLast ? part : -1, rule]),
  )

/** Of the words that were looked up last; people use few. */
const mostRemembered = 5_000
const noHooks: Hooks = { steps: [], places: [], barred: [] }
const never = -1_000_000
/** Far below what 32 bits hold, whatever the next text adds. */
const mostPlaces = 1_000_000_000
/** Between two clauses: more than any pattern spans. */
const apart = 100

function wordIndex(vocabulary: Vocabulary | undefined, misspelt: (hooks: Hooks) => Hooks) {
  const meant = vocabulary && misspellings<Hooks>(vocabulary)
  const exact = new Map<string, Hooks>()
  /** Each whole word as it is written, and as chat shortens it. */
  const spelt = new Map<string, Hooks>()
  const beginnings = new Map<string, Hooks>()
  const remembered = new Map<string, Hooks>()
  /** By the word as it is written, since a set is named by many patterns. */
  const written = new Map<string, Hooks>()
  let longest = 0

  function lookUp({ plain, common }: Spoken): Hooks {
    const found = new Set<Hooks>()
    for (const form of plain === common ? [plain] : [plain, common]) {
      const whole = exact.get(form)
      if (whole) found.add(whole)
      for (let length = Math.min(longest, form.length); length > 0; length -= 1) {
        const begun = beginnings.get(form.slice(0, length))
        if (begun) found.add(begun)
      }
    }
    if (found.size > 0) return merge([...found])
    return merge((meant?.find({ plain, common }) ?? []).map(misspelt))
  }

  function spell(form: string, hooks: Hooks) {
    if (spelt.has(form)) return
    spelt.set(form, hooks)
    meant?.add(form, hooks)
  }

  function add(word: string): Hooks {
    const isBeginning = word.endsWith('*')
    const [folded, ...more] = foldedWords(word)
    if (folded === undefined || more.length > 0) throw new Error(`not one word: ${word}`)
    const { plain, common } = spoken(folded)
    const [map, key] = isBeginning ? [beginnings, plain] : [exact, common]
    const hooks = map.get(key) ?? { steps: [], places: [], barred: [] }
    map.set(key, hooks)
    if (isBeginning) longest = Math.max(longest, key.length)
    else for (const form of new Set([plain, common])) spell(form, hooks)
    return hooks
  }

  return {
    of(word: string): Hooks {
      const hooks = written.get(word) ?? add(word)
      written.set(word, hooks)
      return hooks
    },
    /** Of a folded word. */
    find(word: string): Hooks {
      const known = remembered.get(word)
      if (known) return known
      const found = lookUp(spoken(word))
      if (remembered.size >= mostRemembered) remembered.clear()
      remembered.set(word, found)
      return found
    },
    /** The forms in which a misspelt word may be meant. */
    words: (): string[] =>
      [...spelt].flatMap(([form, hooks]) => {
        const { places, steps } = misspelt(hooks)
        return places.length + steps.length > 0 ? [form] : []
      }),
  }
}

/** From the last row to the first, so that a row is not reached by the word that reached the one before it. */
const merge = (some: readonly Hooks[]): Hooks =>
  some.length === 0
    ? noHooks
    : {
        steps: some.flatMap(({ steps }) => steps).sort((one, other) => other.row - one.row),
        places: some.flatMap(({ places }) => places).sort((one, other) => other.row - one.row),
        barred: some.flatMap(({ barred }) => barred),
      }

type Step = { words: string; gap: number }

function stepsOf(written: string, line: string): Step[] {
  const steps: Step[] = []
  let gap = between
  for (const words of written.trim().split(/\s+/)) {
    if (words !== '..') steps.push({ words, gap })
    gap = words === '..' ? farBetween : between
  }
  if (steps.length === 0 || steps.some(({ words }) => words === '')) throw new Error(`no word in the pattern: ${line}`)
  return steps
}

/** The words or phrases of a step, whose sets are named by many patterns. */
function alternativesOf(sets: Sets): (words: string, line: string) => string[] {
  const phrases = new Map(Object.entries(sets).map(([name, set]) => [`$${name}`, set.trim().split(/\s+/)]))
  return (words, line) =>
    words.split('|').flatMap((word) => {
      if (!word.startsWith('$')) return [word]
      const set = phrases.get(word)
      if (set === undefined) throw new Error(`unknown set ${word} in the pattern: ${line}`)
      return set
    })
}
