import { Uuid } from '@yoldas/contracts/values'
import { z } from 'zod'
import { ToolRefused, tool } from '../answer/toolbox.ts'
import { shareSchedule } from './schedule/open.ts'

export const cancelScheduled = tool({
  name: 'cancel_scheduled',
  description:
    'Zamanlanmış ve henüz gitmemiş bir mesajı iptal eder. Öğrenci bir hatırlatmadan vazgeçtiğinde kullan; zamanı değişecekse iptal edip yenisini zamanla. Kimliği bilmiyorsan önce list_scheduled ile bul.',
  input: z.object({ id: Uuid.meta({ description: 'Zamanlanmış mesajın kimliği.' }) }),
  begin:
    (turn) =>
    async ({ id }) => {
      const { kind } = await shareSchedule(turn).cancel(id)
      if (kind === 'erased') throw new ToolRefused('bu öğrenci artık yok')
      if (kind === 'unknown') throw new ToolRefused('böyle bir zamanlanmış mesaj yok')
      return { ok: true }
    },
})
