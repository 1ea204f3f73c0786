import type { ExamType, Profile } from '@yoldas/client'

export type Exam = NonNullable<Profile['examType']>
export type Grade = NonNullable<Profile['grade']>
export type Track = NonNullable<Profile['track']>

/** What a student prepares for. */
export const exams: ReadonlyArray<{ value: Exam; label: string; detail: string }> = [
  { value: 'yks', label: 'YKS', detail: 'Üniversiteye giriş' },
  { value: 'lgs', label: 'LGS', detail: 'Liseye geçiş' },
  { value: 'kpss', label: 'KPSS', detail: 'Kamu personeli seçme' },
  { value: 'dgs', label: 'DGS', detail: 'Ön lisanstan lisansa geçiş' },
  { value: 'ales', label: 'ALES', detail: 'Yüksek lisans ve doktora' },
]

/** What results are of: an exam, or one of its tests. */
export const testNames: Readonly<Record<ExamType, string>> = {
  tyt: 'TYT',
  ayt: 'AYT',
  ydt: 'YDT',
  lgs: 'LGS',
  kpss: 'KPSS',
  dgs: 'DGS',
  ales: 'ALES',
}

const trackNames: Readonly<Record<Track, string>> = {
  sayisal: 'Sayısal',
  esit_agirlik: 'Eşit ağırlık',
  sozel: 'Sözel',
  dil: 'Dil',
}
const gradesOfExam: Partial<Record<Exam, readonly Grade[]>> = {
  yks: ['9', '10', '11', '12', 'mezun'],
  lgs: ['5', '6', '7', '8'],
}
const tracksOfExam: Partial<Record<Exam, readonly Track[]>> = {
  yks: ['sayisal', 'esit_agirlik', 'sozel', 'dil'],
  dgs: ['sayisal', 'esit_agirlik', 'sozel'],
  ales: ['sayisal', 'esit_agirlik', 'sozel'],
}

const sayGrade = (grade: Grade) => (grade === 'mezun' ? 'Mezun' : `${grade}. sınıf`)

/** Empty where the exam asks for none. */
export const gradesOf = (exam: Exam | null) =>
  ((exam && gradesOfExam[exam]) ?? []).map((value) => ({ value, label: sayGrade(value) }))
export const tracksOf = (exam: Exam | null) =>
  ((exam && tracksOfExam[exam]) ?? []).map((value) => ({ value, label: trackNames[value] }))

/** The tests whose nets count for the student. */
export function testsOf(exam: Exam | null, track: Track | null): ExamType[] {
  if (exam === null) return []
  if (exam !== 'yks') return [exam]
  return track === 'dil' ? ['tyt', 'ydt'] : ['tyt', 'ayt']
}

/** Where a place at a university is the aim. */
export const leadsToUniversity = (exam: Exam | null) => exam === 'yks' || exam === 'dgs' || exam === 'ales'
/** Where places are given by rank. */
export const hasRank = (exam: Exam | null) => exam === 'yks' || exam === 'dgs'
