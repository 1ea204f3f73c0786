import type { z } from 'zod'
import type {
  ExamCreateBody,
  ExamResult,
  ExamTypeInfo,
  HoursResponse,
  ProgressResponse,
  SessionCreateBody,
  StreakResponse,
  StudySession,
  TopicPerformance,
} from '../journey.ts'
import type { PlanBlock, PlanBlockCreateBody, PlanBlockPatchBody } from '../plan.ts'
import type { Share, ShareCreateBody, ShareReadResponse } from '../shares.ts'
import type { WeekResponse } from '../weeks.ts'

export const day = '2026-11-21'
export const blockId = '01a1fea8-3940-7abc-8def-0123456789ab'
export const examId = '01a1feb0-1a20-7abc-8def-0123456789ab'
export const sessionId = '01a1feac-8f10-7abc-8def-0123456789ab'

export const blockBody: z.input<typeof PlanBlockCreateBody> = {
  day,
  startTime: '19:30',
  minutes: 60,
  subject: 'Matematik',
  topic: 'Türev',
  kind: 'study',
  remind: true,
  clientId: '6f1b0c3e-0b9a-4a55-9d63-4f7f0a3f5b21',
}

export const block: PlanBlock = {
  id: blockId,
  day,
  startTime: '19:30',
  minutes: 60,
  subject: 'Matematik',
  topic: 'Türev',
  kind: 'study',
  status: 'planned',
  note: null,
  remind: true,
  source: 'user',
  createdAt: '2026-11-21T15:10:00.000Z',
  updatedAt: '2026-11-21T15:10:00.000Z',
}

export const blockPatch: z.input<typeof PlanBlockPatchBody> = { startTime: '20:00', note: 'Önce formüller' }
export const blockPatched: PlanBlock = {
  ...block,
  startTime: '20:00',
  note: 'Önce formüller',
  updatedAt: '2026-11-21T15:12:31.504Z',
}

export const sessionBody: z.input<typeof SessionCreateBody> = {
  day,
  subject: 'Matematik',
  topic: 'Türev',
  minutes: 55,
  correct: 18,
  wrong: 2,
  blockId,
  clientId: 'a4be7a0d-7c77-4b7e-8f0c-3c1d53f0a9d4',
}

export const session: StudySession = {
  id: sessionId,
  day,
  subject: 'Matematik',
  topic: 'Türev',
  minutes: 55,
  correct: 18,
  wrong: 2,
  blank: null,
  blockId,
  createdAt: '2026-11-21T15:14:44.112Z',
}

export const examBody: z.input<typeof ExamCreateBody> = {
  day,
  name: 'Kasım denemesi',
  examType: 'tyt',
  sections: [
    { subject: 'Türkçe', correct: 31, wrong: 6 },
    { subject: 'Matematik', correct: 28, wrong: 4 },
  ],
  clientId: '0d7f9c52-98c1-4d8e-b1a5-1f6f4f1c0a77',
}

export const exam: ExamResult = {
  id: examId,
  day,
  name: 'Kasım denemesi',
  examType: 'tyt',
  isBranch: false,
  sections: [
    { subject: 'Türkçe', correct: 31, wrong: 6, blank: 3, net: 29.5 },
    { subject: 'Matematik', correct: 28, wrong: 4, blank: 8, net: 27 },
  ],
  totalNet: 56.5,
  createdAt: '2026-11-21T15:18:20.512Z',
}

export const examType: ExamTypeInfo = {
  examType: 'dgs',
  name: 'Dikey Geçiş Sınavı (DGS)',
  divisor: 4,
  sections: [
    { subject: 'Sayısal', questions: 50, parts: [] },
    { subject: 'Sözel', questions: 50, parts: [] },
  ],
  days: null,
}

export const topic: z.infer<typeof TopicPerformance> = {
  subject: 'Matematik',
  topic: 'Türev',
  correct: 18,
  wrong: 2,
  blank: 0,
  accuracy: 0.9,
  minutes: 55,
  lastStudiedDay: day,
}

export const hours: z.infer<typeof HoursResponse> = {
  totalMinutes: 55,
  buckets: [{ key: day, minutes: 55, questions: 20 }],
  hasMore: false,
}

export const streak: z.infer<typeof StreakResponse> = { current: 1, longest: 1, lastStudyDay: day, todayDone: true }

const { id, name, isBranch, totalNet } = exam
export const progress: ProgressResponse = {
  examType: 'tyt',
  exams: [{ id, day, name, isBranch, totalNet, sections: exam.sections.map(({ subject, net }) => ({ subject, net })) }],
  sections: exam.sections.map(({ subject, net }) => ({ subject, net, change: null })),
  total: { net: totalNet, change: null },
  gained: null,
  lost: null,
  target: { net: 95, missing: 38.5 },
}

/** The Monday of `day`. */
export const monday = '2026-11-16'

export const week: WeekResponse = {
  monday,
  minutes: session.minutes,
  questions: (session.correct ?? 0) + (session.wrong ?? 0) + (session.blank ?? 0),
  plannedMinutes: block.minutes,
  doneBlocks: 1,
  exams: [{ id, name, totalNet, change: null }],
  gained: null,
  lost: null,
  streak: 1,
  mistakesByCause: [],
  reviews: { done: 0 },
  sentence: 'Küçük adımlar üst üste konunca yol olur.',
}

const shareToken = 'Jt0mE3cR5yBq1VwK8hUa7LzPxN2sDfGoI4TiYbXe6Q8'
export const shareId = '01a1feb4-7c30-7abc-8def-0123456789ab'
export const shareBody: z.input<typeof ShareCreateBody> = {
  name: 'Annem',
  scope: ['hours', 'streak'],
  days: 30,
  clientId: 'd0b6f7c2-5a8e-4f11-9a3b-7c2e8d4f6a90',
}
export const share: Share = {
  id: shareId,
  name: shareBody.name,
  scope: shareBody.scope,
  expiresAt: '2026-12-21T18:30:00.000Z',
  lastReadAt: null,
  createdAt: '2026-11-21T18:30:00.000Z',
}
export const shareMade = { share, token: shareToken }
export const shareReadBody = { token: shareToken }

const mondays = ['2026-11-09', '2026-11-02', '2026-10-26', '2026-10-19', '2026-10-12', '2026-10-05', '2026-09-28']
export const shareRead: ShareReadResponse = {
  name: share.name,
  weeks: [
    { monday, minutes: week.minutes, questions: week.questions, streak: week.streak },
    ...mondays.map((monday) => ({ monday, minutes: 0, questions: 0, streak: 0 })),
  ],
}
