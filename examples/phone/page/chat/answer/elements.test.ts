import { type Block, type Inline, type Answer as Read, readAnswer } from '@yoldas/text'
import { Children, createElement, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Answer } from './Answer.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { elementsOf } from './elements.ts'
import { Formula } from './Formula.tsx'
import { Wide } from './Wide.tsx'

const passages = [
  'Türev, $f’(x) = \\lim_{h \\to 0} \\frac{f(x+h)-f(x)}{h}$ ile tanımlanır.',
  '- Türev\n  - Zincir kuralı\n    - $f(g(x))$\n  - Çarpım kuralı\n- İntegral',
  '| Ders | Süre |\n|:-----|-----:|\n| Türkçe | 40 dk |\n| Coğrafya | **25 dk** |',
  'Kitap 5$, defter 10$; indirimle $4 ve $8. Kur $20,000.',
  '$$\n\\begin{pmatrix} 1 & 2 \\\\[4pt]\n3 & 4 \\end{pmatrix}\n$$',
  '2*3*4 = 24 ve 2**3**4 ile a*b + c*d başka.',
  'snake_case ve bir_iki_üç, _eğik_ değil mi?',
  '1453. yıl dönümü\n11. sınıf',
  '> Planla\n> - **Önce** $x$\n> - Sonra',
  'Kod:\n```js\nlet a = $1 + $b$\n\nlet c = `$$`\n```',
  '`$x$` ve ``$$y$$`` kod, $z$ değil.',
  'Kaynak: https://osym.gov.tr/a_b’de, [ÖSYM](https://osym.gov.tr).',
  'Sonuç:\n$$\nx = 1\n- y\n\n+ z\n$$\nBitti.',
  '## Başlık\nMetin\n\n---\n\n### Alt başlık $a$',
  '- [x] soru çöz\n- [ ] $x^2$ türevi',
  '~~yanlış~~ **doğru** *eğik $a*b$ son* ***çok***',
  '<b>kalın</b> <script>alert(1)</script> bir<br>iki',
  'a<b ve b>c, 5 > 3, <3 seni, &amp; &#39;',
  '👩‍👩‍👧‍👦 çözdü: $\\sqrt{2}$ 👍🏽',
  '\\$5\\$ ve \\*yıldız\\*, $5\\$$ eder.',
  '$x$2 ve $ x$ yok, $x$$y$ var.',
  '1. Adım: $a+b$\n2. Adım:\n   - $c$\n\n   devamı\n3. Son',
  '| İfade | Türev |\n|---|---|\n| $x^2$ | $2x$ |\n| $\\sin x$ | $\\cos x$ |',
  'Fiyat $$ çok ve `açık kalan kod\n\nsonra $k$.',
  'Sonuç $$x = \\frac{1}{2}$$ olur, $$y$$ değil.',
]

/** 100 texts: each passage before the four that follow it. */
const texts = passages.flatMap((passage, nth) =>
  Array.from({ length: 4 }, (_, i) => `${passage}\n\n${passages[(nth + i + 1) % passages.length]}`),
)

const elements = [
  ...['p', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['strong', 'em', 'del', 'code', 'a', 'br', 'span'],
]
const allowed = new Set<unknown>([...elements, CodeBlock, Formula, Wide])
/** What these three are drawn with. */
const drawn = new Set([...elements, 'div', 'pre', 'button', 'svg', 'path', 'rect'])

/** What a text makes: the elements, and where its links lead. */
function collect(nodes: ReactNode, made: Set<unknown>, links: Set<string>): void {
  Children.forEach(nodes, (node) => {
    if (!isValidElement<{ children?: ReactNode; href?: string }>(node)) return
    made.add(node.type)
    if (node.props.href !== undefined) links.add(node.props.href)
    collect(node.props.children, made, links)
  })
}

const formulasOf = (answer: Read): string[] => answer.flatMap(formulasOfBlock)

function formulasOfBlock(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return formulasIn(block.content)
    case 'list':
      return block.items.flatMap(({ blocks }) => formulasOf(blocks))
    case 'quote':
      return formulasOf(block.blocks)
    case 'table':
      return [block.header, ...block.rows].flat().flatMap(({ content }) => formulasIn(content))
    default:
      return []
  }
}

const formulasIn = (content: readonly Inline[]): string[] =>
  content.flatMap((inline) => {
    if (inline.type === 'formula') return inline.source
    return 'content' in inline ? formulasIn(inline.content) : []
  })

const render = (text: string, isOpen: boolean) => renderToStaticMarkup(createElement(Answer, { text, isOpen }))

describe('of 100 texts, while they are written', () => {
  test('there are 100, of lists, tables, money, matrices, code and more', () => {
    expect(new Set(texts).size).toBe(100)
  })

  test('no half of a formula is shown as a whole one, and no element that is not allowed, at any character', () => {
    const [made, links] = [new Set<unknown>(), new Set<string>()]
    /** Four texts begin alike. */
    const known = new Map<string, string[]>()
    const read = (text: string) => {
      const answer = readAnswer(text, true)
      collect(elementsOf(answer), made, links)
      const formulas = formulasOf(answer)
      known.set(text, formulas)
      return formulas
    }
    const wrong = texts.flatMap((text) => {
      const whole = formulasOf(readAnswer(text))
      const starts = Array.from({ length: text.length }, (_, end) => text.slice(0, end))
      return starts.filter((start) => (known.get(start) ?? read(start)).some((formula, i) => formula !== whole[i]))
    })
    expect(wrong).toEqual([])
    expect([...made].filter((name) => !allowed.has(name))).toEqual([])
    expect(made.size).toBeGreaterThan(20)
    expect([...links].filter((href) => !/^https?:\/\//.test(href))).toEqual([])
  })

  test('each is rendered, whole and half, with these elements alone', () => {
    for (const text of texts) {
      const markup = render(text, false) + render(text.slice(0, text.length / 2), true)
      for (const [, name = ''] of markup.matchAll(/<([a-z0-9]+)/g)) expect(drawn).toContain(name)
      expect(markup).not.toMatch(/<script|<b>|javascript:/)
    }
  })
})

test.each(['> ', '>', '* ', '1. ', '*', '**a ', '~~', '['])(
  '%j, repeated to 16,000 characters, is rendered',
  (part) => {
    const text = part.repeat(16_000 / part.length)
    expect([render(text, false), render(text, true)].every((markup) => markup.startsWith('<div class="answer">'))).toBe(
      true,
    )
  },
)

test('no empty line stands behind a formula that has lines of its own', () => {
  const markup = render('Toplam:\n$$a+b$$\nSonra $c$\nve son.', false)
  expect(markup).toContain('Toplam:\n<code class="formula-source">a+b</code>Sonra <code>c</code>\nve son.')
})

test('an empty corner of a table heads nothing', () => {
  const markup = render('| | Mitoz |\n|---|---|\n| Hücre | 2 |', false)
  expect(markup).toMatch(/<thead><tr><td[^>]*><\/td><th[^>]*>Mitoz<\/th><\/tr><\/thead>/)
})
