import { randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

const idBytes = 16
/** Of 256 ids: to ask for those of one costs four times as much as all else of it. */
const random = Buffer.alloc(256 * idBytes)
let used = random.length

function nextRandom(): Buffer {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  used += idBytes
  return random.subarray(used - idBytes, used)
}

/** Half of what counts within a millisecond: the other half is left to count on in. */
const half = 2 ** 31
let [milliseconds, place] = [0, 0]

/** A UUIDv7: ids made later sort later, to the millisecond, and those that one process makes in their order. */
export function newId(): string {
  const bytes = nextRandom()
  const now = Date.now()
  if (now > milliseconds) [milliseconds, place] = [now, bytes.readUInt32BE(0) % half]
  else place += 1
  return v7({ random: bytes, msecs: milliseconds, seq: place })
}
