import type { Verdict } from '@yoldas/contracts/verdict'
import type { StudentContext } from '../prompt/studentContext.ts'

let made = 0

/** Later than all that were made before, unless it says otherwise: the companion may talk to the student. */
export function newVerdict(more: Partial<Verdict> = {}): Verdict {
  made += 1
  const microseconds = String(made % 1000).padStart(3, '0')
  return {
    blocked: null,
    adult: false,
    decidedAt: new Date().toISOString().replace('Z', `${microseconds}Z`),
    ...more,
  }
}

/** What profile-journey says of a student with an empty profile. */
export const contextWith = (verdict: Verdict): StudentContext => ({
  verdict,
  profile: {
    ...{ displayName: null, examType: null, track: null, grade: null, examDate: null, targetUniversity: null },
    ...{
      targetDepartment: null,
      targetRank: null,
      dailyHours: null,
      strongSubjects: [],
      weakSubjects: [],
      about: null,
    },
    ...{
      quietHours: null,
      proactive: { reminders: true, checkins: true, followups: true, reviews: false, weekly: false },
      targetNets: {},
    },
    ...{ birthYear: null, checkinTime: null, hidePreviews: false, answerStyle: 'guide' },
    ...{ reviewRetention: 0.9, reviewCap: 40 },
  },
  examDay: null,
  summary: null,
})
