import type { StudentProfile } from '@yoldas/contracts/profile'
import type { Db } from '@yoldas/db'
import { istanbulTime } from '@yoldas/time'
import { completeProfile, reviewDaysOf } from '../students/rules.ts'
import { findStudent } from '../students/store.ts'

/** What a student's reviews depend on besides what they review. */
export type Settings = {
  /** In Istanbul, by the database's clock. */
  today: string
  /** Nothing is due from then on; null without an exam. */
  examDay: string | null
  /** Most items of a day. */
  cap: number
  retention: number
}

type Student = NonNullable<Awaited<ReturnType<typeof findStudent>>>

export function settingsOf({ profile, createdAt, today }: Pick<Student, 'profile' | 'createdAt' | 'today'>): Settings {
  return settingsFor(completeProfile(profile), istanbulTime(new Date(createdAt)).day, today)
}

export function settingsFor(profile: StudentProfile, arrivedOn: string, today: string): Settings {
  return { today, ...reviewDaysOf(profile, arrivedOn, today), retention: profile.reviewRetention }
}

/** Null for an erased student. */
export async function findSettings(db: Db, studentKey: string): Promise<Settings | null> {
  const student = await findStudent(db, studentKey)
  return student && settingsOf(student)
}
