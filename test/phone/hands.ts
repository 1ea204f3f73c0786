import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'

/** What a student does with a phone, by the names that a screen reader would say. */
export const phoneOf = (page: Page, name = 'Telefon 1') => page.getByRole('region', { name })
export const messagesOf = (phone: Locator) => phone.getByRole('log', { name: 'Sohbet' })

/** Signs in as a student of this name, who is new. */
export async function signIn(page: Page, url: string, name: string): Promise<Locator> {
  await page.goto(url)
  await page.getByRole('textbox', { name: 'Adın' }).fill(name)
  await page.getByRole('button', { name: 'Başla' }).click()
  return phoneOf(page)
}

/** Says what exam it is and for what field, and leaves the rest empty. */
export async function onboard(phone: Locator): Promise<void> {
  await phone.getByRole('radio', { name: /YKS/ }).check()
  await phone.getByRole('button', { name: 'Devam' }).click()
  await phone.getByRole('radio', { name: '16–17' }).check({ force: true })
  await phone.getByRole('button', { name: 'Devam' }).click()
  await phone.getByRole('radio', { name: 'Sayısal' }).check({ force: true })
  await phone.getByRole('button', { name: 'Devam' }).click()
  await phone.getByRole('textbox', { name: 'Hedef bölüm' }).fill('Bilgisayar Mühendisliği')
  await phone.getByRole('button', { name: 'Devam' }).click()
  await phone.getByRole('button', { name: 'Başla' }).click()
  await messagesOf(phone).waitFor()
}

/** Resolves when it is shown. Nothing with the same text was sent before. */
export async function send(phone: Locator, text: string): Promise<void> {
  await phone.getByRole('textbox', { name: 'Mesaj' }).fill(text)
  await phone.getByRole('button', { name: 'Gönder' }).click()
  await messagesOf(phone).getByText(text, { exact: true }).last().waitFor()
}

/** Records for a second, and sends that alone. Resolves when its words are shown. */
export async function sendVoice(phone: Locator, words: string): Promise<void> {
  await phone.getByRole('button', { name: 'Sesli mesaj kaydet' }).click()
  await phone
    .getByRole('timer')
    .filter({ hasText: /0:0[1-9]/ })
    .waitFor()
  await phone.getByRole('button', { name: 'Ses kaydını bitir' }).click()
  await phone.locator('.upload audio').waitFor()
  await phone.getByRole('button', { name: 'Gönder' }).click()
  await messagesOf(phone).locator('figcaption').getByText(words).waitFor()
}

/** Plays what was recorded last; how many seconds it has. */
export const playNewest = (phone: Locator): Promise<number> => messagesOf(phone).locator('audio').last().evaluate(play)

/** Run in the page. */
async function play(sound: unknown): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  if (typeof sound !== 'object' || !sound) throw new Error('there is no sound')
  const when = (event: string, then: () => void) => Reflect.get(sound, 'addEventListener').call(sound, event, then)
  when('ended', () => resolve(Number(Reflect.get(sound, 'currentTime'))))
  when('error', () => reject(new Error(String(Reflect.get(sound, 'error')?.message))))
  Reflect.set(sound, 'muted', true)
  await Reflect.get(sound, 'play').call(sound)
  return await promise
}

export const openScreen = (phone: Locator, name: string) =>
  phone.getByRole('navigation', { name: 'Ekranlar' }).getByRole('button', { name, exact: true }).click()

/** The text of the newest message, which the companion has written. */
export const lastAnswer = async (phone: Locator): Promise<string> =>
  (await messagesOf(phone).getByRole('article').last().locator('.bubble').textContent()) ?? ''

/** What was sent last is answered, and all of the answer is stored. */
export async function whenAnswered(phone: Locator, timeout = 30_000): Promise<void> {
  const newest = messagesOf(phone).getByRole('article').last()
  await newest.filter({ hasText: 'Yoldaş:' }).locator('.bubble:not([aria-busy])').waitFor({ timeout })
  await phone.getByRole('button', { name: 'Durdur' }).waitFor({ state: 'detached', timeout })
}

/** @throws where it does not come to be so in time */
export async function eventually(what: string, isSo: () => Promise<boolean>, milliseconds = 30_000): Promise<void> {
  for (const end = Date.now() + milliseconds; !(await isSo()); await setTimeout(100))
    if (Date.now() > end) throw new Error(`not so after ${milliseconds} ms: ${what}`)
}
