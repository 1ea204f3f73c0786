import { MistakeCause, MistakeState } from '@yoldas/contracts/mistakes'
import { optional, textUpTo } from '@yoldas/contracts/values'
import { overviewMistakes } from '@yoldas/contracts/work'
import { z } from 'zod'
import { ToolRefused, tool } from '../answer/toolbox.ts'
import { shareWork } from './work/open.ts'
import { shownMistake } from './work/shown.ts'

export const listMistakes = tool({
  name: 'list_mistakes',
  description: `Öğrencinin yanlış defterindeki soruları verir, en yenisi başta, en çok ${overviewMistakes} tane. Yanlışlarından ya da nerede zorlandığından söz etmeden önce bak; burada olmayan bir yanlışı söyleme. Birkaç yanlıştan genel sonuç çıkarma. stuck öğrencinin kendi cümlesidir. hasPicture: soru bir fotoğrafta, sen onu göremezsin.`,
  input: z.object({
    subject: optional(textUpTo(64)).meta({ description: 'Ders, örneğin Matematik; hepsi için verme.' }),
    topic: optional(textUpTo(128)).meta({ description: 'Konu, örneğin Türev; hepsi için verme.' }),
    cause: optional(MistakeCause).meta({
      description:
        'concept: konuyu bilmiyor. application: biliyor, uygulayamıyor. careless: dikkat. misread: soruyu yanlış okumuş. time: süre. Hepsi için verme.',
    }),
    state: optional(MistakeState).meta({
      description: 'open: daha öğrenilmedi. learned: üç gün üst üste hatırlandı. İkisi için de verme.',
    }),
  }),
  begin: (turn) => async (filter) => {
    const seen = await shareWork(turn).mistakes(filter)
    if (seen.kind === 'erased') throw new ToolRefused('bu öğrenci artık yok')
    return { mistakes: seen.mistakes.map(shownMistake) }
  },
})
