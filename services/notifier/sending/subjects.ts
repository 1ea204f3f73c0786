import type { Bus } from '@yoldas/bus'
import { getSubjects } from '@yoldas/contracts/profile'
import { deadlineIn } from '@yoldas/time'

const askMilliseconds = 5_000

/** The `sub` of each student; null for one who was erased. @throws when profile-journey does not answer */
export async function findSubjects(bus: Pick<Bus, 'request'>, studentKeys: readonly string[]) {
  return (await bus.request(getSubjects, { studentKeys: [...studentKeys] }, deadlineIn(askMilliseconds))).subs
}
