import { setImmediate } from 'node:timers/promises'
import { searchedAtMost } from '@yoldas/contracts/chat'
import { beginWords } from '../corpus/words.ts'
import type { SaidRow, Stretch } from './store.ts'

/** Read by one statement. */
const batchMessages = 250
/** Characters that are folded before others have their turn: that takes a few milliseconds at the most. */
const charactersAtOnce = 32_768

export type Search = {
  /** Folded; a message is found by words that begin so. */
  words: readonly string[]
  /** Most messages that are found. */
  limit: number
  /** A position: messages before it. */
  before: number
}

/** Positions, newest first. `before`: from where on nothing was read; null at the beginning of it all. */
export type Found = { found: number[]; before: number | null }

type Read = (stretch: Omit<Stretch, 'studentKey'>) => Promise<readonly SaidRow[]>

/** Reads a conversation back until enough is found, or as much is read as one request may. */
export async function searchBack(read: Read, { words, limit, before }: Search): Promise<Found> {
  const found: number[] = []
  const pause = pausing()
  let place = before
  let { messages, bytes } = searchedAtMost
  while (messages > 0) {
    const rows = await read({ before: place, messages: Math.min(messages, batchMessages), bytes })
    if (rows.length === 0) return { found, before: null }
    for (const { position, said } of rows) {
      bytes -= Buffer.byteLength(said)
      // One that has no room is read alone, by the next request.
      if (bytes < 0 && place !== before) return { found, before: place }
      await pause(said.length)
      if (beginWords(words, said)) found.push(position)
      place = position
      if (found.length === limit) return { found, before: place }
    }
    messages -= rows.length
  }
  return { found, before: place }
}

/** Gives others their turn after so many characters. */
function pausing() {
  let characters = 0
  return async (more: number) => {
    characters += more
    if (characters < charactersAtOnce) return
    characters = more
    await setImmediate()
  }
}
