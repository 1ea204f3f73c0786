import { createClient } from '@yoldas/client'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Phone, PhoneContext } from '../phone.ts'
import { BlockForm } from './BlockForm.tsx'

const shelf = { find: async () => undefined, keep: async () => {} }
const phone: Phone = {
  name: 'Telefon 1',
  deviceToken: undefined,
  platform: 'ios',
  setPlatform: () => {},
  shelf,
  frame: null,
}
const client = createClient({ url: 'http://localhost', token: async () => 'a.token' })

test.each(['', '0202-06-01', '12026-01-01', '275760-09-13'])('the form is shown while its day is "%s"', (day) => {
  const form = createElement(BlockForm, { client, day, subjects: [], onDone: () => {} })
  const html = renderToStaticMarkup(createElement(PhoneContext.Provider, { value: phone }, form))
  expect(html).toContain('aria-label="Gün: ay"')
})
