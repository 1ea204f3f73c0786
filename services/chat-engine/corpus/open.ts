import type { Service } from '@yoldas/service'
import { every } from '@yoldas/time'
import type { Breakers } from '../clients/breaker.ts'
import { connectEmbeddings, type EmbeddingOptions, sparing } from '../clients/embeddings.ts'
import type { CallMetrics } from '../genAi.ts'
import { retrievalMetrics } from '../metrics.ts'
import { watchPgvector } from '../pgvector/watch.ts'
import { openCorpus } from './find.ts'
import { removeReplaced } from './ingest/remove.ts'

type Deps = Pick<Service, 'db' | 'log' | 'metrics' | 'failed'> & { breakers: Breakers; calls: CallMetrics }

/** Without embeddings, or without pgvector, the corpus is searched by text alone. `report` is for `/readyz`. */
export function openRetrieval(
  parts: AsyncDisposableStack,
  { db, log, metrics, failed, breakers, calls }: Deps,
  embedding: Omit<EmbeddingOptions, 'retries'> | null,
) {
  const embeddings = embedding && sparing(connectEmbeddings({ ...embedding, retries: 0, metrics: calls }), breakers)
  const pgvector = watchPgvector({ db, log })
  parts.use(every(60_000, pgvector.look, failed('watchPgvector'))).wake()
  parts.use(every(60_000, () => removeReplaced(db), failed('removeReplaced')))
  return {
    corpus: openCorpus({ db, log, embeddings, retrievals: retrievalMetrics(metrics) }),
    report: pgvector.report,
  }
}
