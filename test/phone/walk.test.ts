import { join, resolve } from 'node:path'
import { freePort } from '@yoldas/local'
import { builtPage, loadSite, localDesk, startPhone } from '@yoldas/phone/server'
import { startTraces } from '@yoldas/standins'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { asInImage, inBundle } from '../support/programs.ts'
import { startStack } from '../support/stack.ts'
import { expectAccessible, openBrowser } from './browser.ts'
import { defectsVisit, quickDefects } from './defects.ts'
import {
  lastAnswer,
  messagesOf,
  onboard,
  openScreen,
  phoneOf,
  playNewest,
  send,
  sendVoice,
  signIn,
  whenAnswered,
} from './hands.ts'
import { chat, clientOf } from './student.ts'

const built = resolve(import.meta.dirname, '../../.local/page')
const opened = new AsyncDisposableStack()
/** What is traced runs from source. */
const program = (file: string) => (/gateway|chat-engine/.test(file) ? asInImage(file) : inBundle(file))
let browser: Browser
let pageUrl: string

beforeAll(async () => {
  const port = await freePort()
  pageUrl = `http://127.0.0.1:${port}`
  const traces = opened.use(await startTraces())
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: traces.url, OTEL_BSP_SCHEDULE_DELAY: '50' }
  const [site, stack, launched] = await Promise.all([
    builtPage(built).then(loadSite),
    startStack({
      program,
      pages: [pageUrl],
      env: async ({ model }) => ({
        gateway: { CORS_ORIGINS: pageUrl, ...traced },
        'chat-engine': {
          ...traced,
          TRANSCRIPTION_BASE_URL: model.url,
          TRANSCRIPTION_API_KEY: 'test',
          TRANSCRIPTION_MODEL: 'stand-in',
        },
      }),
    }),
    openBrowser(),
  ])
  browser = launched
  opened.use(stack)
  opened.defer(() => browser.close())
  const options = {
    host: '127.0.0.1',
    port,
    site,
    page: { gatewayUrl: stack.url, identityUrl: stack.identity.url, exampleModel: true },
    storageOrigins: [stack.storage.url],
    desk: localDesk({ pushUrl: stack.push.url, tracesUrl: traces.url, stateFolder: join(built, 'nothing') }),
  }
  opened.use(await startPhone(options))
})
afterAll(() => opened.disposeAsync())

test('a student signs in, is welcomed, chats and speaks on two phones, and answers in a notification', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  onTestFailed(async () => console.error(page.url(), problems, await page.locator('body').ariaSnapshot()))

  const first = await signIn(page, pageUrl, 'Elif')
  expect(await page.locator('html').getAttribute('lang')).toBe('tr')
  await onboard(first)

  await send(first, '!say Yarısı $\\frac{1}{2}$ eder:\\n\\n```\\nx = 1\\n```')
  await messagesOf(first).locator('.formula .katex').waitFor()
  await messagesOf(first).getByRole('button', { name: 'Kodu kopyala' }).waitFor()
  await whenAnswered(first)
  expect(await page.evaluate(`document.fonts.check("1em KaTeX_Main")`)).toBe(true)
  // The page is kept for times without a network; what draws formulas only once it is used.
  const kept = await (await fetch(new URL('/shell.json', pageUrl))).text()
  expect(kept).toContain('/assets/index-')
  expect(kept).not.toContain('katex')

  // Longer than anything takes here: it is stopped when both have been seen.
  await send(first, '!tokens 1000\n!delay 50')
  await first.getByRole('button', { name: 'Durdur' }).waitFor()
  await page.getByRole('button', { name: 'İkinci telefonu aç' }).click()
  const second = phoneOf(page, 'Telefon 2')
  // Written on both at the same time: neither answer is whole yet.
  await messagesOf(second).locator('[aria-busy=true]').waitFor()
  await messagesOf(first).locator('[aria-busy=true]').waitFor()
  await first.getByRole('button', { name: 'Durdur' }).click()
  await whenAnswered(first)
  await expect.poll(() => lastAnswer(second)).toBe(await lastAnswer(first))
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Geliştirici', exact: true }).click()
  const drawer = page.getByRole('complementary', { name: 'Geliştirici' })
  await drawer.getByText('POST /api/chat/send').first().waitFor()
  await drawer.getByText('chat stand-in').first().waitFor()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Geliştirici panelini kapat' }).click()

  await sendVoice(first, 'zincir kuralını anlamadım')
  await whenAnswered(first)
  await messagesOf(second).locator('figcaption').waitFor()
  // As it was recorded here, and as the storage gives it there.
  for (const phone of [first, second]) expect(await playNewest(phone)).toBeGreaterThan(0.5)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Telefon 2: kaldır' }).click()
  await openScreen(first, 'Plan')
  await chat(await clientOf(page, pageUrl), '!say Bugün plan ne?')
  const chatTab = first.getByRole('button', { name: 'Sohbet', exact: true, description: '1 okunmamış mesaj' })
  await chatTab.waitFor()
  expect(await page.title()).toBe('(1) Yoldaş')
  await expectAccessible(page)
  await chatTab.click()
  await expect.poll(() => page.title()).toBe('Yoldaş')

  await first.getByRole('button', { name: 'Ekranı kilitle' }).click()
  await chat(await clientOf(page, pageUrl), '!say Bugün nasıldı?')
  const notification = first
    .getByRole('list', { name: 'Bildirimler' })
    .getByRole('article', { name: /Bugün nasıldı\?/ })
  await expect.poll(() => page.title()).toBe('(1) Yoldaş')
  await notification.getByRole('button', { name: 'Yanıtla' }).click()
  await expectAccessible(page)
  await notification.getByRole('textbox', { name: 'Yanıtın' }).fill('Güzeldi, teşekkürler')
  await notification.getByRole('button', { name: 'Yanıtı gönder' }).click()
  await notification.waitFor({ state: 'detached' })
  await first.getByRole('button', { name: 'Kilidi aç' }).click()
  await messagesOf(first).getByText('Güzeldi, teşekkürler', { exact: true }).first().waitFor()
  expect(problems).toEqual([])
})

test('on the smallest phone nothing is pushed out, cut or lost, and its words are Turkish', async () => {
  const context = await browser.newContext(defectsVisit.window)
  await defectsVisit.prepare?.(context, pageUrl)
  const page = await context.newPage()
  onTestFailed(async () => console.error(page.url(), await page.locator('body').ariaSnapshot()))
  for (const step of quickDefects) await step.walk({ page, url: pageUrl, first: phoneOf(page) })
})
