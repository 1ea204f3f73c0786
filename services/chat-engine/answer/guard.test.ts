import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saidPatterns } from '../care/saidPatterns.ts'
import type { Marked } from '../text/marks.ts'
import { openGuard } from './guard.ts'

const textOf = (parts: readonly Marked[]) => parts.map((part) => ('text' in part ? part.text : '')).join('')
const written = (parts: readonly Marked[]) =>
  parts.map((part) => ('text' in part ? part.text : `{${part.mark}}`)).join('')

const part = fc.oneof(
  fc.constantFrom<Marked>({ mark: 'k1' }, { mark: 'k2' }),
  fc
    .constantFrom('Adresini', ' paylaş', 'ma', '. ', 'Yarın ', 'parkta ', 'buluş', 'alım', '\n', 'Uyu.', ' ')
    .map((text): Marked => ({ text })),
)

test('what may be said comes out with its marks where they were, and what must not never does', () => {
  fc.assert(
    fc.property(fc.array(fc.array(part, { maxLength: 4 }), { maxLength: 10 }), (pushes) => {
      const guard = openGuard()
      const out: Marked[] = []
      const steps = [...pushes.map((parts) => () => guard.push(parts)), () => guard.end()]
      for (const step of steps) {
        const { parts, hit } = step()
        out.push(...parts)
        expect(saidPatterns(textOf(out))).toBeNull()
        if (hit) {
          expect(saidPatterns(textOf(out) + hit.text)).toBe(hit.kind)
          return
        }
      }
      expect(written(out)).toBe(written(pushes.flat()))
    }),
    { numRuns: 200 },
  )
})

test('marks in a clause that is held stay with it', () => {
  const guard = openGuard()
  expect(written(guard.push([{ text: 'Uyu. Adresini' }, { mark: 'k1' }]).parts)).toBe('Uyu. Adresini{k1}')
  expect(guard.push([{ text: ' paylaş' }, { mark: 'k2' }]).parts).toEqual([])
  expect(written(guard.push([{ text: 'ma.' }]).parts)).toBe(' paylaş{k2}ma.')
})
