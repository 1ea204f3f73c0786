import { tokensOf } from '../../clients/tokens.ts'
import { mostPassageTokens } from '../rules.ts'
import type { Page } from './page.ts'

/** Raised whenever the same page would be split otherwise, so that its vectors are made anew. */
export const chunkerVersion = 1

/** A longer one is a paragraph: a passage has to have room for its text. */
const longestHeading = 200

export type Piece = {
  /** From 1 on, in its page. */
  place: number
  /** The heading it stands under; empty before the first. */
  heading: string
  /** Markdown, its heading included. */
  text: string
}

/** Splits a page at its headings, and a section that is too long between its paragraphs, sentences or words. */
export async function splitPage({ title, body }: Pick<Page, 'title' | 'body'>): Promise<Piece[]> {
  const { lexer } = await import('marked')
  const sections: Array<{ heading: string; line: string; blocks: string[] }> = [{ heading: '', line: '', blocks: [] }]
  for (const token of lexer(body)) {
    if (token.type === 'heading' && token.raw.length <= longestHeading)
      sections.push({ heading: token.text, line: token.raw.trim(), blocks: [] })
    else if (token.type !== 'space') sections.at(-1)?.blocks.push(token.raw.trim())
  }
  const texts = sections
    .filter(({ blocks }) => blocks.length > 0)
    .flatMap(({ heading, line, blocks }) => {
      const room = mostPassageTokens - tokensOf(`${title}\n\n${line}\n\n`)
      return pack(blocks, '\n\n', Math.max(room, 1)).map((text) => ({ heading, text: joined(line, text) }))
    })
  return texts.map((piece, i) => ({ place: i + 1, ...piece }))
}

const joined = (line: string, text: string) => (line === '' ? text : `${line}\n\n${text}`)

/** What a text is split at, the coarsest first: list items and lines, sentences, words. */
const finer: Record<string, { at: RegExp; by: string } | undefined> = {
  '\n\n': { at: /\n(?=\S)/u, by: '\n' },
  '\n': { at: /(?<=[.!?…])\s+/u, by: ' ' },
  ' ': { at: /\s+/u, by: '' },
}

/** Puts parts together as long as they have room. */
function pack(parts: readonly string[], by: string, room: number): string[] {
  const packed: string[] = []
  for (const part of parts.flatMap((part) => fit(part, by, room))) {
    const last = packed.at(-1)
    const together = last === undefined ? part : last + separator(by) + part
    if (last !== undefined && tokensOf(together) <= room) packed[packed.length - 1] = together
    else packed.push(part)
  }
  return packed
}

/** Words are put together with a space again. */
const separator = (by: string) => by || ' '

/** The part itself when it has room, else what it is split into. */
function fit(part: string, by: string, room: number): string[] {
  if (tokensOf(part) <= room) return [part]
  const next = finer[by]
  return next ? pack(part.split(next.at), next.by, room) : cut(part, room)
}

/** A word without end. */
function cut(word: string, room: number): string[] {
  const letters = Math.max(1, Math.floor(room / 2))
  const characters = [...word]
  return Array.from({ length: Math.ceil(characters.length / letters) }, (_, i) =>
    characters.slice(i * letters, (i + 1) * letters).join(''),
  )
}
