import type { Conversation } from './conversation.ts'
import { fold } from './turkish.ts'

const wantsHelp =
  /\b(?:nasil coz\w*|coz(?:emedim|emiyorum|er misin|ebilir misin|sene|elim)|cozum(?:un)?u goster\w*|ipucu\w*)\b/
const wantsAnother = /\b(?:baska|yeni|siradaki) (?:bir )?soru/
/** Shorter words after a hint are about the same question. */
const shortLength = 60
const solves = /^Yanıt biçimi:.*(?:ipucu verme,|ipucu vermeden)/m

const hintWord = 'İpucu:'
const hints = [
  `${hintWord} Verilenleri ve isteneni ayrı ayrı yaz. İkisini hangi kural birbirine bağlıyor?`,
  `${hintWord} Bulduğun kuralda verilenleri yerine koy. İlk adımda ne elde ediyorsun?`,
] as const
const solution = [
  'Adım adım gidelim:\n1. Verilenleri ve isteneni yazarız; böylece neyi aradığımız belli olur.\n2. İkisini bağlayan kuralı seçer, verilenleri yerine koyarız.\n3. Bulduğumuzu soruda yerine koyup denetleriz.',
  'Şimdi sayıları değişmiş bir benzerini sen dene: İlk adımın ne olurdu?',
]

/**
 * What a tutor says to somebody who wants help with a question: hints, each behind its mark, or the solution where the
 * prompt asks for it. Undefined for any other message, and for a prompt that knows no marks.
 */
export function tutoring({ instructions, told, question, said }: Conversation): string[] | undefined {
  const folded = fold(question.trim())
  const isAnother = wantsAnother.test(folded)
  const goesOn = said.includes(hintWord) && folded.length < shortLength && !isAnother
  if (!instructions.includes('⟨ipucu⟩') || !(wantsHelp.test(folded) || goesOn || isAnother)) return undefined
  if (solves.test(told) && !isAnother) return solution
  return [goesOn ? `⟨ipucu⟩ ${hints[1]}` : `⟨ipucu:yeni⟩ ${hints[0]}`]
}
