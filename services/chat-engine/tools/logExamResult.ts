import { ExamCreateBody } from '@yoldas/contracts/journey'
import { newId } from '@yoldas/ids'
import { z } from 'zod'
import { tool } from '../answer/toolbox.ts'
import { change } from './work/change.ts'

const { day, name, examType, sections } = ExamCreateBody.shape
const { subject, correct, wrong, blank, questions } = sections.element.shape

const section = z.object({
  subject: subject.meta({
    description: 'Bölümün ya da alt bölümünün adı. Tanınmayan bir ad reddedilir ve geçerli adlar söylenir.',
  }),
  correct: correct.meta({ description: 'Doğru sayısı.' }),
  wrong: wrong.meta({ description: 'Yanlış sayısı.' }),
  blank: blank.meta({ description: 'Boş sayısı; verilmezse kalan sorular boş sayılır.' }),
  questions: questions.meta({
    description:
      'Yalnızca tek bölümlük branş denemesinde: denemenin soru sayısı gerçek sınavdakinden farklıysa o sayı.',
  }),
})

export const logExamResult = tool({
  name: 'log_exam_result',
  description:
    'Öğrencinin deneme sonucunu kaydeder. Netleri sen hesaplama: doğru ve yanlışları ver, sonuçtaki netleri söyle. Doğru ya da yanlış sayısı eksikse önce sor. Tek dersten denemede (branş denemesi) yalnızca o bölümü ver.',
  input: z.object({
    day: day.meta({ description: 'Denemenin günü, YYYY-MM-DD, Türkiye takvimiyle; en geç bugün.' }),
    name: name.meta({ description: 'Denemenin adı, örneğin “3D TYT 5”; söylemediyse “TYT denemesi” gibi.' }),
    examType: examType.meta({ description: 'Sınav; YKS’nin oturumları tyt, ayt ve ydt olarak ayrıdır.' }),
    sections: z.array(section).min(1).max(20).meta({
      description:
        'Bölümler: TYT’de Türkçe, Sosyal, Matematik, Fen ya da Fen yerine Fizik, Kimya, Biyoloji gibi alt bölümleri; bölümle kendi alt bölümü bir arada olmaz.',
    }),
  }),
  begin: (turn) => (exam) => change(turn, { change: 'log-exam', exam: { ...exam, id: newId() } }),
})
