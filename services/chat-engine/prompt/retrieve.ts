import type { Log } from '@yoldas/telemetry'
import type { Corpus, FoundPassages, Question } from '../corpus/passage.ts'

type Deps = { corpus: Corpus; log: Pick<Log, 'warn'> }

/**
 * What the corpus has on a question: nothing, and `retrieval` degraded, where it fails. Rejects only with the signal's
 * reason.
 */
export async function retrieve({ corpus, log }: Deps, question: Question, signal: AbortSignal): Promise<FoundPassages> {
  try {
    return await corpus.find(question, signal)
  } catch (error) {
    signal.throwIfAborted()
    log.warn({ err: error }, 'the corpus could not be searched')
    return { passages: [], skipped: null, degraded: ['retrieval'] }
  }
}
