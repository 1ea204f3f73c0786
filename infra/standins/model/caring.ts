import type { Conversation } from './conversation.ts'
import { capitalize, fold } from './turkish.ts'

/** By these words of a prompt it is known what distress changes. */
const prompts = {
  care: 'Şimdi tek işin onu dinlemek',
  suspect: 'bu yalnızca bir şüphe',
  ask: 'Yanıtına tek bir nazik soruyla başla',
  gentle: 'Öğrenci zor bir gün geçiriyor',
} as const
/** The prompt says so where the answer has a beginning by hand, which names a person and 112. */
const begun = 'mesajına yanıtın aşağıdaki balonla başladı'
export type Caring = keyof typeof prompts

const distress =
  /\b(?:olmek istiyorum|yasamak istemiyorum|kendimi (?:oldur|as)\w*|kendime zarar\w*|intihar (?:et|ed)\w*)/
const violence = /\b(?:dovuyor|dovdu|vuruyor|vurdu|taciz|istismar|tehdit)\w*/
const studying = /\b(?:ders|sinav|deneme|soru|konu|plan|calis)\w*/

/** What the prompt asks for in view of distress; plain words of it need no prompt. Undefined where there is none. */
export function caringIn({ instructions, told, question }: Conversation): Caring | undefined {
  if (instructions.includes(prompts.suspect)) return 'suspect'
  if (instructions.includes(prompts.care) || distress.test(fold(question))) return 'care'
  if (told.includes(prompts.ask)) return 'ask'
  return told.includes(prompts.gentle) ? 'gentle' : undefined
}

/**
 * Short paragraphs with one step and one question, and not a word that advises on studying; no step where the answer
 * has begun with it.
 */
export function careAnswer({ told, question }: Conversation, name: string | undefined): string[] {
  const folded = fold(question)
  const wait = studying.test(folded) ? ['Dersler bugün bekleyebilir.'] : []
  const step = violence.test(folded) ? outsideHome : anyAdult
  return [
    `${addressed(name, 'seni duydum.')} Bunu yazman iyi oldu.`,
    [...wait, ...(told.includes(begun) ? [] : [step])].join(' '),
    'Şu an güvende misin?',
  ].filter((paragraph) => paragraph !== '')
}

const anyAdult =
  'Canın tehlikedeyse ya da kendinden korkuyorsan hemen 112’yi ara. Güvendiğin bir yetişkine de bugün haber ver.'
const outsideHome =
  'Şu an tehlikedeysen hemen 112’yi ara; ALO 183 de her saat açık. ' +
  'Evde olmayan bir yetişkine ya da okulunun rehber öğretmenine bugün haber ver.'

/** To somebody who has a hard day and asks nothing. */
export const gentleAnswer = (name: string | undefined): string[] => [
  `${addressed(name, 'zor bir gün geçiriyorsun, seni duydum.')}`,
  'Güvendiğin birine anlatmak iyi gelebilir. Bana da yazmak ister misin?',
]

/** What an answer to something unclear begins with. A mark stays first. */
export function askFirst([first = '', ...rest]: readonly string[], name: string | undefined): string[] {
  const [, mark = '', words = first] = /^(⟨[^⟩]*⟩ )(.*)$/s.exec(first) ?? []
  return [`${mark}${addressed(name, 'önce sorayım: bugün nasılsın?')}`, ...(words === '' ? [] : [words]), ...rest]
}

const addressed = (name: string | undefined, sentence: string) => (name ? `${name}, ${sentence}` : capitalize(sentence))
