import type { ChatMessage } from '@yoldas/contracts/chat'
import { newId } from '@yoldas/ids'
import { toBubble } from './rows.ts'

/** What the companion says of itself, unasked. A text that changes gets a new version: each notice keeps its own. */
export const noticeTexts = {
  beginning: {
    version: 'beginning-1',
    text: 'Merhaba, ben Yoldaş. Burada sana bir insan değil, bir bilgisayar programı yanıt veriyor; yazdıklarını o sırada okuyan kimse yok. Yanılabilirim: Önemli konularda öğretmenine ya da güvendiğin birine de danış. Böyle bir programla yazışmak herkese uygun olmayabilir; sana iyi gelmediğini fark edersen bırak ve bunu bir yetişkinle konuş. Sen ya da bir başkası tehlikedeyse beni bekleme, hemen 112’yi ara.',
  },
  pause: {
    version: 'pause-1',
    text: 'Epeydir yazışıyoruz, kısa bir mola vermeye ne dersin? Biraz kalk, su iç, gözlerini dinlendir; kaldığımız yerden sonra devam ederiz. Unutma, sana yanıt veren bir insan değil, bir bilgisayar programı.',
  },
} as const

/** A notice as the functions of Postgres take it. */
export type Notice = { turnId: string; messageId: string; version: string; text: string }

export const newNotice = (kind: keyof typeof noticeTexts): Notice => ({
  turnId: newId(),
  messageId: newId(),
  ...noticeTexts[kind],
})

/** After how many minutes of a sitting a notice suggests a pause: to minors, as whom unknown ages count, and to adults. */
export type PauseMinutes = { minorMinutes: number; adultMinutes: number }

type Place = { turnIndex: number; position: number; createdAt: string }

/** As history has it. */
export const noticeMessage = ({ turnId, messageId, text }: Notice, place: Place): ChatMessage =>
  toBubble({
    ...{ id: messageId, turnId, ...place, role: 'assistant', author: 'hand', origin: 'notice', content: text },
    ...{ media: [], reactions: [], feedback: null, sources: [], help: [], replyTo: null },
  })

/** The notice that a conversation begins with. */
export const beginningMessage = (notice: Notice, createdAt: string): ChatMessage =>
  noticeMessage(notice, { turnIndex: 0, position: 1, createdAt })
