import { ExamType, type ExamTypeInfo } from '@yoldas/contracts/journey'

type Part = ExamTypeInfo['sections'][number]['parts'][number]

/** Who is exempt from the one answers so many questions more of the other instead. */
type Exemption = { exempt: string; instead: string }

export type Exam = ExamTypeInfo & { exemption?: Exemption }

const section = (subject: string, questions: number, parts: Part[] = []) => ({ subject, questions, parts })
const part = (subject: string, questions: number): Part => ({ subject, questions })

/**
 * The exams as they are held in 2026. Question counts and what a wrong answer costs stand in the yearly guides of ÖSYM
 * (YKS, KPSS, ALES, DGS) and of the Ministry of National Education (LGS); days in the exam calendars of both for 2026.
 * Those of 2027 are not announced. To update this file, replace the days and, with a new guide, the counts.
 * Stored results keep the nets that they were stored with.
 */
const exams: Record<ExamType, Omit<Exam, 'examType'>> = {
  tyt: {
    name: 'Temel Yeterlilik Testi (TYT)',
    divisor: 4,
    sections: [
      section('Türkçe', 40),
      section('Sosyal', 20, [part('Tarih', 5), part('Coğrafya', 5), part('Felsefe', 5), part('Din', 5)]),
      section('Matematik', 40),
      section('Fen', 20, [part('Fizik', 7), part('Kimya', 7), part('Biyoloji', 6)]),
    ],
    exemption: { exempt: 'Din', instead: 'Felsefe' },
    days: [{ day: '2026-06-20', label: 'YKS 1. oturum' }],
  },
  ayt: {
    name: 'Alan Yeterlilik Testleri (AYT)',
    divisor: 4,
    sections: [
      section('Türk Dili ve Edebiyatı–Sosyal-1', 40, [
        part('Edebiyat', 24),
        part('Tarih-1', 10),
        part('Coğrafya-1', 6),
      ]),
      section('Sosyal-2', 40, [part('Tarih-2', 11), part('Coğrafya-2', 11), part('Felsefe grubu', 12), part('Din', 6)]),
      section('Matematik', 40),
      section('Fen', 40, [part('Fizik', 14), part('Kimya', 13), part('Biyoloji', 13)]),
    ],
    exemption: { exempt: 'Din', instead: 'Felsefe grubu' },
    days: [{ day: '2026-06-21', label: 'YKS 2. oturum' }],
  },
  ydt: {
    name: 'Yabancı Dil Testi (YDT)',
    divisor: 4,
    sections: [section('Yabancı Dil', 80)],
    days: [{ day: '2026-06-21', label: 'YKS 3. oturum' }],
  },
  lgs: {
    name: 'Liselere Geçiş Sistemi (LGS)',
    divisor: 3,
    sections: [
      section('Türkçe', 20),
      section('İnkılap', 10),
      section('Din', 10),
      section('Yabancı Dil', 10),
      section('Matematik', 20),
      section('Fen', 20),
    ],
    days: [{ day: '2026-06-14', label: 'Merkezî sınav' }],
  },
  kpss: {
    name: 'Kamu Personel Seçme Sınavı (KPSS)',
    divisor: 4,
    sections: [section('Genel Yetenek', 60), section('Genel Kültür', 60)],
    days: null,
  },
  dgs: {
    name: 'Dikey Geçiş Sınavı (DGS)',
    divisor: 4,
    sections: [section('Sayısal', 50), section('Sözel', 50)],
    days: null,
  },
  ales: {
    name: 'Akademik Personel ve Lisansüstü Eğitimi Giriş Sınavı (ALES)',
    divisor: 4,
    sections: [section('Sayısal', 50), section('Sözel', 50)],
    days: null,
  },
}

export const findExam = (examType: ExamType): Exam => ({ examType, ...exams[examType] })

/** The first of the exam's days, unless it has passed or is not announced. YKS begins with TYT. */
export function officialDay(examType: ExamType, today: string): string | null {
  const first = findExam(examType).days?.[0]?.day
  return first !== undefined && first >= today ? first : null
}

/** What clients show and check against; `day` is today: days that have passed are not announced again. */
export function examTypes(day: string): ExamTypeInfo[] {
  return ExamType.options.map((examType) => {
    const { exemption: _exemption, ...exam } = findExam(examType)
    const days = exam.days?.filter((each) => each.day >= day) ?? []
    return { ...exam, days: days.length > 0 ? days : null }
  })
}
