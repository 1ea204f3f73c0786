import { plainText } from './plain.ts'
import { readAnswer } from './read.ts'

const longestBody = 180
const fallback = 'Yeni bir mesajın var.'

/** Code points that a line is made from. */
const readLength = 1_000

/**
 * What a notification shows of a message: one line of plain text, at most 180 code points. Of a long text the start is
 * read and no more, so that no time grows with it.
 */
export function notificationBody(text: string): string {
  const line = lineOf(text)
  return visible.test(line) ? cut(line, longestBody) : fallback
}

/** What is shown of a message above an answer to it: the same line, of so many code points at the most. */
export const quotedText = (text: string, longest: number): string => cut(lineOf(text), longest)

function lineOf(text: string): string {
  const start = firstCharacters(text, readLength)
  return readLine(start.toWellFormed(), start.length >= readLength && [...start].length === readLength)
}

/** In code points, which have two UTF-16 units at most. */
const firstCharacters = (text: string, most: number): string =>
  pairs.test(text.slice(0, most)) ? [...text.slice(0, 2 * most)].slice(0, most).join('') : text.slice(0, most)
const pairs = /[\ud800-\udfff]/

/** A joiner, a mark or a direction alone shows nothing. */
const visible = /[^\p{Cf}\p{M}\p{Z}]/u

const characters = new Intl.Segmenter('tr', { granularity: 'grapheme' })

function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  // Where a character begins depends on nothing after its first code point, which has two units at most.
  const points = [...text.slice(0, 2 * longest + 2)].slice(0, longest + 1)
  if (points.length <= longest) return text
  const whole = points.slice(0, longest - 1).join('')
  const kept = text.slice(0, characters.segment(points.join('')).containing(whole.length)?.index)
  // What is taken for one character may be longer than any line.
  return `${kept.trimEnd() || whole}…`
}

/** Words between two stars on either side, as they are mostly written: apart from other words. */
const boldWords = /(?<=^|[\s(])\*\*([\p{L}\p{N}](?:[^*\n\r]*[\p{L}\p{N}])?)\*\*(?![\p{L}\p{N}*])/gu
/** Without any other sign that Markdown could begin with. */
const plainLine = /^\p{L}[^\n\r\\`*_~[\]<>|#&$]*$/u

/** Most texts are one line with a few bold words, which needs no reader of Markdown: that takes ten times as long. */
function readLine(text: string, isOpen: boolean): string {
  const line = text.replaceAll(boldWords, '$1')
  return plainLine.test(line) ? line.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim() : plainText(readAnswer(text, isOpen))
}
