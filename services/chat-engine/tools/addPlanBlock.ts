import { blockDaysAhead, PlanBlockCreateBody } from '@yoldas/contracts/plan'
import { newId } from '@yoldas/ids'
import { z } from 'zod'
import { tool } from '../answer/toolbox.ts'
import { change } from './work/change.ts'

const { day, startTime, minutes, subject, topic, kind, note } = PlanBlockCreateBody.shape

export const addPlanBlock = tool({
  name: 'add_plan_block',
  description:
    'Öğrencinin çalışma planına bir blok ekler. Öğrenci istediğinde ya da önerdiğin bir çalışmayı kabul ettiğinde kullan; plan çıkarırken her blok için bir kez çağır. Eklemeden planda var deme.',
  input: z.object({
    day: day.meta({
      description: `Çalışılacak gün, YYYY-MM-DD, Türkiye takvimiyle; en çok ${blockDaysAhead} gün sonrası.`,
    }),
    startTime: startTime.meta({
      description: 'Başlama saati, Türkiye saatiyle HH:MM. Öğrenci saat söylemediyse verme: gün içinde saatsiz durur.',
    }),
    minutes: minutes.meta({ description: 'Kaç dakika süreceği.' }),
    subject: subject.meta({ description: 'Ders, örneğin Matematik.' }),
    topic: topic.meta({ description: 'Konu, örneğin Türev; belli değilse verme.' }),
    kind: kind.meta({
      description: 'study: konu çalışması. practice: soru çözümü. review: tekrar. exam: deneme sınavı.',
    }),
    note: note.meta({ description: 'Öğrencinin blokta göreceği kısa not; gerekmiyorsa verme.' }),
  }),
  begin: (turn) => (block) => change(turn, { change: 'add-block', block: { ...block, id: newId() } }),
})
