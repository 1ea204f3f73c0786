import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../servers.ts'
import { type Figures, withArea } from './figures.ts'
import { filled, pages, unmarked } from './pages.ts'
import { published, readFigures } from './record.ts'

const read = (page: string) => readFile(join(root, 'docs', page), 'utf8')
const figures = await readFigures(join(published, 'figures.json'))

/** Numbers that no run measured: settings, what the load of a row is, and what docs/scale.md assumes. */
const given: Record<string, string[]> = {
  'benchmarks.md': ['4 s', '30 s', '10 ms', '6 GB'],
  'scale.md': [
    '100 GB',
    '256 MiB',
    '2 GiB',
    '16 GB',
    '8 GiB',
    '4 GiB',
    '64 GiB',
    '3 TB',
    '2.5 s',
    '5 s',
    '4 s',
    '50 ms',
    '10,000 a second',
    '1,250 a second',
  ],
}
const measured = /\d[\d.,]*\s?(?:ms|µs|s|KiB|MiB|GiB|KB|MB|GB|TB|bytes|a second|×|\/s)(?![\w])/g

describe.each(Object.entries(pages))('%s', (name, blocks) => {
  test('has the figures of figures.json', async () => {
    const page = await read(name)
    expect(filled(page, blocks, figures), 'node bench/report/main.ts writes them').toBe(page)
  })

  test('shows each figure that is made for it', async () => {
    const page = await read(name)
    const missing = Object.keys(blocks).filter((block) => !page.includes(`<!-- figure ${block} -->`))
    expect(missing).toEqual([])
  })

  test('has no other measured figure', async () => {
    const text = unmarked(await read(name))
    const others = [...text.matchAll(measured)].map(([figure]) => figure)
    expect(others.filter((figure) => !given[name]?.includes(figure))).toEqual([])
  })
})

const area = {
  title: 'Turns',
  command: 'BENCH_ONLY=turns npm run bench',
  rounds: 3,
  windowSeconds: 4,
  goals: [{ path: 'a turn', goal: '≤ 10 ms', reached: '9 ms', met: true }],
  figures: { 'services ms': 9 },
}

test('a figure is written between its marks, a table on lines of its own', () => {
  const blocks = { one: (all: Figures) => `${all.turns?.figures['services ms']} ms`, table: () => '| a |\n| - |' }
  const page = 'It takes <!-- figure one -->?<!-- / -->.\n\n<!-- figure table -->\n<!-- / -->\n'
  const written = 'It takes <!-- figure one -->9 ms<!-- / -->.\n\n<!-- figure table -->\n\n| a |\n| - |\n\n<!-- / -->\n'
  expect(filled(page, blocks, { turns: area })).toBe(written)
  expect(filled(written, blocks, { turns: area })).toBe(written)
  expect(unmarked(written)).toBe('It takes .\n\n\n')
  expect(() => filled('<!-- figure two --><!-- / -->', blocks, {})).toThrow('two')
})

test('an area that is measured again takes the place of what it was, and leaves the others', () => {
  const picture = { title: 'Turns', charts: [] }
  const again = { goals: area.goals, picture, figures: { 'services ms': 8.123456 } }
  const kept = withArea({ turns: area, pushes: area }, 'turns', again, { rounds: 5, seconds: 4 })
  expect(kept).toEqual({ turns: { ...area, rounds: 5, figures: { 'services ms': 8.123 } }, pushes: area })
})
