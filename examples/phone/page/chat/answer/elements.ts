import type { Answer, Block, Cell, Inline, Item } from '@yoldas/text'
import { createElement as element, type ReactNode } from 'react'
import { CodeBlock } from './CodeBlock.tsx'
import { Formula } from './Formula.tsx'
import { Wide } from './Wide.tsx'

/** What is shown of an answer. These are all the elements that a text can make, and none is made of HTML. */
export const elementsOf = (answer: Answer): ReactNode[] => answer.map(blockElement)

/** Below the name of the chat and what a part of it is called. */
const headings = ['h3', 'h4', 'h5'] as const
const smallestHeading = 'h6'

function blockElement(block: Block): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return element('p', null, ...inlineElements(block.content))
    case 'heading':
      return element(headings[block.level - 1] ?? smallestHeading, null, ...inlineElements(block.content))
    case 'list': {
      const items = block.items.map(itemElement)
      return block.start === null ? element('ul', null, ...items) : element('ol', { start: block.start }, ...items)
    }
    case 'quote':
      return element('blockquote', null, ...elementsOf(block.blocks))
    case 'code':
      return element(CodeBlock, block)
    case 'table':
      return element(Wide, { as: 'div', label: 'Tablo' }, tableElement(block))
    case 'rule':
      return element('hr')
    case 'open-formula':
      return element('p', null, element('code', null, block.source))
  }
}

function itemElement({ isDone, blocks }: Item): ReactNode {
  const content = elementsOf(blocks)
  if (isDone === null) return element('li', null, ...content)
  const box = { role: 'img', 'aria-label': isDone ? 'Yapıldı' : 'Yapılacak' }
  return element('li', { className: 'answer-task' }, element('span', box, isDone ? '☑' : '☐'), ...content)
}

function tableElement({ header, rows }: Extract<Block, { type: 'table' }>): ReactNode {
  // The corner above the names of rows is empty: then it heads nothing.
  const cellsOf = (cells: readonly Cell[], name: 'th' | 'td') =>
    cells.map(({ align, content }) =>
      element(
        content.length === 0 ? 'td' : name,
        { style: { textAlign: align ?? 'start' } },
        ...inlineElements(content),
      ),
    )
  const rowOf = (cells: readonly Cell[]) => element('tr', null, ...cellsOf(cells, 'td'))
  return element(
    'table',
    null,
    element('thead', null, element('tr', null, ...cellsOf(header, 'th'))),
    element('tbody', null, ...rows.map(rowOf)),
  )
}

const inlineElements = (content: readonly Inline[]): ReactNode[] =>
  content.map((inline, i) => inlineElement(isDisplayed(content[i - 1]) ? onOwnLine(inline) : inline))

const isDisplayed = (inline: Inline | undefined) => inline?.type === 'formula' && inline.isDisplay

/** Behind a formula that has lines of its own a line begins anyway: another break would be an empty line. */
const onOwnLine = (inline: Inline): Inline =>
  inline.type === 'text' ? { ...inline, text: inline.text.replace(/^ *\n/, '') } : inline

const names = { strong: 'strong', emphasis: 'em', deleted: 'del' } as const

function inlineElement(inline: Inline): ReactNode {
  switch (inline.type) {
    case 'text':
      return inline.text
    case 'code':
      return element('code', null, inline.text)
    case 'formula':
      return element(Formula, inline)
    case 'link': {
      const { href, content } = inline
      const shown = content.length === 0 ? [href] : inlineElements(content)
      return element('a', { href, target: '_blank', rel: 'noreferrer' }, ...shown)
    }
    case 'break':
      return element('br')
    default:
      return element(names[inline.type], null, ...inlineElements(inline.content))
  }
}
