/**
 * What SDKs call for `fetch`: it follows no redirect, and takes at most so many bytes of an answer.
 * @throws TypeError
 */
export const boundedFetch =
  (mostBytes: number): typeof fetch =>
  async (input, init) => {
    const { status, headers, body } = await fetch(input, { ...init, redirect: 'error' })
    const pieces: Uint8Array[] = []
    let bytes = 0
    for await (const piece of body ?? []) {
      bytes += piece.byteLength
      // Leaving the loop closes the connection.
      if (bytes > mostBytes) throw new TypeError(`the answer has more than ${mostBytes} bytes`)
      pieces.push(piece)
    }
    return new Response(bytes === 0 ? null : Buffer.concat(pieces), { status, headers })
  }
