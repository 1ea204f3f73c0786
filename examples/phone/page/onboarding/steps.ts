import type {
  Age,
  AgeBand,
  Consent,
  ConsentKind,
  Consents,
  ExamType,
  ExamTypeInfo,
  Profile,
  ProfilePatch,
} from '@yoldas/client'
import { type Exam, type Grade, gradesOf, hasRank, leadsToUniversity, type Track, testsOf, tracksOf } from '../exams.ts'
import { byName } from '../numbers.ts'
import { fieldRefusal, type Refusal } from '../refusals.ts'

/** What is entered, as it is on the screen. */
export type Draft = {
  displayName: string
  examType: Exam | null
  grade: Grade | null
  track: Track | null
  examDate: string
  targetUniversity: string
  targetDepartment: string
  targetRank: number | null
  targetNets: { [Test in ExamType]?: number | null | undefined }
  dailyHours: number | null
  weakSubjects: readonly string[]
  strongSubjects: readonly string[]
}

/** What is stored in the profile. */
export const steps = ['who', 'exam', 'target', 'rhythm'] as const
export type ProfileStep = (typeof steps)[number]
export type Step = ProfileStep | 'age' | 'consents'

/** From the youngest to the oldest. */
export const bands: ReadonlyArray<{ value: AgeBand; label: string }> = [
  { value: '0-12', label: '12 ve altı' },
  { value: '13-15', label: '13–15' },
  { value: '16-17', label: '16–17' },
  { value: '18+', label: '18 ve üstü' },
]

export const documents: Record<Consent['kind'], string> = {
  terms: 'Kullanım koşulları',
  privacy: 'Gizlilik metni',
  parent: 'Veli onayı',
}

export type Agreement = { kind: ConsentKind; version: string }

/** What is missing and the student may give: a parent's consent is noted by an operator. */
export const agreementsOf = ({ missing }: Consents): Agreement[] =>
  missing.flatMap(({ kind, version }) => (kind === 'parent' ? [] : [{ kind, version }]))

/** An age is asked for once, and consents while some are missing. */
export function stepsFor(age: Age | null, agreements: readonly Agreement[]): Step[] {
  const [first, ...others] = steps
  return [
    first,
    ...(age === null ? (['age'] as const) : []),
    ...(agreements.length > 0 ? (['consents'] as const) : []),
    ...others,
  ]
}

export const draftOf = (profile: Profile): Draft => ({
  displayName: profile.displayName ?? '',
  examType: profile.examType,
  grade: profile.grade,
  track: profile.track,
  examDate: profile.examDate ?? '',
  targetUniversity: profile.targetUniversity ?? '',
  targetDepartment: profile.targetDepartment ?? '',
  targetRank: profile.targetRank,
  targetNets: profile.targetNets,
  dailyHours: profile.dailyHours,
  weakSubjects: profile.weakSubjects,
  strongSubjects: profile.strongSubjects,
})

/** Another exam has other grades and tracks: what it does not have is forgotten. */
export function withExam(draft: Draft, examType: Exam): Draft {
  const kept = <Value>(value: Value | null, options: ReadonlyArray<{ value: Value }>) =>
    options.some((option) => option.value === value) ? value : null
  return {
    ...draft,
    examType,
    grade: kept(draft.grade, gradesOf(examType)),
    track: kept(draft.track, tracksOf(examType)),
    // Official days and the names of subjects are those of an exam.
    ...(examType === draft.examType ? {} : { examDate: '', weakSubjects: [], strongSubjects: [] }),
  }
}

