import { type Fields, isFields, textIn } from './fields.ts'

/** What a server counted, each null where it did not. The cached tokens are among the input's. */
export type Used = {
  model: string | null
  inputTokens: number | null
  cachedTokens: number | null
  outputTokens: number | null
}

/** More than any prompt or answer has: such a count would end up in columns of four bytes. */
const mostTokens = 100_000_000
const longestName = 200

/** What an event says of it, after what those before it said: some servers count up with every chunk. */
export function usedAfter(before: Used | undefined, data: Fields): Used | undefined {
  const { usage } = data
  if (!isFields(usage)) return before
  const details = isFields(usage.prompt_tokens_details) ? usage.prompt_tokens_details : {}
  const inputTokens = countOf(usage.prompt_tokens ?? usage.input_tokens) ?? before?.inputTokens ?? null
  const cachedTokens = countOf(details.cached_tokens) ?? before?.cachedTokens ?? null
  return {
    model: nameOf(data.model) ?? before?.model ?? null,
    inputTokens,
    cachedTokens: cachedTokens === null ? null : Math.min(inputTokens ?? 0, cachedTokens),
    outputTokens: countOf(usage.completion_tokens ?? usage.output_tokens) ?? before?.outputTokens ?? null,
  }
}

const countOf = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value <= mostTokens ? Math.ceil(value) : null

/** As Postgres can store it. */
const nameOf = (value: unknown): string | null =>
  textIn(value).replaceAll('\0', '').toWellFormed().slice(0, longestName) || null
