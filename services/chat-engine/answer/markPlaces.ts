import type { Marked } from '../text/marks.ts'
import type { AnswerBubbles } from './answerBubbles.ts'

/** A text begins like a paragraph. */
const paragraphBreaks = 2
/** Nothing is shown yet of half a surrogate pair, or of what may begin a formula or code. */
const wholeCharacter = /[^\s\uD800-\uDBFF\\`~]$/

export type MarkPlaces = {
  take(parts: readonly Marked[]): void
  /** The text is over, and its bubbles stand: what is taken next is another text. */
  endText(): void
}

/**
 * Writes text to its bubbles and has each mark cited in one of them: that of the text that it follows, or, first in a
 * paragraph, of the text that follows it.
 */
export function placeMarks(bubbles: Pick<AnswerBubbles, 'append' | 'cite' | 'isEmpty'>): MarkPlaces {
  /** Marks before the first word of a paragraph. */
  const early: string[] = []
  /** Line breaks since the last word. */
  let breaks = paragraphBreaks

  function write(text: string) {
    if (early.length === 0) return append(text)
    const [begun = text] = /^\s*\S/u.exec(text) ?? []
    // Where a line ends first, they have a paragraph of their own: it is about what was said before.
    if (begun.includes('\n')) citeEarly()
    append(begun)
    if (wholeCharacter.test(begun)) citeEarly()
    append(text.slice(begun.length))
  }

  function append(text: string) {
    bubbles.append(text)
    const last = text.trimEnd()
    breaks = (last === '' ? breaks : 0) + text.slice(last.length).split('\n').length - 1
  }

  function citeEarly() {
    if (bubbles.isEmpty()) return
    for (const mark of early.splice(0)) bubbles.cite(mark)
  }

  return {
    take(parts) {
      for (const part of parts) {
        if ('text' in part) write(part.text)
        else if (breaks >= paragraphBreaks) early.push(part.mark)
        else bubbles.cite(part.mark)
      }
    },
    endText() {
      citeEarly()
      breaks = paragraphBreaks
    },
  }
}
