import { toIstanbul } from '@yoldas/time'
import { z } from 'zod'
import { ToolRefused, tool } from '../answer/toolbox.ts'
import { shareSchedule } from './schedule/open.ts'

export const listScheduled = tool({
  name: 'list_scheduled',
  description:
    'Öğrenciye gitmeyi bekleyen, zamanlanmış mesajları en yakın olandan başlayarak listeler; saatler Türkiye saatidir. Öğrenci hatırlatmalarını sorduğunda, birini iptal etmeden ya da benzerini zamanlamadan önce kullan.',
  input: z.object({}),
  begin: (turn) => async () => {
    const listed = await shareSchedule(turn).list()
    if (listed.kind === 'erased') throw new ToolRefused('bu öğrenci artık yok')
    return {
      scheduled: listed.scheduled.map(({ id, kind, text, reason, dueAt, cancelOn }) => ({
        id,
        kind,
        text,
        reason,
        dueAt: toIstanbul(new Date(dueAt)),
        cancelOn,
      })),
    }
  },
})
