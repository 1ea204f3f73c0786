import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { expectAccessible } from './browser.ts'
import { messagesOf, openScreen, send, whenAnswered } from './hands.ts'
import type { Step } from './step.ts'

const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click()

/** The row of the newest message with this text. */
const rowOf = (phone: Locator, text: string) => messagesOf(phone).getByRole('article').filter({ hasText: text }).last()

async function openMenu(row: Locator): Promise<void> {
  await row.hover()
  await press(row, 'Seçenekler')
}

const barOf = (phone: Locator) => phone.locator('.composer-reply')

async function centreOf(row: Locator): Promise<{ x: number; y: number }> {
  const box = await row.locator('.bubble').boundingBox()
  assert.ok(box)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Puts a finger on a message, moves it, holds it there, and lifts it. */
async function touch(page: Page, row: Locator, { right = 0, milliseconds = 0 }): Promise<void> {
  const { x, y } = await centreOf(row)
  const session = await page.context().newCDPSession(page)
  const dispatch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await dispatch('touchStart', [{ x, y }])
  for (let moved = 0; moved < right; moved += 20) await dispatch('touchMove', [{ x: x + moved + 20, y }])
  await page.waitForTimeout(milliseconds)
  await dispatch('touchEnd', [])
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await session.detach()
}

export const actions: readonly Step[] = [
  {
    name: 'copies a message, sends it changed, and answers it',
    async walk({ page, first }) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await openScreen(first, 'Sohbet')
      await send(first, '!say Mol nedir?')
      await whenAnswered(first)
      const question = rowOf(first, '!say Mol nedir?')
      await openMenu(question)
      await press(first, 'Kopyala')
      await first.getByText('Kopyalandı.').waitFor()
      assert.equal(await page.evaluate('navigator.clipboard.readText()'), '!say Mol nedir?')

      const field = first.getByRole('textbox', { name: 'Mesaj' })
      await field.fill('yarım kalan')
      await openMenu(question)
      await press(first, 'Düzenle, yeniden gönder')
      assert.equal(await field.inputValue(), '!say Mol nedir?')
      await expectAccessible(page)
      await send(first, '!say Mol sayısı nedir?')
      await whenAnswered(first)
      assert.equal(await field.inputValue(), 'yarım kalan')
      await field.fill('')

      await openMenu(rowOf(first, 'Mol nedir?'))
      await press(first, 'Yanıtla')
      await barOf(first).getByText('Mol nedir?').waitFor()
      await send(first, '!say Şunu soruyorum')
      await whenAnswered(first)
      await rowOf(first, '!say Şunu soruyorum').locator('.quote').getByText('Mol nedir?').waitFor()
    },
  },
  {
    name: 'holds a message with a finger, and swipes it',
    async walk({ page, first }) {
      const answer = rowOf(first, 'Şunu soruyorum')
      await touch(page, answer, { milliseconds: 700 })
      const menu = page.getByRole('dialog', { name: 'Mesaj' })
      await menu.getByRole('button', { name: 'Kopyala' }).waitFor()
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'detached' })
      await touch(page, answer, { right: 40 })
      assert.equal(await barOf(first).count(), 0)
      await touch(page, answer, { right: 120 })
      await barOf(first).getByText('Yoldaş’ı yanıtlıyorsun').waitFor()
      await press(first, 'Yanıtlamaktan vazgeç')
    },
  },
  {
    name: 'has something said in another way, and says that it did not help',
    async walk({ page, first }) {
      await send(first, '!tokens 12')
      await whenAnswered(first)
      const before = await messagesOf(first).getByRole('article').last().getAttribute('data-message')
      await press(first, 'Başka türlü anlat')
      await first.locator(`[data-message="${before}"]`).waitFor({ state: 'detached' })
      await whenAnswered(first)
      const answer = messagesOf(first).getByRole('article').last()
      await openMenu(answer)
      await press(first, 'İşe yaramadı')
      const why = page.getByRole('dialog', { name: 'Neden işe yaramadı?' })
      await why.getByRole('button', { name: 'Anlaşılmıyor' }).waitFor()
      await expectAccessible(page)
      await press(why, 'Anlaşılmıyor')
      await why.waitFor({ state: 'detached' })
      await openMenu(answer)
      await first.getByRole('button', { name: 'İşe yaramadı', pressed: true }).waitFor()
      await page.keyboard.press('Escape')
    },
  },
]

/** Of a conversation of 1,000 messages, of which the page has the newest. */
export const search: Step = {
  name: 'searches, and is shown what was said long ago where it was said',
  async walk({ page, first }) {
    await page.reload()
    await openScreen(first, 'Sohbet')
    await messagesOf(first).getByRole('article').first().waitFor()
    await press(first, 'Sohbette ara')
    const sheet = page.getByRole('dialog', { name: 'Sohbette ara' })
    await sheet.getByRole('searchbox').and(page.locator(':focus')).waitFor()
    await page.keyboard.type('MOL SAYISI')
    const found = sheet.getByRole('list', { name: 'Bulunan mesajlar' }).getByRole('button')
    await found.first().waitFor()
    assert.equal(await found.count(), 2)
    await expectAccessible(page)
    await found.last().click()
    await sheet.waitFor({ state: 'detached' })
    const row = rowOf(first, '!say Mol sayısı nedir?')
    await row.waitFor()
    const shown = row.and(page.locator(':focus'))
    await shown.waitFor()
    const [box, log] = [await shown.boundingBox(), await messagesOf(first).boundingBox()]
    assert.ok(box && log && box.y >= log.y && box.y + box.height <= log.y + log.height, 'it is in view')
  },
}
