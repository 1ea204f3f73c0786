import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { configurationPage, page } from './page.ts'

test('docs/configuration.md describes each variable as the code does: npm run configuration writes it', async () => {
  expect(await readFile(page, 'utf8')).toBe(await configurationPage())
})
