import { type CallAssembler, callAssembler, isEmpty, type OpaqueFields, type ToolCall } from './calls.ts'
import { ModelFailed } from './failure.ts'
import { type Fields, isFields, textIn } from './fields.ts'
import { templateFilter } from './templateFilter.ts'
import { type Used, usedAfter } from './usage.ts'

/** Why an answer is over: by itself, at the limit of its length, or by the provider's filter. */
export type End = 'stop' | 'length' | 'filtered'

/** What a server sent in one answer, whatever its dialect. */
export type CompletionReader = {
  /** Takes the data of an event; returns the companion's words in it, as far as they are certain. */
  push(data: unknown): string
  /**
   * The stream is over; `isDone`: the server said so. Returns the words that were held back.
   * @throws ModelFailed where the answer is not whole
   */
  end(isDone: boolean): string
  /** Whether the answer is whole although its stream goes on, or breaks. */
  readonly isFinished: boolean
  readonly reason: End | null
  readonly used: Used | undefined
  /** Bytes of text, names and arguments. */
  readonly saidBytes: number
  /** @throws ModelFailed where one is malformed */
  calls(): ToolCall[]
  /** What the message has besides, for the server that sent it. */
  opaque(): OpaqueFields
}

/** Far more than an answer needs: its bytes of text, names and arguments, and its calls. */
const [mostSaidBytes, mostCalls] = [256 * 1024, 64]
/** Of fields that are only given back. */
const mostOpaqueLength = 256 * 1024

const reasons: Readonly<Record<string, End | 'error'>> = {
  stop: 'stop',
  tool_calls: 'stop',
  function_call: 'stop',
  length: 'length',
  model_length: 'length',
  max_tokens: 'length',
  content_filter: 'filtered',
  error: 'error',
}

const spoken = new Set(['role', 'content', 'refusal', 'tool_calls', 'function_call'])

type ReaderOptions = { offered?: ReadonlySet<string>; thinks?: boolean }

export function completionReader({ offered = new Set(), thinks = false }: ReaderOptions = {}): CompletionReader {
  const filter = templateFilter({ thinks })
  const calls = callAssembler(offered)
  const opaque = opaqueFields()
  let reason: End | null = null
  /** Something followed the reason: it was not the last word. */
  let isDoubtful = false
  let used: Used | undefined
  let saidBytes = 0
  let hasText = false
  let isRefusing = false

  function readDelta(delta: Fields): string {
    const content = delta.content
    const said = typeof content === 'string' ? content : textOfParts(content)
    let refusal = textIn(delta.refusal)
    if (refusal !== '' && !isRefusing && (hasText || said !== '')) refusal = `\n\n${refusal}`
    isRefusing ||= refusal !== ''
    const bytes = readCalls(calls, delta)
    for (const name in delta) if (!spoken.has(name)) opaque.add(name, delta[name])
    const text = said + refusal
    if (text === '' && bytes === 0) return ''
    saidBytes += Buffer.byteLength(text) + bytes
    if (saidBytes > mostSaidBytes || calls.count > mostCalls)
      throw new ModelFailed('oversized', 'the model’s answer is too long')
    isDoubtful ||= reason !== null && (bytes > 0 || /\S/.test(text))
    return filter.push(text)
  }

  /** A whole message is not read where its pieces were. */
  const deltaOf = ({ delta, message }: Fields): Fields | undefined => {
    if (isFields(delta)) return delta
    return isFields(message) && saidBytes === 0 ? message : undefined
  }

  const shown = (text: string) => {
    hasText ||= /\S/.test(text)
    return text
  }

  return {
    get isFinished() {
      return reason !== null && !isDoubtful
    },
    get reason() {
      return reason
    },
    get used() {
      return used
    },
    get saidBytes() {
      return saidBytes
    },
    push(data) {
      if (!isFields(data)) return ''
      if (isFault(data.error) || data.object === 'error' || data.type === 'error') throw broken()
      used = usedAfter(used, data)
      const choice: unknown = Array.isArray(data.choices) ? data.choices[0] : undefined
      if (!isFields(choice)) return ''
      const delta = deltaOf(choice)
      if (isFault(choice.error) || isFault(delta?.error)) throw broken()
      const text = delta ? shown(readDelta(delta)) : ''
      const end = typeof choice.finish_reason === 'string' ? reasons[choice.finish_reason.toLowerCase()] : undefined
      if (end === 'error') throw broken()
      // One more `stop` takes nothing back.
      if (end && (isDoubtful || reason === null || reason === 'stop')) reason = end
      return text
    },
    end(isDone) {
      const text = shown(filter.end(reason === 'length' || reason === 'filtered' || calls.count > 0))
      const isWhole = isDone ? reason !== null || hasText || calls.hasWhole() : reason !== null && !isDoubtful
      if (!isWhole) throw new ModelFailed('unfinished', 'the model stopped in the middle of its answer')
      return text
    },
    calls: calls.calls,
    opaque: opaque.all,
  }
}

const broken = () => new ModelFailed('broken', 'the model’s server reported an error within its answer')

const isFault = (error: unknown): boolean => error !== false && error !== 0 && !isEmpty(error)

function readCalls(calls: CallAssembler, { tool_calls: pieces, function_call: older }: Fields): number {
  if (pieces !== undefined && pieces !== null) return calls.push(pieces)
  return isFields(older) ? calls.push(older) : 0
}

const partsOfThought = /think|thought|reason/i

/** The text among the parts of a message. */
function textOfParts(content: unknown): string {
  if (content === undefined || content === null) return ''
  if (Array.isArray(content)) return content.map(textOfPart).join('')
  if (isFields(content)) return textOfPart(content)
  throw new ModelFailed('malformed', 'the model sent a text that is not one')
}

function textOfPart(part: unknown): string {
  if (typeof part === 'string') return part
  if (!isFields(part) || part.thought === true || partsOfThought.test(textIn(part.type))) return ''
  return isFields(part.text) ? textIn(part.text.value) : textIn(part.text) || textIn(part.refusal)
}

/** Texts and lists that come in pieces are joined; of anything else the last counts. */
function opaqueFields() {
  const all: OpaqueFields = {}
  let length = 0
  return {
    // Half of them would be worth nothing.
    all: () => (length > mostOpaqueLength ? {} : all),
    add(name: string, value: unknown) {
      if (isEmpty(value) || length > mostOpaqueLength) return
      length += typeof value === 'string' ? value.length : JSON.stringify(value).length
      const before = all[name]
      if (typeof before === 'string' && typeof value === 'string') all[name] = before + value
      else if (Array.isArray(before) && Array.isArray(value)) before.push(...value)
      else all[name] = value
    },
  }
}
