import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { messagesOf, openScreen, phoneOf, send, whenAnswered } from './hands.ts'
import type { Walk } from './step.ts'

/** Takes the README's pictures into the folder: of an invented student, who has a past. */
export async function takeScreenshots({ page, url, first }: Walk, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await page.goto(url)
  await page.getByRole('button', { name: /^Elif/ }).click()
  await messagesOf(first).getByRole('article').first().waitFor()
  await send(first, 'Türevi anlat')
  await whenAnswered(first)
  await page.getByRole('button', { name: 'İkinci telefonu aç' }).click()
  const second = phoneOf(page, 'Telefon 2')
  await messagesOf(second).getByRole('article').first().waitFor()
  await page.getByRole('button', { name: 'Geliştirici', exact: true }).click()
  await page.getByText('chat stand-in').first().waitFor()
  await keep(page, folder, 'desk')
  await page.getByRole('button', { name: 'Geliştirici panelini kapat' }).click()
  for (const [screen, name] of [
    ['Plan', 'plan'],
    ['Gelişim', 'journey'],
  ] as const) {
    await openScreen(first, screen)
    await first.getByText('Kimya').first().waitFor()
    // The charts rather than what stands above them.
    if (name === 'journey') await first.getByRole('heading', { name: 'Netler' }).evaluate(toTop)
    await keep(first, folder, name)
  }
  await first.getByRole('button', { name: 'Ekranı kilitle' }).click()
  await send(second, 'Bugün ne çalışayım?')
  await first.getByRole('article').first().waitFor()
  await keep(first, folder, 'notifications')
}

/** Run in the page. */
const toTop = (element: unknown) => {
  if (typeof element !== 'object' || !element) return
  const card = Reflect.get(element, 'closest').call(element, '.card')
  Reflect.get(card, 'scrollIntoView').call(card, { block: 'start' })
}

async function keep(shown: Page | Locator, folder: string, name: string): Promise<void> {
  const png = await shown.screenshot({ animations: 'disabled' })
  await writeFile(join(folder, `${name}.webp`), await sharp(png).webp({ quality: 82 }).toBuffer())
}
