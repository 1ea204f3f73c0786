import type { MarkedToken, Token, Tokens } from 'marked'
import type { Answer, Block, Cell, Inline, Item } from './answer.ts'
import { deepest, tokensOf } from './lexer.ts'
import { settle } from './settle.ts'

/**
 * Reads the text of a message of the companion's. Of one that goes on (`isOpen`), nothing is shown as a formula that may
 * turn out to be a part of one, or none. A text that nests too deep, or that cannot be read, is its source. It never
 * throws.
 */
export function readAnswer(text: string, isOpen = false): Answer {
  try {
    const { text: settled, open } = settle(text.replaceAll(/\r\n?/g, '\n'), isOpen)
    const blocks = blocksOf(tokensOf(settled), 0)
    return open === null ? blocks : [...blocks, { type: 'open-formula', source: open.trim() }]
  } catch {
    return [{ type: 'paragraph', content: [{ type: 'text', text }] }]
  }
}

const known = new Set<string>([
  ...['blockquote', 'br', 'code', 'codespan', 'del', 'em', 'escape', 'heading', 'hr', 'html', 'image', 'link', 'list'],
  ...['paragraph', 'strong', 'table', 'text'],
])
/** All but what shows nothing: blank lines, and the boxes of tasks, which their items have. */
const isShown = (token: Token): token is MarkedToken => known.has(token.type)

function checkDepth(depth: number): void {
  if (depth > deepest) throw new Error('the text nests too deep')
}

function blocksOf(tokens: readonly Token[], depth: number): Block[] {
  checkDepth(depth)
  return tokens.filter(isShown).flatMap((token): Block[] => {
    switch (token.type) {
      case 'heading':
        return [{ type: 'heading', level: token.depth, content: inlinesOf(token.tokens, depth) }]
      case 'list':
        return [listOf(token, depth)]
      case 'blockquote':
        return [{ type: 'quote', blocks: blocksOf(token.tokens, depth + 1) }]
      case 'code':
        return [{ type: 'code', language: /\S+/.exec(token.lang ?? '')?.[0] ?? null, text: token.text }]
      case 'table':
        return [tableOf(token, depth)]
      case 'hr':
        return [{ type: 'rule' }]
      default: {
        const content = inlinesOf('tokens' in token && token.tokens ? token.tokens : [token], depth)
        return content.length === 0 ? [] : [{ type: 'paragraph', content }]
      }
    }
  })
}

function listOf({ ordered, start, items }: Tokens.List, depth: number): Block {
  const itemOf = ({ raw, task, checked, tokens }: Tokens.ListItem): Item => ({
    marker: (ordered && /\d+[.)]/.exec(raw)?.[0]) || null,
    isDone: task ? checked === true : null,
    blocks: blocksOf(tokens, depth + 1),
  })
  return { type: 'list', start: ordered ? Number(start) : null, items: items.map(itemOf) }
}

function tableOf({ header, rows }: Tokens.Table, depth: number): Block {
  const cellOf = ({ align, tokens }: Tokens.TableCell): Cell => ({ align, content: inlinesOf(tokens, depth) })
  return { type: 'table', header: header.map(cellOf), rows: rows.map((row) => row.map(cellOf)) }
}

function inlinesOf(tokens: readonly Token[], depth: number): Inline[] {
  checkDepth(depth)
  return tokens.filter(isShown).flatMap((token): Inline[] => {
    switch (token.type) {
      case 'strong':
        return [{ type: 'strong', content: inlinesOf(token.tokens, depth + 1) }]
      case 'em':
        return [{ type: 'emphasis', content: inlinesOf(token.tokens, depth + 1) }]
      case 'del':
        return [{ type: 'deleted', content: inlinesOf(token.tokens, depth + 1) }]
      case 'codespan':
        return [codeOf(token)]
      case 'link':
      case 'image':
        return linkOf(token, depth)
      case 'br':
        return [{ type: 'break' }]
      default:
        return [{ type: 'text', text: 'text' in token ? token.text : token.raw }]
    }
  })
}

/** What `tokensOf` says is code may be a formula. */
const codeOf = ({ raw, text }: Tokens.Codespan): Inline =>
  raw.startsWith('$')
    ? { type: 'formula', source: text.trim(), isDisplay: raw.startsWith('$$') }
    : { type: 'code', text }

/** Where it leads elsewhere than to a page, its text alone. */
function linkOf({ href, tokens }: Tokens.Link | Tokens.Image, depth: number): Inline[] {
  const content = inlinesOf(tokens, depth + 1)
  return /^https?:\/\/[^\s/]/i.test(href) ? [{ type: 'link', href, content }] : content
}
