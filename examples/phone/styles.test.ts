import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const page = join(import.meta.dirname, 'page')

/** `selector { … }`, also inside of media and container queries. */
const rule = /([^{}]+)\{([^{}]*)\}/g
const comment = /\/\*[\s\S]*?\*\//g

/** What holds an icon, or marks beside each other, has no text that could be long. */
const isWithoutText = (body: string) => /place-items: center|grid-auto-flow: column/.test(body)

/** Whether a column may be narrower than a long word in it. */
function isNarrowable(body: string): boolean {
  const columns = /grid-template(?:-columns)?:([^;]*)/.exec(body)?.[1]
  if (columns === undefined) return false
  return !/fr\b/.test(columns.replaceAll(/minmax\((?:0|min\([^()]*\)), 1fr\)/g, '').replace(/^.*\//, ''))
}

test('no grid that holds text is widened by a long word', () => {
  const wide = globSync('**/*.css', { cwd: page }).flatMap((file) => {
    const text = readFileSync(join(page, file), 'utf8').replaceAll(comment, '')
    return [...text.matchAll(rule)]
      .filter(([, , body = '']) => /display: (inline-)?grid|grid-template-columns/.test(body) && !isWithoutText(body))
      .filter(([, , body = '']) => !isNarrowable(body))
      .map(([, selector = '']) => `${file}: ${selector.trim()}`)
  })
  expect(wide).toEqual([])
})
