import type { ChatMessage } from '@yoldas/contracts/chat'
import { BlockReason, type Verdict } from '@yoldas/contracts/verdict'
import { type Db, sql, unnest } from '@yoldas/db'
import { z } from 'zod'
import { lockConversation } from '../conversation/store.ts'
import { StudentBlocked } from './rules.ts'

type Given = { studentKey: string; verdict: Verdict }

/** Stores those that are newer than what the conversations have, as `accept_send` does with its own. */
async function keepVerdicts(db: Db, given: readonly Given[]): Promise<void> {
  await db.query(sql.typeAlias('none')`
    UPDATE conversation AS c SET blocked = n.blocked, adult = n.adult, verdict_at = n.decided_at
    FROM ${unnest('n', given, {
      student_key: ['uuid', ({ studentKey }) => studentKey],
      blocked: ['text', ({ verdict }) => verdict.blocked],
      adult: ['bool', ({ verdict }) => verdict.adult],
      decided_at: ['timestamptz', ({ verdict }) => verdict.decidedAt],
    })}
    WHERE c.student_key = n.student_key AND c.erased_at IS NULL
      AND n.decided_at > coalesce(c.verdict_at, '-infinity')
  `)
}

/** Takes a verdict that was handed over. The notice that the conversation begins with, where this made it. */
export async function takeVerdict(tx: Db, { studentKey, verdict }: Given): Promise<ChatMessage | null> {
  const { notice } = await lockConversation(tx, studentKey)
  await keepVerdicts(tx, [{ studentKey, verdict }])
  return notice
}

const Judged = z.object({ studentKey: z.uuid(), blocked: BlockReason.nullable(), isAdult: z.boolean() })
type Judged = z.infer<typeof Judged>

/**
 * These conversations, judged by the latest of their verdicts and those that are given. One that says nothing new costs
 * no statement; any other is stored.
 */
export async function judgeAll<Row extends Judged>(
  db: Db,
  rows: readonly Row[],
  verdictOf: (studentKey: string) => Verdict | undefined,
): Promise<Row[]> {
  const news = rows.flatMap(({ studentKey, blocked, isAdult }): Given[] => {
    const verdict = verdictOf(studentKey)
    return verdict && (verdict.blocked !== blocked || verdict.adult !== isAdult) ? [{ studentKey, verdict }] : []
  })
  if (news.length === 0) return [...rows]
  await keepVerdicts(db, news)
  const keys = sql.array(
    news.map(({ studentKey }) => studentKey),
    'uuid',
  )
  const judged = await db.any(sql.type(Judged)`
    SELECT student_key AS "studentKey", blocked, adult AS "isAdult" FROM conversation WHERE student_key = ANY(${keys})
  `)
  const byKey = new Map(judged.map((one) => [one.studentKey, one]))
  return rows.map((row) => ({ ...row, ...byKey.get(row.studentKey) }))
}

/** The same of one. */
export async function judge<Row extends Judged>(db: Db, row: Row, verdict: Verdict | undefined): Promise<Row> {
  const [judged = row] = await judgeAll(db, [row], () => verdict)
  return judged
}

const Blocked = z.object({ blocked: BlockReason.nullable() })

/** @throws StudentBlocked where the companion may not talk to the student by now */
export async function throwIfBlocked(db: Db, studentKey: string): Promise<void> {
  const reason = await db.maybeOneFirst(sql.type(Blocked)`
    SELECT blocked FROM conversation WHERE student_key = ${studentKey}
  `)
  if (reason) throw new StudentBlocked(reason)
}
