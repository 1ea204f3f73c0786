import { compile } from './match.ts'
import { abuse } from './patterns/abuse.ts'
import { type Block, linesOf } from './patterns/block.ts'
import { danger } from './patterns/danger.ts'
import { eating } from './patterns/eating.ts'
import { farewells } from './patterns/farewells.ts'
import { duringHold } from './patterns/hold.ts'
import { means } from './patterns/means.ts'
import { now } from './patterns/now.ts'
import { other } from './patterns/other.ts'
import { selfHarm } from './patterns/selfHarm.ts'
import { selfHarmSigns } from './patterns/selfHarmSigns.ts'
import { sets } from './patterns/sets.ts'
import { slang } from './patterns/slang.ts'
import {
  causes,
  hyperbole,
  laughter,
  meant,
  real,
  serious,
  softeners,
  somebodyElse,
  threats,
} from './patterns/softeners.ts'
import { traced } from './patterns/traced.ts'
import { readVocabulary } from './spelling/spelling.ts'
import { type Concern, type Endangered, isAtLeast, noConcern, type Tier, worse } from './tiers.ts'
import { type WordSign, wordSigns } from './trace.ts'
import { clausesOf } from './words.ts'

const blocks: readonly Block[] = [
  ...[...selfHarmSigns, ...selfHarm, ...means, ...farewells, ...slang, ...duringHold],
  ...[...abuse, ...danger, ...eating, ...other, ...now, ...hyperbole],
]
/** What a clause may say beside the blocks. What takes urgency from others must be spelt right. */
const signs = [
  { name: 'serious', lines: serious, isExact: false },
  { name: 'meant', lines: meant, isExact: false },
  { name: 'laughter', lines: laughter, isExact: true },
  { name: 'threats', lines: threats, isExact: true },
  { name: 'causes', lines: causes, isExact: true },
  { name: 'real', lines: real, isExact: false },
  { name: 'somebodyElse', lines: somebodyElse, isExact: true },
  ...softeners.map(({ name, lines }) => ({ name, lines, isExact: true })),
  ...wordSigns.map((name) => ({ name, lines: traced[name], isExact: true })),
]
const labelOf = new Map(signs.map(({ name }, nth) => [name, blocks.length + nth]))
/** Those that say little alone are the last ones. */
const firstSign = blocks.length + signs.length - wordSigns.length

const matcher = compile(
  [...blocks.map(({ lines }) => ({ lines, isExact: false })), ...signs].flatMap(({ lines, isExact }, label) =>
    linesOf(lines).map((line) => ({ line, label, isExact })),
  ),
  sets,
  readVocabulary(),
)

export const patternCount = matcher.size
/** The words of patterns that may be misspelt. */
export const patternWords = matcher.words

/**
 * `isSoftened`: laughter alone made it less than acute. Its answer says whom to call, whatever its tier. `whileHeld`:
 * what it is while `serious` or `acute` holds in the conversation, where that is something else.
 */
export type Screened = Concern & { isSoftened?: true; whileHeld?: Concern }

/**
 * How urgent a student's message is, by its words alone. Pure, and linear in the length of the text. It misses what its
 * patterns do not know: `npm run -s care -- quality` says how much.
 */
export const screen = (text: string): Screened => inspect(text).concern

/**
 * Whom a message on `danger` says to be in danger. Null where its words do not say, or say both: an answer must fit
 * both then.
 */
export function endangeredIn(text: string): Endangered | null {
  const clauses = clausesOf(text)
  const { labels } = matcher.match(clauses)
  const [whom, ...more] = new Set(clauses.flatMap((words, nth) => endangeredOf(words, labels[nth] ?? new Set())))
  return whom && more.length === 0 ? whom : null
}

/** Words by which a student speaks of oneself, and beginnings of those for others who may be meant; folded. */
const oneself = new Set('ben beni bana benim benden bende bizi bize pesimde pesimden arkamdan onumu'.split(' '))
const others = /^(?:arkadas|kank|dost|kardes|kuzen|abla|abi|anne|baba|dede|sevgili|diger|onu|onlar|ona)/

function endangeredOf(words: readonly string[], own: Labels): Endangered[] {
  const found = [...own].flatMap((label) => blocks[label] ?? [])
  const isElse = (block: Block) =>
    block.endangered === 'friend' || (block.category === 'self-harm' && has(own, 'somebodyElse'))
  if (found.some(isElse)) return ['friend']
  const isDanger = found.some(({ category, tier }) => category === 'danger' && isAtLeast(tier, 'serious'))
  const isOneself = words.some((word) => oneself.has(word)) && !words.some((word) => others.test(word))
  return isDanger && isOneself ? ['student'] : []
}

