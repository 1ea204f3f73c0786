import type { FoundPassages } from './passage.ts'
import { foldedWords, type Word, wordsOf } from './words.ts'

/** Estimated tokens of a passage with its title, and of all that one question finds. */
export const mostPassageTokens = 300
const mostTokens = 1_200
export const mostPassages = 4
const mostOfPage = 2

/** Said of themselves: greetings, farewells, thanks, and a nod. */
const phrases = [
  'merhaba(?:lar)?|meraba|mrb|selam(?:lar)?|slm|selamun aleykum|aleykum selam|hey|hi|hello|alo',
  'gunaydin|tunaydin|iyi (?:gunler|aksamlar|geceler|sabahlar|haftalar|tatiller)|hayirli (?:gunler|aksamlar|sabahlar)',
  '(?:nasil(?:sin(?:iz)?| gidiyor)|naber|nbr|ne haber|napiyorsun|ne yapiyorsun|iyi(?:yim)?|iyi misin)',
  'tesekkur(?:ler|u)?(?: ederim| ederiz| ediyorum)?|tsk(?:ler)?|tesekkurler|sag ?ol(?:un)?|saol(?:un)?|eyvallah|minnettarim',
  'gorusuruz|gorusmek uzere|hosca kal(?:in)?|hoscakal(?:in)?|bay(?: bay)?|bye|kolay gelsin|iyi calismalar|iyi ki varsin',
  'tamam(?:dir)?|tmm|ok|okey|olur|super|harika|aynen',
].join('|')
const fillers = 'cok|hocam|kanka|canim|dostum|yoldas|her sey icin|ya|sana|size|simdilik|o zaman|ve|da|de|peki'
const greeting = new RegExp(`^(?:(?:${fillers}) )*(?:(?:${phrases}) (?:(?:${fillers}) )*)+$`)

/**
 * Why a message is not searched for; null when it is. `isFollowUp`: what it asks about stands in the message before.
 */
export function reasonToSkip(text: string, isFollowUp: boolean): FoundPassages['skipped'] {
  const folded = foldedWords(text).map((word) => word.replaceAll(/(.)\1{2,}/g, '$1'))
  if ([...folded.join('').replaceAll(/\d/g, '')].length < 2) return 'too-short'
  if (greeting.test(`${folded.join(' ')} `)) return 'greeting'
  return isFollowUp || wordsOf(text).length > 0 ? null : 'stop-words'
}

const leadingBack = /^(?:peki|ya|bu|bunu|bunun|buna|bunlar|bunlari|su|sunu|o|onu|onun|ona|onlar|onlari|boyle|oyle)$/
const fewWords = 4

/** Whether a message is likely to say only with the one before it what it is about. */
export function isFollowUp(text: string, previous: string | null): boolean {
  if (previous === null || wordsOf(previous).length === 0) return false
  return leadingBack.test(foldedWords(text)[0] ?? '') || wordsOf(text).length < fewWords
}

/** A word to search for. */
export type Sought = Word & {
  /** What it counts for beside its rarity. */
  weight: number
  /** Its stem as the student wrote it. */
  asked: string
  /** Whether the message itself has it, and whether the one before has. */
  isOwn: boolean
  isBefore: boolean
  /** Whether it was misspelt: what was meant is a guess. */
  isMended: boolean
}

/** With how many of the passages that are searched have it. */
export type Counted = Sought & { passages: number }

/** What the message before says counts for less. */
export const previousWeight = 0.5
const mostSought = 32

/** Each stem once, those of the message itself first. */
export function soughtWords(text: string, previous: string | null): Sought[] {
  const own = wordsOf(text)
  const before = wordsOf(previous ?? '')
  const ownStems = new Set(own.map(({ stem }) => stem))
  const stemsBefore = new Set(before.map(({ stem }) => stem))
  const byStem = new Map<string, Sought>()
  for (const { word, stem } of [...own, ...before]) {
    const [isOwn, isBefore] = [ownStems.has(stem), stemsBefore.has(stem)]
    const weight = isOwn ? 1 : previousWeight
    if (!byStem.has(stem)) byStem.set(stem, { word, stem, weight, asked: stem, isOwn, isBefore, isMended: false })
  }
  return [...byStem.values()].slice(0, mostSought)
}

/** As the formula of BM25 has it: how much a word tells that so many of all passages have. */
export const rarity = (having: number, all: number) => Math.log(1 + (all - having + 0.5) / (having + 0.5))

export type Ranked = { number: number; score: number; textRank: number | null; vectorRank: number | null }

/**
 * Of reciprocal rank fusion (Cormack et al., SIGIR 2009): the higher it is, the more counts being in both lists. Lower
 * than their 60, which lost of our own questions what text alone had found first (ADR 30).
 */
const fusionConstant = 10

/** One list of two, each best first, by the places that an entry has in them. */
export function fuse(text: readonly number[], vectors: readonly number[]): Ranked[] {
  const places = new Map<number, Ranked>()
  const at = (number: number): Ranked => {
    const known = places.get(number) ?? { number, score: 0, textRank: null, vectorRank: null }
    places.set(number, known)
    return known
  }
  const part = (rank: number) => 1 / (fusionConstant + rank)
  for (const [i, number] of text.entries()) Object.assign(at(number), { textRank: i + 1 })
  for (const [i, number] of vectors.entries()) Object.assign(at(number), { vectorRank: i + 1 })
  for (const one of places.values())
    one.score = (one.textRank ? part(one.textRank) : 0) + (one.vectorRank ? part(one.vectorRank) : 0)
  return [...places.values()].sort((a, b) => b.score - a.score || a.number - b.number)
}

/** The best that have room: few of a page, and no more than a prompt can take. */
export function choose<Piece extends { page: string; tokens: number }>(ranked: readonly Piece[]): Piece[] {
  const chosen: Piece[] = []
  let room = mostTokens
  for (const piece of ranked) {
    if (chosen.length === mostPassages) break
    if (piece.tokens > room || chosen.filter(({ page }) => page === piece.page).length === mostOfPage) continue
    chosen.push(piece)
    room -= piece.tokens
  }
  return chosen
}
