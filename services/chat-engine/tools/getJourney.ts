import { overviewExams, overviewTopics } from '@yoldas/contracts/work'
import { z } from 'zod'
import { ToolRefused, tool } from '../answer/toolbox.ts'
import { compact } from '../prompt/compact.ts'
import { shareWork } from './work/open.ts'

export const getJourney = tool({
  name: 'get_journey',
  description: `Öğrencinin gidişatını verir: çalışma serisi (streak), bu haftanın ve geçen haftanın ders ders dakikaları, son ${overviewExams} denemenin netleri (change: türü aynı olan en çok üç öncekinin ortalamasından farkı) ve en son çalıştığı ${overviewTopics} konudaki başarısı (accuracy: 0 ile 1 arası). Gidişattan, netlerden ya da zayıf konulardan söz etmeden önce bak; burada olmayan bir sayıyı söyleme.`,
  input: z.object({}),
  begin: (turn) => async () => {
    const seen = await shareWork(turn).journey()
    if (seen.kind === 'erased') throw new ToolRefused('bu öğrenci artık yok')
    return { today: seen.today, ...compact(seen.journey) }
  },
})
