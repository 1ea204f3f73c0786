import { Feedback, Help, Reaction, Role, Source } from '@yoldas/contracts/chat'
import { StoredMedia } from '@yoldas/contracts/media'
import { maxAnswerBytes } from '@yoldas/contracts/pages'
import { BlockReason } from '@yoldas/contracts/verdict'
import { AppendWhy } from '@yoldas/contracts/why'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { CareRow, careColumns, keptDays } from '../../care/rows.ts'
import { categories } from '../../care/tiers.ts'
import { spentToday } from '../../spending/rows.ts'
import { joinReply, MessageRow, messageColumns, type StoredMessage, toMessage } from '../rows.ts'
import { countFitting, publicState, StoredTurnState } from '../rules.ts'

/** Whether this student has such a message, which has its text still. */
export function messageExists(db: Db, studentKey: string, messageId: string): Promise<boolean> {
  return db.exists(sql.typeAlias('none')`
    SELECT FROM message WHERE id = ${messageId} AND student_key = ${studentKey} AND NOT emptied
  `)
}

/** Null when this student has no such message. */
export async function findMessage(db: Db, studentKey: string, messageId: string): Promise<StoredMessage | null> {
  const row = await db.maybeOne(sql.type(MessageRow)`
    SELECT ${messageColumns} FROM message AS m ${joinReply}
    WHERE m.id = ${messageId} AND m.student_key = ${studentKey} AND NOT m.emptied
  `)
  return row && toMessage(row)
}

const beforeEdge = (before: number | undefined) =>
  before === undefined ? sql.fragment`` : sql.fragment`AND m.position < ${before}`

const HistoryRow = MessageRow.extend({ state: StoredTurnState, found: z.int() })

export type Window = { before?: number | undefined; after?: number | undefined; limit: number }

/**
 * One page, oldest first, of one snapshot: a turn is not `done` in it without its answer. It ends before the limit
 * where its messages are large; of those that it leaves out the texts are not read.
 */
export async function findHistory(db: Db, studentKey: string, { before, after, limit }: Window) {
  const forward = after !== undefined
  // A text of its own for each case, so that each has its own plan.
  const edge = forward ? sql.fragment`AND m.position > ${after}` : beforeEdge(before)
  const order = forward ? sql.fragment`m.position` : sql.fragment`m.position DESC`
  const rows = await db.any(sql.type(HistoryRow)`
    WITH found AS (
      SELECT * FROM message AS m
      WHERE m.student_key = ${studentKey} AND NOT m.emptied ${edge} ORDER BY ${order} LIMIT ${limit + 1}
    ),
    m AS (
      SELECT *, count(*) OVER () AS found, row_number() OVER nearest AS nth,
        sum(octet_length(content)) OVER nearest AS bytes
      FROM found AS m WINDOW nearest AS (ORDER BY ${order} ROWS UNBOUNDED PRECEDING)
    )
    SELECT ${messageColumns}, t.state, m.found
    FROM m JOIN turn AS t ON t.id = m.turn_id ${joinReply}
    WHERE m.nth = 1 OR (m.nth <= ${limit} AND m.bytes <= ${maxAnswerBytes}) ORDER BY ${order}
  `)
  const page = rows.slice(0, countFitting(rows, maxAnswerBytes))
  const hasMore = page.length < (page[0]?.found ?? 0)
  if (!forward) page.reverse()
  const unfinished = new Map(
    page
      .filter(({ state }) => state !== 'done')
      .map(({ turnId, turnIndex, state }) => [turnId, { turnId, turnIndex, state: publicState(state) }]),
  )
  return {
    messages: page.map(({ state: _state, found: _found, ...row }) => toMessage(row)),
    hasMore,
    turns: [...unfinished.values()],
  }
}

const Past = CareRow.extend({
  /** What the words of the turn's own message say; null for nothing. */
  concern: z.object({ tier: z.enum(['check', 'low', 'serious', 'acute']), category: z.enum(categories) }).nullable(),
  /** What the classifier suspects in it beyond that, where it changes the turn. */
  suspicion: z.object({ tier: z.enum(['check', 'serious']), category: z.enum(categories) }).nullable(),
  scratchpad: z.string(),
  scratchpadRevision: z.int(),
  keepsScratchpad: z.boolean(),
  spentTokens: z.int(),
  blocked: BlockReason.nullable(),
  isAdult: z.boolean(),
  /** Which hint on its question the newest answer before the turn was; 0 where it was none, or a while ago. */
  earlierHints: z.int(),
  messages: z.array(
    z.object({
      ...{ id: z.uuid(), position: z.int(), turnIndex: z.int() },
      ...{ role: Role, content: z.string(), media: z.array(StoredMedia) },
    }),
  ),
})

export type Past = z.output<typeof Past>

/** After so long a question begins anew. */
const hintMinutes = 30

type TurnPlace = { studentKey: string; turnIndex: number; turnId?: string }
/** Beyond all turns that there are. */
export const lastTurnIndex = 2 ** 31 - 1

/**
 * The companion's notes, what the student has spent today, the last verdict, what care knows, and what was said up to
 * and with this turn, newest first: nothing of later turns, which may be stored already, no answer of its own, which it
 * may be asked to replace, and no notice. At most `limit` messages, and those that begin within the newest `bytes` of
 * UTF-8.
 */
export const findPast = (db: Db, turn: TurnPlace, limit: number, bytes: number) =>
  readPast(db, turn, limit, bytes, sql.fragment``)

/**
 * The same of the whole conversation, without a turn of distress, and nothing from which on it is not known any more
 * which these are.
 */
