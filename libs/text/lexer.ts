import { Lexer, Marked, type Token } from 'marked'
import { formulaAtStart, maskFormulas } from './formulas.ts'

/** How deep lists, quotations, emphasis and links may nest. */
export const deepest = 12

const isLetter = (character: string) => /\p{L}/u.test(character)
/** The last is a single star that marks nothing. */
const isTerm = (character: string) => /[\p{L}\p{N})\]*]/u.test(character)

/** `2*3*4` and `x**2` calculate; `kitap**lar**` points at a part of a word. */
function isEmphasis(source: string, before: string): boolean {
  if (!isTerm(before) || !source.startsWith('*')) return true
  return source.startsWith('**') && isLetter(before) && isLetter(source.charAt(2))
}

/** A list with numbers begins with 1, or behind an item of another list: `1453. yıl dönümü` is a sentence. */
function beginsList(source: string, last: Token | undefined): boolean {
  const number = /^ {0,3}(\d+)/.exec(source)?.[1]
  return number === undefined || Number(number) === 1 || last?.type === 'list'
}

/** A suffix behind an address is none of it: `https://osym.gov.tr’de`. */
const address = /^https?:\/\/(?:\([^\s<>()'’"“”]*\)|[^\s<>()'’"“”])+/i
const punctuationAfter = /[?!.,:;*_~]+$/

function addressAtStart(source: string) {
  const raw = address.exec(source)?.[0].replace(punctuationAfter, '')
  return raw === undefined || !/\/\/./.test(raw)
    ? undefined
    : { type: 'link' as const, raw, text: raw, href: raw, tokens: [{ type: 'text' as const, raw, text: raw }] }
}

const withoutDollars = (formula: string) => (formula.startsWith('$$') ? formula.slice(2, -2) : formula.slice(1, -1))

/**
 * Markdown as chat clients read it, except that what may be ordinary text is left alone: numbers in front of lines
 * (`11. sınıf`), tags (`a<b`), definitions (`[Not]: yarın`), single tildes (`~5 dakika`), lines that are indented. A
 * formula is a token of code in its dollars.
 */
const { defaults } = new Marked({
  gfm: true,
  tokenizer: {
    // False goes on with marked's own reading, undefined reads nothing here.
    emStrong: (source, _masked, before = '') => (isEmphasis(source, before) ? false : undefined),
    del: (source) => (source.startsWith('~~') ? false : undefined),
    list(source) {
      return beginsList(source, this.lexer.state.lastToken) ? false : undefined
    },
    url: addressAtStart,
    code: () => undefined,
    def: () => undefined,
    html: () => undefined,
    tag: () => undefined,
  },
  extensions: [
    {
      name: 'formula',
      level: 'inline',
      start: (source) => source.indexOf('$'),
      tokenizer(source) {
        const raw = formulaAtStart(source)
        return raw === undefined ? undefined : { type: 'codespan', raw, text: withoutDollars(raw) }
      },
    },
    {
      name: 'lineBreak',
      level: 'inline',
      start: (source) => source.indexOf('<'),
      tokenizer(source) {
        const raw = /^<br\s*\/?>/i.exec(source)?.[0]
        return raw === undefined ? undefined : { type: 'br', raw }
      },
    },
  ],
  hooks: { emStrongMask: maskFormulas },
})

/**
 * The tokens of a text.
 * @throws where they nest too deep, long before the stack ends, and where marked throws
 */
export function tokensOf(text: string): Token[] {
  const lexer = new Lexer(defaults)
  let depth = 0
  const bounded =
    <Given extends unknown[], Read>(read: (...given: Given) => Read) =>
    (...given: Given): Read => {
      if (depth > deepest) throw new Error('the text nests too deep')
      depth += 1
      try {
        return read(...given)
      } finally {
        depth -= 1
      }
    }
  return Object.assign(lexer, {
    blockTokens: bounded(lexer.blockTokens.bind(lexer)),
    inlineTokens: bounded(lexer.inlineTokens.bind(lexer)),
  }).lex(text)
}
