import { type ProfilePatchBody, StudentProfile } from '@yoldas/contracts/profile'
import type { z } from 'zod'

/** Only what the student set. `quietHours: null` is a choice (none), unlike its absence (the default). */
export const StoredProfile = StudentProfile.extend({ proactive: StudentProfile.shape.proactive.partial() }).partial()
export type StoredProfile = z.infer<typeof StoredProfile>

const unset: StudentProfile = {
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
  // Ends at seven, so that the morning's check-in goes out at once.
  quietHours: { start: '22:00', end: '07:00' },
  proactive: { reminders: true, checkins: true, followups: true },
}

/** The whole profile: what was set, and the defaults of the rest. */
export function completeProfile(stored: StoredProfile): StudentProfile {
  return StudentProfile.parse({ ...unset, ...stored, proactive: { ...unset.proactive, ...stored.proactive } })
}

/** An absent field stays, `null` clears; `proactive` merges one level deeper. */
export function applyPatch(stored: StoredProfile, patch: ProfilePatchBody): StoredProfile {
  const { proactive, ...fields } = patch
  const merged: Record<string, unknown> = { ...stored }
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined) continue
    if (value === null && field !== 'quietHours') delete merged[field]
    else merged[field] = value
  }
  if (proactive === null) delete merged.proactive
  else if (proactive) merged.proactive = { ...stored.proactive, ...proactive }
  return StoredProfile.parse(merged)
}

/**
 * Whether a token's sign-in is of before the deletion. Both are seconds; sign-ins have whole ones, so one in the very second of
 * the deletion counts as before.
 */
export function isSignInErased(signedInAt: number | null, erasedAt: number): boolean {
  return signedInAt === null || signedInAt <= erasedAt
}

/** Onboarding asks what is studied for; everything else can wait. */
export const needsOnboarding = ({ examType }: StudentProfile): boolean => examType === null
