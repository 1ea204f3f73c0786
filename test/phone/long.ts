import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { istanbulTime } from '@yoldas/time'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { actions, search } from './actions.ts'
import { expectAccessible } from './browser.ts'
import {
  eventually,
  lastAnswer,
  messagesOf,
  onboard,
  openScreen,
  phoneOf,
  send,
  signIn,
  whenAnswered,
} from './hands.ts'
import { measured } from './speed.ts'
import type { Step, Walk } from './step.ts'
import { studySteps } from './study.ts'

const mostFirstLoadBytes = 180_000
const smallPdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
/** An engine that died is found by its lease. */
const takeOverMilliseconds = 60_000

const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click()
const drawerOf = (page: Page) => page.getByRole('complementary', { name: 'Geliştirici' })

/** Both phones of the student show the same last answer, whole. */
async function expectInStep({ page, first }: Walk): Promise<void> {
  const text = await lastAnswer(first)
  await eventually('both phones show one answer', async () => (await lastAnswer(phoneOf(page, 'Telefon 2'))) === text)
}

export const longWalk: readonly Step[] = [
  {
    name: 'the first load is at most 180 KB, before any formula',
    async walk({ page, url }) {
      const session = await page.context().newCDPSession(page)
      let bytes = 0
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength
      })
      await session.send('Network.enable')
      await page.goto(url)
      await page.getByRole('textbox', { name: 'Adın' }).waitFor()
      await page.waitForLoadState('networkidle')
      await session.detach()
      console.log(`  ${Math.ceil(bytes / 1000)} KB`)
      assert.ok(bytes <= mostFirstLoadBytes)
      await expectAccessible(page)
    },
  },
  {
    name: 'signs in, and is welcomed',
    async walk({ page, url, first }) {
      await signIn(page, url, 'Deniz')
      await first.getByRole('radio', { name: /YKS/ }).waitFor()
      await expectAccessible(page)
      await onboard(first)
      await expectAccessible(page)
    },
  },
  {
    name: 'sends, and watches the answer being written',
    async walk({ first }) {
      await send(first, '!tokens 80\n!delay 20')
      const live = messagesOf(first).locator('[aria-busy=true]')
      await live.waitFor()
      const before = (await live.textContent())?.length ?? 0
      await eventually('the bubble grows', async () => ((await live.textContent())?.length ?? 0) > before)
      await whenAnswered(first)
    },
  },
  {
    name: 'reacts to it',
    async walk({ page, first }) {
      const answer = messagesOf(first).getByRole('article').last()
      await answer.hover()
      await answer.getByRole('button', { name: 'Seçenekler' }).click()
      await expectAccessible(page)
      await press(first, '❤️ tepkisi ver')
      await answer.getByRole('button', { name: '❤️ tepkini geri al' }).waitFor()
    },
  },
  {
    name: 'sends a photograph',
    async walk({ page, first }) {
      const image = { width: 640, height: 480, channels: 3, background: '#0c6b60' } as const
      const buffer = await sharp({ create: image }).jpeg().toBuffer()
      await first.locator('input[type=file]').setInputFiles({ name: 'soru.jpg', mimeType: 'image/jpeg', buffer })
      await first.locator('.upload progress').waitFor({ state: 'detached' })
      await send(first, 'Bu soruyu nasıl çözerim?')
      await whenAnswered(first)
      await eventually('the photograph is shown', () =>
        messagesOf(first)
          .locator('img')
          .last()
          .evaluate((shown: { naturalWidth: number }) => shown.naturalWidth > 0),
      )
      await expectAccessible(page)
    },
  },
  {
    name: 'sends a document',
    async walk({ page, first }) {
      const buffer = Buffer.from(smallPdf)
      await first.locator('input[type=file]').setInputFiles({ name: 'deneme.pdf', mimeType: 'application/pdf', buffer })
      await first.locator('.upload progress').waitFor({ state: 'detached' })
      await expectAccessible(page)
      await send(first, 'Bu denemeye bakar mısın?')
      await whenAnswered(first)
      await messagesOf(first).getByRole('link', { name: 'deneme.pdf' }).waitFor()
    },
  },
  {
    name: 'a second phone shows the same answer while it is written',
    async walk(walk) {
      const { page, first } = walk
      await press(page, 'İkinci telefonu aç')
      await messagesOf(phoneOf(page, 'Telefon 2')).getByRole('article').first().waitFor()
      await send(first, '!tokens 80\n!delay 40')
      await messagesOf(phoneOf(page, 'Telefon 2')).locator('[aria-busy=true]').waitFor()
      await messagesOf(first).locator('[aria-busy=true]').waitFor()
      await whenAnswered(first)
      await expectInStep(walk)
    },
  },
  {
    name: 'the network is cut in the middle of an answer, which is whole afterwards',
    async walk(walk) {
      const { page, first } = walk
      await press(page, 'Geliştirici')
      await expectAccessible(page)
      await send(first, '!tokens 150\n!delay 40')
      await messagesOf(first).locator('[aria-busy=true]').waitFor()
      await press(drawerOf(page), 'Telefon 1: Ağı kes')
      await first.getByText('Bağlantı bekleniyor…').waitFor()
      await press(drawerOf(page), 'Telefon 1: Ağı geri ver')
      await whenAnswered(first)
      await whenAnswered(phoneOf(page, 'Telefon 2'))
      await expectInStep(walk)
    },
  },
  {
    name: 'the engine is killed in the middle of an answer, which another writes',
    async walk(walk) {
      const { page, first } = walk
      await send(first, '!tokens 160\n!delay 40')
      await messagesOf(first).locator('[aria-busy=true]').waitFor()
      await press(drawerOf(page), 'Motoru öldür')
      await drawerOf(page).getByText('chat-engine öldürüldü').waitFor()
      await whenAnswered(first, takeOverMilliseconds)
      await expectInStep(walk)
      await drawerOf(page).getByText('chat stand-in').first().waitFor()
      await expectAccessible(page)
      await press(drawerOf(page), 'Geliştirici panelini kapat')
      await press(page, 'Telefon 2: kaldır')
    },
  },
  {
    name: 'a reminder that was asked for in the chat comes to the tray, and is answered there',
    async walk({ page, first }) {
      const { day, time } = istanbulTime(new Date(Date.now() + 2 * 60_000))
      const call = { kind: 'reminder', text: 'Paragraf vakti geldi', dueAt: `${day}T${time}` }
      await send(first, `!tool schedule_message ${JSON.stringify(call)}`)
      await whenAnswered(first)
      await openScreen(first, 'Hatırlatmalar')
      await first.getByText('Paragraf vakti geldi').waitFor()
      await expectAccessible(page)
      await openScreen(first, 'Sohbet')
      await press(first, 'Ekranı kilitle')
      await setTimeout(Math.max(0, new Date(`${call.dueAt}:00+03:00`).getTime() - Date.now()) + 1_000)
      await press(page, 'Geliştirici')
      await press(drawerOf(page), 'Zamanı gelenleri gönder')
      const trayed = first.getByRole('list', { name: 'Bildirimler' }).getByRole('article', { name: /Paragraf vakti/ })
      await trayed.waitFor({ timeout: 60_000 })
      await press(drawerOf(page), 'Geliştirici panelini kapat')
      await expectAccessible(page)
      await press(trayed, 'Yanıtla')
      await trayed.getByRole('textbox', { name: 'Yanıtın' }).fill('Başladım bile')
      await press(trayed, 'Yanıtı gönder')
      await trayed.waitFor({ state: 'detached' })
      await press(first, 'Kilidi aç')
      await messagesOf(first).getByText('Başladım bile', { exact: true }).first().waitFor()
      await whenAnswered(first)
    },
  },
  {
    name: 'the plan is edited, and the companion sees it',
    async walk({ page, first }) {
      await openScreen(first, 'Plan')
      await press(first, 'Çalışma ekle')
      const form = page.getByRole('dialog', { name: 'Çalışma ekle' })
      await form.getByRole('combobox', { name: 'Ders' }).fill('Kimya')
      await form.getByRole('textbox', { name: 'Konu' }).fill('Mol kavramı')
      await expectAccessible(page)
      await press(form, 'Kaydet')
      await first.getByText('Mol kavramı').first().waitFor()
      await expectAccessible(page)
      await openScreen(first, 'Sohbet')
      const { day } = istanbulTime(new Date())
      await send(first, `!tool get_plan ${JSON.stringify({ from: day, to: day })}`)
      await whenAnswered(first)
      assert.match(await lastAnswer(first), /Mol kavramı/)
    },
  },
  {
    name: 'an exam is entered and charted',
    async walk({ page, first }) {
      await openScreen(first, 'Gelişim')
      await press(first, 'Deneme ekle')
      const form = page.getByRole('dialog', { name: 'Deneme ekle' })
      await form.getByRole('textbox', { name: 'Denemenin adı' }).fill('Kasım denemesi')
      for (const [subject, correct, wrong] of [
        ['Türkçe', 32, 6],
        ['Matematik', 21, 8],
      ] as const) {
        const row = form.getByRole('group', { name: new RegExp(`^${subject}`) })
        await row.getByLabel('Doğru').fill(String(correct))
        await row.getByLabel('Yanlış').fill(String(wrong))
      }
      await press(form, 'Kaydet')
      await first.getByRole('img').first().waitFor()
      await expectAccessible(page)
    },
  },
  ...studySteps,
  {
    name: 'notes are read, corrected and turned off, and a message says why it was written',
    async walk({ page, first }) {
      await openScreen(first, 'Sohbet')
      await send(first, '!tool update_scratchpad {"text":"Gece çalışıyor."}\n!say Not aldım.')
      await whenAnswered(first)
      const answer = messagesOf(first).getByRole('article').last()
      await answer.hover()
      await answer.getByRole('button', { name: 'Seçenekler' }).click()
      await press(first, 'Neden bunu yazdın?')
      const why = page.getByRole('dialog', { name: 'Neden bunu yazdın?' })
      await why.getByText('Bana yazdığın mesajı yanıtladım.').waitFor()
      await why.getByText('Yaptıklarım: not alma.').waitFor()
      await expectAccessible(page)
      await press(why, 'Kapat')

      await openScreen(first, 'Ayarlar')
      const notes = first.getByRole('textbox', { name: 'Notlar' })
      await notes.filter({ hasText: 'Gece çalışıyor.' }).waitFor()
      await notes.fill('Sabah çalışıyor.')
      await expectAccessible(page)
      await press(first, 'Notları kaydet')
      await first.getByRole('button', { name: 'Notları kaydet' }).waitFor({ state: 'detached' })
      await first.getByRole('switch', { name: 'Not tutsun' }).click()
      await press(page.getByRole('alertdialog', { name: 'Not tutmasın mı?' }), 'Kapat')
      await notes.waitFor({ state: 'detached' })
    },
  },
  ...actions,
  ...measured,
  search,
  {
    name: 'who is too young is answered by people, and led to the settings',
    async walk({ page, first }) {
      await openScreen(first, 'Ayarlar')
      await first.getByRole('radio', { name: '12 ve altı' }).check({ force: true })
      await expectAccessible(page)
      await press(first, 'Yaş grubunu kaydet')
      await first.getByText('Yoldaş’la yazışabilmen için önce velinin onayı gerekiyor.').waitFor()
      await openScreen(first, 'Sohbet')
      await send(first, 'Bugün ne çalışayım?')
      await whenAnswered(first)
      await press(first, 'Ayarlar’a git')
      await first.getByRole('heading', { name: 'Yaşın' }).waitFor()
      await expectAccessible(page)
    },
  },
  {
    name: 'everything is deleted',
    async walk({ page, first }) {
      await openScreen(first, 'Ayarlar')
      await first.getByRole('button', { name: 'Hesabımı sil' }).waitFor()
      await expectAccessible(page)
      await press(first, 'Hesabımı sil')
      const dialog = page.getByRole('alertdialog', { name: 'Hesabın silinsin mi?' })
      await dialog.getByRole('textbox', { name: /SİL/ }).fill('SİL')
      await press(dialog, 'Hesabımı sil')
      await page.getByRole('heading', { name: 'Kim çalışıyor?' }).waitFor()
    },
  },
]
