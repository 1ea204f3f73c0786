import { Marked } from 'marked'

const longestBody = 180
const fallback = 'Yeni bir mesajın var.'

/** Code points that a body is made from: Markdown is read by functions that nest as deep as it does. */
const readLength = 1_000

/**
 * What a notification shows of a message: one line of plain text, at most 180 code points. Of a long text the start is
 * read and no more, so that neither time nor stack grow with it.
 */
export function notificationBody(text: string): string {
  const line = readMarkdown(firstCharacters(text, readLength).toWellFormed())
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return visible.test(line) ? cut(line) : fallback
}

/** In code points, which have two UTF-16 units at most. */
const firstCharacters = (text: string, most: number): string =>
  pairs.test(text.slice(0, most)) ? [...text.slice(0, 2 * most)].slice(0, most).join('') : text.slice(0, most)
const pairs = /[\ud800-\udfff]/

/** A joiner, a mark or a direction alone shows nothing. */
const visible = /[^\p{Cf}\p{M}\p{Z}]/u

const characters = new Intl.Segmenter('tr', { granularity: 'grapheme' })

function cut(text: string): string {
  if (text.length <= longestBody) return text
  // Where a character begins depends on nothing after its first code point, which has two units at most.
  const points = [...text.slice(0, 2 * longestBody + 2)].slice(0, longestBody + 1)
  if (points.length <= longestBody) return text
  const whole = points.slice(0, longestBody - 1).join('')
  const kept = text.slice(0, characters.segment(points.join('')).containing(whole.length)?.index)
  // What is taken for one character may be longer than any body.
  return `${kept.trimEnd() || whole}…`
}

const isLetter = (character: string) => /\p{L}/u.test(character)
/** The last is a single star that marks nothing. */
const isTerm = (character: string) => /[\p{L}\p{N})\]*]/u.test(character)

/** `2*3*4` and `x**2` calculate; `kitap**lar**` points at a part of a word. */
function isEmphasis(source: string, before: string): boolean {
  if (!isTerm(before) || !source.startsWith('*')) return true
  return source.startsWith('**') && isLetter(before) && isLetter(source.charAt(2))
}

/**
 * Reads Markdown as chat clients do, except that what may be ordinary text is left alone: numbers in front of lines
 * (`1. sınıf`), tags (`a<b`), definitions (`[Not]: yarın`), single tildes (`~5 dakika`).
 */
const plain = new Marked({
  gfm: true,
  tokenizer: {
    // False goes on with marked's own reading, undefined reads nothing here.
    emStrong: (source, _masked, before = '') => (isEmphasis(source, before) ? false : undefined),
    del: (source) => (source.startsWith('~~') ? false : undefined),
    def: () => undefined,
    html: () => undefined,
  },
  renderer: {
    space: () => ' ',
    hr: () => ' ',
    br: () => ' ',
    checkbox: () => '',
    code: ({ text }) => `${text} `,
    codespan: ({ text }) => text,
    html: ({ text }) => (/^<br\s*\/?>$/i.test(text) ? ' ' : text),
    text(token) {
      return 'tokens' in token && token.tokens ? `${this.parser.parseInline(token.tokens)} ` : token.text
    },
    heading({ tokens }) {
      return `${this.parser.parseInline(tokens)} `
    },
    paragraph({ tokens }) {
      return `${this.parser.parseInline(tokens)} `
    },
    blockquote({ tokens }) {
      return `${this.parser.parse(tokens)} `
    },
    list({ ordered, items }) {
      const marker = (raw: string) => (ordered ? `${/\d+[.)]/.exec(raw)?.[0] ?? ''} ` : '')
      return items.map(({ raw, tokens }) => `${marker(raw)}${this.parser.parse(tokens)} `).join('')
    },
    table({ header, rows }) {
      const cells = [header, ...rows].flat()
      return cells.map(({ tokens }) => `${this.parser.parseInline(tokens)} `).join('')
    },
    strong({ tokens }) {
      return this.parser.parseInline(tokens)
    },
    em({ tokens }) {
      return this.parser.parseInline(tokens)
    },
    del({ tokens }) {
      return this.parser.parseInline(tokens)
    },
    link({ tokens }) {
      return this.parser.parseInline(tokens)
    },
    image({ tokens }) {
      return this.parser.parseInline(tokens)
    },
  },
})

const stripMarkdown = (text: string): string => plain.parse(text, { async: false })

/** Words between two stars on either side, as they are mostly written: apart from other words. */
const boldWords = /(?<=^|[\s(])\*\*([\p{L}\p{N}](?:[^*\n\r]*[\p{L}\p{N}])?)\*\*(?![\p{L}\p{N}*])/gu
/** Without any other sign that Markdown could begin with. */
const plainLine = /^\p{L}[^\n\r\\`*_~[\]<>|#&]*$/u

/** Most texts are one line with a few bold words, which needs no reader of Markdown: that takes ten times as long. */
function readMarkdown(text: string): string {
  const line = text.replaceAll(boldWords, '$1')
  return plainLine.test(line) ? line : stripMarkdown(text)
}
