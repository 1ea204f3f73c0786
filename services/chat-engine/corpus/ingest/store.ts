import { type Db, sql, unnest } from '@yoldas/db'
import { z } from 'zod'
import type { Page } from './page.ts'
import type { Above, Made, NewPassage } from './passages.ts'

const none = sql.typeAlias('none')

/** Which vectors: those of another model or length are others. */
export type Space = { model: string; dimensions: number }

/** Whether the database can compare vectors: an extension may be in it whose files the server has no more. */
export function hasVectors(db: Db): Promise<boolean> {
  return db.exists(none`
    SELECT FROM pg_available_extensions WHERE name = 'vector' AND installed_version IS NOT NULL
  `)
}

const Current = z.object({ id: z.int(), fingerprint: z.string() })

export function findCurrent(db: Db): Promise<z.infer<typeof Current> | null> {
  return db.maybeOne(sql.type(Current)`SELECT id, fingerprint FROM corpus_generation WHERE replaced_at IS NULL`)
}

const Hash = z.object({ hash: z.string() })

/** Of these hashes those that have a vector. */
export async function findEmbedded(
  db: Db,
  { model, dimensions }: Space,
  hashes: readonly string[],
): Promise<Set<string>> {
  const rows = await db.anyFirst(sql.type(Hash)`
    SELECT encode(e.hash, 'hex') AS hash
    FROM unnest(${sql.array([...hashes], 'text')}) AS asked (hash)
    JOIN corpus_embedding AS e ON e.hash = decode(asked.hash, 'hex')
    WHERE e.model = ${model} AND e.dimensions = ${dimensions}
  `)
  return new Set(rows)
}

/** Those that are there already stay. */
export async function keepEmbeddings(
  db: Db,
  { model, dimensions }: Space,
  embeddings: ReadonlyArray<{ hash: string; vector: readonly number[] }>,
): Promise<void> {
  await db.query(none`
    INSERT INTO corpus_embedding (hash, model, dimensions, vector)
    SELECT decode(e.hash, 'hex'), ${model}, ${dimensions}, e.vector::real[]
    FROM ${unnest('e', embeddings, {
      hash: ['text', ({ hash }) => hash],
      vector: ['text', ({ vector }) => `{${vector.join(',')}}`],
    })}
    ON CONFLICT DO NOTHING
  `)
}

const Id = z.object({ id: z.int() })

export type NewGeneration = { fingerprint: string; space: Space | null }

/** Nobody sees it until the transaction commits, and nobody searches it before `switchTo`. */
export function insertGeneration(tx: Db, { fingerprint, space }: NewGeneration): Promise<number> {
  return tx.oneFirst(sql.type(Id)`
    INSERT INTO corpus_generation (fingerprint, model, dimensions)
    VALUES (${fingerprint}, ${space?.model ?? null}, ${space?.dimensions ?? null})
    RETURNING id
  `)
}

/** Rows of one statement. */
const batch = 1_000

async function inBatches<Row>(rows: readonly Row[], insert: (json: string) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += batch)
    await insert(JSON.stringify(rows.slice(start, start + batch)))
}

export async function insertPages(tx: Db, generation: number, pages: readonly Page[]): Promise<void> {
  await inBatches(
    pages.map(({ body: _, ...page }) => page),
    (json) =>
      tx.query(none`
        INSERT INTO corpus_page (generation, page, title, exam, subject, tags, source, url, reviewed, year)
        SELECT ${generation}, p.*
        FROM jsonb_to_recordset(${json}::jsonb) AS p (page text, title text, exam text, subject text, tags text[],
          source text, url text, reviewed text, year int)
      `),
  )
}

export async function insertPassages(tx: Db, generation: number, passages: readonly NewPassage[]): Promise<void> {
  await inBatches(
    passages.map(({ embedded: _, stems, ...passage }) => ({ ...passage, stems: vectorOf(stems) })),
    (json) =>
      tx.query(none`
        INSERT INTO corpus_passage (generation, number, page, place, exam, text, tokens, hash, stems)
        SELECT ${generation}, p.number, p.page, p.place, p.exam, p.text, p.tokens, decode(p.hash, 'hex'),
          p.stems::tsvector
        FROM jsonb_to_recordset(${json}::jsonb) AS p (
          number int, page text, place int, exam text, text text, tokens int, hash text, stems text
        )
      `),
  )
}

