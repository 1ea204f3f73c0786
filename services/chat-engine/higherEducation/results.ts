import { z } from 'zod'
import { cutToFit } from '../answer/cut.ts'

/** What the server answers to a call; what else it has is passed over. */
export const CallResult = z.object({
  content: z.array(z.unknown()).default([]),
  structuredContent: z.unknown().optional(),
  isError: z.boolean().default(false),
})
export type CallResult = z.output<typeof CallResult>

/**
 * The outcome of a call: data; an error that the model can mend, as its tool's result; or another error, by a code of
 * our own or the server's.
 */
export type Outcome = { kind: 'data'; shown: unknown } | Mendable | { kind: 'failed'; code: string }
type Mendable = { kind: 'mendable'; shown: object }

/** Code points of a result for the model: less than a step has for all results, since pages here can be long. */
const mostCharacters = 8_000
const mostErrorCharacters = 1_200

const Text = z.object({ type: z.literal('text'), text: z.string() })
/** FastMCP wraps a value that is not an object in one. */
const Wrapped = z.strictObject({ result: z.unknown() })
const Failed = z.looseObject({ error: z.unknown() })

const mendable = ['lookup_failed', 'invalid_filters', 'not_found']

export function readResult({ content, structuredContent, isError }: CallResult): Outcome {
  const text = content
    .flatMap((part) => Text.safeParse(part).data?.text ?? [])
    .join('\n')
    .trim()
  const payload = unwrapped(structuredContent ?? readJson(text))
  const error = errorOf(payload)
  if (error !== undefined) return failure(error, payload)
  // The server's own words for arguments that are wrong: of what else can fail it says what by an error in its payload.
  if (isError) return isAboutArguments(text) ? refusal(text) : { kind: 'failed', code: 'tool_error' }
  if (payload === undefined && text === '') return { kind: 'failed', code: 'empty' }
  return { kind: 'data', shown: cutToFit(payload ?? text, mostCharacters) }
}

/** Wrong arguments, in the words of the server: about them, and not to be obeyed. */
export const refusal = (message: string): Mendable => ({
  kind: 'mendable',
  shown: { error: 'invalid_arguments', message: [...message.toWellFormed()].slice(0, 600).join('') },
})

const isAboutArguments = (text: string): boolean =>
  /validation error|invalid (argument|param|input)|missing/i.test(text)

function failure(error: unknown, payload: unknown): Outcome {
  if (typeof error !== 'string' || !mendable.includes(error))
    return { kind: 'failed', code: typeof error === 'string' && /^[a-z_]{1,40}$/.test(error) ? error : 'unknown' }
  // An upstream's answer is nothing that the model could use.
  const { body: _raw, ...shown } = z.looseObject({}).parse(payload)
  const cut = cutToFit(shown, mostErrorCharacters)
  return { kind: 'mendable', shown: { ...z.looseObject({}).parse(cut), error } }
}

function errorOf(payload: unknown): unknown {
  const { data } = Failed.safeParse(payload)
  return data === undefined || data.error === null ? undefined : data.error
}

function unwrapped(payload: unknown): unknown {
  const { data } = Wrapped.safeParse(payload)
  return data === undefined ? payload : (data.result ?? undefined)
}

/** Undefined when the text is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
