import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { messagesOf } from './messages.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const sources = globSync('{services/*,libs/*,infra/nats}/**/*.ts', {
  cwd: root,
  exclude: ['**/node_modules/**'],
}).filter((file) => !/\.test\.ts$|\/test\/|^libs\/testkit/.test(file))
const logged = new Set(sources.flatMap((file) => messagesOf(read(file))))
const rows = [...read('docs/runbooks/messages.md').matchAll(/^\| `(.+?)` \| (.+) \| (.+) \|$/gm)]
const explained = rows.map(([, message = '']) => message)

/** `…` stands for anything, on either side. */
const isSame = (one: string, other: string) => {
  const pattern = one.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return one === other || RegExp(`^${pattern.join('.+')}$`).test(other)
}

describe('docs/runbooks/messages.md', () => {
  test('explains every warning and error that the code logs', () => {
    expect(logged.size).toBeGreaterThan(80)
    expect([...logged].filter((message) => !explained.some((row) => isSame(message, row)))).toEqual([])
  })

  test('has nothing that is not logged, and nothing twice', () => {
    expect(explained.filter((row) => ![...logged].some((message) => isSame(message, row)))).toEqual([])
    expect(explained.length).toBe(new Set(explained).size)
  })
})

test('messages are found in one line, in several, in templates and in variables, and nothing else is', () => {
  const source = `
    log.warn({ err: f({ a: [1, 2] }) }, 'one line')
    deps.log.error(
      { text: 'no message' },
      'in several lines',
    )
    log?.warn('without data')
    log.warn({ tool }, \`waiting for \${name}\`)
    const what = is ? 'the first of two' : 'the second of two'
    log.error({ err }, what)
    log.info({}, 'not a warning')
  `
  expect(messagesOf(source)).toEqual([
    'one line',
    'in several lines',
    'without data',
    'waiting for …',
    'the first of two',
    'the second of two',
  ])
})
