import { PlanBlockCreateBody } from '@yoldas/contracts/plan'
import { optional, Uuid } from '@yoldas/contracts/values'
import { z } from 'zod'
import { ToolRefused, tool } from '../answer/toolbox.ts'
import { change } from './work/change.ts'

const { status, day, startTime, minutes } = PlanBlockCreateBody.shape

export const updatePlanBlock = tool({
  name: 'update_plan_block',
  description:
    'Plandaki bir bloğu değiştirir: yapıldı ya da atlandı diye işaretler, başka güne ya da saate alır, süresini değiştirir. Yalnızca değişecek olanı ver. Öğrenci ne kadar çalıştığını da söylediyse bunun yerine log_study_session kullan: o, bloğu kendisi yapıldı sayar.',
  input: z.object({
    id: Uuid.meta({ description: 'Bloğun kimliği; bugünün planında ve get_plan sonucunda yazar.' }),
    status: status.meta({ description: 'planned: yapılacak. done: yapıldı. skipped: atlandı.' }),
    day: optional(day).meta({ description: 'Alınacağı gün, YYYY-MM-DD, Türkiye takvimiyle.' }),
    startTime: startTime.meta({ description: 'Yeni başlama saati, Türkiye saatiyle HH:MM.' }),
    minutes: optional(minutes).meta({ description: 'Yeni süresi, dakika.' }),
  }),
  begin:
    (turn) =>
    async ({ id, ...patch }) => {
      if (Object.values(patch).every((value) => value === undefined))
        throw new ToolRefused('değişecek bir şey yok: status, day, startTime ya da minutes ver')
      return change(turn, { change: 'update-block', id, patch })
    },
})
