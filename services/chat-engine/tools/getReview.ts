import { overviewDue } from '@yoldas/contracts/work'
import { z } from 'zod'
import { ToolRefused, tool } from '../answer/toolbox.ts'
import { shareWork } from './work/open.ts'
import { shownItem } from './work/shown.ts'

export const getReview = tool({
  name: 'get_review',
  description: `Öğrencinin bugün tekrar edeceklerinden ilk ${overviewDue} tanesini verir: yanlış defterindeki sorular, kartlar ve konular. counts: overdue bugünden önce günü gelenler, today bugünküler (overdue içinde), tomorrow yarınkiler. Tekrardan söz etmeden ya da birlikte tekrar yapmadan önce bak. Soruyu ya da kartın ön yüzünü sor, yanıtı söylemeden öğrencinin denemesini bekle. Yanlış yanıtta suçlama, hayal kırıklığı gösterme: nerede takıldığını sor ve yardım et. Nasıl geçtiğini öğrenci uygulamadan kendisi işaretler.`,
  input: z.object({}),
  begin: (turn) => async () => {
    const seen = await shareWork(turn).review()
    if (seen.kind === 'erased') throw new ToolRefused('bu öğrenci artık yok')
    const { due, counts } = seen.review
    return { today: seen.today, counts, due: due.map(shownItem) }
  },
})
