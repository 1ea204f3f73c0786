import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { saidPatterns } from '@yoldas/chat-engine/care/saidPatterns'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/** What the model reads, and what is searched for: no student gets it as it stands. */
const notSaid = /\/(?:prompt|tools|patterns|closeness|test|modelCheck)\/|\.test\.ts$|^libs\/testkit\//
const sources = execFileSync('git', ['ls-files', 'services/**/*.ts', 'libs/**/*.ts', 'contracts/*.ts'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file !== '' && !notSaid.test(file))

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g
const turkish = /[çğışöüÇĞİŞÖÜ].* |.* .*[çğışöüÇĞİŞÖÜ]/

function textsIn(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8').replaceAll(comment, '')
  const literals = source.match(literal) ?? []
  return literals.filter((text) => turkish.test(text)).map((text) => text.slice(1, -1).replaceAll('\\n', '\n'))
}

test('no template and no hand-written text says what must not be said', () => {
  const texts = sources.flatMap(textsIn)
  expect(texts.length).toBeGreaterThan(150)
  for (const text of texts) expect(saidPatterns(text), text).toBeNull()
})
