import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { expectAccessible } from './browser.ts'
import { lastAnswer, messagesOf, openScreen, send, whenAnswered } from './hands.ts'
import type { Step } from './step.ts'

const mostMilliseconds = 3_000
const writing = { name: 'Mesaj' }
const drawerOf = (page: Page) => page.getByRole('complementary', { name: 'Geliştirici' })

/** Errors that the browser says in its console from now on. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  return errors
}

/** Begins at the choice of students, and ends there. */
export const firstMinute: readonly Step[] = [
  {
    name: 'one press asks as a student who has a past, and is answered by formulas and steps',
    async walk({ page, url, first }) {
      const errors = errorsOf(page)
      await page.goto(url)
      await page.getByRole('heading', { name: 'Kim çalışıyor?' }).waitFor()
      await page.getByText('Örnek bir model yanıtlıyor').waitFor()
      await expectAccessible(page)
      const began = performance.now()
      await page.getByRole('button', { name: 'Türevi anlat' }).click()
      await messagesOf(first).waitFor()
      const milliseconds = Math.round(performance.now() - began)
      console.log(`  the chat is open after ${milliseconds} ms`)
      await messagesOf(first).getByText('Türevi anlat', { exact: true }).last().waitFor()
      await whenAnswered(first)
      assert.match(await lastAnswer(first), /Sıra sende/)
      await expectAccessible(page)
      assert.deepEqual(errors, [])
      assert.ok(milliseconds <= mostMilliseconds)
    },
  },
  {
    name: 'the student has a plan, results and reminders',
    async walk({ page, first }) {
      await openScreen(first, 'Plan')
      await first.getByText('Kimya').first().waitFor()
      await openScreen(first, 'Gelişim')
      await first.getByText('Dershane TYT denemesi').first().waitFor()
      await openScreen(first, 'Hatırlatmalar')
      await first.getByText('kimya tekrarını hatırlat').first().waitFor()
      await openScreen(first, 'Sohbet')
      await expectAccessible(page)
    },
  },
  {
    name: 'a request is seen with headers and bodies, without its token, and copied as curl',
    async walk({ page }) {
      const errors = errorsOf(page)
      await page.getByRole('button', { name: 'Geliştirici', exact: true }).click()
      const drawer = drawerOf(page)
      await drawer.getByText('chat.send.v1 → chat-engine').first().waitFor()
      const requests = drawer.getByRole('region', { name: 'İstekler' })
      const request = requests.getByRole('listitem').filter({ hasText: 'POST /api/chat/send' }).first()
      await request.locator('summary').click()
      await request.getByText('Bearer •••').waitFor()
      await request.getByText('"message": "Türevi anlat"').waitFor()
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await request.getByRole('button', { name: 'curl olarak kopyala' }).click()
      await request.getByText('Kopyalandı').waitFor()
      const copied: string = await page.evaluate('navigator.clipboard.readText()')
      assert.match(copied, /^curl -N -X POST '.*\/api\/chat\/send' \\\n {2}-H "authorization: Bearer \$TOKEN"/)
      assert.doesNotMatch(copied, /eyJ/)
      await expectAccessible(page)
      assert.deepEqual(errors, [])
    },
  },
  {
    name: 'the model is slowed and refuses, by its own commands',
    async walk({ page, first }) {
      const drawer = drawerOf(page)
      await drawer.getByRole('button', { name: 'Modele yanıtı reddettir' }).click()
      assert.equal(await first.getByRole('textbox', writing).inputValue(), '!fail 503')
      await first.getByRole('textbox', writing).fill('')
      await drawer.getByText('Bütün komutlar').click()
      await drawer.getByRole('button', { name: '!delay 150' }).click()
      await send(first, `Limit nedir?\n${await first.getByRole('textbox', writing).inputValue()}`)
      await first.getByRole('button', { name: 'Durdur' }).click()
      await whenAnswered(first)
    },
  },
  {
    name: 'the desk speaks English, any part is killed, and a student is chosen anew',
    async walk({ page }) {
      await page.getByRole('button', { name: 'English' }).click()
      const drawer = page.getByRole('complementary', { name: 'Developer' })
      await drawer.getByText('Kill other parts').click()
      await drawer.getByRole('button', { name: 'Kill traces' }).click()
      await drawer.getByText('traces was killed').waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Türkçe' }).click()
      await drawerOf(page).getByRole('button', { name: 'Geliştirici panelini kapat' }).click()
      await page.getByRole('button', { name: 'Öğrenci değiştir' }).click()
      await page.getByRole('heading', { name: 'Kim çalışıyor?' }).waitFor()
    },
  },
]
