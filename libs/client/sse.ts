/** Decodes what comes in pieces; what is text already stays. React Native has no TextDecoder, and gives text. */
export function createDecoder(): (piece: Uint8Array | string) => string {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  return (piece) => {
    if (typeof piece === 'string') return piece
    decoder ??= new TextDecoder()
    return decoder.decode(piece, { stream: true })
  }
}

/** One event as the wire has it. `id` is the last that was named; one that was named without an event has none. */
export type WireEvent = { id: string; event: string; data: string }

/** Reads server-sent events from text that is split anywhere. An event that its end did not follow is dropped. */
export function createEventParser(onEvent: (event: WireEvent) => void): (text: string) => void {
  let rest = ''
  /** What came after it without an end of a line: joined once, also where a line comes in very many pieces. */
  let more: string[] = []
  let [id, event] = ['', '']
  let data: string[] = []
  let [isFirst, isNamed] = [true, false]

  const field = (line: string) => {
    const colon = line.indexOf(':')
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1)
    if (name === 'data') data.push(value)
    else if (name === 'event') event = value
    else if (name === 'id' && !value.includes('\0')) [id, isNamed] = [value, true]
  }
  const take = (line: string) => {
    if (line !== '') return field(line)
    if (data.length > 0) onEvent({ id, event: event || 'message', data: data.join('\n') })
    else if (isNamed) onEvent({ id, event: '', data: '' })
    isNamed = false
    event = ''
    data = []
  }

  return (text) => {
    more.push(text)
    if (!/[\r\n]/.test(text) && !rest.endsWith('\r')) return
    rest += more.join('')
    more = []
    if (isFirst && rest !== '') {
      if (rest[0] === '\ufeff') rest = rest.slice(1)
      isFirst = false
    }
    for (;;) {
      const end = rest.search(/[\r\n]/)
      // A carriage return at the very end may be half of a line's end.
      if (end < 0 || (rest[end] === '\r' && end === rest.length - 1)) return
      const line = rest.slice(0, end)
      rest = rest.slice(end + (rest.startsWith('\r\n', end) ? 2 : 1))
      take(line)
    }
  }
}
