import type { ExamBody, ExamType, ExamTypeInfo, PlanBlock, SessionBody } from '@yoldas/client'
import { isPastDay } from '../calendar.ts'
import { isWhole } from '../numbers.ts'
import { type Fields, fieldRefusal, type Refusal } from '../refusals.ts'

type Counts = { correct: number | null; wrong: number | null }

/** A result as it stands in the form. What was counted of a subject stays when another form of the exam is chosen. */
export type ExamDraft = {
  examType: ExamType
  shape: 'whole' | 'branch'
  /** Whether sections that have parts are entered part by part. */
  isByPart: boolean
  day: string
  name: string
  branch: string | null
  questions: number | null
  counts: Readonly<Record<string, Counts>>
}

export type Row = { subject: string; questions: number }

export const newExam = (examType: ExamType, day: string): ExamDraft => ({
  examType,
  shape: 'whole',
  isByPart: false,
  day,
  name: '',
  branch: null,
  questions: null,
  counts: {},
})

export const noCounts: Counts = { correct: null, wrong: null }

/** What a branch exam can be of. */
export const branchesOf = ({ sections }: ExamTypeInfo): Row[] =>
  sections.flatMap(({ parts, ...section }) => (parts.length > 0 ? [section, ...parts] : [section]))

/** An exam of one section has no branches. */
export const hasBranches = (info: ExamTypeInfo) => info.sections.length > 1
export const hasParts = ({ sections }: ExamTypeInfo) => sections.some(({ parts }) => parts.length > 0)

/** The rows of the form. */
export function rowsOf(draft: ExamDraft, info: ExamTypeInfo): Row[] {
  if (draft.shape === 'branch' && hasBranches(info)) {
    const branch = branchesOf(info).find(({ subject }) => subject === draft.branch)
    return branch ? [{ ...branch, questions: draft.questions ?? branch.questions }] : []
  }
  return info.sections.flatMap(({ parts, ...section }) => (draft.isByPart && parts.length > 0 ? parts : [section]))
}

const enteredRows = (draft: ExamDraft, info: ExamTypeInfo): Row[] =>
  rowsOf(draft, info).filter(({ subject }) => {
    const { correct, wrong } = draft.counts[subject] ?? noCounts
    return correct !== null || wrong !== null
  })

/** A row that is left empty is left out; what is neither correct nor wrong is blank. */
export function examBody(draft: ExamDraft, info: ExamTypeInfo, clientId: string): ExamBody {
  const own = draft.shape === 'branch' && hasBranches(info) ? draft.questions : null
  const sections = enteredRows(draft, info).map(({ subject }) => {
    const { correct, wrong } = draft.counts[subject] ?? noCounts
    return { subject, correct: correct ?? 0, wrong: wrong ?? 0, ...(own === null ? {} : { questions: own }) }
  })
  return { day: draft.day, name: draft.name.trim(), examType: draft.examType, sections, clientId }
}

const past = 'Gün 2000 yılından bugüne kadar olmalı; bir güne en fazla 20 deneme sığar.'

/** What stands beside a field that the service refuses; its sections are those of `examBody`. */
export const saidOfExam = (draft: ExamDraft, info: ExamTypeInfo): Fields => ({
  day: past,
  name: 'Denemeye en fazla 128 karakterlik bir ad ver.',
  ...Object.fromEntries(
    enteredRows(draft, info).map(({ questions }, i) => [
      `sections.${i}`,
      `Doğru ve yanlışların toplamı ${questions} soruyu geçmemeli.`,
    ]),
  ),
})

/** The errors of `sections.<i>`, by the subject of the row. */
export const errorsByRow = (errors: Fields, draft: ExamDraft, info: ExamTypeInfo): Fields =>
  Object.fromEntries(
    enteredRows(draft, info).flatMap(({ subject }, i) => {
      const text = errors[`sections.${i}`]
      return text ? [[subject, text]] : []
    }),
  )

