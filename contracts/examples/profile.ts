import type { z } from 'zod'
import type { Age, AgeBody, AgeResponse, Consent, ConsentsResponse } from '../age.ts'
import type { ExportResponse } from '../export.ts'
import type { MemoryResponse } from '../memory.ts'
import type { ExamDay, MeResponse, ProfilePatchBody, StudentProfile } from '../profile.ts'
import type { HealthResponse } from '../system.ts'

export const examDay: ExamDay = { day: '2027-06-19', source: 'student' }

export const profilePatch: ProfilePatchBody = {
  displayName: 'Elif',
  examType: 'yks',
  track: 'sayisal',
  grade: '12',
  examDate: '2027-06-19',
  targetUniversity: 'Hacettepe Üniversitesi',
  targetDepartment: 'Tıp',
  targetRank: 9000,
  dailyHours: 4.5,
  strongSubjects: ['Biyoloji'],
  weakSubjects: ['Matematik', 'Fizik'],
  targetNets: { tyt: 95, ayt: 68 },
  quietHours: { start: '22:30', end: '07:00' },
  proactive: { followups: false },
  birthYear: 2009,
  checkinTime: '18:30',
}

export const profile: StudentProfile = {
  birthYear: 2009,
  checkinTime: '18:30',
  hidePreviews: false,
  answerStyle: 'guide',
  reviewRetention: 0.9,
  reviewCap: 40,
  displayName: 'Elif',
  examType: 'yks',
  track: 'sayisal',
  grade: '12',
  examDate: '2027-06-19',
  targetUniversity: 'Hacettepe Üniversitesi',
  targetDepartment: 'Tıp',
  targetRank: 9000,
  dailyHours: 4.5,
  about: null,
  strongSubjects: ['Biyoloji'],
  weakSubjects: ['Matematik', 'Fizik'],
  targetNets: { tyt: 95, ayt: 68 },
  quietHours: { start: '22:30', end: '07:00' },
  proactive: { reminders: true, checkins: true, followups: false, reviews: false, weekly: false },
}

export const ageBody: AgeBody = { band: '16-17', source: 'self' }

export const age: Age = { ...ageBody, setAt: '2026-11-02T09:13:05.210Z', expiresAt: null }

export const aged: z.infer<typeof AgeResponse> = { age, blocked: null }

export const consent: Consent = {
  kind: 'terms',
  version: '2026-1',
  grantedAt: '2026-11-02T09:13:31.442Z',
  withdrawnAt: null,
  by: 'student',
}

export const consents: z.infer<typeof ConsentsResponse> = { consents: [consent], missing: [] }

export const consentsWithdrawn: z.infer<typeof ConsentsResponse> = {
  consents: [{ ...consent, withdrawnAt: '2026-11-05T18:02:57.130Z' }, consent],
  missing: [],
}

export const me: MeResponse = {
  id: '3f2b8c1e-6d0a-4b57-9f2e-7c8d9e0f1a2b',
  profile,
  needsOnboarding: false,
  examDay,
  age,
  blocked: null,
  unread: 0,
  createdAt: '2026-11-02T09:12:44.018Z',
}

export const memory: MemoryResponse = {
  text: 'Sabahları çalışıyor. Geometri zor geliyor. Hedefi Hacettepe Tıp.',
  revision: 7,
  updatedAt: '2026-11-21T15:04:07.501Z',
  updatedBy: 'student',
  enabled: true,
}

export const exported: z.infer<typeof ExportResponse> = {
  'profile-journey': [{ type: 'student', id: me.id, createdAt: me.createdAt }],
  'chat-engine': [],
  'companion-scheduler': [],
  notifier: [],
}

export const health: HealthResponse = {
  status: 'ok',
  version: '1.0.0',
  time: '2026-11-21T15:04:05.123Z',
  services: { 'chat-engine': 'up', 'companion-scheduler': 'up', notifier: 'up', 'profile-journey': 'up' },
}
