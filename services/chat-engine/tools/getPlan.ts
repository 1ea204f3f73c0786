import { ModernDay } from '@yoldas/contracts/values'
import { maxTriedDays } from '@yoldas/contracts/work'
import { daysBetween } from '@yoldas/time'
import { z } from 'zod'
import { ToolRefused, tool } from '../answer/toolbox.ts'
import { compact } from '../prompt/compact.ts'
import { shareWork } from './work/open.ts'

/** Most blocks that one call returns. */
const mostBlocks = 100

export const getPlan = tool({
  name: 'get_plan',
  description: `Öğrencinin çalışma planındaki blokları gün ve saat sırasıyla verir; saatsiz olanlar günün sonundadır. Planla ilgili konuşmadan, bir bloğu değiştirmeden ya da benzerini eklemeden önce bak. Bu konuşmada yaptığın değişiklikleri de gösterir. Bir seferde en çok ${maxTriedDays} gün sorulur.`,
  input: z.object({
    from: ModernDay.meta({ description: 'İlk gün, YYYY-MM-DD, Türkiye takvimiyle.' }),
    to: ModernDay.meta({ description: 'Son gün, YYYY-MM-DD; bu gün de içindedir. Tek gün için from ile aynı.' }),
  }),
  begin:
    (turn) =>
    async ({ from, to }) => {
      const days = daysBetween(from, to) + 1
      if (days < 1) throw new ToolRefused('to, from gününden önce olamaz')
      if (days > maxTriedDays) throw new ToolRefused(`bir seferde en çok ${maxTriedDays} gün sorulur`)
      const plan = await shareWork(turn).plan({ from, to })
      if (plan.kind === 'erased') throw new ToolRefused('bu öğrenci artık yok')
      const { today, blocks } = plan
      const more = blocks.length - mostBlocks
      return {
        today,
        blocks: blocks.slice(0, mostBlocks).map(compact),
        ...(more > 0 && { note: `${more} blok daha var: görmek için daha az gün sor` }),
      }
    },
})
