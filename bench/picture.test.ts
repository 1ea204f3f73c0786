import { expect, test } from 'vitest'
import { type Picture, svg } from './picture.ts'
import { mostSaturated } from './saturation.ts'

const picture: Picture = {
  title: 'Turns & <feeds>',
  charts: [
    {
      figure: 'turns "a second"',
      format: (value) => `${value}/s`,
      groups: [
        { name: '1 at once', bars: [bar('ours', 50), bar('theirs', 100)] },
        { name: '2 at once', bars: [bar('ours', 75), bar('theirs', Number.NaN)] },
      ],
    },
    { figure: 'CPU', format: (value) => `${value} ms`, groups: [{ name: 'all', bars: [bar('ours', 3)] }] },
  ],
}

function bar(name: string, value: number) {
  return { name, value }
}

type Element = { name: string; attributes: Record<string, string>; text: string }

/** The elements of a document, in their order. @throws when it is not well-formed, as far as a picture can be */
function parse(document: string): Element[] {
  const elements: Element[] = []
  const open: Element[] = []
  const token = /<(\/?)([a-z]+)((?: [a-zA-Z]+="[^"<&]*")*)(\/?)>|([^<>&"]|&(?:amp|lt|gt|quot);)+/y
  while (token.lastIndex < document.trimEnd().length) {
    const at = token.lastIndex
    const [whole, closing, name, attributes = '', isEmpty] = token.exec(document) ?? []
    if (whole === undefined) throw new Error(`not well-formed: ${document.slice(at, at + 40)}`)
    if (name === undefined) for (const element of open.slice(-1)) element.text += whole
    else if (closing) expect(open.pop()?.name).toBe(name)
    else {
      const pairs = [...attributes.matchAll(/([a-zA-Z]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])
      const element = { name, attributes: Object.fromEntries(pairs), text: '' }
      elements.push(element)
      if (!isEmpty) open.push(element)
    }
  }
  expect(open).toEqual([])
  return elements
}

test('a picture is well-formed, and says what its data say', () => {
  const elements = parse(svg(picture))
  expect(elements[0]?.name).toBe('svg')
  expect(elements.filter(({ name }) => name === 'text').map(({ text }) => text)).toEqual([
    'Turns &amp; &lt;feeds&gt;',
    ...['turns &quot;a second&quot;', '1 at once', 'ours', '50/s', 'theirs', '100/s'],
    ...['2 at once', 'ours', '75/s', 'theirs', '–'],
    ...['CPU', 'all', 'ours', '3 ms'],
  ])
})

test('a bar is as long as its figure is great in its chart, and has the colour of its name', () => {
  const bars = parse(svg(picture)).filter(({ name }) => name === 'rect')
  const [greatest = 0, ...widths] = bars.map(({ attributes }) => Number(attributes.width)).toSorted((a, b) => b - a)
  expect(widths.map((width) => width / greatest)).toEqual([1, 0.75, 0.5, 0])
  const colours = bars.map(({ attributes }) => attributes.fill)
  expect(colours).toEqual([colours[0], colours[1], colours[0], colours[1], colours[0]])
  expect(colours[0]).not.toBe(colours[1])
})

test('nothing in a picture lies outside of it', () => {
  const [root, ...elements] = parse(svg(picture))
  const places = elements.filter(({ attributes }) => attributes.y)
  for (const { attributes } of places) {
    expect(Number(attributes.y)).toBeLessThan(Number(root?.attributes.height))
    expect(Number(attributes.x) + Number(attributes.width ?? 0)).toBeLessThan(Number(root?.attributes.width))
  }
})

test.each([
  ['the machine', { machine: 1.9, busiest: 0.95 }, 'the machine, 1.90 of 2 cores'],
  ['a program on a machine that has more to give', { machine: 1.5, busiest: 0.95 }, 'gateway, 0.95 of its thread'],
  ['nothing', { machine: 1.5, busiest: 0.85 }, 'nothing, 1.50 of 2 cores are in use'],
])('what is used up first is %s', (_what, { machine, busiest }, expected) => {
  const threads = [
    { name: 'chat-engine', all: 1.6, busiest: 0.8 },
    { name: 'gateway', all: busiest, busiest },
  ]
  expect(mostSaturated({ machine, nats: 0.1, postgres: 0.2, threads }, 2)).toBe(expected)
})
