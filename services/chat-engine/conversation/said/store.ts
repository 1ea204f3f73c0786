import { Role } from '@yoldas/contracts/chat'
import { StoredMedia } from '@yoldas/contracts/media'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { CareRow, careColumns, keptDays } from '../../care/rows.ts'
import { categories } from '../../care/tiers.ts'
import { spentToday } from '../../spending/rows.ts'
import type { Claim } from '../../turn/store.ts'

const Past = CareRow.extend({
  /** What the words of the turn's own message say; null for nothing. */
  concern: z.object({ tier: z.enum(['check', 'low', 'serious', 'acute']), category: z.enum(categories) }).nullable(),
  scratchpad: z.string(),
  spentTokens: z.int(),
  messages: z.array(
    z.object({ id: z.uuid(), position: z.int(), role: Role, content: z.string(), media: z.array(StoredMedia) }),
  ),
})

type Asked = Pick<Claim, 'studentKey' | 'turnIndex'> & Partial<Pick<Claim, 'turnId'>>

/**
 * The companion's notes, what the student has spent today, what care knows, and what was said up to and with this turn, newest first:
 * nothing of later turns, which may be stored already. At most `limit` messages, and those that begin within the newest `bytes` of UTF-8.
 */
export const findPast = (db: Db, turn: Asked, limit: number, bytes: number) =>
  readPast(db, turn, limit, bytes, sql.fragment``)

/** The same of the whole conversation, without a turn of distress, and nothing from which on it is not known any more which these are. */
export const findCalmPast = (db: Db, studentKey: string, limit: number, bytes: number) =>
  readPast(
    db,
    { studentKey, turnIndex: 2 ** 31 - 1 },
    limit,
    bytes,
    sql.fragment`
      AND created_at > statement_timestamp() - make_interval(days => ${keptDays}) AND NOT EXISTS (
        SELECT FROM concern WHERE concern.turn_id = message.turn_id AND tier <> 'check'
      )`,
  )

function readPast(
  db: Db,
  { studentKey, turnIndex, turnId }: Asked,
  limit: number,
  bytes: number,
  only: ReturnType<typeof sql.fragment>,
) {
  return db.one(sql.type(Past)`
    WITH newest AS (
      SELECT id, role, content, media, turn_index, position FROM message
      WHERE student_key = ${studentKey} AND turn_index <= ${turnIndex} ${only}
      ORDER BY turn_index DESC, position DESC LIMIT ${limit}
    ),
    summed AS (
      SELECT *, sum(octet_length(content)) OVER (ORDER BY turn_index DESC, position DESC) - octet_length(content) AS newer
      FROM newest
    )
    SELECT c.scratchpad, ${spentToday} AS "spentTokens", ${careColumns},
      (
        SELECT jsonb_build_object('tier', tier, 'category', category) FROM concern
        WHERE turn_id = ${turnId ?? null}::uuid AND source = 'words'
      ) AS concern,
      coalesce(
        (
          SELECT jsonb_agg(
            jsonb_build_object('id', id, 'position', position, 'role', role, 'content', content, 'media', media)
            ORDER BY turn_index DESC, position DESC
          )
          FROM summed WHERE newer <= ${bytes}
        ),
        '[]'
      ) AS messages
    FROM conversation AS c WHERE c.student_key = ${studentKey}
  `)
}

/** Replaces the companion's notes. */
export async function setScratchpad(tx: Db, studentKey: string, text: string): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    UPDATE conversation SET scratchpad = ${text} WHERE student_key = ${studentKey} AND erased_at IS NULL
  `)
}
