const [quote, backslash, colon, comma] = [0x22, 0x5c, 0x3a, 0x2c]
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d]

/**
 * The bytes of a member's value in a JSON object that has been parsed before, so it is known to be valid. Where a name
 * comes twice the last one counts, as for JSON.parse. Undefined without such a member. `name` has no escapes in it.
 */
export function memberBytes(json: Uint8Array, name: string): Uint8Array | undefined {
  const key = Buffer.from(name)
  let found: Uint8Array | undefined
  let [depth, valueStart, isNamed] = [0, -1, false]
  for (let i = 0; i < json.length; i += 1) {
    const byte = json[i]
    if (byte === quote) {
      const end = closingQuote(json, i)
      if (depth === 1 && valueStart < 0) isNamed = key.compare(json, i + 1, end) === 0
      i = end
    } else if (byte === openBrace || byte === openBracket) depth += 1
    else if (depth === 1 && byte === colon) valueStart = i + 1
    else if (depth === 1 && (byte === comma || byte === closeBrace)) {
      if (isNamed && valueStart >= 0) found = json.subarray(valueStart, i)
      valueStart = -1
      isNamed = false
      if (byte === closeBrace) depth = 0
    } else if (byte === closeBrace || byte === closeBracket) depth -= 1
  }
  return found
}

function closingQuote(json: Uint8Array, start: number): number {
  let i = start + 1
  while (i < json.length && json[i] !== quote) i += json[i] === backslash ? 2 : 1
  return i
}
