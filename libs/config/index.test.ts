import { expect, test } from 'vitest'
import { z } from 'zod'
import { CommaList, ConfigError, Port, quoted, readConfig } from './index.ts'

const Example = z.object({ URL: z.url(), SECRET: z.string().min(16), PORT: Port.default(80), ORIGINS: CommaList })

test('every wrong variable is named at once, and no value is', () => {
  const read = () => readConfig(Example, { URL: 'nowhere', SECRET: 'hunter2', PORT: '70000' })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(/URL[\s\S]*SECRET[\s\S]*PORT/)
  expect(read).not.toThrow(/hunter2/)
})

test('an empty variable means the default', () => {
  const config = readConfig(Example, { URL: 'http://a.test', SECRET: 'x'.repeat(16), PORT: '', ORIGINS: ' a, ,b ' })
  expect(config).toMatchObject({ PORT: 80, ORIGINS: ['a', 'b'] })
})

test.each([
  ['', '""'],
  ['bir', '"bir"'],
  ['a\nb\u001b[2J', '"a\\nb\\u001b[2J"'],
  ['😀'.repeat(80), `"${'😀'.repeat(80)}"`],
  ['😀'.repeat(100_000), `"${'😀'.repeat(79)}…"`],
])('an argument is quoted on one line, and not at any length', (argument, shown) => {
  expect(quoted(argument)).toBe(shown)
})
