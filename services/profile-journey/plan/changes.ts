import { isDeepStrictEqual } from 'node:util'
import type { ValidationIssue } from '@yoldas/contracts/errors'
import {
  blockDaysAhead,
  blockDaysBack,
  type createBlock,
  maxBlocksADay,
  type PlanBlock,
  type PlanBlockPatchBody,
} from '@yoldas/contracts/plan'
import type { Db } from '@yoldas/db'
import type { z } from 'zod'
import { type Changed, nothing, type Touched } from '../announcing.ts'
import { today } from '../today.ts'
import { followBlock, remindIssues } from './reminders.ts'
import { canPlanOn, isCountedAnew, patched } from './rules.ts'
import * as store from './store.ts'

// What a request or a turn may change in a plan; the student is locked.

type Stored = { kind: 'stored'; block: PlanBlock }
type Invalid = { kind: 'invalid'; issues: ValidationIssue[] }

type Asked = z.output<typeof createBlock.input>

/** Once for each id and `clientId`. */
export async function addBlock(
  tx: Db,
  { studentKey, id, clientId: given, ...body }: Asked,
  source: PlanBlock['source'],
): Promise<Changed<Stored | Invalid>> {
  const clientId = given ?? null
  const made = await store.findMade(tx, studentKey, id, clientId)
  if (made) return { answer: { kind: 'stored', block: made }, touched: nothing }
  const { startTime = null, topic = null, note = null, status = 'planned', remind = false } = body
  const wanted = { ...body, startTime, topic, note, status, remind, source, id }
  const onDay = await dayIssues(tx, studentKey, body.day, id)
  const issues = [...onDay, ...(await remindIssues(tx, studentKey, null, wanted))]
  if (issues.length > 0) return { answer: { kind: 'invalid', issues }, touched: nothing }
  const block = await store.addBlock(tx, { ...wanted, studentKey, clientId })
  await followBlock(tx, studentKey, null, block)
  return { answer: { kind: 'stored', block }, touched: between(null, block) }
}

/** Each field that is named is written, if any of them is new. */
export async function changeBlock(
  tx: Db,
  studentKey: string,
  id: string,
  patch: PlanBlockPatchBody,
): Promise<Changed<Stored | Invalid | { kind: 'unknown' }>> {
  const held = await store.findBlock(tx, studentKey, id)
  if (!held) return { answer: { kind: 'unknown' }, touched: nothing }
  const { reminderId: _, ...before } = held
  const wanted = patched(before, patch)
  if (isDeepStrictEqual(wanted, before)) return { answer: { kind: 'stored', block: before }, touched: nothing }
  const onDay = patch.day === undefined ? [] : await dayIssues(tx, studentKey, patch.day, id)
  const issues = [...onDay, ...(await remindIssues(tx, studentKey, before, wanted))]
  if (issues.length > 0) return { answer: { kind: 'invalid', issues }, touched: nothing }
  const block = await store.changeBlock(tx, studentKey, id, patch)
  await followBlock(tx, studentKey, held, block)
  return { answer: { kind: 'stored', block }, touched: between(before, block) }
}

/** Repeating it changes nothing. */
export async function removeBlock(tx: Db, studentKey: string, id: string): Promise<Changed<{ kind: 'removed' }>> {
  const before = await store.removeBlock(tx, studentKey, id)
  if (before) await followBlock(tx, studentKey, before, null)
  return { answer: { kind: 'removed' }, touched: before ? between(before, null) : nothing }
}

/** What a block touches that was so before and is so after; null is an absent block. */
function between(before: PlanBlock | null, after: PlanBlock | null): Touched {
  const days = new Set([before, after].flatMap((block) => block?.day ?? []))
  return { ...nothing, days: [...days], journey: isCountedAnew(before, after) }
}

/** Why the block cannot lie on that day. */
async function dayIssues(tx: Db, studentKey: string, day: string, id: string): Promise<ValidationIssue[]> {
  const refused = (message: string) => [{ path: 'day', message }]
  if (!canPlanOn(day, await today(tx)))
    return refused(`expected a day at most ${blockDaysBack} days back and ${blockDaysAhead} ahead`)
  const others = await store.countOthers(tx, studentKey, day, id)
  return others < maxBlocksADay ? [] : refused(`a day holds at most ${maxBlocksADay} blocks`)
}