const weightOf = { title: '1A', tag: '2B', heading: '3C' } as const
/** Without a place a stem would match every weight. */
const unweighted = '4'

/** As Postgres writes a tsvector; a stem is letters and digits in ASCII. */
const vectorOf = (stems: NewPassage['stems']) =>
  [...stems].map(([stem, above]) => `${stem}:${placesOf(above)}`).join(' ')

const placesOf = (above: readonly Above[]) =>
  above.length === 0 ? unweighted : above.map((where) => weightOf[where]).join(',')

export async function insertWords(tx: Db, generation: number, { stems, words }: Made): Promise<void> {
  await inBatches(stems, (json) =>
    tx.query(none`
      INSERT INTO corpus_stem (generation, stem, exam, passages)
      SELECT ${generation}, s.*
      FROM jsonb_to_recordset(${json}::jsonb) AS s (stem text, exam text, passages int)
    `),
  )
  await inBatches(words, (json) =>
    tx.query(none`
      INSERT INTO corpus_word (generation, word)
      SELECT ${generation}, word FROM jsonb_array_elements_text(${json}::jsonb) AS word
    `),
  )
}

const Counted = z.object({ passages: z.int() })

/** From the vectors that are kept. Returns how many passages have theirs. */
export function makeVectors(tx: Db, generation: number): Promise<number> {
  return tx.oneFirst(sql.type(Counted)`SELECT corpus_make_vectors(${generation}) AS passages`)
}

/** What a passage of the generation has to be nearer than, to fit by its vector. */
export async function keepOffTopic(tx: Db, generation: number, distance: number | null): Promise<void> {
  await tx.query(none`UPDATE corpus_generation SET off_topic = ${distance} WHERE id = ${generation}`)
}

/** From its commit on questions search this generation. Two that are made at once are searched one after the other. */
export async function switchTo(tx: Db, generation: number): Promise<void> {
  await tx.query(none`SELECT FROM corpus_analyze()`)
  await tx.query(none`SELECT FROM pg_advisory_xact_lock(hashtext('chat.corpus_generation'))`)
  await tx.query(none`
    UPDATE corpus_generation SET replaced_at = clock_timestamp() WHERE replaced_at IS NULL
  `)
  await tx.query(none`UPDATE corpus_generation SET replaced_at = NULL WHERE id = ${generation}`)
}

/** Replaced long enough ago that no search reads them. */
export function findReplaced(db: Db, seconds: number): Promise<readonly number[]> {
  return db.anyFirst(sql.type(Id)`
    SELECT id FROM corpus_generation
    WHERE replaced_at < clock_timestamp() - make_interval(secs => ${seconds}) ORDER BY id
  `)
}

/** Some of its rows; how many there were. */
export async function removeRows(db: Db, generation: number, limit: number): Promise<number> {
  const passages = await db.query(none`
    DELETE FROM corpus_passage WHERE generation = ${generation} AND number = ANY(ARRAY(
      SELECT number FROM corpus_passage WHERE generation = ${generation} LIMIT ${limit}
    ))
  `)
  const words = await db.query(none`
    DELETE FROM corpus_word WHERE generation = ${generation} AND word = ANY(ARRAY(
      SELECT word FROM corpus_word WHERE generation = ${generation} LIMIT ${limit}
    ))
  `)
  return passages.rowCount + words.rowCount
}

/** With what is left of it; nothing happens to the one that is searched. */
export async function removeGeneration(db: Db, generation: number): Promise<void> {
  await db.query(none`SELECT FROM corpus_drop_generation(${generation})`)
}

/** Vectors of passages that no generation has had for a day. */
export async function removeEmbeddings(db: Db): Promise<void> {
  await db.query(none`
    DELETE FROM corpus_embedding AS e
    WHERE made_at < clock_timestamp() - interval '1 day'
      AND NOT EXISTS (SELECT FROM corpus_passage AS p WHERE p.hash = e.hash)
  `)
}