export function refusalOfExam(draft: ExamDraft, info: ExamTypeInfo, now: string): Refusal | null {
  const rows = enteredRows(draft, info)
  const isCount = (count: number | null) => count === null || isWhole(count, 0, 200)
  const wrong = rows.flatMap(({ subject }, i) => {
    const { correct, wrong } = draft.counts[subject] ?? noCounts
    return isCount(correct) && isCount(wrong) ? [] : [[`sections.${i}`, 'Soru sayıları tam sayı olmalı.']]
  })
  const isSized = draft.questions === null || isWhole(draft.questions, 1, 200)
  return fieldRefusal({
    name: draft.name.trim() === '' && 'Denemeye bir ad ver; örneğin yayınevi.',
    day: !isPastDay(draft.day, now) && past,
    branch: draft.shape === 'branch' && hasBranches(info) && draft.branch === null && 'Dersi seçer misin?',
    questions: draft.shape === 'branch' && !isSized && 'Soru sayısı 1 ile 200 arasında olmalı.',
    sections: rows.length === 0 && 'En az bir dersin doğru ve yanlışlarını yaz.',
    ...Object.fromEntries(wrong),
  })
}

/** A session as it stands in the form. */
export type SessionDraft = {
  day: string
  subject: string
  topic: string
  minutes: number | null
  correct: number | null
  wrong: number | null
  blank: number | null
  blockId: string | null
}

export const newSession = (day: string): SessionDraft => ({
  day,
  subject: '',
  topic: '',
  minutes: null,
  correct: null,
  wrong: null,
  blank: null,
  blockId: null,
})

/** What was planned is what was worked on, unless something else is written. */
export const ofBlock = (draft: SessionDraft, { id, subject, topic, minutes }: PlanBlock): SessionDraft => ({
  ...draft,
  blockId: id,
  subject,
  topic: topic ?? '',
  minutes: draft.minutes ?? minutes,
})

export const saidOfSession = {
  day: 'Gün 2000 yılından bugüne kadar olmalı; bir güne en fazla 50 çalışma sığar.',
  subject: 'Dersi yazar mısın? En fazla 64 karakter olabilir.',
  topic: 'Konu en fazla 128 karakter olabilir.',
  minutes: 'Süre 1 ile 960 dakika arasında bir tam sayı olmalı.',
  correct: 'Soru sayıları 0 ile 1000 arasında tam sayı olmalı.',
  wrong: 'Soru sayıları 0 ile 1000 arasında tam sayı olmalı.',
  blank: 'Soru sayıları 0 ile 1000 arasında tam sayı olmalı.',
  blockId: 'Plandaki bu çalışma artık yok. Başka birini seç ya da plan dışı kaydet.',
} as const

export function refusalOfSession(draft: SessionDraft, now: string): Refusal | null {
  const isCount = (count: number | null) => count === null || isWhole(count, 0, 1000)
  return fieldRefusal({
    subject: draft.subject.trim() === '' && saidOfSession.subject,
    minutes: !isWhole(draft.minutes, 1, 960) && saidOfSession.minutes,
    day: !isPastDay(draft.day, now) && saidOfSession.day,
    correct: !isCount(draft.correct) && saidOfSession.correct,
    wrong: !isCount(draft.wrong) && saidOfSession.wrong,
    blank: !isCount(draft.blank) && saidOfSession.blank,
  })
}

export function sessionBody(draft: SessionDraft, clientId: string): SessionBody {
  const { day, minutes, correct, wrong, blank, blockId } = draft
  const topic = draft.topic.trim()
  return {
    day,
    subject: draft.subject.trim(),
    minutes: minutes ?? 0,
    ...(topic === '' ? {} : { topic }),
    ...(correct === null ? {} : { correct }),
    ...(wrong === null ? {} : { wrong }),
    ...(blank === null ? {} : { blank }),
    ...(blockId === null ? {} : { blockId }),
    clientId,
  }
}
