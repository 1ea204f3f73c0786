import { addDays, istanbulTime } from '@yoldas/time'
import type { Locator, Page } from 'playwright-core'
import { expectAccessible } from './browser.ts'
import { messagesOf, openScreen } from './hands.ts'
import type { Step } from './step.ts'
import { clientOf } from './student.ts'

const press = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' }).click()

/** The notebook of mistakes, cards, and what comes again. */
export const studySteps: readonly Step[] = [
  {
    name: 'a mistake is entered from the menu of a bubble, and found in the notebook',
    async walk({ page, first }) {
      await openScreen(first, 'Sohbet')
      const newest = messagesOf(first).getByRole('article').last()
      await newest.hover()
      await press(newest, 'Seçenekler')
      await press(first, 'Yanlış defterine ekle')
      const form = page.getByRole('dialog', { name: 'Yanlış ekle' })
      await form.getByRole('combobox', { name: 'Ders' }).fill('Fizik')
      await form.getByRole('radio', { name: 'Süre yetmedi' }).check({ force: true })
      await expectAccessible(page)
      await press(form, 'Kaydet')
      await form.waitFor({ state: 'detached' })
      await openScreen(first, 'Tekrar')
      await first.getByRole('tab', { name: 'Yanlış defteri' }).click()
      await press(first, /^Fizik Süre/)
      const mistake = page.getByRole('dialog', { name: 'Fizik' })
      await mistake.getByText('Süre yetmedi', { exact: true }).waitFor()
      await expectAccessible(page)
      await press(mistake, 'Kapat')
    },
  },
  {
    name: 'a card is made, changed and removed',
    async walk({ page, first }) {
      await first.getByRole('tab', { name: 'Kartlar' }).click()
      await first.getByText('Henüz kartın yok').waitFor()
      await press(first, 'Kart ekle')
      const form = page.getByRole('dialog', { name: 'Kart ekle' })
      await press(form, 'Kaydet')
      await form.getByText('Dersi yazar mısın?').waitFor()
      await form.getByRole('combobox', { name: 'Ders' }).fill('Kimya')
      await form.getByRole('textbox', { name: 'Ön yüz' }).fill('Avogadro sayısı kaçtır?')
      await form.getByRole('textbox', { name: 'Arka yüz' }).fill('6,02·10²³')
      await expectAccessible(page)
      await press(form, 'Kaydet')
      await press(first, /^Avogadro sayısı kaçtır\?/)
      const changed = page.getByRole('dialog', { name: 'Kartı düzenle' })
      await changed.getByRole('textbox', { name: 'Konu' }).fill('Mol')
      await press(changed, 'Kaydet')
      await press(first, /Kimya · Mol/)
      await press(changed, 'Sil')
      await press(page.getByRole('alertdialog', { name: 'Kart silinsin mi?' }), 'Sil')
      await first.getByText('Henüz kartın yok').waitFor()
      await expectAccessible(page)
    },
  },
  {
    name: 'what is due is reviewed, and the last answer is taken back',
    async walk({ page, url, first }) {
      const client = await clientOf(page, url)
      const day = addDays(istanbulTime(new Date()).day, -3)
      const session = { day, subject: 'Kimya', topic: 'Mol', minutes: 30, correct: 1, wrong: 9 }
      await client.journey.createSession(session)
      await first.getByRole('tab', { name: 'Bugün' }).click()
      const topic = first.getByRole('heading', { name: 'Kimya · Mol' })
      await topic.waitFor()
      await expectAccessible(page)
      await press(first, /^Zorlandım/)
      await first.getByText('Bugünlük bu kadar').waitFor()
      await press(first, 'Son yanıtı geri al')
      await topic.waitFor()
      await press(first, /^Hatırladım/)
      await first.getByText('Bugünlük bu kadar').waitFor()
      await expectAccessible(page)
    },
  },
]
