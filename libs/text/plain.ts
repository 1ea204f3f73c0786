import type { Answer, Block, Inline } from './answer.ts'

/** An answer on one line, without anything that marks what it is. */
export const plainText = (answer: Answer): string =>
  answer
    .map(blockText)
    .join(' ')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()

const hiddenFormula = '[formül]'

function blockText(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.content)
    case 'list':
      return block.items.map(({ marker, blocks }) => [marker ?? '', ...blocks.map(blockText)].join(' ')).join(' ')
    case 'quote':
      return block.blocks.map(blockText).join(' ')
    case 'code':
      return block.text
    case 'table':
      return [block.header, ...block.rows].flatMap((row) => row.map(({ content }) => inlineText(content))).join(' ')
    case 'rule':
      return ''
    case 'open-formula':
      return hiddenFormula
  }
}

const inlineText = (content: readonly Inline[]): string => content.map(textOf).join('')

function textOf(inline: Inline): string {
  switch (inline.type) {
    case 'text':
    case 'code':
      return inline.text
    case 'formula':
      // Without a command it reads as it is written.
      return inline.source.includes('\\') ? hiddenFormula : inline.source
    case 'break':
      return ' '
    default:
      return inlineText(inline.content)
  }
}
