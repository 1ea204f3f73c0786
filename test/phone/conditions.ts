import assert from 'node:assert/strict'
import type { Client } from '@yoldas/client'
import { addDays, istanbulTime } from '@yoldas/time'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { messagesOf, openScreen, send, whenAnswered } from './hands.ts'
import { expectStill, watchMovements } from './look.ts'
import type { Step, Visit } from './step.ts'
import { clientOf, makeStudent, signedIn } from './student.ts'

const sub = `ege-${process.pid.toString(36)}`
let made: Promise<unknown> | undefined

const visit = (name: string, width: number, steps: readonly Step[]): Visit => ({
  name,
  window: { viewport: { width, height: 800 }, locale: 'tr-TR' },
  async prepare(context, url) {
    made ??= makeStudent(url, sub)
    await made
    await signedIn(context, sub, 'Ege')
    await watchMovements(context)
  },
  steps,
})

/** As the browser's own tools slow a network down. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow)
}

const slowly = visit('slow 3G', 360, [
  {
    name: 'opens, and chats',
    async walk({ page, url, first }) {
      await slowDown(page)
      page.setDefaultTimeout(60_000)
      const began = performance.now()
      await page.goto(url)
      await messagesOf(first).getByRole('article').first().waitFor()
      await expectStill(page)
      console.log(`  the first message is there after ${((performance.now() - began) / 1000).toFixed(1)} s`)
      await send(first, 'Bugün ne çalışayım?')
      await whenAnswered(first, 60_000)
      await openScreen(first, 'Plan')
      await first.getByText('Kimya').first().waitFor()
    },
  },
])

const offline = visit('offline', 390, [
  {
    name: 'opens without a network on what was kept, and sends when it is back',
    async walk({ page, url, first }) {
      await page.goto(url)
      await messagesOf(first).getByRole('article').first().waitFor()
      for (const screen of ['Plan', 'Gelişim', 'Hatırlatmalar', 'Ayarlar', 'Sohbet']) {
        await openScreen(first, screen)
        await page.locator('.skeleton').first().waitFor({ state: 'detached' })
      }
      await page.evaluate('navigator.serviceWorker.ready.then(() => {})')
      await page.context().setOffline(true)
      await page.goto(`${url}/plan`)
      await first.getByText('Kimya').first().waitFor()
      for (const screen of ['Plan', 'Gelişim', 'Hatırlatmalar', 'Ayarlar']) {
        await openScreen(first, screen)
        await first.getByText('Gördüğün bilgiler en son').first().waitFor()
      }
      await openScreen(first, 'Sohbet')
      await messagesOf(first).getByRole('article').first().waitFor()
      await send(first, 'Bağlantı gelince yanıtla')
      await messagesOf(first).getByText('Sırada: bağlantı gelince gönderilecek').waitFor()
      await page.context().setOffline(false)
      await whenAnswered(first)
    },
  },
])

/** Goes on with the tab key until the element of this name has the focus. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'combobox', name: string | RegExp): Promise<void> {
  const focused = page.getByRole(role, { name }).and(page.locator(':focus'))
  for (let i = 0; i < 80; i += 1) {
    if ((await focused.count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the tab key does not come to ${name}`)
}

const byKeyboard = visit('keyboard', 1440, [
  {
    name: 'chats, plans and looks at a picture without a mouse',
    async walk({ page, url, first }) {
      await page.goto(url)
      await messagesOf(first).getByRole('article').first().waitFor()
      await tabTo(page, 'textbox', 'Mesaj')
      await page.keyboard.type('Merhaba!')
      await page.keyboard.press('Enter')
      await whenAnswered(first)
      await page.locator('body').evaluate((body) => Reflect.get(body, 'focus').call(body))
      await tabTo(page, 'button', 'Görseli büyüt')
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'soru.jpg' }).waitFor()
      await tabTo(page, 'button', 'Yakınlaştır')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      assert.equal(await page.getByRole('button', { name: 'Görseli büyüt' }).and(page.locator(':focus')).count(), 1)
      await tabTo(page, 'button', 'Plan')
      await page.keyboard.press('Enter')
      await first.getByRole('heading', { name: 'Plan' }).waitFor()
      await page.locator('body').evaluate((body) => Reflect.get(body, 'focus').call(body))
      await tabTo(page, 'button', 'Çalışma ekle')
      await page.keyboard.press('Enter')
      const form = page.getByRole('dialog', { name: 'Çalışma ekle' })
      await tabTo(page, 'combobox', 'Ders')
      await page.keyboard.type('Geometri')
      await tabTo(page, 'combobox', 'Gün: ay')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      await tabTo(page, 'button', 'Kaydet')
      await page.keyboard.press('Enter')
      await form.waitFor({ state: 'detached' })
      await first.getByText('Geometri').first().waitFor()
    },
  },
])

/** Later than this a rating is sent with its time. */
const soonMilliseconds = 10_000

/** The topic of a session is due the day after. */
async function makeDue(client: Client): Promise<void> {
  const day = addDays(istanbulTime(new Date()).day, -3)
  await client.journey.createSession({ day, subject: 'Kimya', topic: 'Gazlar', minutes: 30, correct: 4, wrong: 6 })
}

const offlineReview = visit('offline review', 390, [
  {
    name: 'rates without a network what is due, and it counts from then',
    async walk({ page, url, first }) {
      await page.goto(url)
      await makeDue(await clientOf(page, url))
      await openScreen(first, 'Tekrar')
      const topic = first.getByRole('heading', { name: 'Kimya · Gazlar' })
      await topic.waitFor()
      await page.evaluate('navigator.serviceWorker.ready.then(() => {})')
      await page.context().setOffline(true)
      await first.getByRole('button', { name: /^Hatırladım/ }).click()
      const ratedAt = Date.now()
      await first.getByText('Bugünlük bu kadar').waitFor()
      await first.getByText('Bağlantı gelince kaydedilecek.').waitFor()
      await page.reload()
      await first.getByText('Bağlantı gelince kaydedilecek.').waitFor()
      assert.equal(await topic.count(), 0)
      await page.waitForTimeout(Math.max(0, ratedAt + soonMilliseconds + 1_000 - Date.now()))
      const sent = page.waitForRequest((request) => /\/answers$/.test(request.url()) && request.method() === 'POST')
      await page.context().setOffline(false)
      const { answeredAt } = z.object({ answeredAt: z.iso.datetime() }).parse((await sent).postDataJSON())
      assert.ok(Math.abs(Date.parse(answeredAt) - ratedAt) < 5_000)
      await first.getByText('Bağlantı gelince kaydedilecek.').waitFor({ state: 'detached' })
      await first.getByText('Bugün tekrar yok').waitFor()
      assert.equal(await topic.count(), 0)
    },
  },
])

export const conditions: readonly Visit[] = [slowly, offline, offlineReview, byKeyboard]
