import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { joinReply, MessageRow, messageColumns, type StoredMessage, toMessage } from '../conversation/rows.ts'

const SaidRow = z.object({ position: z.int(), said: z.string() })
/** What a message says: its text and what its recordings say. Empty for what is not searched. */
export type SaidRow = z.infer<typeof SaidRow>

export type Stretch = {
  studentKey: string
  /** A position: the messages before it. */
  before: number
  messages: number
  bytes: number
}

/**
 * The messages before a position, newest first: at most so many, and fewer where they say more than `bytes` together,
 * but one while there is one.
 */
export function readSaid(db: Db, { studentKey, before, messages, bytes }: Stretch) {
  return db.any(sql.type(SaidRow)`
    WITH newest AS (
      SELECT position,
        CASE
          WHEN emptied OR origin = 'notice' THEN ''
          WHEN media = '[]' THEN content
          ELSE concat_ws(E'\n', content, (
            SELECT string_agg(shown -> 'transcript' ->> 'text', E'\n') FROM jsonb_array_elements(media) AS s (shown)
          ))
        END AS said
      FROM message WHERE student_key = ${studentKey} AND position < ${before}
      ORDER BY position DESC LIMIT ${messages}
    ),
    summed AS (
      SELECT *, row_number() OVER back AS nth, sum(octet_length(said)) OVER back AS bytes
      FROM newest WINDOW back AS (ORDER BY position DESC ROWS UNBOUNDED PRECEDING)
    )
    SELECT position, said FROM summed
    WHERE nth = 1 OR bytes <= ${bytes} ORDER BY position DESC
  `)
}

/** The messages at these positions that there still are, newest first. */
export async function findMessages(db: Db, studentKey: string, positions: readonly number[]): Promise<StoredMessage[]> {
  const rows = await db.any(sql.type(MessageRow)`
    SELECT ${messageColumns} FROM message AS m ${joinReply}
    WHERE m.student_key = ${studentKey} AND m.position = ANY(${sql.array([...positions], 'int8')}) AND NOT m.emptied
    ORDER BY m.position DESC
  `)
  return rows.map(toMessage)
}
