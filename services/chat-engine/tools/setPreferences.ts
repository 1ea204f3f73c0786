import { TimeOfDay } from '@yoldas/contracts/values'
import { z } from 'zod'
import { ToolRefused, tool } from '../answer/toolbox.ts'
import { shareSchedule } from './schedule/open.ts'

const input = z.object({
  reminders: z.boolean().optional().meta({ description: 'Öğrencinin istediği hatırlatmalar gitsin mi?' }),
  checkins: z.boolean().optional().meta({
    description: 'Hâl hatır soran mesajlar gitsin mi? Uzun süre yazmayana giden mesaj da bunlardandır.',
  }),
  followups: z.boolean().optional().meta({ description: 'Konuşulan bir şeyin devamını soran mesajlar gitsin mi?' }),
  reviews: z.boolean().optional().meta({ description: 'Tekrar zamanı gelenler olduğunda günde bir mesaj gitsin mi?' }),
  weekly: z.boolean().optional().meta({ description: 'Pazar akşamı haftanın özeti gelsin mi?' }),
  quietHours: z.object({ start: TimeOfDay, end: TimeOfDay }).nullable().optional().meta({
    description:
      'Sessiz saatler: Türkiye saatiyle HH:MM, gece yarısını aşabilir, eskilerinin yerine geçer. checkin ve followup bu saatlerin bitmesini bekler, hatırlatmalar beklemez. null: sessiz saat olmasın.',
  }),
})

export const setPreferences = tool({
  name: 'set_preferences',
  description:
    'Senin ilk yazdığın mesajlar için öğrencinin tercihlerini değiştirir. Öğrenci “bana sabah yazma”, “hâl hatır sorma” ya da “hatırlatmaları aç” gibi bir şey istediğinde kullan; o istemeden değiştirme. Yalnızca değişecek olanı ver, gerisi olduğu gibi kalır.',
  input,
  begin:
    (turn) =>
    async ({ reminders, checkins, followups, reviews, weekly, quietHours }) => {
      const changes = {
        ...(reminders !== undefined && { reminders }),
        ...(checkins !== undefined && { checkins }),
        ...(followups !== undefined && { followups }),
        ...(reviews !== undefined && { reviews }),
        ...(weekly !== undefined && { weekly }),
        ...(quietHours !== undefined && { quietHours }),
      }
      if (Object.keys(changes).length === 0)
        throw new ToolRefused(
          'değişecek bir şey yok: reminders, checkins, followups, reviews, weekly ya da quietHours ver',
        )
      const made = await shareSchedule(turn).prefer(changes)
      if (made.kind === 'erased') throw new ToolRefused('bu öğrenci artık yok')
      const { preferred } = made
      return { ok: true, ...(preferred && { ...preferred.proactive, quietHours: preferred.quietHours }) }
    },
})
