import { SessionCreateBody } from '@yoldas/contracts/journey'
import { newId } from '@yoldas/ids'
import { z } from 'zod'
import { tool } from '../answer/toolbox.ts'
import { change } from './work/change.ts'

const { day, subject, topic, minutes, correct, wrong, blank, blockId } = SessionCreateBody.shape

export const logStudySession = tool({
  name: 'log_study_session',
  description:
    'Öğrencinin yaptığı bir çalışmayı kaydeder. Öğrenci ne kadar ya da kaç soru çalıştığını anlattığında kullan. Süreyi bilmiyorsan önce sor; sayıları tahmin etme. Deneme sonucu için log_exam_result kullan.',
  input: z.object({
    day: day.meta({ description: 'Çalıştığı gün, YYYY-MM-DD, Türkiye takvimiyle; en geç bugün.' }),
    subject: subject.meta({ description: 'Ders, örneğin Kimya.' }),
    topic: topic.meta({ description: 'Konu, örneğin Mol kavramı; söylemediyse verme.' }),
    minutes: minutes.meta({ description: 'Kaç dakika çalıştığı.' }),
    correct: correct.meta({ description: 'Doğru sayısı; soru çözmediyse verme.' }),
    wrong: wrong.meta({ description: 'Yanlış sayısı; soru çözmediyse verme.' }),
    blank: blank.meta({ description: 'Boş sayısı; soru çözmediyse verme.' }),
    blockId: blockId.meta({
      description: 'Bu çalışma planda bir bloksa onun kimliği: blok yapıldı sayılır ve süre iki kez sayılmaz.',
    }),
  }),
  begin: (turn) => (session) => change(turn, { change: 'log-session', session: { ...session, id: newId() } }),
})
