import OpenAI from 'openai'
import { z } from 'zod'
import { boundedFetch } from './boundedFetch.ts'
import type { Breakers } from './breaker.ts'

/** A server that speaks OpenAI's moderations. */
export type Moderation = {
  /**
   * The score of each category, from 0 to 1. It is asked once, and given up after 3 s.
   * @throws ModerationFailed, and BreakerOpen while it keeps failing
   */
  score(text: string): Promise<Readonly<Record<string, number>>>
}

type ModerationOptions = { baseUrl: string; apiKey: string; model: string; timeoutMilliseconds?: number }

/** The server refused, was too slow, or answered no scores. Never quotes what was asked: it is logged. */
export class ModerationFailed extends Error {
  override name = 'ModerationFailed'
}

const ModerationAnswer = z.object({
  results: z.array(z.object({ category_scores: z.record(z.string(), z.number().nullable()) })).min(1),
})

/** Much more than the scores of a text. */
const mostAnswerBytes = 64 * 1024

export function connectModeration(options: ModerationOptions, breakers: Breakers): Moderation {
  const { baseUrl: baseURL, apiKey, model, timeoutMilliseconds: timeout = 3_000 } = options
  const fetch = boundedFetch(mostAnswerBytes)
  const client = new OpenAI({ baseURL, apiKey, maxRetries: 0, logLevel: 'off', fetch })
  const breaker = breakers('moderation')
  async function ask(input: string) {
    // The signal ends the reading of the body too.
    const signal = AbortSignal.timeout(timeout)
    const answer: unknown = await client.moderations.create({ model, input }, { signal }).catch((error) => {
      throw refusal(error, signal.aborted)
    })
    return readScores(answer)
  }
  return { score: (text) => breaker.run(() => ask(text)) }
}

function refusal(error: unknown, isLate: boolean): ModerationFailed {
  if (isLate) return new ModerationFailed('the moderation server did not answer in time')
  if (!(error instanceof OpenAI.APIError) || error instanceof OpenAI.APIConnectionError)
    return new ModerationFailed('the moderation server could not be reached or its answer could not be read')
  return new ModerationFailed(`the moderation server refused with ${error.status} ${error.code ?? ''}`.trimEnd())
}

function readScores(answer: unknown): Record<string, number> {
  const [result] = ModerationAnswer.safeParse(answer).data?.results ?? []
  if (!result) throw new ModerationFailed('the moderation server sent no scores')
  return Object.fromEntries(Object.entries(result.category_scores).map(([name, score]) => [name, score ?? 0]))
}
