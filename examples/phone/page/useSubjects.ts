import type { Client, ExamTypeInfo, Profile } from '@yoldas/client'
import { useCallback } from 'react'
import { testsOf } from './exams.ts'
import { subjectsOf } from './onboarding/steps.ts'
import { useReading } from './useReading.ts'

export type Subjects = { profile: Profile; infos: ExamTypeInfo[]; names: string[] }

/** What the student prepares for, and the subjects of it; undefined until it is read. */
export function useSubjects(client: Client) {
  const read = useCallback(async (): Promise<Subjects> => {
    const [{ profile }, infos] = await Promise.all([client.me(), client.journey.examTypes()])
    return { profile, infos, names: subjectsOf(testsOf(profile.examType, profile.track), infos) }
  }, [client])
  return useReading(read, { name: 'subjects' })
}
