import type { Bus } from '@yoldas/bus'
import { takeVerdict, verdictChanged } from '@yoldas/contracts/verdict'
import type { Db } from '@yoldas/db'
import { type Relay, sendCommand } from '@yoldas/outbox'
import { deadlineIn } from '@yoldas/time'
import { isSameVerdict, judge, type Policy } from '../standing/verdict.ts'
import { findStudent, lockStudent } from './store.ts'

const handOverMilliseconds = 2_000

export type StandingDeps = {
  db: Db
  bus: Pick<Bus, 'request'>
  relay: Pick<Relay, 'wake'>
  policy: Policy
}

type Student = NonNullable<Awaited<ReturnType<typeof findStudent>>>
type LockedStudent = NonNullable<Awaited<ReturnType<typeof lockStudent>>>

/**
 * Changes what the verdict on a student may depend on, in one transaction, and answers with what came of it and with
 * the student as they are then; null for an erased student. A verdict that changed is chat-engine's when this
 * resolves, or was not taken within 2 s and follows through the outbox.
 */
export async function changeStanding<Result>(
  deps: StandingDeps,
  studentKey: string,
  change: (tx: Db, student: LockedStudent) => Promise<Result>,
): Promise<{ result: Result; student: Student } | null> {
  const { db, policy } = deps
  const changed = await db.transaction(async (tx) => {
    const before = await lockStudent(tx, studentKey)
    if (!before) return null
    const result = await change(tx, before)
    const student = await findStudent(tx, studentKey)
    if (!student) return null
    const verdict = judge(policy, student.standing)
    const isOther = !isSameVerdict(judge(policy, before.standing), verdict)
    if (isOther) await sendCommand(tx, verdictChanged, studentKey, { studentKey, verdict })
    return { result, student, isOther }
  })
  if (changed?.isOther) await handOver(deps, studentKey)
  return changed
}

/**
 * Read after the commit, the verdict is later than all that were read without the change. What fails here reaches
 * chat-engine by the command.
 */
async function handOver({ db, bus, relay, policy }: StandingDeps, studentKey: string): Promise<void> {
  const student = await findStudent(db, studentKey)
  if (!student) return
  const verdict = judge(policy, student.standing)
  // The bus logs who did not answer.
  await bus.request(takeVerdict, { studentKey, verdict }, deadlineIn(handOverMilliseconds)).catch(relay.wake)
}
