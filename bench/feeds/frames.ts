const brace = '}'.charCodeAt(0)
const newline = '\n'.charCodeAt(0)

/** Counts the events of a stream, however its reads cut them; heartbeats and the answer's head do not count. */
export function frameCounter(): (bytes: Uint8Array, length: number) => number {
  /** How much of `}\n\n`, which ends every event, was read last. */
  let seen = 0
  return (bytes, length) => {
    let frames = 0
    for (let i = 0; i < length; i += 1) {
      const byte = bytes[i]
      if (byte === brace) seen = 1
      else if (byte !== newline || seen === 0) seen = 0
      else if (seen === 1) seen = 2
      else {
        frames += 1
        seen = 0
      }
    }
    return frames
  }
}
