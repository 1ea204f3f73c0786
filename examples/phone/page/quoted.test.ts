import { expect, test } from 'vitest'
import { quoted } from './quoted.ts'

test('a quotation inside of a quotation has single marks', () => {
  expect(quoted('Türev')).toBe('“Türev”')
  expect(quoted('“Yarın bak” dedin, sonra "olur" yazdın')).toBe('“‘Yarın bak’ dedin, sonra ‘olur’ yazdın”')
})
