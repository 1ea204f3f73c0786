import type { Source } from '@yoldas/contracts/chat'
import type { Bubble } from '../conversation/rules.ts'
import { bubbleSplitter, type Chunk, maxBubbles } from '../text/bubbles.ts'
import { type Cited, type Given, sourcesOf } from '../text/citations.ts'
import type { LiveTurn } from './live.ts'

type Live = Pick<LiveTurn, 'bubbleId' | 'write' | 'cite'>

/** The bubbles of an answer and what each cites, published in steps. */
export type AnswerBubbles = {
  append(text: string): void
  /** What is appended next is another text, for a bubble of its own while there is one left. */
  split(): void
  /** The text is over: nothing of it is held back any more. */
  end(): void
  /** The text stopped within a sentence: it ends before that. Nothing else is taken from now on. */
  cut(): void
  /** The newest bubble uses the passages that the mark names. */
  cite(mark: string): void
  /** Puts these texts in place of all bubbles. Nothing else is taken from now on. */
  replace(texts: readonly string[]): void
  /** The same for the bubble in which this text would have stood: the text is not shown, and that bubble is the last. */
  takeBack(text: string, replacement: string): void
  /** Nothing counts of what was appended, split and cited: it is given again. */
  restart(): void
  /** This text, which is appended, is written by hand: so is a bubble that has no other. */
  noteByHand(text: string): void
  /** The answer ends with what was appended. Nothing else is taken from now on. */
  stop(): void
  /**
   * Publishes what has changed, all of it together: a clause that was held back may come in several parts, and a part
   * of it may read like what must not be said.
   */
  publish(isEnding: boolean): void
  /** Publishes the rest, and returns what is stored. */
  close(): Bubble[]
  isEmpty(): boolean
  /** Whether nothing more is taken: the text was cut because it is too long, or replaced. */
  isFull(): boolean
}

/** `most`: so many bubbles may it have now. */
export function openBubbles(live: Live, given: Pick<Given, 'named'>, most = () => maxBubbles): AnswerBubbles {
  let splitter = bubbleSplitter(most)
  const cited: Cited[][] = []
  const citations = citationsOf(sources)
  let chunks: Chunk[] = []
  /** The bubbles where some were written by hand, which are those from a place on. */
  let replaced: { texts: readonly string[]; from: number } | null = null
  /** As clients have them; chunks do not lead there from what was given again. */
  const published: string[] = []
  let isGivenAgain = false
  let isStopped = false
  let byHand: string | null = null

  const texts = () => replaced?.texts ?? splitter.bubbles
  const isByHand = (bubble: number) =>
    replaced ? bubble >= replaced.from || texts()[bubble] === byHand : texts()[bubble] === byHand
  const isFull = () => replaced !== null || isStopped || splitter.isFull

  function sources(bubble: number): Source[] {
    return sourcesOf(cited[bubble] ?? [], texts()[bubble]?.length ?? -1)
  }

  /** From this bubble on these texts count. Where there are fewer than were shown, nothing is left of the others. */
  function put(all: readonly string[], from: number) {
    const count = Math.max(all.length, texts().length)
    replaced = { texts: all, from }
    for (let bubble = from; bubble < count; bubble += 1) {
      cited[bubble] = []
      chunks.push({ bubble, offset: 0, delta: all[bubble] ?? '' })
      citations.note(bubble)
    }
  }

  /** From what clients have to what counts now. */
  function changes(): Chunk[] {
    const count = Math.max(published.length, texts().length)
    return Array.from({ length: count }, (_, bubble) => {
      const [before = '', text = ''] = [published[bubble], texts()[bubble]]
      const offset = commonLength(before, text)
      citations.note(bubble)
      return offset < Math.max(before.length, text.length) ? [{ bubble, offset, delta: text.slice(offset) }] : []
    }).flat()
  }

  function publish(isEnding: boolean) {
    const written = isGivenAgain ? changes() : chunks
    isGivenAgain = false
    chunks = []
    for (const { bubble, offset, delta } of written)
      published[bubble] = (published[bubble] ?? '').slice(0, offset) + delta
    if (written.length > 0) live.write(written, isEnding)
    for (const [bubble, named] of citations.take()) live.cite(bubble, named)
  }

  return {
    isFull,
    isEmpty: () => splitter.bubbles.length === 0,
    publish,
    append: (text) => void chunks.push(...splitter.push(text)),
    split: () => void chunks.push(...splitter.split()),
    end() {
      if (!replaced) chunks.push(...splitter.end())
    },
    cut() {
      if (!replaced) chunks.push(...splitter.cut())
    },
    cite(mark) {
      const bubble = splitter.bubbles.length - 1
      if (isFull()) return
      const offset = splitter.bubbles[bubble]?.length ?? 0
      const passages = given.named(mark).map((passage) => ({ passage, offset }))
      cited[bubble] = [...(cited[bubble] ?? []), ...passages]
      citations.note(bubble)
    },
    restart() {
      splitter = bubbleSplitter(most)
      cited.length = 0
      chunks = []
      isGivenAgain = true
    },
    noteByHand(text) {
      byHand = text
    },
    stop() {
      chunks.push(...splitter.end())
      isStopped = true
    },
    replace: (all) => put(all, 0),
    takeBack(text, replacement) {
      splitter.push(text)
      splitter.end()
      const bubble = Math.max(0, splitter.bubbles.length - 1)
      put([...splitter.bubbles.slice(0, bubble), replacement], bubble)
    },
    close() {
      // Only bubbles that were not cut off are cited.
      for (const bubble of texts().keys()) citations.note(bubble)
      publish(true)
      return texts().map((text, bubble) => ({
        id: live.bubbleId(bubble),
        text,
        author: isByHand(bubble) ? 'hand' : 'model',
        sources: sources(bubble),
      }))
    },
  }
}

const halfCharacter = /[\uD800-\uDBFF]$/

/** UTF-16 units that two texts begin with, in whole characters. */
function commonLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return halfCharacter.test(one.slice(0, length)) ? length - 1 : length
}

/** What bubbles cite now and has not been published, in the order in which it changed. */
function citationsOf(sources: (bubble: number) => Source[]) {
  const noted = new Map<number, string>()
  let unpublished: Array<[bubble: number, sources: readonly Source[]]> = []
  return {
    /** What the bubble cites may have changed. */
    note(bubble: number) {
      const named = sources(bubble)
      const text = JSON.stringify(named)
      if (text === (noted.get(bubble) ?? '[]')) return
      noted.set(bubble, text)
      unpublished.push([bubble, named])
    },
    take() {
      const taken = unpublished
      unpublished = []
      return taken
    },
  }
}
