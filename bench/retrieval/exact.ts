import type { Exam } from '@yoldas/chat-engine/corpus/ingest/page'
import type { Database } from '@yoldas/local'
import pg from 'pg'

type Asked = { generation: number; exam: Exam; vectors: number[][]; most: number }

/** The passages of the exam that are nearest to each vector, by reading all of them. */
export async function nearestExactly({ url }: Database, { generation, exam, vectors, most }: Asked) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SET search_path = chat; SET enable_indexscan = off')
    const nearest: number[][] = []
    for (const vector of vectors) {
      const { rows } = await client.query(
        `SELECT number FROM ${pg.escapeIdentifier(`corpus_vector_${generation}_${exam}`)}
         ORDER BY embedding <=> $1::real[]::halfvec(${vector.length}) LIMIT $2`,
        [vector, most],
      )
      nearest.push(rows.map(({ number }) => Number(number)))
    }
    return nearest
  } finally {
    await client.end()
  }
}
