import type { Bus } from '@yoldas/bus'
import { getPlan, type PlanBlock } from '@yoldas/contracts/plan'
import type { Deadline } from '@yoldas/time'
import { accepted } from './accepted.ts'

/**
 * All blocks of these days, in the plan's order, all pages within one deadline.
 * @throws HttpError 401 for an erased student
 */
export async function readPlan(
  bus: Pick<Bus, 'request'>,
  studentKey: string,
  days: { from: string; to: string },
  deadline: Deadline,
): Promise<PlanBlock[]> {
  const blocks: PlanBlock[] = []
  for (let after: string | null = null; ; after = blocks.at(-1)?.id ?? null) {
    const page = accepted(await bus.request(getPlan, { studentKey, ...days, after }, deadline))
    blocks.push(...page.blocks)
    if (!page.hasMore) return blocks.sort(inOrder)
  }
}

/** By day and time, those without a time last, the oldest first. */
const inOrder = (one: PlanBlock, other: PlanBlock): number =>
  compare(one.day, other.day) ||
  compare(one.startTime ?? endOfDay, other.startTime ?? endOfDay) ||
  compare(one.createdAt, other.createdAt) ||
  compare(one.id, other.id)

const endOfDay = '24:00'

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
