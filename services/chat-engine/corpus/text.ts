import type { Db } from '@yoldas/db'
import { type Asked, floorOf, worthOf } from './floor.ts'
import type { Exam } from './ingest/page.ts'
import { nearestWord } from './misspelt.ts'
import { type Counted, rarity, type Sought, soughtWords } from './rules.ts'
import { countStems, findAlike, type WantedStem, weighPassages } from './store.ts'
import { stemOf } from './words.ts'

/** Passages that are weighed for one question, at most: those with its rarest stems. */
const mostLookedAt = 4_000
/** Words of one question that are looked up for being misspelt, and how many each is compared with. */
const mostRepaired = 8
const mostAlike = 20
/** What was meant is a guess. */
const repairedWeight = 0.8

type Place = { generation: number; exams: readonly Exam[] }

export type Listed = {
  number: number
  /** Whether it is above the floor: what is below has words of the text, and is about something else. */
  fits: boolean
}

/** The passages of these exams that have most of the words, and the rarest, the best first. */
export async function searchText(db: Db, place: Place, asked: Asked, most: number): Promise<Listed[]> {
  const sought = soughtWords(asked.text, asked.previous)
  const known = await countStems(db, place.generation, place.exams, ['', ...sought.map(({ stem }) => stem)])
  const all = known.get('') ?? 0
  const words = await repair(db, place, sought, known)
  const stems = words
    .map((word) => ({
      ...{ stem: word.stem, passages: word.passages, weight: word.weight * rarity(word.passages, all) },
      ...{ worth: worthOf(word), isOwn: word.isOwn, isBefore: word.isBefore, isMended: word.isMended },
    }))
    .sort((a, b) => a.passages - b.passages)
  if (stems.length === 0) return []
  const narrow = narrowing(stems, all)
  const weighed = await weighPassages(db, { ...place, stems, narrow, mostLookedAt, most })
  const fits = floorOf(asked, sought, words)
  return weighed.map(({ number, ownExtra, ownNamed, beforeExtra, beforeNamed }) => ({
    number,
    fits: fits({ own: { extra: ownExtra, named: ownNamed }, before: { extra: beforeExtra, named: beforeNamed } }),
  }))
}

/** Each word with how many passages have it. One that none has becomes the word of the corpus that is nearest to it. */
async function repair(db: Db, place: Place, sought: readonly Sought[], known: Map<string, number>): Promise<Counted[]> {
  const counted = sought.flatMap((word) => {
    const passages = known.get(word.stem)
    return passages === undefined ? [] : [{ ...word, passages }]
  })
  const unknown = sought.filter(({ stem }) => !known.has(stem)).slice(0, mostRepaired)
  if (unknown.length === 0) return counted
  const { generation, exams } = place
  const wrong = unknown.map(({ word }) => word)
  const alike = Map.groupBy(await findAlike(db, generation, wrong, mostAlike), (found) => found.wrong)
  if (alike.size === 0) return counted
  const stems = [...alike.values()].flat().map(({ word }) => stemOf(word))
  const found = await countStems(db, generation, exams, [...new Set(stems)])
  const byStem = new Map(counted.map((word) => [word.stem, word]))
  for (const word of unknown) {
    const candidates = (alike.get(word.word) ?? []).map(({ word }) => word).filter((one) => found.has(stemOf(one)))
    const nearest = nearestWord(word.word, candidates)
    const stem = stemOf(nearest ?? '')
    const passages = found.get(stem)
    if (passages && !byStem.has(stem))
      byStem.set(stem, { ...word, stem, weight: word.weight * repairedWeight, isMended: true, passages })
  }
  return [...byStem.values()]
}

/** A tsquery of few passages: of those with any of the rarest stems, or of those with several where each is common. */
function narrowing(stems: ReadonlyArray<WantedStem & { passages: number }>, all: number): string {
  const [rarest] = stems
  if (!rarest) return ''
  if (rarest.passages > mostLookedAt) return commonOf(stems, all)
  const any: string[] = []
  let passages = 0
  for (const one of stems) {
    passages += one.passages
    if (passages > mostLookedAt) break
    any.push(one.stem)
  }
  return any.join(' | ')
}

/** As many of the rarest stems together as make few of many, were they independent. */
function commonOf(stems: ReadonlyArray<WantedStem & { passages: number }>, all: number): string {
  const together: string[] = []
  let passages = all
  for (const one of stems) {
    if (passages <= mostLookedAt) break
    together.push(one.stem)
    passages *= one.passages / all
  }
  return together.join(' & ')
}
