import { maxAttachments, type StoredMedia } from '@yoldas/contracts/media'
import { MistakeCreateBody } from '@yoldas/contracts/mistakes'
import { newId } from '@yoldas/ids'
import { z } from 'zod'
import { ToolRefused, type ToolTurn, tool } from '../answer/toolbox.ts'
import { findMessage } from '../conversation/said/store.ts'
import { takePicture } from '../media/store.ts'
import { change } from './work/change.ts'

const { subject, topic, examType, text, answer, source, cause } = MistakeCreateBody.shape

export const addMistake = tool({
  name: 'add_mistake',
  description:
    'Öğrencinin yanlış defterine bir soru ekler. Öğrenci istediğinde ya da önerini kabul ettiğinde kullan. Soru son mesajındaki bir fotoğraftaysa picture ver. cause yalnızca senin önerindir; öğrenci onaylayana kadar öyle görünür. Doğru yanıta sen karar verme: answer, öğrencinin son mesajında yazdığı yanıttır, yazmadıysa verme. Nerede takıldığını onun yerine yazma: ekledikten sonra “takıldığım yer” cümlesini kendi sözleriyle deftere yazmasını iste. Eklemeden ekledim deme.',
  input: z.object({
    subject: subject.meta({ description: 'Ders, örneğin Matematik.' }),
    topic: topic.meta({ description: 'Konu, örneğin Türev; belli değilse verme.' }),
    examType: examType.meta({ description: 'Sınav: tyt, ayt, ydt, lgs, kpss, dgs ya da ales; belli değilse verme.' }),
    text: text.meta({ description: 'Sorunun kendisi ya da özü; fotoğraf varsa verilmeyebilir.' }),
    picture: z.int().min(1).max(maxAttachments).nullish().meta({
      description: 'Öğrencinin son mesajındaki kaçıncı fotoğraf, 1’den başlayarak; soru fotoğrafta değilse verme.',
    }),
    answer: answer.meta({ description: 'Öğrencinin yazdığı doğru yanıt, onun yazdığı gibi.' }),
    source: source.meta({ description: 'Sorunun kaynağı, öğrenci söylediyse; örneğin kitap ve sayfa.' }),
    cause: cause.meta({
      description:
        'concept: konuyu bilmiyor. application: biliyor, uygulayamamış. careless: dikkat. misread: soruyu yanlış okumuş. time: süre. Belli değilse verme.',
    }),
  }),
  begin:
    (turn) =>
    async ({ picture, ...mistake }) => {
      const { words, pictures } = await findQuestion(turn)
      if (mistake.answer && !fold(words).includes(fold(mistake.answer)))
        throw new ToolRefused('doğru yanıtı öğrenci son mesajında yazmadı; answer vermeden ekle ve yanıtı ona sor')
      const media = picture ? pictures[picture - 1] : null
      if (media === undefined) throw new ToolRefused(`öğrencinin son mesajında ${picture}. fotoğraf yok`)
      const made = await change(turn, { change: 'add-mistake', mistake: { ...mistake, media, id: newId() } })
      if (media) turn.stage({ isAnswer: false, apply: (tx) => keepPicture(turn, tx, media) })
      return made
    },
})

/** What the student wrote, and the images beside it that can be the picture of a mistake. */
async function findQuestion({ db, studentKey, questionId }: ToolTurn) {
  const message = await findMessage(db, studentKey, questionId)
  const isPicture = ({ kind, status }: StoredMedia) => kind === 'image' && status === 'ready'
  return { words: message?.content ?? '', pictures: message?.media.filter(isPicture) ?? [] }
}

/** In the commit that sends the mistake, which is on its way then. */
async function keepPicture({ studentKey }: ToolTurn, tx: ToolTurn['db'], { id }: StoredMedia): Promise<undefined> {
  await takePicture(tx, studentKey, id)
}

const fold = (text: string): string => text.normalize('NFC').trim().toLocaleLowerCase('tr')
