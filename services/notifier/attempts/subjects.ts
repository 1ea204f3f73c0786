import { type Bus, Unavailable } from '@yoldas/bus'
import { getSubject, getSubjects } from '@yoldas/contracts/profile'
import { deadlineIn } from '@yoldas/time'

const [togetherMilliseconds, singlyMilliseconds] = [2_000, 5_000]

/** The `sub` of each student; null for one who was erased. @throws when profile-journey does not answer */
export async function findSubjects(bus: Pick<Bus, 'request'>, studentKeys: readonly string[]) {
  try {
    const together = { studentKeys: [...studentKeys] }
    return (await bus.request(getSubjects, together, deadlineIn(togetherMilliseconds))).subs
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
  }
  // The release before answers about one student at a time.
  const deadline = deadlineIn(singlyMilliseconds)
  const answers = await Promise.all(studentKeys.map((studentKey) => bus.request(getSubject, { studentKey }, deadline)))
  return answers.map(({ sub }) => sub)
}
