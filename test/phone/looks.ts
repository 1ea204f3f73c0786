import assert from 'node:assert/strict'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expectAccessible } from './browser.ts'
import { messagesOf, openScreen, signIn } from './hands.ts'
import { enlargeText, expectReadable, expectStill, watchMovements } from './look.ts'
import type { Step, Visit, Walk } from './step.ts'
import { makeStudent, signedIn } from './student.ts'

const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).first().click()

const laidOver = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first()

async function goBack(page: Page): Promise<void> {
  await page.goBack()
  await laidOver(page).waitFor({ state: 'detached' })
}

/** Everything that was to be read has been. */
const whenRead = (page: Page) => page.locator('.skeleton').first().waitFor({ state: 'detached' })

async function menuOf(page: Page, first: Locator): Promise<void> {
  const newest = messagesOf(first).getByRole('article').last()
  await newest.hover()
  await press(newest, 'Seçenekler')
  await page.getByRole('dialog').waitFor()
}

/** How each thing that the phone shows comes into sight, from the screen before. */
const sights: ReadonlyArray<{ name: string; open(walk: Walk): Promise<unknown>; isLaid?: boolean }> = [
  { name: 'the chat', open: ({ first }) => messagesOf(first).getByRole('article').first().waitFor() },
  { name: 'the menu of a message', open: ({ page, first }) => menuOf(page, first), isLaid: true },
  {
    name: 'why a message was written',
    async open({ page, first }) {
      await menuOf(page, first)
      await press(first, 'Neden bunu yazdın?')
      await page.getByRole('dialog', { name: 'Neden bunu yazdın?' }).getByRole('listitem').first().waitFor()
    },
    isLaid: true,
  },
  { name: 'a picture', open: ({ first }) => press(messagesOf(first), 'Görseli büyüt'), isLaid: true },
  { name: 'the plan', open: ({ first }) => openScreen(first, 'Plan') },
  { name: 'a block of the plan', open: ({ first }) => press(first, 'Çalışma ekle'), isLaid: true },
  { name: 'the reviews', open: ({ first }) => openScreen(first, 'Tekrar') },
  { name: 'the notebook', open: ({ first }) => first.getByRole('tab', { name: 'Yanlış defteri' }).click() },
  { name: 'a mistake', open: ({ first }) => press(first, 'Yanlış ekle'), isLaid: true },
  { name: 'the cards', open: ({ first }) => first.getByRole('tab', { name: 'Kartlar' }).click() },
  { name: 'a card', open: ({ first }) => press(first, 'Kart ekle'), isLaid: true },
  { name: 'the journey', open: ({ first }) => openScreen(first, 'Gelişim') },
  { name: 'an exam', open: ({ first }) => press(first, 'Deneme ekle'), isLaid: true },
  { name: 'a session', open: ({ first }) => press(first, 'Çalışma kaydet'), isLaid: true },
  { name: 'the reminders', open: ({ first }) => openScreen(first, 'Hatırlatmalar') },
  { name: 'another time', open: ({ first }) => press(first, 'Zamanı değiştir'), isLaid: true },
  { name: 'a question', open: ({ first }) => press(first, 'İptal et'), isLaid: true },
  { name: 'the settings', open: ({ first }) => openScreen(first, 'Ayarlar') },
]

const stillStep: Step = { name: 'nothing has moved by itself since', walk: ({ page }) => expectStill(page) }

/** Each sight is looked at; where sizes are the usual ones, by axe too, and for what moves by itself. */
const stepsFor = ({ isUsual, hasDesk }: { isUsual: boolean; hasDesk: boolean }): Step[] => [
  {
    name: 'opens without anything moving by itself',
    async walk({ page, url, first }) {
      await page.goto(url)
      await messagesOf(first).getByRole('article').first().waitFor()
      await whenRead(page)
      await page.waitForTimeout(300)
      if (isUsual) await expectStill(page)
    },
  },
  ...sights.map(
    ({ name, open, isLaid = false }): Step => ({
      name: `looks at ${name}`,
      async walk(walk) {
        const { page } = walk
        await open(walk)
        if (isLaid) await laidOver(page).waitFor()
        await whenRead(page)
        try {
          await expectReadable(page)
          if (isUsual) await expectAccessible(page)
        } finally {
          if (isLaid) await goBack(page)
        }
      },
    }),
  ),
  ...(isUsual ? [stillStep] : []),
  ...(hasDesk ? deskSteps(isUsual) : []),
]

