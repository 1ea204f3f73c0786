/** What a server does one after another. `wait` and `hang` stand for time: `hang` is without end. */
export type Part =
  | { send: string }
  /** Each byte by itself. */
  | { bytewise: string }
  | { wait: number }
  | 'reset'
  | 'hang'
  | 'linger'

export type Reply = { status: number; headers: Record<string, string>; parts: readonly Part[] }

/** As far as servers look at a request. */
export type SentRequest = Readonly<Record<string, unknown>> & {
  messages: readonly SentMessage[]
  tools?: ReadonlyArray<{ function: { name: string } }> | undefined
}
export type SentMessage = {
  role: string
  content?: string | null | ReadonlyArray<{ type: string; text?: string | undefined }> | undefined
  tool_calls?: ReadonlyArray<Record<string, unknown>> | undefined
  [field: string]: unknown
}

/** A stream of these parts, or what a request is answered with, the `nth` time that its message is sent. */
export type Scenario = readonly Part[] | ((request: SentRequest, nth: number) => Reply | readonly Part[])
export type Scenarios = Readonly<Record<string, Scenario>>

export const send = (text: string): Part => ({ send: text })
export const event = (data: unknown): Part => send(`data: ${JSON.stringify(data)}\n\n`)
export const wait = (milliseconds: number): Part => ({ wait: milliseconds })
export const done = send('data: [DONE]\n\n')

const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_790_000_000, model: 'fake' }

/** An event with these fields in place of the usual ones. */
export const withFields = (fields: object): Part => event({ ...head, ...fields })
export const choice = (delta: unknown, finish: unknown = null, more: object = {}) => ({
  index: 0,
  delta,
  finish_reason: finish,
  ...more,
})
export const chunk = (delta: unknown, finish: unknown = null, more: object = {}): Part =>
  withFields({ choices: [choice(delta, finish)], ...more })
export const role = chunk({ role: 'assistant', content: '' })
export const piece = (content: unknown): Part => chunk({ content })
/** A text in one piece a word. */
export const says = (text: string): Part[] => (text.match(/\S+\s*/g) ?? []).map(piece)
export const stop = (reason: unknown = 'stop'): Part => chunk({}, reason)
export const counted = (usage: unknown): Part => withFields({ choices: [], usage })
export const usage = counted({ prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 })
/** How most streams end. */
export const ends = (reason: unknown = 'stop'): Part[] => [stop(reason), usage, done]

export const call = (index: unknown, id: unknown, name: unknown, written: unknown) => ({
  index,
  id,
  type: 'function',
  function: { name, arguments: written },
})
export const calls = (...pieces: unknown[]): Part => chunk({ tool_calls: pieces })
/** Arguments alone, of the call with this index. */
export const more = (index: unknown, written: unknown) => ({ index, function: { arguments: written } })

const resultsIn = ({ messages }: SentRequest): number => messages.filter((message) => message.role === 'tool').length
export const hasResults = (request: SentRequest): boolean => resultsIn(request) > 0
export const stepOf = (request: SentRequest): number => resultsIn(request)

/** Calls tools, then says how many results came. */
export const calling =
  (...parts: Part[]): Scenario =>
  (request) =>
    hasResults(request) ? [role, ...says(`Sonuç: ${resultsIn(request)} araç.`), ...ends()] : parts

export const plain: readonly Part[] = [role, ...says('Tamam, anladım.'), ...ends()]

const streamHeaders = { 'content-type': 'text/event-stream' }
const jsonHeaders = { 'content-type': 'application/json' }
export const streamed = (parts: readonly Part[]): Reply => ({ status: 200, headers: streamHeaders, parts })
export const body = (contentType: string, text: string): Reply => ({
  status: 200,
  headers: { 'content-type': contentType },
  parts: [send(text)],
})
export const refuse = (status: number, said: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { ...jsonHeaders, ...headers },
  parts: [send(typeof said === 'string' ? said : JSON.stringify(said))],
})
