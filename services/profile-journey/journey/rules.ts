import type { ValidationIssue } from '@yoldas/contracts/errors'
import { type ExamSection, type ExamSectionBody, firstDay } from '@yoldas/contracts/journey'
import type { Exam } from '../exams/exams.ts'
import { fold, round } from '../rules.ts'

const netOf = (correct: number, wrong: number, divisor: number): number => correct - wrong / divisor

export type Judged =
  | { sections: ExamSection[]; totalNet: number; isBranch: boolean; issues?: undefined }
  | { issues: ValidationIssue[] }

/** A result's sections as they are stored, or what is wrong with them. The total is of exact nets, rounded once. */
export function judgeSections(exam: Exam, bodies: readonly ExamSectionBody[]): Judged {
  const found = bodies.map(({ subject }) => findSubject(exam, subject))
  const issues = bodies.flatMap((body, i) => sectionIssues(exam, bodies, found, body, i))
  if (issues.length > 0) return { issues }
  const { divisor, sections: all } = exam
  const sections = bodies.map((body, i): ExamSection => {
    const { correct, wrong } = body
    const blank = body.blank ?? Math.max(0, questionsOf(exam, bodies, found, body, i) - correct - wrong)
    return {
      subject: found[i]?.subject ?? body.subject,
      correct,
      wrong,
      blank,
      net: round(netOf(correct, wrong, divisor)),
    }
  })
  const totalNet = round(bodies.reduce((sum, { correct, wrong }) => sum + netOf(correct, wrong, divisor), 0))
  return { sections, totalNet, isBranch: bodies.length === 1 && all.length > 1 }
}

/** A section or a part; a part knows which section it is of. */
type Named = { subject: string; questions: number; of: string | null }

const allNamed = ({ sections }: Exam): Named[] =>
  sections.flatMap(({ subject, questions, parts }) => [
    { subject, questions, of: null },
    ...parts.map((part) => ({ ...part, of: subject })),
  ])

const findSubject = (exam: Exam, subject: string): Named | undefined =>
  allNamed(exam).find((named) => fold(named.subject) === fold(subject))

function sectionIssues(
  exam: Exam,
  bodies: readonly ExamSectionBody[],
  found: ReadonlyArray<Named | undefined>,
  body: ExamSectionBody,
  i: number,
): ValidationIssue[] {
  const at = `sections.${i}`
  const named = found[i]
  if (!named) {
    const known = allNamed(exam).map(({ subject }) => subject)
    return [{ path: `${at}.subject`, message: `expected one of: ${known.join(', ')}` }]
  }
  const before = found.slice(0, i)
  if (before.some((other) => other?.subject === named.subject))
    return [{ path: `${at}.subject`, message: 'this subject is named twice' }]
  const [section, kin] = [named.of ?? named.subject, before.filter((other) => other !== undefined)]
  const clashes = kin.some(({ subject, of }) =>
    named.of === null ? of === section : of === null && subject === section,
  )
  if (clashes) return [{ path: `${at}.subject`, message: 'a section and a part of it cannot both be named' }]
  if (body.questions != null && (bodies.length > 1 || exam.sections.length === 1))
    return [{ path: `${at}.questions`, message: 'only a branch exam, of one section, has a size of its own' }]
  const questions = questionsOf(exam, bodies, found, body, i)
  if (body.correct + body.wrong + (body.blank ?? 0) > questions)
    return [{ path: at, message: `${named.subject} has ${questions} questions` }]
  return []
}

/** How many questions the section has for this student. */
function questionsOf(
  exam: Exam,
  bodies: readonly ExamSectionBody[],
  found: ReadonlyArray<Named | undefined>,
  body: ExamSectionBody,
  i: number,
): number {
  if (body.questions != null) return body.questions
  const questions = found[i]?.questions ?? 0
  const { exemption } = exam
  const answered = body.correct + body.wrong + (body.blank ?? 0)
  const isExempt =
    bodies.length > 1 &&
    exemption?.instead === found[i]?.subject &&
    !found.some((other) => other?.subject === exemption?.exempt) &&
    answered > questions
  const more = allNamed(exam).find(({ subject }) => subject === exemption?.exempt)?.questions ?? 0
  return isExempt ? questions + more : questions
}

/** Whether a result or a session can be of that day. */
export const isPast = (day: string, today: string): boolean => day >= firstDay && day <= today
