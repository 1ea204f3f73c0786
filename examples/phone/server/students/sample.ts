import type { AgeBand, ExamBody, PlanBlockBody, ProfilePatch, SessionBody } from '@yoldas/client'

/** What an invented student has done and plans. Days are counted from the one on which it is created. */
export type Sample = {
  /** Who they are to the identity provider, as the page has it. */
  sub: string
  age: AgeBand
  profile: ProfilePatch
  /** Month and day of the exam, as the student names it. */
  examOn: string
  /** Of this week: one whose day is past has been worked on, with these answers. */
  blocks: readonly Block[]
  /** Of tomorrow, with a reminder. */
  reminded: Omit<Block, 'weekday'>
  sessions: readonly Session[]
  exams: readonly Exam[]
  /** The stand-in of the model answers the first in four bubbles, the second in two and the third in three. */
  questions: readonly [string, string, string]
}

type Answers = Pick<SessionBody, 'correct' | 'wrong' | 'blank'>
/** From Monday, which is 0. */
export type Block = Pick<PlanBlockBody, 'subject' | 'minutes' | 'kind'> &
  Answers & { weekday: number; startTime: string; topic: string }
export type Session = Answers & { ago: number; subject: string; topic: string; minutes: number }
export type Exam = Pick<ExamBody, 'name' | 'examType' | 'sections'> & { ago: number }
