import { ReviewCardCreateBody } from '@yoldas/contracts/review'
import { newId } from '@yoldas/ids'
import { z } from 'zod'
import { tool } from '../answer/toolbox.ts'
import { change } from './work/change.ts'

const { subject, topic, front, back } = ReviewCardCreateBody.shape

export const addCard = tool({
  name: 'add_card',
  description:
    'Öğrencinin tekrar kartlarına bir kart ekler; kart yarından başlayarak tekrara gelir. Öğrenci istediğinde ya da önerini kabul ettiğinde kullan, her kart için bir kez çağır. Tek bir bilgi sor, yanıtı kısa tut. Emin olmadığın bir bilgiyi karta yazma. Öğrenci onaylayana kadar kart senin önerin olarak görünür; arka yüzünü denetlemesini iste.',
  input: z.object({
    subject: subject.meta({ description: 'Ders, örneğin Biyoloji.' }),
    topic: topic.meta({ description: 'Konu, örneğin Hücre; belli değilse verme.' }),
    front: front.meta({ description: 'Ön yüz: soru.' }),
    back: back.meta({ description: 'Arka yüz: kısa yanıt.' }),
  }),
  begin: (turn) => (card) => change(turn, { change: 'add-card', card: { ...card, id: newId() } }),
})
