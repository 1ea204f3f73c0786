import type { Marked } from '../text/marks.ts'
import type { AnswerBubbles } from './answerBubbles.ts'
import type { Hit } from './guard.ts'
import { type MarkPlaces, placeMarks } from './markPlaces.ts'

/** What was let through of an answer, and so given to its bubbles; a clause at its end can be left out again. */
export type Draft = {
  take(parts: readonly Marked[]): void
  /** What is taken next is another text. */
  split(): void
  /** Leaves the clause of a hit out, with what was shown of it; a text written by hand may stand in its place. */
  leaveOut(hit: Hit, instead: string | null): void
  /** The answer is over, and its bubbles stand. */
  end(): void
}

/** Text, a mark, the place between two texts, or blanks that were not given to the bubbles. */
type Entry = Marked | 'split' | { dropped: string }

/** What a clause ends with that is not its own: the line goes on, or what it opens is closed later. */
const after = /\n$|\s*[("“«]$/u
const blanksBefore = /^\s*/u
const blanks = /^[^\S\n]+/u

export function openDraft(bubbles: AnswerBubbles): Draft {
  let places: MarkPlaces = placeMarks(bubbles)
  const entries: Entry[] = []
  /** A line begins with what was left out: the blanks behind that are not what the line is indented by. */
  let dropsBlanks = false

  function take(parts: readonly Marked[]) {
    for (const part of parts) {
      if (!('text' in part)) give(part)
      else {
        const dropped = dropsBlanks ? (blanks.exec(part.text)?.[0] ?? '') : ''
        if (dropped !== '') entries.push({ dropped })
        if (part.text.length > dropped.length) give({ text: part.text.slice(dropped.length) })
      }
    }
  }

  function give(part: Marked) {
    if ('text' in part) dropsBlanks = false
    entries.push(part)
    places.take([part])
  }

  function split() {
    entries.push('split')
    places.endText()
    bubbles.split()
  }

  /** Takes so much text from the end, with the marks in it. */
  function takeBack(length: number): string {
    let taken = ''
    while (taken.length < length) {
      const last = entries.pop()
      if (last === undefined || last === 'split') break
      if ('dropped' in last) taken = last.dropped + taken
      if (!('text' in last)) continue
      const own = Math.max(0, last.text.length - (length - taken.length))
      if (own > 0) entries.push({ text: last.text.slice(0, own) })
      taken = last.text.slice(own) + taken
    }
    return taken
  }

  function giveAgain() {
    bubbles.restart()
    places = placeMarks(bubbles)
    for (const entry of entries) {
      if (entry === 'split') {
        places.endText()
        bubbles.split()
      } else if (!('dropped' in entry)) places.take([entry])
    }
  }

  /** Whether a line begins with what comes next. */
  function isAtLineStart(): boolean {
    const last = entries.findLast((entry) => entry === 'split' || 'text' in entry)
    return last === undefined || last === 'split' || ('text' in last && last.text.endsWith('\n'))
  }

  return {
    take,
    split,
    leaveOut({ text, shown }, instead) {
      const clause = takeBack(shown) + text
      if (shown > 0) giveAgain()
      const [end = ''] = after.exec(clause) ?? []
      if (instead !== null) {
        bubbles.noteByHand(instead)
        take([{ text: `${blanksBefore.exec(clause)?.[0] ?? ''}${instead}${end}` }])
      } else if (isAtLineStart()) dropsBlanks = true
      else take([{ text: end }])
    },
    end() {
      bubbles.end()
      places.endText()
    },
  }
}
