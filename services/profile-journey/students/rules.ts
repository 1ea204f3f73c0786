import type { AgeBand } from '@yoldas/contracts/age'
import { type ExamDay, Preferences, type ProfilePatchBody, StudentProfile } from '@yoldas/contracts/profile'
import { addDays, daysBetween } from '@yoldas/time'
import { z } from 'zod'
import { findExam, officialDay } from '../exams/exams.ts'
import { unknownBand } from '../standing/rules.ts'

/** Only what the student set. `quietHours: null` is a choice (none), unlike its absence (the default). */
export const StoredProfile = StudentProfile.extend({
  proactive: StudentProfile.shape.proactive.partial(),
}).partial()
export type StoredProfile = z.infer<typeof StoredProfile>

/** A profile as it is stored, or the fields of it that are not what they should be. */
export function readProfile(stored: unknown): { profile: StoredProfile } | { wrong: string[] } {
  const { success, data, error } = StoredProfile.safeParse(stored)
  return success
    ? { profile: data }
    : { wrong: [...new Set(error.issues.map(({ path }) => path.join('.') || 'profile'))] }
}

const unset: Omit<StudentProfile, 'quietHours'> = {
  displayName: null,
  examType: null,
  track: null,
  grade: null,
  examDate: null,
  targetUniversity: null,
  targetDepartment: null,
  targetRank: null,
  dailyHours: null,
  strongSubjects: [],
  weakSubjects: [],
  about: null,
  proactive: { reminders: true, checkins: true, followups: true, reviews: false, weekly: false },
  targetNets: {},
  birthYear: null,
  checkinTime: null,
  hidePreviews: false,
  answerStyle: 'guide',
  reviewRetention: 0.9,
  reviewCap: 40,
}

/** Unless the student chose others. They end at seven, so that the morning's check-in goes out at once. */
const usualQuietHours = (band: AgeBand) => ({
  start: band === '0-12' || band === '13-15' ? '21:00' : '22:00',
  end: '07:00',
})

/** The whole profile: what was set, and the defaults of the rest for the student's age. */
export function completeProfile(stored: StoredProfile, band: AgeBand = unknownBand): StudentProfile {
  const proactive = { ...unset.proactive, ...stored.proactive }
  return StudentProfile.parse({ ...unset, quietHours: usualQuietHours(band), ...stored, proactive })
}

/** An absent field stays, `null` clears; `proactive` and `targetNets` merge one level deeper. */
export function applyPatch(stored: StoredProfile, patch: ProfilePatchBody): StoredProfile {
  const { proactive, targetNets, ...fields } = patch
  const merged = merge(stored, fields, ['quietHours'])
  if (proactive === null) delete merged.proactive
  else if (proactive) merged.proactive = merge(stored.proactive ?? {}, proactive)
  if (targetNets === null) delete merged.targetNets
  else if (targetNets) merged.targetNets = merge(stored.targetNets ?? {}, targetNets)
  return StoredProfile.parse(merged)
}

/** For the fields in `kept`, `null` is a value. */
function merge(stored: object, patch: object, kept: string[] = []): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...stored }
  for (const [field, value] of Object.entries(patch)) {
    if (value === undefined) continue
    if (value === null && !kept.includes(field)) delete merged[field]
    else merged[field] = value
  }
  return merged
}

const preferenceNames = Preferences.keyof().options

/** When each preference was decided, by the database's clock. */
export const PreferredAt = z.partialRecord(Preferences.keyof(), z.string())
export type PreferredAt = z.infer<typeof PreferredAt>

/** The patch that a decision of a conversation comes to: what nobody has decided since. */
export function patchOf(preferences: Preferences, decidedAt: string, preferredAt: PreferredAt): ProfilePatchBody {
  const isNews = (name: keyof Preferences) => (preferredAt[name] ?? '') <= decidedAt
  const kept = Object.entries(preferences).filter(([name]) => isNews(Preferences.keyof().parse(name)))
  const { quietHours, ...proactive } = Preferences.parse(Object.fromEntries(kept))
  return { proactive, ...(quietHours !== undefined && { quietHours }) }
}

/** The preferences that a patch decides. */
export function decidedBy({ proactive, quietHours }: ProfilePatchBody): (keyof Preferences)[] {
  return preferenceNames.filter((name) => {
    if (name === 'quietHours') return quietHours !== undefined
    return proactive === null || proactive?.[name] !== undefined
  })
}

/**
 * Whether a token's sign-in is of before the deletion. Both are seconds; sign-ins have whole ones, so one in the very
 * second of the deletion counts as before. So do those that the student was seen with then, though a clock that is
 * ahead made them.
 */
export function isSignInErased(
  signedInAt: number | null,
  erasedAt: number,
  erasedSignIns: readonly number[] = [],
): boolean {
  return signedInAt === null || signedInAt <= erasedAt || erasedSignIns.includes(signedInAt)
}

/**
 * When the student's exam is, if that is still to come: today is. A day that they named stands against any official
 * one.
 */
export function examDayOf({ examDate, examType, grade }: StudentProfile, today: string): ExamDay | null {
  if (examDate !== null) return examDate >= today ? { day: examDate, source: 'student' } : null
  const isCertain =
    (examType === 'yks' && (grade === '12' || grade === 'mezun')) ||
    (examType === 'lgs' && grade === '8') ||
    examType === 'dgs'
  const day = isCertain ? officialDay(examType === 'yks' ? 'tyt' : examType, today) : null
  return day === null ? null : { day, source: 'official' }
}

/** Pupils move up in September: an official day that is over for longer may have been that of the year above. */
const officialOverDays = 70

/**
 * The day that `examDayOf` counts down to, or that of the last exam that is over: of an official one only for a while,
 * and only of who was here before it.
 */
export function lastExamDayOf(profile: StudentProfile, arrivedOn: string, today: string): string | null {
  const found = examDayOf(profile, today) ?? (profile.examDate === null ? examDayOf(profile, arrivedOn) : null)
  const day = found?.day ?? profile.examDate
  return day === null || (found?.source === 'official' && daysBetween(day, today) > officialOverDays) ? null : day
}

/** What of a profile says on which days reviews come, besides the retention, by which they are computed anew. */
export function reviewDaysOf(profile: StudentProfile, arrivedOn: string, today: string) {
  return { examDay: lastExamDayOf(profile, arrivedOn, today), cap: profile.reviewCap }
}

/** The days of that exam. YKS takes a Saturday and the Sunday after it. */
export function examSpanOf(
  profile: StudentProfile,
  arrivedOn: string,
  today: string,
): { firstDay: string; lastDay: string } | null {
  const day = lastExamDayOf(profile, arrivedOn, today)
  if (day === null) return null
  const weekday = profile.examType === 'yks' ? new Date(day).getUTCDay() : null
  return { firstDay: weekday === 0 ? addDays(day, -1) : day, lastDay: weekday === 6 ? addDays(day, 1) : day }
}

/** The exam dates and types of profiles whose exam may end on this day; `examSpanOf` judges each. */
export function examTakersOn(lastDay: string): { examDates: string[]; examTypes: string[] } {
  const examTypes = StudentProfile.shape.examType.unwrap().options.filter((examType) => {
    const day = findExam(examType === 'yks' ? 'tyt' : examType).days?.[0]?.day
    return day === lastDay || (examType === 'yks' && day === addDays(lastDay, -1))
  })
  return { examDates: [addDays(lastDay, -1), lastDay], examTypes }
}

/** Onboarding asks what is studied for; everything else can wait. */
export const needsOnboarding = ({ examType }: StudentProfile): boolean => examType === null
