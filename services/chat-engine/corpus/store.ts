import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import type { Exam } from './ingest/page.ts'

const Generation = z.object({ id: z.int(), model: z.string().nullable(), dimensions: z.int().nullable() })
export type Generation = z.infer<typeof Generation>

/** The generation that is searched; null before the first ingest. */
export function findGeneration(db: Db): Promise<Generation | null> {
  return db.maybeOne(sql.type(Generation)`
    SELECT id, model, dimensions FROM corpus_generation WHERE replaced_at IS NULL
  `)
}

const StemRow = z.object({ stem: z.string(), passages: z.int() })

/** How many passages of these exams have each stem; those that none has are missing. The empty stem counts all passages. */
export async function countStems(
  db: Db,
  generation: number,
  exams: readonly Exam[],
  stems: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.any(sql.type(StemRow)`
    SELECT stem, sum(passages) AS passages FROM corpus_stem
    WHERE generation = ${generation} AND stem = ANY(${sql.array(stems, 'text')}) AND exam = ANY(${sql.array(exams, 'text')})
    GROUP BY stem
  `)
  return new Map(rows.map(({ stem, passages }) => [stem, passages]))
}

const Repaired = z.object({ wrong: z.string(), stem: z.string(), likeness: z.number() })
export type Repaired = z.infer<typeof Repaired>

/** For each of the words the one of the corpus that is most like it, if any is; likeness is from 0 to 1. */
export function repairWords(db: Db, generation: number, words: readonly string[]): Promise<readonly Repaired[]> {
  return db.any(sql.type(Repaired)`
    SELECT wrong, near.stem, near.likeness
    FROM unnest(${sql.array(words, 'text')}) AS wrong
    CROSS JOIN LATERAL (
      SELECT w.stem, similarity(w.word, wrong) AS likeness FROM corpus_word AS w
      WHERE w.generation = ${generation} AND w.word % wrong
      ORDER BY likeness DESC, w.word LIMIT 1
    ) AS near
  `)
}

const Scored = z.object({ number: z.int(), score: z.number() })

export type WantedStem = { stem: string; weight: number }

/** What a stem counts for in a title or heading, beside in the text. */
const inTitle = 1.5

/**
 * The passages of these exams whose stems weigh most, the heaviest first. Only those are looked at that have one of the rarest
 * stems, `narrow`, and no more than `mostLookedAt`.
 */
export function weighPassages(
  db: Db,
  {
    generation,
    exams,
    stems,
    narrow,
    mostLookedAt,
    most,
  }: {
    generation: number
    exams: readonly Exam[]
    stems: readonly WantedStem[]
    /** A tsquery. */
    narrow: string
    mostLookedAt: number
    most: number
  },
): Promise<readonly z.infer<typeof Scored>[]> {
  return db.any(sql.type(Scored)`
    WITH looked_at AS MATERIALIZED (
      SELECT number, stems FROM corpus_passage
      WHERE generation = ${generation} AND exam = ANY(${sql.array(exams, 'text')}) AND stems @@ ${narrow}::tsquery
      LIMIT ${mostLookedAt}
    ), wanted AS MATERIALIZED (
      SELECT stem::tsquery AS anywhere, (stem || ':A')::tsquery AS in_title, weight
      FROM unnest(${sql.array(
        stems.map(({ stem }) => stem),
        'text',
      )}, ${sql.array(
        stems.map(({ weight }) => weight),
        'float8',
      )}) AS w (stem, weight)
    )
    SELECT number, sum(weight * CASE WHEN stems @@ in_title THEN ${inTitle}::float8 ELSE 1 END) AS score
    FROM looked_at JOIN wanted ON stems @@ anywhere
    GROUP BY number ORDER BY score DESC, number LIMIT ${most}
  `)
}

const Nearest = z.object({ number: z.int() })

/** The passages of these exams whose vectors are nearest, the nearest first. */
export async function findNearest(
  db: Db,
  generation: number,
  exams: readonly Exam[],
  vector: readonly number[],
  most: number,
): Promise<number[]> {
  const rows = await db.any(sql.type(Nearest)`
    SELECT number FROM corpus_nearest(${generation}, ${sql.array(exams, 'text')}, ${sql.array(vector, 'float4')}, ${most})
      AS found (number)
  `)
  return rows.map(({ number }) => number)
}

const PassageRow = z.object({
  number: z.int(),
  page: z.string(),
  place: z.int(),
  title: z.string(),
  url: z.string().nullable(),
  text: z.string(),
  tokens: z.int(),
})
export type PassageRow = z.infer<typeof PassageRow>

/** Those of the numbers that are there, in no order. */
export function readPassages(db: Db, generation: number, numbers: readonly number[]): Promise<readonly PassageRow[]> {
  return db.any(sql.type(PassageRow)`
    SELECT p.number, p.page, p.place, g.title, g.url, p.text, p.tokens
    FROM corpus_passage AS p JOIN corpus_page AS g USING (generation, page)
    WHERE p.generation = ${generation} AND p.number = ANY(${sql.array(numbers, 'int4')})
  `)
}