/** What lies around a phone that is shown on a desk. */
const deskSteps = (isUsual: boolean): Step[] => [
  {
    name: 'the drawer stands beside the phone, or below it',
    async walk({ page, first }) {
      await page.getByRole('button', { name: 'Geliştirici', exact: true }).click()
      const drawer = page.getByRole('complementary', { name: 'Geliştirici' })
      await drawer.waitFor()
      const [phone, beside] = [await first.boundingBox(), await drawer.boundingBox()]
      assert.ok(phone && beside)
      assert.ok(beside.x >= phone.x + phone.width || beside.y >= phone.y + phone.height)
      await expectReadable(page)
      if (isUsual) await expectAccessible(page)
      await drawer.getByRole('button', { name: 'Geliştirici panelini kapat' }).click()
    },
  },
  {
    name: 'looks at the lock screen',
    async walk({ page, first }) {
      await press(first, 'Ekranı kilitle')
      await first.getByRole('button', { name: 'Kilidi aç' }).waitFor()
      await expectReadable(page)
      if (isUsual) await expectAccessible(page)
    },
  },
]

/** Before anybody is signed in. */
const welcome: readonly Step[] = [
  {
    name: 'looks at the choice of a student',
    async walk({ page, url }) {
      await page.goto(url)
      await page.getByRole('textbox', { name: 'Adın' }).waitFor()
      await expectReadable(page)
      await expectAccessible(page)
    },
  },
  {
    name: 'looks at the first question',
    async walk({ page, url, first }) {
      await signIn(page, url, 'Derya')
      await first.getByRole('radio', { name: /YKS/ }).waitFor()
      await expectReadable(page)
      await expectAccessible(page)
    },
  },
]

const sub = `defne-${process.pid.toString(36)}`
let made: Promise<unknown> | undefined

type Look = { name: string; window: BrowserContextOptions; percent?: number; isUsual?: boolean }

const visitFor = ({ name, window, percent = 100, isUsual = percent === 100 }: Look): Visit => ({
  name,
  window: { locale: 'tr-TR', reducedMotion: 'reduce', ...window },
  async prepare(context, url) {
    made ??= makeStudent(url, sub)
    await made
    await signedIn(context, sub, 'Defne')
    await watchMovements(context)
    if (percent !== 100) await enlargeText(context, percent)
  },
  areApart: true,
  // On a real phone there is no desk around it.
  steps: stepsFor({ isUsual, hasDesk: (window.viewport?.width ?? 0) > 600 }),
})

const sizes = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const

export const looks: readonly Visit[] = [
  { name: 'welcome', window: { viewport: sizes[0], isMobile: true, hasTouch: true, locale: 'tr-TR' }, steps: welcome },
  ...sizes.flatMap(({ width, height }) => {
    const window = { viewport: { width, height }, isMobile: width < 800, hasTouch: width < 800 }
    return [
      visitFor({ name: `light at ${width}`, window: { ...window, colorScheme: 'light' } }),
      visitFor({ name: `dark at ${width}`, window: { ...window, colorScheme: 'dark' } }),
      visitFor({ name: `text of 200 % at ${width}`, window, percent: 200 }),
    ]
  }),
  // A window that is enlarged has half as much room.
  ...[sizes[2], sizes[3]].map(({ width, height }) =>
    visitFor({
      name: `zoom of 200 % at ${width}`,
      window: { viewport: { width: width / 2, height: height / 2 }, deviceScaleFactor: 2 },
      isUsual: false,
    }),
  ),
]
