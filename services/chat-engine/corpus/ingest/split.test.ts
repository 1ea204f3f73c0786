import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokensOf } from '../../clients/tokens.ts'
import { mostPassageTokens } from '../rules.ts'
import { splitPage } from './split.ts'

const word = fc.string({ unit: fc.constantFrom(...'abçğışöü'), minLength: 1, maxLength: 12 })
const joined = (by: string, part: fc.Arbitrary<string>, most: number) =>
  fc.array(part, { minLength: 1, maxLength: most }).map((parts) => parts.join(by))
const sentence = joined(' ', word, 30).map((text) => `${text}.`)
const paragraph = fc.oneof(
  joined(' ', sentence, 12),
  joined('\n- ', sentence, 12).map((text) => `- ${text}`),
)
const section = fc
  .tuple(joined(' ', word, 5), joined('\n\n', paragraph, 4))
  .map(([head, text]) => `## ${head}\n\n${text}`)

test('every word of a page is in its passages in order, and each has room for its title', async () => {
  await fc.assert(
    fc.asyncProperty(joined(' ', word, 10), joined('\n\n', section, 3), async (title, body) => {
      const pieces = await splitPage({ title, body })
      for (const { text } of pieces) expect(tokensOf(`${title}\n\n${text}`)).toBeLessThanOrEqual(mostPassageTokens)
      const own = pieces.map(({ text, heading }, i) =>
        // A section that was split has its heading in each passage.
        heading !== '' && pieces[i - 1]?.heading === heading ? text.slice(text.indexOf('\n\n')) : text,
      )
      const words = (text: string) => text.match(/[a-zçğışöü]+/g)
      expect(words(own.join(' '))).toEqual(words(body))
    }),
    { numRuns: 20 },
  )
})

test('a word without end is cut', async () => {
  const pieces = await splitPage({ title: 'Uzun', body: 'ş'.repeat(5_000) })
  expect(pieces.map(({ text }) => text.replaceAll(' ', '')).join('')).toBe('ş'.repeat(5_000))
  for (const { text } of pieces) expect(tokensOf(`Uzun\n\n${text}`)).toBeLessThanOrEqual(mostPassageTokens)
})