export const findCalmPast = (db: Db, studentKey: string, limit: number, bytes: number) =>
  readPast(
    db,
    { studentKey, turnIndex: lastTurnIndex },
    limit,
    bytes,
    sql.fragment`
      AND created_at > statement_timestamp() - make_interval(days => ${keptDays}) AND NOT EXISTS (
        SELECT FROM concern WHERE concern.turn_id = message.turn_id AND tier <> 'check'
      )`,
  )

function readPast(
  db: Db,
  { studentKey, turnIndex, turnId }: TurnPlace,
  limit: number,
  bytes: number,
  only: ReturnType<typeof sql.fragment>,
) {
  return db.one(sql.type(Past)`
    WITH newest AS (
      SELECT id, role, content, media, turn_index, position FROM message
      WHERE student_key = ${studentKey} AND turn_index <= ${turnIndex} AND origin <> 'notice' AND NOT emptied ${only}
        AND (role = 'user' OR turn_id IS DISTINCT FROM ${turnId ?? null}::uuid)
      ORDER BY turn_index DESC, position DESC LIMIT ${limit}
    ),
    summed AS (
      SELECT *,
        sum(octet_length(content)) OVER (ORDER BY turn_index DESC, position DESC) - octet_length(content) AS newer
      FROM newest
    )
    SELECT c.scratchpad, c.scratchpad_revision AS "scratchpadRevision", c.keeps_scratchpad AS "keepsScratchpad",
      ${spentToday} AS "spentTokens", c.blocked, c.adult AS "isAdult", ${careColumns},
      (
        SELECT jsonb_build_object('tier', tier, 'category', category) FROM concern
        WHERE turn_id = ${turnId ?? null}::uuid AND source IN ('words', 'transcript', 'conversation')
        -- The others are here only where they are more than what the words say.
        ORDER BY tier = 'acute' DESC, tier = 'serious' DESC, source = 'words' LIMIT 1
      ) AS concern,
      (
        SELECT jsonb_build_object('tier', tier, 'category', category) FROM concern
        WHERE turn_id = ${turnId ?? null}::uuid AND source = 'classifier' AND NOT is_idle
      ) AS suspicion,
      coalesce(
        (
          SELECT hints FROM (
            SELECT hints, finished_at FROM turn
            WHERE student_key = ${studentKey} AND turn_index <= ${turnIndex} AND id IS DISTINCT FROM ${turnId ?? null}
              AND state = 'done' AND origin IN ('chat', 'notification')
            ORDER BY turn_index DESC LIMIT 1
          ) AS earlier
          WHERE finished_at > statement_timestamp() - make_interval(mins => ${hintMinutes})
        ),
        0
      ) AS "earlierHints",
      coalesce(
        (
          SELECT jsonb_agg(
            jsonb_build_object(
              'id', id, 'position', position, 'turnIndex', turn_index, 'role', role, 'content', content, 'media', media
            )
            ORDER BY turn_index DESC, position DESC
          )
          FROM summed WHERE newer <= ${bytes}
        ),
        '[]'
      ) AS messages
    FROM conversation AS c WHERE c.student_key = ${studentKey}
  `)
}

const Record = z.object({
  position: z.int(),
  turnId: z.uuid(),
  turnIndex: z.int(),
  turnState: z.string(),
  id: z.uuid(),
  role: z.string(),
  author: z.string(),
  origin: z.string(),
  content: z.string(),
  mediaIds: z.array(z.uuid()),
  replyToId: z.uuid().nullable(),
  reactions: z.array(Reaction),
  feedback: Feedback.nullable(),
  sources: z.array(Source),
  help: z.array(Help),
  createdAt: z.string(),
  clientId: z.uuid().nullable(),
  style: z.string().nullable(),
  hints: z.int(),
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
  noticeVersion: z.string().nullable(),
  why: AppendWhy.nullable(),
  used: z.string().nullable(),
  inputTokens: z.int().nullable(),
  outputTokens: z.int().nullable(),
})

/**
 * Messages with their turns after a position, in the order of storing, at most `limit`, and fewer where their texts are
 * longer than `bytes` together, but one while there is one.
 */
export function exportStudent(db: Db, studentKey: string, after: number, limit: number, bytes: number) {
  return db.any(sql.type(Record)`
    WITH found AS (
      SELECT * FROM message
      WHERE student_key = ${studentKey} AND position > ${after} AND NOT emptied ORDER BY position LIMIT ${limit}
    ),
    m AS (
      SELECT *, row_number() OVER nearest AS nth, sum(octet_length(content)) OVER nearest AS bytes
      FROM found WINDOW nearest AS (ORDER BY position ROWS UNBOUNDED PRECEDING)
    )
    SELECT m.position, m.turn_id AS "turnId", m.turn_index AS "turnIndex", t.state AS "turnState", m.id, m.role,
      m.author, m.origin, m.content, jsonb_path_query_array(m.media, '$[*].id') AS "mediaIds",
      m.reply_to_id AS "replyToId", m.reactions, m.feedback, m.sources, m.help, m.created_at AS "createdAt",
      t.client_id AS "clientId", t.style, t.hints, t.model, t.prompt_version AS "promptVersion",
      t.notice_version AS "noticeVersion", t.why, t.used, t.input_tokens AS "inputTokens", t.output_tokens AS "outputTokens"
    FROM m JOIN turn AS t ON t.id = m.turn_id
    WHERE m.nth = 1 OR m.bytes <= ${bytes} ORDER BY m.position
  `)
}
