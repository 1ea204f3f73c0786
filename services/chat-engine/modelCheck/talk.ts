import { toIstanbul } from '@yoldas/time'
import type { PromptMessage } from '../clients/completion/request.ts'
import { estimateMessage } from '../clients/tokens.ts'

export const system = (now: Date): PromptMessage => ({
  role: 'system',
  content: `Sen Yoldaş’sın: sınava hazırlanan bir öğrencinin çalışma arkadaşı. Türkçe ve kısa yaz. Şu an ${toIstanbul(now)}, Türkiye saati.`,
})
export const user = (content: string): PromptMessage => ({ role: 'user', content })
const assistant = (content: string): PromptMessage => ({ role: 'assistant', content })

export const keptNumber = '4719'
export const askForNumber = user('Okul numaram neydi? Yalnız sayıyı yaz.')

const subjects = ['türev', 'paragraf', 'kuvvet ve hareket', 'hücre bölünmesi', 'Osmanlı tarihi', 'kimyasal tepkimeler']

/** A conversation as long as the engine sends at the most, with a number at its beginning. */
export function longTalk(now: Date, historyTokens: number): PromptMessage[] {
  const talk = [
    system(now),
    user(`Merhaba! Okul numaram ${keptNumber}, bunu aklında tut.`),
    assistant('Tamam, aklımda tutuyorum.'),
  ]
  let left = historyTokens - [...talk, askForNumber].reduce((sum, message) => sum + estimateMessage(message), 0)
  for (let day = 1; ; day += 1) {
    const pair = pairOf(day)
    left -= pair.reduce((sum, message) => sum + estimateMessage(message), 0)
    if (left < 0) return talk
    talk.push(...pair)
  }
}

function pairOf(day: number): PromptMessage[] {
  const subject = subjects[day % subjects.length] ?? ''
  return [
    user(`${day}. gün: bugün ${subject} konusundan ${10 + (day % 7) * 5} soru çözdüm, birkaçında takıldım.`),
    assistant(`${day}. gün için eline sağlık! Takıldığın ${subject} sorularını yarın yirmi dakika yeniden dene.`),
  ]
}
