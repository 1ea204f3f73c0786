import type { Bubble } from '../messages/rules.ts'
import { bubbleSplitter } from './bubbles.ts'
import { type Cited, type Given, sourcesOf } from './citations.ts'
import type { LiveTurn } from './live.ts'
import { type Marked, markFilter } from './marks.ts'

const paragraphBreaks = 2
/** Nothing is shown of half a surrogate pair. */
const wholeCharacter = /[^\s\uD800-\uDBFF]$/

/** An answer while it is written, shown as it comes. */
export type Writing = {
  push(piece: string): void
  /** What is pushed next is another text, for a bubble of its own while there is one left. */
  split(): void
  /** The answer is over: its bubbles, and what each cites. */
  end(): Bubble[]
  /** Whether the text has been cut because it is too long: nothing that follows is taken. */
  readonly isFull: boolean
}

/**
 * Marks are taken out before bubbles are split. A mark belongs to the bubble of the text that it follows, or, first in a
 * paragraph, of the text that follows it.
 */
export function openWriting(live: Pick<LiveTurn, 'bubbleId' | 'write' | 'cite'>, given: Pick<Given, 'named'>): Writing {
  const filter = markFilter()
  const splitter = bubbleSplitter()
  const cited: Cited[][] = []
  const shown = new Map<number, string>()
  /** Marks before the first word of a paragraph. */
  const early: string[] = []
  /** Line breaks since the last word; a text begins like a paragraph. */
  let breaks = paragraphBreaks

  function take(parts: readonly Marked[]) {
    for (const part of parts) {
      if ('text' in part) write(part.text)
      else if (breaks >= paragraphBreaks) early.push(part.mark)
      else cite(part.mark)
    }
  }

  function write(text: string) {
    if (early.length === 0) return show(text)
    const [begun = text] = /^\s*\S/u.exec(text) ?? []
    // Where a line ends first, they have a paragraph of their own: it is about what was said before.
    if (begun.includes('\n')) citeEarly()
    show(begun)
    if (wholeCharacter.test(begun)) citeEarly()
    show(text.slice(begun.length))
  }

  function show(text: string) {
    live.write(splitter.push(text))
    const last = text.trimEnd()
    breaks = (last === '' ? breaks : 0) + text.slice(last.length).split('\n').length - 1
  }

  function citeEarly() {
    if (splitter.bubbles.length === 0) return
    for (const mark of early.splice(0)) cite(mark)
  }

  function cite(mark: string) {
    if (splitter.isFull) return
    const bubble = splitter.bubbles.length - 1
    const offset = splitter.bubbles[bubble]?.length ?? 0
    const passages = given.named(mark).map((passage) => ({ passage, offset }))
    cited[bubble] = [...(cited[bubble] ?? []), ...passages]
    tell(bubble)
  }

  const sources = (bubble: number) => sourcesOf(cited[bubble] ?? [], splitter.bubbles[bubble]?.length ?? -1)

  /** Says what changed. */
  function tell(bubble: number) {
    const now = JSON.stringify(sources(bubble))
    if (now === (shown.get(bubble) ?? '[]')) return
    shown.set(bubble, now)
    live.cite(bubble, sources(bubble))
  }

  return {
    get isFull() {
      return splitter.isFull
    },
    push: (piece) => take(filter.push(piece)),
    split() {
      take(filter.end())
      citeEarly()
      live.write(splitter.split())
      breaks = paragraphBreaks
    },
    end() {
      take(filter.end())
      live.write(splitter.end())
      citeEarly()
      return splitter.bubbles.map((text, bubble) => {
        tell(bubble)
        return { id: live.bubbleId(bubble), text, sources: sources(bubble) }
      })
    },
  }
}
