import { type Db, sql, unnest } from '@yoldas/db'
import { z } from 'zod'
import { worth } from './floor.ts'
import type { Exam } from './ingest/page.ts'

const texts = (values: readonly string[]) => sql.array([...values], 'text')

const Generation = z.object({
  id: z.int(),
  model: z.string().nullable(),
  dimensions: z.int().nullable(),
  /** How near a message off the topic comes to a passage, by cosine distance. */
  offTopic: z.number().nullable(),
})
export type Generation = z.infer<typeof Generation>

/** The generation that is searched; null before the first ingest. */
export function findGeneration(db: Db): Promise<Generation | null> {
  return db.maybeOne(sql.type(Generation)`
    SELECT id, model, dimensions, off_topic AS "offTopic" FROM corpus_generation WHERE replaced_at IS NULL
  `)
}

const StemRow = z.object({ stem: z.string(), passages: z.int() })

/**
 * How many passages of these exams have each stem; those that none has are missing. The empty stem counts all passages.
 */
export async function countStems(
  db: Db,
  generation: number,
  exams: readonly Exam[],
  stems: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.any(sql.type(StemRow)`
    SELECT stem, sum(passages) AS passages FROM corpus_stem
    WHERE generation = ${generation} AND stem = ANY(${texts(stems)}) AND exam = ANY(${texts(exams)})
    GROUP BY stem
  `)
  return new Map(rows.map(({ stem, passages }) => [stem, passages]))
}

const Alike = z.object({ wrong: z.string(), word: z.string() })

/**
 * How words of the corpus begin that have groups of three letters in common with each of these; the most alike first.
 */
export function findAlike(
  db: Db,
  generation: number,
  words: readonly string[],
  mostOfEach: number,
): Promise<readonly z.infer<typeof Alike>[]> {
  return db.any(sql.type(Alike)`
    SELECT wrong, near.word
    FROM unnest(${texts(words)}) AS wrong
    CROSS JOIN LATERAL (
      SELECT word FROM corpus_word
      WHERE generation = ${generation} AND word % wrong
      ORDER BY similarity(word, wrong) DESC, word LIMIT ${mostOfEach}
    ) AS near
  `)
}

const Scored = z.object({
  number: z.int(),
  score: z.number(),
  ownExtra: z.number(),
  ownNamed: z.int(),
  beforeExtra: z.number(),
  beforeNamed: z.int(),
})

export type WantedStem = {
  stem: string
  weight: number
  /** What it speaks for any passage (`floor.ts`). */
  worth: number
  isOwn: boolean
  isBefore: boolean
  isMended: boolean
}

/** What a stem counts for there, beside once for being in the passage. */
const extra = { title: 1.5, tag: 1, heading: 0.5 }
/** What a stem counts for that stands anywhere in the page. */
const ofPage = 0.3

export type Weighing = {
  generation: number
  exams: readonly Exam[]
  stems: readonly WantedStem[]
  /** A tsquery: what a passage has to have to be looked at. */
  narrow: string
  mostLookedAt: number
  most: number
}

/**
 * The passages of these exams whose stems weigh most, with their pages' a little, the heaviest first; and of each what
 * the stems of the message, and of the one before, speak for it by where they stand. The stems are at most 63. No two of its lists are joined but by the few stems: the planner cannot know how long they are.
 */