const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** What leaving this step stores: its own fields, and with the exam what an exam can take away. */
export function patchOf(step: ProfileStep, draft: Draft): ProfilePatch {
  const { examType, grade, track, targetRank, dailyHours } = draft
  const ofExam = { grade, track, examDate: textOrNull(draft.examDate) }
  if (step === 'who') return { displayName: textOrNull(draft.displayName), examType, ...ofExam }
  if (step === 'exam') return ofExam
  if (step === 'rhythm')
    return { dailyHours, weakSubjects: [...draft.weakSubjects], strongSubjects: [...draft.strongSubjects] }
  const isStudent = leadsToUniversity(examType)
  return {
    targetUniversity: isStudent ? textOrNull(draft.targetUniversity) : null,
    targetDepartment: isStudent ? textOrNull(draft.targetDepartment) : null,
    targetRank: hasRank(examType) ? targetRank : null,
    targetNets: Object.fromEntries(testsOf(examType, track).map((test) => [test, draft.targetNets[test] ?? null])),
  }
}

/** What stands beside a field that is refused, here or by the service. */
export const said = {
  age: 'Yaş grubunu seçer misin? Şimdi söylemek istemezsen “Daha sonra”ya dokun.',
  source: 'Daha önce bildirilenden büyük bir yaş grubu seçilemiyor.',
  displayName: 'Adın en fazla 64 karakter olabilir.',
  examType: 'Hazırlandığın sınavı seçer misin?',
  grade: 'Sınıfını kontrol eder misin?',
  track: 'Alanını kontrol eder misin?',
  examDate: 'Sınav gününü kontrol eder misin?',
  targetUniversity: 'En fazla 128 karakter yazabilirsin.',
  targetDepartment: 'En fazla 128 karakter yazabilirsin.',
  targetRank: 'Sıralama 1 ya da daha büyük bir tam sayı olmalı.',
  'targetNets.tyt': 'Net 0 ile 200 arasında olmalı.',
  'targetNets.ayt': 'Net 0 ile 200 arasında olmalı.',
  'targetNets.ydt': 'Net 0 ile 200 arasında olmalı.',
  'targetNets.lgs': 'Net 0 ile 200 arasında olmalı.',
  'targetNets.kpss': 'Net 0 ile 200 arasında olmalı.',
  'targetNets.dgs': 'Net 0 ile 200 arasında olmalı.',
  'targetNets.ales': 'Net 0 ile 200 arasında olmalı.',
  dailyHours: 'Günlük süre 0 ile 16 saat arasında olmalı.',
  weakSubjects: 'En fazla 16 ders seçebilirsin.',
  strongSubjects: 'En fazla 16 ders seçebilirsin.',
} as const

const isWithin = (value: number | null, least: number, most: number) =>
  value === null || (value >= least && value <= most)

/** Why the step cannot be left as it is. */
export function refusalOfStep(step: ProfileStep, draft: Draft): Refusal | null {
  const { targetRank: rank } = draft
  if (step === 'who') return fieldRefusal({ examType: draft.examType === null && said.examType })
  if (step === 'rhythm') return fieldRefusal({ dailyHours: !isWithin(draft.dailyHours, 0, 16) && said.dailyHours })
  if (step === 'exam') return null
  const nets = testsOf(draft.examType, draft.track).map((test) => {
    const name = `targetNets.${test}` as const
    return [name, !isWithin(draft.targetNets[test] ?? null, 0, 200) && said[name]] as const
  })
  const isRank = rank === null || (Number.isInteger(rank) && rank >= 1)
  return fieldRefusal({
    targetRank: hasRank(draft.examType) && !isRank && said.targetRank,
    ...Object.fromEntries(nets),
  })
}

/** The subjects of these tests: parts where a section has them, each once, in Turkish order. */
export function subjectsOf(tests: readonly ExamType[], infos: readonly ExamTypeInfo[]): string[] {
  const names = infos
    .filter(({ examType }) => tests.includes(examType))
    .flatMap(({ sections }) => sections.flatMap((section) => (section.parts.length > 0 ? section.parts : [section])))
    // The second test has parts "Tarih-1" and "Tarih-2" of what students call one subject.
    .map(({ subject }) => subject.replace(/-\d$/, ''))
  return [...new Set(names)].sort(byName)
}

export const subjectsOfDraft = ({ examType, track }: Draft, infos: readonly ExamTypeInfo[]): string[] =>
  subjectsOf(testsOf(examType, track), infos)
