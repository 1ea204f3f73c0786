import { type Client, createClient } from '@yoldas/client'
import { openStudy } from '@yoldas/client/study'
import { addDays, istanbulTime } from '@yoldas/time'
import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { z } from 'zod'

const Student = z.object({ sub: z.string() })
const PageConfig = z.object({ gatewayUrl: z.url(), identityUrl: z.url() })
const Token = z.object({ access_token: z.string() })

/** A client of this student, for what would take long by hand. */
export async function clientFor(url: string, sub: string): Promise<Client> {
  const config = PageConfig.parse(await (await fetch(new URL('/config.json', url))).json())
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ sub }) }
  const { access_token } = Token.parse(await (await fetch(`${config.identityUrl}/token`, asked)).json())
  return createClient({ url: config.gatewayUrl, token: async () => access_token })
}

/** Of the student who is signed in on the page. */
export async function clientOf(page: Page, url: string): Promise<Client> {
  const kept = await page.evaluate(() => Reflect.get(globalThis, 'localStorage').getItem('yoldas-student'))
  return clientFor(url, Student.parse(JSON.parse(kept ?? 'null')).sub)
}

/** The page opens with this student signed in, who can also be chosen from then on. */
export function signedIn(context: BrowserContext, sub: string, name: string): Promise<unknown> {
  const student = JSON.stringify({ sub, name, about: '' })
  return context.addInitScript(`if (!localStorage.getItem('yoldas-students')) {
    localStorage.setItem('yoldas-student', ${JSON.stringify(student)})
    localStorage.setItem('yoldas-students', ${JSON.stringify(`[${student}]`)})
  }`)
}

/** Sends it, and reads its answer to the end. */
export async function chat(client: Client, message: string): Promise<void> {
  for await (const _event of client.turns.send({ message }));
}

/** Results and sessions of four weeks, and a plan of two days. */
export async function fillWeeks(client: Client): Promise<void> {
  const today = istanbulTime(new Date()).day
  for (const [ago, correct] of [28, 21, 14, 7, 0].map((days, i) => [days, 20 + 2 * i] as const)) {
    const sections = [
      { subject: 'Türkçe', correct: correct + 4, wrong: 5 },
      { subject: 'Matematik', correct, wrong: 7 },
    ]
    await client.journey.createExam({ day: addDays(today, -ago), name: 'Deneme', examType: 'tyt', sections })
    await client.journey.createSession({ day: addDays(today, -ago / 7), subject: 'Kimya', minutes: 40 + correct })
  }
  for (const [days, subject, startTime] of [
    [0, 'Kimya', '18:00'],
    [0, 'Matematik', '20:00'],
    [1, 'Fizik', '18:30'],
  ] as const)
    await client.plan.create({ day: addDays(today, days), subject, startTime, minutes: 90, kind: 'study' })
}

/** Wider than any phone, and nowhere to break. */
export const longWord = 'muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine'
export const longAddress = `https://ornek.example/${'cok-uzun-bir-adres/'.repeat(12)}`

/** Somebody for whom every screen has something to show, also what is hard to show. */
export async function makeStudent(url: string, sub: string): Promise<Client> {
  const client = await clientFor(url, sub)
  await client.patchProfile({
    displayName: 'Deniz',
    examType: 'yks',
    grade: '12',
    track: 'sayisal',
    targetUniversity: longWord,
    targetDepartment: 'Bilgisayar Mühendisliği',
  })
  await client.putAge({ band: '16-17', source: 'self' })
  await fillWeeks(client)
  const today = istanbulTime(new Date()).day
  const block = { day: today, subject: 'Türkçe', topic: longWord, minutes: 45, kind: 'practice' } as const
  await client.plan.create({ ...block, note: longAddress })
  await client.journey.createSession({ day: today, subject: 'Türkçe', topic: longWord, minutes: 30 })
  const due = `${addDays(today, 1)}T18:00`
  await chat(client, `!tool schedule_message ${JSON.stringify({ kind: 'reminder', text: longWord, dueAt: due })}`)
  await chat(client, `!tool update_scratchpad {"text":"Gece çalışıyor."}\n!say Not aldım: ${longWord}`)
  await chat(client, `Şu sayfaya bakar mısın? ${longAddress}`)
  const picture = { width: 640, height: 480, channels: 3, background: '#0c6b60' } as const
  const bytes = new Uint8Array(await sharp({ create: picture }).jpeg().toBuffer())
  const { id } = await client.media.upload({ kind: 'image', mimeType: 'image/jpeg', fileName: 'soru.jpg' }, bytes)
  for await (const _event of client.turns.send({ message: 'Bu soruyu nasıl çözerim?', mediaIds: [id] }));
  const study = openStudy(client)
  const entered = { subject: 'Kimya', topic: longWord }
  await study.mistakes.create({ ...entered, text: longAddress, cause: 'concept' })
  await study.review.createCard({ ...entered, front: longAddress, back: longWord })
  await client.shares.create({ name: longWord.slice(0, 64), scope: ['hours'], days: 30 })
  return client
}
