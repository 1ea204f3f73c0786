import type { AnswerStyle } from '@yoldas/contracts/profile'
import { foldedWords } from '../corpus/words.ts'
import type { Hint } from '../text/marks.ts'
import type { guidance } from './promptTexts.ts'

/** How a turn's question is answered, by the name of what the model is told about it. */
export type Guidance = keyof typeof guidance

/** After so many hints on a question its solution follows. */
const mostHints = 2

/** Folded, with what people add to the verb when they ask for it; not `göstermeden` nor `gösterme`. */
const solutionWanted =
  /\bcozum(?:un)?u (?:(?:artik|bana|bir|bi|lutfen) )?goster(?:in|sene|ir|irmisin|ebilir|ebilirmisin)?\b/

/** “Çözümü göster”, also misspelt or without Turkish letters. */
export const asksForSolution = (message: string): boolean => solutionWanted.test(foldedWords(message).join(' '))

/** By the style of the turn, the student's message and the hints that the turn before it had given. */
export function guidanceOf(style: AnswerStyle, message: string, earlierHints: number): Guidance {
  if (asksForSolution(message)) return 'solutionWanted'
  if (style === 'direct') return 'direct'
  return earlierHints >= mostHints ? 'solutionDue' : 'guide'
}

/** Which hint on its question an answer is, by its mark and the count of the turn before it: 0 where it is none. */
export function countHints(hint: Hint | null, earlierHints: number): number {
  if (hint === null) return 0
  return hint === 'new' ? 1 : earlierHints + 1
}