/**
 * As `screen`, with the signs that say little alone, and the work that it took: words and places of patterns looked at.
 */
export function inspect(text: string): { concern: Screened; signs: WordSign[]; steps: number } {
  const clauses = clausesOf(text)
  const { labels, steps } = matcher.match(clauses)
  const usual = mostUrgent(clauses, labels, false)
  const whileHeld = labels.some(dependsOnHold) ? mostUrgent(clauses, labels, true) : usual
  const concern = whileHeld.tier === usual.tier ? usual : { ...usual, whileHeld }
  return { concern, signs: signsOf(labels), steps: steps + text.length }
}

/** What the clauses show, in the order of the signs. */
function signsOf(labels: readonly Labels[]): WordSign[] {
  const found = new Set(labels.flatMap((own) => [...own].filter((label) => label >= firstSign)))
  return found.size === 0 ? [] : wordSigns.filter((_, nth) => found.has(firstSign + nth))
}

type Labels = ReadonlySet<number>
/** A clause that is read: what it says, what its message says, whether laughter reaches it, and softens it. */
type Read = { says(name: string): boolean; isSaid(name: string): boolean; laughs: boolean; isLaughedAt: boolean }

/** Whether a clause says what is read otherwise while distress holds. */
const dependsOnHold = (own: Labels): boolean =>
  has(own, 'laughter') || [...own].some((label) => blocks[label]?.onlyWhileHeld)

function mostUrgent(clauses: readonly string[][], labels: readonly Labels[], isHeld: boolean): Screened {
  const anywhere = new Set(labels.flatMap((own) => [...own]))
  const isSaid = (name: string) => has(anywhere, name)
  const mayLaugh = !isHeld && isSaid('laughter') && !isSaid('meant')
  let found: Concern = noConcern
  let isSoftened = false
  for (const [i, own] of labels.entries()) {
    const laughs = mayLaugh && isLaughing(clauses, labels, i)
    const isLaughedAt = laughs && !isSeriousNear(labels, i)
    const read = { says: (name: string) => has(own, name), isSaid, laughs, isLaughedAt }
    for (const label of own) {
      const block = blocks[label]
      if (!block || (block.onlyWhileHeld && !isHeld)) continue
      const sober = softened(block, read)
      const concern = laughedAt(sober, read)
      isSoftened ||= sober.tier === 'acute' && concern.tier !== 'acute'
      found = worse(found, concern)
    }
  }
  return isSoftened && found.tier !== 'acute' ? { ...found, isSoftened } : found
}

const has = (labels: Labels | undefined, name: string): boolean => labels?.has(labelOf.get(name) ?? -1) ?? false

/** Laughter reaches its own clause, and the one that it directly follows. */
function isLaughing(clauses: readonly string[][], labels: readonly Labels[], i: number): boolean {
  if (has(labels[i], 'laughter')) return true
  if (!has(labels[i + 1], 'laughter')) return false
  const [first = []] = matcher.match([clauses[i + 1]?.slice(0, 1) ?? []]).labels
  return has(new Set(first), 'laughter')
}

const isSeriousNear = (labels: readonly Labels[], i: number): boolean =>
  [i - 1, i, i + 1].some((nth) => has(labels[nth], 'serious'))

/** A household that "kills", while nothing in the message says that it does. */
const isSetPhrase = ({ says, isSaid }: Read): boolean => says('threats') && !isSaid('real')

function softened(block: Block, read: Read): Concern {
  const { says, isSaid } = read
  const isElse = block.category === 'self-harm' && says('somebodyElse')
  const category = isElse ? 'danger' : block.category
  let tier: Tier = block.tier
  if (block.category === 'abuse' && isSetPhrase(read) && isSaid('causes')) tier = 'check'
  for (const { name, over, of, to, sparesFirm } of softeners) {
    if (sparesFirm && block.isFirm) continue
    if (name === 'joke' && isSaid('meant')) continue
    const isThere = over === 'clause' ? says(name) : isSaid(name)
    if (isThere && of.includes(block.category)) tier = to[tier] ?? tier
  }
  return tier === 'none' ? noConcern : { tier, category }
}

/** What is said of oneself becomes the gentle question, and a household's set phrase nothing. What others do stays. */
function laughedAt(concern: Concern, read: Read): Concern {
  const { category } = concern
  if (category === 'abuse') return read.laughs && isSetPhrase(read) ? noConcern : concern
  const isOfOneself = category === 'self-harm' || category === 'eating'
  return read.isLaughedAt && isOfOneself ? { tier: 'check', category } : concern
}
