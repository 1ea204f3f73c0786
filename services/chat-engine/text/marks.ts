import { type Concern, categories, noConcern, tiers } from '../care/tiers.ts'

/** A piece of a text without its marks, or what stood between the brackets of one that is known. */
export type Marked = { text: string } | { mark: string }

export type MarkFilter = {
  /** Takes the next piece of a text; returns its text and its marks in their order, as far as they are certain. */
  push(piece: string): Marked[]
  /** The text is over: returns what was held back. What is pushed next is another text. */
  end(): Marked[]
}

/** UTF-16 units between the brackets. */
const longestMark = 40
/**
 * One or several labels of passages, `k1`, `k2, k3`; what the model sees of distress, `care:serious`,
 * `care:acute/abuse`; or that a hint follows, `ipucu`, `ipucu:yeni`.
 */
const known = /^(?:k\d{1,3}(?:\s?,\s?k\d{1,3})*|care:.*|[iİı]pucu\s*(?::\s*[^\s:]*\s*)?)$/i
const care = /^care:\s*([a-z]+)(?:\s*\/\s*([a-z-]+))?\s*$/i
const hint = /^[iİı]pucu\s*:?\s*(\S*)/i

/** Both have two more that look alike: models mix them up. */
const [open, close] = ['⟨〈〈', '⟩〉〉']
const inside = `[^${open}${close}\n]`
const wholeMark = new RegExp(`[${open}](${inside}{1,${longestMark}})[${close}]`, 'g')
const markSoFar = new RegExp(`[${open}](${inside}{0,${longestMark}})([${close}]?)`, 'y')
const letter = `[^ \t\r${open}]`
const wordAfterMark = new RegExp(`[ \t\r]+|[${open}]|${letter}+`, 'y')
/** All up to the next mark at once. */
const words = new RegExp(`[ \t\r]+|[${open}]|${letter}(?:[^${open}]*${letter})?`, 'y')
const blank = /^[ \t\r]/
/** Follows a word without a blank. */
const attached = /^[.,;:!?…)\]»”’"'*_]/

/**
 * Takes the marks `⟨…⟩` that are known out of a text while it arrives; any other stays text. The outcome does not
 * depend on how the text was cut into pieces, and the work is linear in its length. Held back are what may yet become a
 * mark, and blanks until it is known what follows them.
 *
 * Of the blanks around marks one run stays, and none at the end of a line, or where punctuation follows a mark at once.
 * A line that has nothing but marks goes whole.
 */
export function markFilter(): MarkFilter {
  let parts: Marked[] = []
  let unread = ''
  let blanks = ''
  /** The blanks after a mark that nothing else has followed yet; null without one. */
  let behind: string | null = null
  let atLineStart = true

  function read(text: string) {
    for (let at = 0; at < text.length; ) {
      const [found = ''] = matchAt(behind === null ? words : wordAfterMark, text, at)
      if (open.includes(found)) {
        const length = readMark(text, at)
        if (length === 0) return
        at += length
      } else {
        if (blank.test(found)) hold(found)
        else show(found)
        at += found.length
      }
    }
  }

  /** The length of what was taken; 0 when what follows decides what it is. */
  function readMark(text: string, at: number): number {
    const [written = '', mark = '', end = ''] = matchAt(markSoFar, text, at)
    if (end === '' && mark.length < longestMark && at + written.length === text.length) {
      unread = written
      return 0
    }
    if (end === '' || !known.test(mark)) {
      show(text.charAt(at))
      return 1
    }
    blanks ||= behind ?? ''
    behind = ''
    parts.push({ mark })
    return written.length
  }

  function hold(found: string) {
    if (behind === null) blanks += found
    else behind += found
  }

  function show(found: string) {
    if (behind !== null && atLineStart && found.startsWith('\n')) say(found.slice(1))
    else say(blanksBefore(found) + found)
    blanks = ''
    behind = null
  }

  function blanksBefore(found: string): string {
    if (behind === null || atLineStart) return blanks
    if (found.startsWith('\n') || (behind === '' && attached.test(found))) return ''
    return blanks || behind
  }

  function say(text: string) {
    if (text === '') return
    atLineStart = text.endsWith('\n')
    const last = parts.at(-1)
    if (last && 'text' in last) last.text += text
    else parts.push({ text })
  }

  return {
    push(piece) {
      parts = []
      const text = unread + piece
      unread = ''
      read(text)
      return parts
    },
    end() {
      parts = []
      if (unread !== '') show(unread)
      else if (behind === null) say(blanks)
      unread = ''
      blanks = ''
      behind = null
      atLineStart = true
      return parts
    },
  }
}

function matchAt(pattern: RegExp, text: string, at: number): readonly string[] {
  pattern.lastIndex = at
  return pattern.exec(text) ?? []
}

/** What a mark says of distress: nothing with a tier that is unknown. Null for a mark of another kind. */
export function concernOf(mark: string): Concern | null {
  if (!/^care:/i.test(mark)) return null
  const [, tier = '', about = ''] = care.exec(mark.toLowerCase()) ?? []
  const named = tiers.find((one) => one === tier) ?? 'none'
  if (named === 'none') return noConcern
  return { tier: named, category: categories.find((one) => one === about) ?? 'other' }
}

/** A hint on the question that the one before was about, or on a new one. */
export type Hint = 'same' | 'new'

/** What a mark says of a hint. Null for a mark of another kind. */
export function hintOf(mark: string): Hint | null {
  const about = hint.exec(mark)?.[1]
  if (about === undefined) return null
  return /^yen[iİı]$/i.test(about) ? 'new' : 'same'
}

/** The text without the marks that are known. */
export function withoutMarks(text: string): string {
  const filter = markFilter()
  return [...filter.push(text), ...filter.end()].map((part) => ('text' in part ? part.text : '')).join('')
}

/**
 * The text as it reads, without anything that the filter would take for a mark: only the model's own words have marks.
 */
export const disarmMarks = (text: string): string =>
  text.replaceAll(wholeMark, (written, mark: string) => (known.test(mark) ? `‹${mark}›` : written))
