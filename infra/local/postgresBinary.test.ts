import { expect, test } from 'vitest'
import { choose } from './postgresBinary.ts'

const npm = { bin: 'npm', major: '17', hasPgvector: false }
const npmWithIt = { ...npm, hasPgvector: true }
const system = (major: string, hasPgvector = false) => ({ bin: `system ${major}`, major, hasPgvector })

test.each([
  ["the npm package's first", [npm, system('15')], '', 'npm'],
  ['with pgvector first', [npm, system('16'), system('15', true)], '', 'system 15'],
  ['the first of two with pgvector', [npmWithIt, system('18', true)], '', 'npm'],
  ['of the version that made the data', [npm, system('18', true), system('15')], '15', 'system 15'],
  ['of the version that made the data, with pgvector', [npm, system('17', true)], '17', 'system 17'],
  ['any, where that version is gone', [npm], '14', 'npm'],
])('the server is %s', (_which, servers, madeBy, expected) => {
  expect(choose(servers, madeBy)?.bin).toBe(expected)
})

test('there may be none', () => {
  expect(choose([], '17')).toBeUndefined()
})
