import assert from 'node:assert/strict'
import type { Locator } from 'playwright-core'
import { eventually, messagesOf, openScreen, send, whenAnswered } from './hands.ts'
import { expectReadable } from './look.ts'
import type { Step, Visit } from './step.ts'
import { chat, clientFor, clientOf, longAddress, makeStudent, signedIn } from './student.ts'

const pageSize = 60
/** That the history has besides the newest. */
const olderPages = 4

const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click()
const writing = (phone: Locator) => phone.getByRole('textbox', { name: 'Mesaj' })

/** What is seen of the phone: nothing but the window. */
const widthOf = (phone: Locator): Promise<number> =>
  phone.evaluate((shown) => Reflect.get(shown, 'ownerDocument').documentElement.scrollWidth)

const topOf = async (row: Locator) => Math.round((await row.boundingBox())?.y ?? Number.NaN)

const bannerOf = (phone: Locator) => phone.getByRole('article', { name: /Paragraf vakti/ })

/** Quick enough for every run of the tests. */
export const quickDefects: readonly Step[] = [
  {
    name: 'a pasted address leaves the send button where it is',
    async walk({ page, first, url }) {
      await page.goto(url)
      await messagesOf(first).getByRole('article').first().waitFor()
      await writing(first).fill(longAddress.replaceAll('/', '').replaceAll('-', ''))
      const button = await first.getByRole('button', { name: 'Gönder' }).boundingBox()
      assert.ok(button && button.x + button.width <= 360)
      assert.equal(await widthOf(first), 360)
      await expectReadable(page)
      await writing(first).fill('')
    },
  },
  {
    name: 'going back shows the screen before and closes what is open; a reload keeps screen and draft',
    async walk({ page, first }) {
      await openScreen(first, 'Plan')
      await press(first, 'Çalışma ekle')
      const form = page.getByRole('dialog', { name: 'Çalışma ekle' })
      await form.waitFor()
      await page.goBack()
      await form.waitFor({ state: 'detached' })
      await first.getByRole('heading', { name: 'Plan' }).waitFor()
      await page.reload()
      await first.getByRole('heading', { name: 'Plan' }).waitFor()
      assert.equal(new URL(page.url()).pathname, '/plan')
      await page.goBack()
      await writing(first).fill('Yarım kalan')
      await page.reload()
      await eventually('the draft is back', async () => (await writing(first).inputValue()) === 'Yarım kalan')
      await messagesOf(first).getByRole('button', { name: 'Görseli büyüt' }).last().click()
      const picture = page.getByRole('dialog', { name: 'soru.jpg' })
      const shown = picture.getByRole('img', { name: 'soru.jpg' })
      await shown.dblclick()
      await eventually(
        'the picture is near',
        async () => (await shown.getAttribute('style'))?.includes('scale: 2.5') === true,
      )
      await page.goBack()
      await picture.waitFor({ state: 'detached' })
      await writing(first).fill('')
    },
  },
  {
    name: 'days and times are in Turkish, in a browser in English',
    async walk({ page, first }) {
      await openScreen(first, 'Plan')
      await press(first, 'Çalışma ekle')
      const form = page.getByRole('dialog', { name: 'Çalışma ekle' })
      await form.getByRole('combobox', { name: 'Gün: ay' }).selectOption({ label: 'Kasım' })
      await form.getByRole('combobox', { name: 'Saat: saat' }).selectOption('18')
      assert.equal(await form.locator('input:is([type=date], [type=time])').count(), 0)
      await page.goBack()
      await openScreen(first, 'Sohbet')
    },
  },
  {
    name: 'a message that is too long is counted, not sent, and kept',
    async walk({ page, first }) {
      const long = 'a'.repeat(7_999)
      await writing(first).fill(long)
      await first.getByText('7.999 / 8.000 karakter').waitFor()
      await writing(first).fill(`${long}bc`)
      await first.getByText('8.001 / 8.000 karakter').waitFor()
      assert.ok(await first.getByRole('button', { name: 'Gönder' }).isDisabled())
      await expectReadable(page)
      await page.reload()
      await first.getByText('8.001 / 8.000 karakter').waitFor()
      await writing(first).fill('')
    },
  },
  {
    name: 'without a network a message stands in line at once and is withdrawn, and the plan has its age',
    async walk({ page, first }) {
      await openScreen(first, 'Plan')
      await first.getByText('Kimya').first().waitFor()
      await openScreen(first, 'Sohbet')
      await page.context().setOffline(true)
      await send(first, 'Bunu geri alacağım')
      const sent = messagesOf(first).getByRole('article').filter({ hasText: 'Bunu geri alacağım' })
      await sent.getByText('Sırada').waitFor({ timeout: 1_000 })
      await sent.getByRole('button', { name: 'Vazgeç' }).click()
      await sent.waitFor({ state: 'detached' })
      await openScreen(first, 'Plan')
      await first.getByText('Kimya').first().waitFor()
      await first.getByText('Gördüğün bilgiler en son').waitFor()
      await first.getByRole('checkbox', { name: 'Tamamlandı: Kimya' }).click()
      await first.getByText('değişikliğin kaydedilmedi').waitFor()
      await page.context().setOffline(false)
      await first.getByText('Gördüğün bilgiler en son').waitFor({ state: 'detached' })
      await openScreen(first, 'Sohbet')
    },
  },
  {
    name: 'a notification covers nothing that has the focus, is told, and goes away by itself',
    async walk({ page, url, first }) {
      await openScreen(first, 'Plan')
      const add = first.getByRole('button', { name: 'Çalışma ekle', exact: true })
      await add.focus()
      await chat(await clientOf(page, url), '!say Paragraf vakti')
      const banner = bannerOf(first)
      await banner.waitFor()
      await first.getByRole('status').filter({ hasText: 'Bildirim. ' }).waitFor({ state: 'attached' })
      const [focused, above] = [await add.boundingBox(), await banner.boundingBox()]
      assert.ok(focused && above && above.y >= focused.y + focused.height)
      await banner.waitFor({ state: 'detached' })
      await openScreen(first, 'Sohbet')
    },
  },
  {
    name: 'who chooses a student goes on in the chat',
    async walk({ page, first, url }) {
      await page.evaluate(() => Reflect.get(globalThis, 'localStorage').removeItem('yoldas-student'))
      await page.goto(url)
      await page.getByRole('button').filter({ hasText: 'Deniz' }).click()
      await messagesOf(first).and(page.locator(':focus')).waitFor()
    },
  },
]

