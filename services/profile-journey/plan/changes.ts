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
import { today } from '../today.ts'
import { canPlanOn } from './rules.ts'
import * as store from './store.ts'

// What may happen to a plan, whoever asks for it; the student is locked.

type Stored = { kind: 'stored'; block: PlanBlock }
type Invalid = { kind: 'invalid'; issues: ValidationIssue[] }

type Asked = z.output<typeof createBlock.input>

/** Once for each id and `clientId`. */
export async function addBlock(
  tx: Db,
  { studentKey, id, clientId: given, ...body }: Asked,
  source: PlanBlock['source'],
): Promise<Stored | Invalid> {
  const clientId = given ?? null
  const made = await store.findMade(tx, studentKey, id, clientId)
  if (made) return { kind: 'stored', block: made }
  const issues = await dayIssues(tx, studentKey, body.day, id)
  if (issues.length > 0) return { kind: 'invalid', issues }
  const { startTime = null, topic = null, note = null, status = 'planned' } = body
  const rest = { startTime, topic, note, status, source }
  return { kind: 'stored', block: await store.addBlock(tx, { ...body, ...rest, id, studentKey, clientId }) }
}

/** Each field that is named is written. */
export async function changeBlock(
  tx: Db,
  studentKey: string,
  id: string,
  patch: PlanBlockPatchBody,
): Promise<Stored | Invalid | { kind: 'unknown' }> {
  const issues = patch.day === undefined ? [] : await dayIssues(tx, studentKey, patch.day, id)
  if (issues.length > 0) return { kind: 'invalid', issues }
  const block = await store.changeBlock(tx, studentKey, id, patch)
  return block ? { kind: 'stored', block } : { kind: 'unknown' }
}

/** Why the block cannot lie on that day. */
async function dayIssues(tx: Db, studentKey: string, day: string, id: string): Promise<ValidationIssue[]> {
  const refused = (message: string) => [{ path: 'day', message }]
  if (!canPlanOn(day, await today(tx)))
    return refused(`expected a day at most ${blockDaysBack} days back and ${blockDaysAhead} ahead`)
  const others = await store.countOthers(tx, studentKey, day, id)
  return others < maxBlocksADay ? [] : refused(`a day holds at most ${maxBlocksADay} blocks`)
}