export function weighPassages(db: Db, { generation, exams, stems, narrow, mostLookedAt, most }: Weighing) {
  return db.any(sql.type(Scored)`
    WITH looked_at AS MATERIALIZED (
      SELECT number, page, stems FROM corpus_passage
      WHERE generation = ${generation} AND exam = ANY(${texts(exams)}) AND stems @@ ${narrow}::tsquery
      LIMIT ${mostLookedAt}
    ), wanted AS MATERIALIZED (
      SELECT 1::bigint << nth AS bit, weight, worth, is_own, is_before, is_mended, stem::tsquery AS anywhere, (stem || ':A')::tsquery AS in_title,
        (stem || ':B')::tsquery AS in_tag, (stem || ':C')::tsquery AS in_heading
      FROM ${unnest('w', stems, {
        stem: ['text', ({ stem }) => stem],
        weight: ['float8', ({ weight }) => weight],
        worth: ['float8', ({ worth }) => worth],
        is_own: ['bool', ({ isOwn }) => isOwn],
        is_before: ['bool', ({ isBefore }) => isBefore],
        is_mended: ['bool', ({ isMended }) => isMended],
        nth: ['int4', (_, index) => index],
      })}
    ), held AS MATERIALIZED (
      SELECT number, page, bit, weight, worth, is_own, is_before, is_mended,
        stems @@ in_title AS in_title, stems @@ in_tag AS in_tag, stems @@ in_heading AS in_heading
      FROM looked_at JOIN wanted ON stems @@ anywhere
    ), placed AS (
      SELECT *, worth * CASE
          WHEN in_title AND in_tag THEN ${worth.titleAndTag - worth.anywhere}::float8
          WHEN in_title OR in_tag THEN ${worth.titleOrTag - worth.anywhere}::float8
          WHEN in_heading THEN ${worth.heading - worth.anywhere}::float8
          ELSE 0 END AS extra,
        worth > 0 AND NOT is_mended AND (in_title OR in_tag) AS named
      FROM held
    ), weighed AS MATERIALIZED (
      SELECT number, page, bit_or(bit) AS bits, sum(weight * (1
        + CASE WHEN in_title THEN ${extra.title}::float8 ELSE 0 END
        + CASE WHEN in_tag THEN ${extra.tag}::float8 ELSE 0 END
        + CASE WHEN in_heading THEN ${extra.heading}::float8 ELSE 0 END)) AS own,
        COALESCE(sum(extra) FILTER (WHERE is_own), 0) AS own_extra, count(*) FILTER (WHERE named AND is_own) AS own_named,
        COALESCE(sum(extra) FILTER (WHERE is_before), 0) AS before_extra,
        count(*) FILTER (WHERE named AND is_before) AS before_named
      FROM placed
      GROUP BY number, page
    ), with_page AS MATERIALIZED (
      SELECT *, bit_or(bits) OVER (PARTITION BY page) AS page_bits FROM weighed
    )
    SELECT number, own + ${ofPage}::float8 * (SELECT sum(weight) FROM wanted WHERE bit & page_bits <> 0) AS score,
      own_extra AS "ownExtra", own_named AS "ownNamed", before_extra AS "beforeExtra", before_named AS "beforeNamed"
    FROM with_page ORDER BY score DESC, number LIMIT ${most}
  `)
}

const Nearest = z.object({ number: z.int(), distance: z.number() })
export type Nearest = z.infer<typeof Nearest>

/** The passages of these exams whose vectors are nearest, the nearest first, with their cosine distance. */
export function findNearest(
  db: Db,
  generation: number,
  exams: readonly Exam[],
  vector: readonly number[],
  most: number,
): Promise<readonly Nearest[]> {
  return db.any(sql.type(Nearest)`
    SELECT number, distance
    FROM corpus_nearest(${generation}, ${texts(exams)}, ${sql.array([...vector], 'float4')}, ${most})
  `)
}

const PassageRow = z.object({
  number: z.int(),
  page: z.string(),
  place: z.int(),
  title: z.string(),
  url: z.string().nullable(),
  year: z.int().nullable(),
  text: z.string(),
  tokens: z.int(),
})
export type PassageRow = z.infer<typeof PassageRow>

/** Those of the numbers that are there, in no order. */
export function readPassages(db: Db, generation: number, numbers: readonly number[]): Promise<readonly PassageRow[]> {
  return db.any(sql.type(PassageRow)`
    SELECT p.number, p.page, p.place, g.title, g.url, g.year, p.text, p.tokens
    FROM corpus_passage AS p JOIN corpus_page AS g USING (generation, page)
    WHERE p.generation = ${generation} AND p.number = ANY(${sql.array([...numbers], 'int4')})
  `)
}
