import type { findExamTakers } from '@yoldas/contracts/profile'
import type { Db } from '@yoldas/db'
import type { z } from 'zod'
import { completeProfile, examSpanOf, examTakersOn, readProfile } from '../students/rules.ts'
import { findExamCandidates } from '../students/store.ts'

type Asked = z.output<typeof findExamTakers.input>

/**
 * A page of those whose exam has its last day then: candidates come by an index, and a profile that cannot be read is
 * none.
 */
export async function findTakers(
  db: Db,
  { lastDay, after, limit }: Asked,
): Promise<z.output<typeof findExamTakers.output>> {
  const found = await findExamCandidates(db, examTakersOn(lastDay), after, limit)
  const studentKeys = found.flatMap(({ studentKey, profile, arrivedOn }) => {
    const read = readProfile(profile)
    const exam = 'profile' in read ? examSpanOf(completeProfile(read.profile), arrivedOn, lastDay) : null
    return exam?.lastDay === lastDay ? [studentKey] : []
  })
  return { studentKeys, next: found.length === limit ? (found.at(-1)?.studentKey ?? null) : null }
}
