import { createParser } from 'eventsource-parser'
import { ModelFailed } from './failure.ts'

/** Reads a body's events, however its bytes are cut. */
export type EventReader = {
  push(bytes: Uint8Array): void
  /** The body is over, or the connection broke: the last event may have been written without its blank line. */
  end(): void
  /** Whether the server said that its answer is over. Nothing counts after that. */
  readonly isDone: boolean
}

/** UTF-16 units of one event, and of a body that has none. */
const mostEventLength = 512 * 1024

const isEndOfStream = (data: string) => /^"?\[DONE\]"?$/i.test(data)

type OnData = (data: unknown) => void

/**
 * Calls `onData` with the data of each event, as JSON, as soon as it is whole. A server may answer with one completion
 * as a document of JSON, or with one chunk a line, instead of events.
 */
export function eventReader(onData: OnData): EventReader {
  const decoder = new TextDecoder()
  let reader: TextReader | undefined
  const read = (text: string) => {
    reader ??= readerFor(text, onData)
    reader?.push(text)
  }
  return {
    get isDone() {
      return reader?.isDone() ?? false
    },
    push: (bytes) => read(decoder.decode(bytes, { stream: true })),
    end() {
      read(decoder.decode())
      reader?.end()
    },
  }
}

type TextReader = { push(text: string): void; end(): void; isDone(): boolean }

/** Undefined while there is nothing to tell by. */
function readerFor(text: string, onData: OnData): TextReader | undefined {
  const first = text.trimStart().charAt(0)
  if (first === '') return undefined
  return first === '{' || first === '[' ? documentReader(onData) : streamReader(onData)
}

function streamReader(onData: OnData): TextReader {
  let isDone = false
  let isOver = false

  function take(data: string, isError: boolean) {
    if (isDone) return
    if (data.charCodeAt(0) === openingBrace && !isError) return takeJson(data)
    const text = data.trim()
    if (isEndOfStream(text)) isDone = true
    else if (isError) onData({ error: text })
    else if (text.startsWith('{')) takeJson(text)
    // Anything else is some other message of the server's, such as a ping.
  }

  function takeJson(text: string) {
    const data = parsed(text)
    if (data !== undefined) onData(data)
    // Some servers end an event with one line break.
    else if (text.includes('\n')) for (const line of text.split('\n')) take(line, false)
    // The last one may have been cut: then the answer has no end, or had it before.
    else if (!isOver) throw new ModelFailed('malformed', 'the model sent a malformed chunk')
  }

  const parser = createParser({
    onEvent: ({ event, data }) => take(data, event === 'error'),
    maxBufferSize: mostEventLength,
    // An event may well have fields that are not known.
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') throw oversized()
    },
  })
  return {
    isDone: () => isDone,
    push: (text) => parser.feed(text),
    end() {
      isOver = true
      parser.feed('\n\n')
    },
  }
}

const openingBrace = '{'.charCodeAt(0)

/** What is read is known when it is whole. A whole document cannot have been cut. */
function documentReader(onData: OnData): TextReader {
  let text = ''
  let isDone = false

  function readLine(line: string) {
    isDone ||= isEndOfStream(line.trim())
    const data = parsed(line)
    if (data !== undefined) onData(data)
  }

  return {
    isDone: () => isDone,
    push(more) {
      text += more
      if (text.length > mostEventLength) throw oversized()
    },
    end() {
      const whole = parsed(text)
      isDone = whole !== undefined
      if (isDone) onData(Array.isArray(whole) ? whole[0] : whole)
      else for (const line of text.split('\n')) readLine(line)
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const oversized = () => new ModelFailed('oversized', 'an event of the model is too long')