/** Longer than it would stay by itself. */
const longMilliseconds = 7_000

const held: Step = {
  name: 'a notification in which an answer was begun stays',
  async walk({ page, url, first }) {
    await openScreen(first, 'Plan')
    await chat(await clientOf(page, url), '!say Paragraf vakti')
    const banner = bannerOf(first)
    await banner.getByRole('button', { name: 'Yanıtla' }).click()
    await banner.getByRole('textbox', { name: 'Yanıtın' }).fill('Birazdan')
    await page.mouse.move(0, 0)
    await first.getByRole('button', { name: 'Çalışma ekle', exact: true }).focus()
    await page.waitForTimeout(longMilliseconds)
    await banner.getByRole('button', { name: 'Bildirimi kaldır' }).click()
    await banner.waitFor({ state: 'detached' })
  },
}

const history: readonly Step[] = [
  {
    name: 'one fling to the top reads one page, and the message that is read does not move',
    async walk({ page, first, url }) {
      await page.goto(url)
      const rows = messagesOf(first).getByRole('article')
      await eventually('the newest page is there', async () => (await rows.count()) === pageSize)
      const session = await page.context().newCDPSession(page)
      const fling = (yDistance: number) =>
        session.send('Input.synthesizeScrollGesture', { x: 180, y: 300, yDistance, speed: 40_000 })
      for (const pages of [2, 3]) {
        // Faster than a page comes, and far beyond all that is there.
        await fling(60_000)
        await eventually('an older page is there', async () => (await rows.count()) === pages * pageSize)
        await page.waitForTimeout(1_000)
        assert.equal(await rows.count(), pages * pageSize)
      }
      // Without the mark of its day, which stands above the first message of a day.
      const read = first.locator(`[data-message="${await rows.first().getAttribute('data-message')}"] .bubble`)
      const place = await topOf(read)
      await fling(60)
      await eventually('a still older page is there', async () => (await rows.count()) === 4 * pageSize)
      assert.equal(await topOf(read), place)
      await session.detach()
    },
  },
  {
    name: 'it says that the companion writes while text comes, not before, and when none comes for long',
    async walk({ first }) {
      await send(first, '!first 9500\n!tokens 60\n!delay 60')
      await first.getByText('Düşünüyor…').waitFor()
      await first.getByText('Bir süredir yeni metin gelmedi.').waitFor()
      await messagesOf(first).locator('[aria-busy=true]').waitFor()
      await first.getByText('Yazıyor…').waitFor()
      await whenAnswered(first)
    },
  },
]

const mark = process.pid.toString(36)

/** Of the smallest size, in a browser that speaks English. */
const window = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, locale: 'en-US' }

export const defectsVisit: Visit = {
  name: 'defects',
  window,
  async prepare(context, url) {
    await makeStudent(url, `deniz-${mark}`)
    await signedIn(context, `deniz-${mark}`, 'Deniz')
  },
  steps: [...quickDefects, held],
}

/** The page is opened after all of it was written: it has only the newest messages. */
export const historyVisit: Visit = {
  name: 'history',
  window,
  async prepare(context, url) {
    const client = await clientFor(url, `duru-${mark}`)
    await client.patchProfile({ displayName: 'Duru', examType: 'lgs' })
    for (let i = 0; i < olderPages * (pageSize / 2); i += 1) await chat(client, `!say ${i}. yanıt`)
    await signedIn(context, `duru-${mark}`, 'Duru')
  },
  steps: history,
}
