import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { commands } from '@yoldas/phone/commands'
import { expect, test } from 'vitest'

const standin = resolve(import.meta.dirname, '../../infra/standins/model/directives.ts')

test('the desk lists every command of the model’s stand-in, with what it does in both languages', async () => {
  const known = [...(await readFile(standin, 'utf8')).matchAll(/^ {4}case '([\w-]+)':(?: \{)?$/gm)].map(
    ([, name]) => name,
  )
  expect(commands.map(({ name }) => name).sort()).toEqual(known.sort())
  for (const { line, name, tr, en } of commands) {
    expect(line.startsWith(`!${name}`)).toBe(true)
    expect([tr, en].every((text) => text.length > 10)).toBe(true)
  }
})
