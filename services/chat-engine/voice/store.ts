import { type Db, sql, unnest } from '@yoldas/db'
import { z } from 'zod'
import type { TraceEntry } from '../care/trace.ts'
import { lockConversation } from '../conversation/store.ts'
import { today } from '../spending/rows.ts'

const Used = z.object({ used: z.int() })

/**
 * Counts so many recordings as heard on the day in Istanbul, as far as the day's limit lets it; answers with how many
 * those are. A repeat counts again. Needs a transaction, and locks the student's conversation.
 */
export async function takeRecordings(tx: Db, studentKey: string, count: number, mostADay: number): Promise<number> {
  await lockConversation(tx, studentKey)
  const used = await tx.oneFirst(sql.type(Used)`
    SELECT CASE WHEN heard_on = ${today} THEN heard ELSE 0 END AS used FROM conversation
    WHERE student_key = ${studentKey}
  `)
  const granted = Math.min(count, Math.max(0, mostADay - used))
  await tx.query(sql.typeAlias('none')`
    UPDATE conversation SET heard_on = ${today}, heard = ${used + granted} WHERE student_key = ${studentKey}
  `)
  return granted
}

/** What a recording says; empty where nothing was heard. */
export type Transcript = { mediaId: string; text: string }

const Revised = z.object({ revision: z.int() })

/**
 * Stores what recordings of a message say, in the media and where the message shows them. What is stored already stays.
 * The transaction has locked the student's conversation. The message's new revision; null where it is gone.
 */
export async function storeTranscripts(
  tx: Db,
  studentKey: string,
  messageId: string,
  transcripts: readonly Transcript[],
): Promise<number | null> {
  await tx.query(sql.typeAlias('none')`
    UPDATE media SET transcript = t.text, transcript_at = clock_timestamp()
    FROM ${unnest('t', transcripts, {
      media_id: ['uuid', ({ mediaId }) => mediaId],
      text: ['text', ({ text }) => text],
    })}
    WHERE media.id = t.media_id AND media.student_key = ${studentKey} AND media.transcript IS NULL
  `)
  return await tx.maybeOneFirst(sql.type(Revised)`
    UPDATE message SET revision = revision + 1, media = (
      SELECT jsonb_agg(
        CASE WHEN m.transcript IS NULL THEN shown
          ELSE shown || jsonb_build_object('transcript', jsonb_build_object('text', m.transcript)) END
        ORDER BY nth
      )
      FROM jsonb_array_elements(message.media) WITH ORDINALITY AS s (shown, nth)
      LEFT JOIN media AS m ON m.id = (shown->>'id')::uuid
    )
    WHERE id = ${messageId} AND student_key = ${studentKey} AND NOT emptied
    RETURNING revision
  `)
}

/** What the conversation keeps of the student's last messages. */
export async function keepTrace(tx: Db, studentKey: string, trace: readonly TraceEntry[]): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    UPDATE conversation SET care_trace = ${sql.jsonb(trace)} WHERE student_key = ${studentKey}
  `)
}

const Silenced = z.object({ id: z.uuid(), studentKey: z.uuid() })

/**
 * Marks recordings whose transcripts were stored so many days ago as erased, in the media and where messages show them.
 * The caller removes their objects in the same transaction.
 */
export async function silence(tx: Db, days: number, limit: number): Promise<readonly z.infer<typeof Silenced>[]> {
  const silenced = await tx.any(sql.type(Silenced)`
    UPDATE media SET is_silenced = true WHERE id = ANY(ARRAY(
      SELECT id FROM media
      WHERE transcript_at < statement_timestamp() - make_interval(days => ${days}) AND NOT is_silenced
      ORDER BY transcript_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
    RETURNING id, student_key AS "studentKey"
  `)
  const keys = [...new Set(silenced.map(({ studentKey }) => studentKey))]
  if (keys.length === 0) return silenced
  await tx.query(sql.typeAlias('none')`
    UPDATE message SET media = (
      SELECT jsonb_agg(
        CASE WHEN shown->>'id' = ANY(${sql.array(
          silenced.map(({ id }) => id),
          'text',
        )})
          THEN shown || '{"isSilenced": true}' ELSE shown END
        ORDER BY nth
      )
      FROM jsonb_array_elements(message.media) WITH ORDINALITY AS s (shown, nth)
    )
    WHERE student_key = ANY(${sql.array(keys, 'uuid')}) AND media <> '[]' AND EXISTS (
      SELECT FROM jsonb_array_elements(media) AS s (shown)
      WHERE shown->>'id' = ANY(${sql.array(
        silenced.map(({ id }) => id),
        'text',
      )})
    )
  `)
  return silenced
}

const Count = z.object({ count: z.int() })

/** How many recordings `silence` would mark now. */
export const countSilenced = (db: Db, days: number): Promise<number> =>
  db.oneFirst(sql.type(Count)`
    SELECT count(*) AS count FROM media
    WHERE transcript_at < statement_timestamp() - make_interval(days => ${days}) AND NOT is_silenced
  `)
