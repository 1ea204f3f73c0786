import type { Bus } from '@yoldas/bus'
import type { Verdict } from '@yoldas/contracts/verdict'
import { getContext, type WorkSummary } from '@yoldas/contracts/work'
import { deadlineIn } from '@yoldas/time'
import type { KnownStudent } from './prompt.ts'

const askMilliseconds = 1_000

/** Who the student is and how their work goes; the summary is null when it alone could not be read. */
export type StudentContext = KnownStudent & { summary: WorkSummary | null; verdict: Verdict }

/** As profile-journey has it now. Null after a second without an answer, and for an erased student. Never rejects. */
export async function findStudentContext(
  bus: Pick<Bus, 'request'>,
  studentKey: string,
): Promise<StudentContext | null> {
  try {
    const answer = await bus.request(getContext, { studentKey }, deadlineIn(askMilliseconds))
    return answer.kind === 'found' ? answer : null
  } catch {
    // The turn says what it had to do without; the bus logs who did not answer.
    return null
  }
}
