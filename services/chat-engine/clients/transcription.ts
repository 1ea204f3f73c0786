import OpenAI from 'openai'
import { z } from 'zod'
import { boundedFetch } from './boundedFetch.ts'
import type { Breakers } from './breaker.ts'

/** As it is stored: its type is one of those of `mediaTypes.audio`. */
export type Recording = { bytes: Buffer; mimeType: string }

/** A server that speaks OpenAI's transcriptions. */
export type Transcription = {
  /**
   * What the recording says, as the server heard it. It is asked once.
   * @throws TranscriptionFailed, BreakerOpen while it keeps failing, and the signal's reason when it aborts
   */
  transcribe(recording: Recording, signal: AbortSignal): Promise<string>
}

export type TranscriptionOptions = { baseUrl: string; apiKey: string; model: string }

/** The server refused, or answered no text. Never quotes what was asked or heard: it is logged. */
export class TranscriptionFailed extends Error {
  override name = 'TranscriptionFailed'
}

const TranscriptionAnswer = z.object({ text: z.string() })

/** Much more than five minutes of speech. */
const mostAnswerBytes = 256 * 1024

/** The server tells containers by the ending of a name. */
const endings: Record<string, string> = {
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/webm': 'webm',
}

/** Taking too long counts as failing; that nobody waits any more does not. */
export function connectTranscription(
  { baseUrl, apiKey, model }: TranscriptionOptions,
  breakers: Breakers,
): Transcription {
  const fetch = boundedFetch(mostAnswerBytes)
  const client = new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0, logLevel: 'off', fetch })
  const isFailure = (error: unknown) =>
    error instanceof TranscriptionFailed || (error instanceof DOMException && error.name === 'TimeoutError')
  const breaker = breakers('transcription', { isFailure })
  async function ask({ bytes, mimeType }: Recording, signal: AbortSignal): Promise<string> {
    const file = new File([new Uint8Array(bytes)], `recording.${endings[mimeType] ?? 'bin'}`, { type: mimeType })
    const asked = { file, model, language: 'tr', response_format: 'json' as const }
    const answer: unknown = await client.audio.transcriptions.create(asked, { signal }).catch((error) => {
      signal.throwIfAborted()
      throw refusal(error)
    })
    const heard = TranscriptionAnswer.safeParse(answer)
    if (!heard.success) throw new TranscriptionFailed('the transcription server sent no text')
    return heard.data.text
  }
  return { transcribe: (recording, signal) => breaker.run(() => ask(recording, signal)) }
}

function refusal(error: unknown): TranscriptionFailed {
  if (!(error instanceof OpenAI.APIError) || error instanceof OpenAI.APIConnectionError)
    return new TranscriptionFailed('the transcription server could not be reached or its answer could not be read')
  return new TranscriptionFailed(`the transcription server refused with ${error.status} ${error.code ?? ''}`.trimEnd())
}
