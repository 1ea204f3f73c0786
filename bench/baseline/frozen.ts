// What a turn asked of Postgres on 2026-11-22, before accepting and ending it were one statement each. The
// ordinary process keeps it, so that it stays what it is however much faster ours becomes. `NOT emptied` was added with
// the index that it is read by.
import { Author, Help, Origin, Reaction, ReplyTo, Role, Source } from '@yoldas/contracts/chat'
import { eventSubject } from '@yoldas/contracts/events'
import { StoredMedia } from '@yoldas/contracts/media'
import { companionAnswered } from '@yoldas/contracts/proactive'
import { hiddenBody } from '@yoldas/contracts/push'
import { type Db, sql, unnest } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { z } from 'zod'
import type { Statements } from './statements.ts'

const Care = z.object({
  careTier: z.string().nullable(),
  careCategory: z.string().nullable(),
  careAt: z.string().nullable(),
  careUntil: z.string().nullable(),
  careAnswer: z.string().nullable(),
  careTurnIndex: z.int().nullable(),
  isCareAnswered: z.boolean(),
  isCareCheckedIn: z.boolean(),
  now: z.string(),
})
const Conversation = Care.extend({
  studentKey: z.uuid(),
  nextTurnIndex: z.int(),
  nextPosition: z.int(),
  isErased: z.boolean(),
  silentSince: z.string(),
  isCheckedIn: z.boolean(),
})

const asked = { stopRequested: false, isRegenerated: false }

const findLocked = (tx: Db, studentKey: string) =>
  tx.maybeOne(sql.type(Conversation)`
    SELECT c.student_key AS "studentKey", c.next_turn_index AS "nextTurnIndex", c.next_position AS "nextPosition",
      c.erased_at IS NOT NULL AS "isErased", c.silent_since AS "silentSince", c.checked_in AS "isCheckedIn",
      c.care_tier AS "careTier", c.care_category AS "careCategory", c.care_at AS "careAt", c.care_until AS "careUntil",
      c.care_answer AS "careAnswer", c.care_turn_index AS "careTurnIndex", c.care_answered AS "isCareAnswered",
      c.care_checked_in AS "isCareCheckedIn", clock_timestamp() AS now
    FROM conversation AS c WHERE c.student_key = ANY(${sql.array([studentKey], 'uuid')})
    ORDER BY c.student_key FOR UPDATE
  `)

async function lock(tx: Db, studentKey: string) {
  const found = await findLocked(tx, studentKey)
  if (found) return found
  await tx.query(sql.typeAlias('none')`
    INSERT INTO conversation (student_key)
    SELECT key FROM unnest(${sql.array([studentKey], 'uuid')}) AS key ORDER BY key
    ON CONFLICT DO NOTHING
  `)
  const made = await findLocked(tx, studentKey)
  if (!made) throw new Error('a conversation that was just made is not there')
  return made
}

const Message = z.object({
  id: z.uuid(),
  position: z.int(),
  turnId: z.uuid(),
  turnIndex: z.int(),
  role: Role,
  author: Author,
  origin: Origin,
  content: z.string(),
  media: z.array(StoredMedia),
  reactions: z.array(Reaction),
  sources: z.array(Source),
  help: z.array(Help),
  createdAt: z.string(),
  replyTo: ReplyTo.nullable(),
})

const messageColumns = sql.fragment`
  m.id, m.position, m.turn_id AS "turnId", m.turn_index AS "turnIndex", m.role, m.author, m.origin, m.content,
  m.media, m.reactions, m.sources, m.help, m.created_at AS "createdAt",
  CASE WHEN r.id IS NOT NULL THEN
    jsonb_build_object('id', r.id, 'role', r.role, 'content', left(r.content, 200), 'mediaKind', r.media -> 0 -> 'kind')
  END AS "replyTo"`

const toMessage = ({ position, createdAt, ...row }: z.infer<typeof Message>) => ({
  ...row,
  feedback: null,
  cursor: Buffer.from(`p${position}`).toString('base64url'),
  timestamp: createdAt,
})

const Stored = Message.extend({
  state: z.string(),
  attempt: z.int(),
  takenOver: z.array(z.object({ turnId: z.uuid(), attempt: z.int() })),
})

const accept: Statements['accept'] = (db, send, taker) =>
  db.transaction(async (tx) => {
    const { studentKey, turnId } = send
    const conversation = await lock(tx, studentKey)
    if (conversation.isErased) return null
    const { nextTurnIndex, nextPosition } = conversation
    const most: number | null = null
    const {
      state,
      attempt,
      takenOver: _,
      ...row
    } = await tx.one(sql.type(Stored)`
      WITH moved AS (
        UPDATE conversation
        SET next_turn_index = next_turn_index + 1, next_position = next_position + 1, checked_in = false,
          silent_since = clock_timestamp()
        WHERE student_key = ${studentKey}
      ),
      rested AS (
        UPDATE turn SET state = 'done', attempt = attempt + 1, not_before = NULL, finished_at = clock_timestamp()
        WHERE student_key = ${studentKey} AND state = 'waiting' AND not_before IS NOT NULL
        RETURNING id, attempt
      ),
      unfinished AS (
        SELECT count(*) AS turns, count(*) FILTER (WHERE state <> 'waiting') > 0 AS come_first FROM turn
        WHERE student_key = ${studentKey} AND state IN ('waiting', 'ready', 'running')
          AND (state <> 'waiting' OR not_before IS NULL)
      ),
      start AS (
        SELECT CASE
            WHEN ${false} THEN 'done' WHEN come_first THEN 'waiting' WHEN ${true} THEN 'running' ELSE 'ready'
          END AS state
        FROM unfinished WHERE ${false} OR coalesce(turns < ${most}::int, true)
      ),
      t AS (
        INSERT INTO turn (id, student_key, turn_index, origin, client_id, state, attempt, engine_id, finished_at,
          traceparent)
        SELECT ${turnId}::uuid, ${studentKey}::uuid, ${nextTurnIndex}::int, ${'chat'}, ${null}::uuid, state,
          CASE WHEN state IN ('running', 'done') THEN 1 ELSE 0 END,
          CASE WHEN state = 'running' THEN ${taker.engineId}::uuid END,
          CASE WHEN state = 'done' THEN clock_timestamp() END, ${null}
        FROM start
        RETURNING id, state, attempt
      ),
      m AS (
        INSERT INTO message (id, student_key, position, turn_id, turn_index, role, author, origin, content, media,
          reply_to_id)
        SELECT ${send.messageId}::uuid, ${studentKey}::uuid, ${nextPosition}::bigint, id, ${nextTurnIndex}::int, 'user',
          'student', ${'chat'}, ${send.text}, ${sql.jsonb([])}, ${null}::uuid
        FROM t
        RETURNING *
      )
      SELECT ${messageColumns}, t.state, t.attempt, coalesce(
        (SELECT jsonb_agg(jsonb_build_object('turnId', id, 'attempt', attempt)) FROM rested), '[]'
      ) AS "takenOver"
      FROM t, m LEFT JOIN message AS r ON r.id = m.reply_to_id
    `)
    const { turnIndex, origin, createdAt: claimedAt } = row
    const claim = { turnId, studentKey, turnIndex, origin, attempt, ...asked, claimedAt }
    return { message: toMessage(row), claim: state === 'running' ? claim : null }
  })

const Past = Care.extend({
  concern: z.null(),
  scratchpad: z.string(),
  spentTokens: z.int(),
  messages: z.array(
    z.object({ id: z.uuid(), position: z.int(), role: Role, content: z.string(), media: z.array(StoredMedia) }),
  ),
})

const findPast: Statements['findPast'] = (db, { studentKey, turnIndex, turnId }, limit, bytes) =>
  db.one(sql.type(Past)`
    WITH newest AS (
      SELECT id, role, content, media, turn_index, position FROM message
      WHERE student_key = ${studentKey} AND turn_index <= ${turnIndex} AND NOT emptied
      ORDER BY turn_index DESC, position DESC LIMIT ${limit}
    ),
    summed AS (
      SELECT *,
        sum(octet_length(content)) OVER (ORDER BY turn_index DESC, position DESC) - octet_length(content) AS newer
      FROM newest
    )
    SELECT c.scratchpad,
      CASE WHEN c.spent_on = (statement_timestamp() AT TIME ZONE 'Europe/Istanbul')::date THEN c.spent_tokens ELSE 0 END
        AS "spentTokens",
      c.care_tier AS "careTier", c.care_category AS "careCategory", c.care_at AS "careAt", c.care_until AS "careUntil",
      c.care_answer AS "careAnswer", c.care_turn_index AS "careTurnIndex", c.care_answered AS "isCareAnswered",
      c.care_checked_in AS "isCareCheckedIn", clock_timestamp() AS now,
      (
        SELECT jsonb_build_object('tier', tier, 'category', category) FROM concern
        WHERE turn_id = ${turnId}::uuid AND source = 'words'
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

const end: Statements['end'] = (db, claim, bubbles, usage) =>
  db.transaction(async (tx) => {
    const { studentKey, turnId } = claim
    const { isErased, nextPosition } = await lock(tx, studentKey)
    if (isErased) return null
    const rows = await tx.any(sql.type(Message)`
      WITH ended AS (
        UPDATE turn
        SET state = ${'done'}, finished_at = clock_timestamp(), engine_id = NULL,
          model = ${usage.model}, input_tokens = ${usage.inputTokens}, output_tokens = ${usage.outputTokens},
          first_token_ms = ${usage.firstTokenMs}, total_ms = ${usage.totalMs}, prompt_version = ${null}
        WHERE id = ${turnId} AND attempt = ${claim.attempt} AND state = 'running'
        RETURNING id, origin
      ),
      moved AS (
        UPDATE conversation
        SET next_position = next_position + ${bubbles.length},
          spent_tokens = CASE WHEN spent_on = (statement_timestamp() AT TIME ZONE 'Europe/Istanbul')::date
            THEN spent_tokens ELSE 0 END + ${0},
          spent_on = (statement_timestamp() AT TIME ZONE 'Europe/Istanbul')::date
        WHERE student_key = ${studentKey} AND EXISTS (SELECT FROM ended)
      ),
      promoted AS (
        UPDATE turn SET state = 'ready'
        WHERE id = (
          SELECT id FROM turn WHERE student_key = ${studentKey} AND state = 'waiting' AND not_before IS NULL
          ORDER BY turn_index LIMIT 1
        ) AND EXISTS (SELECT FROM ended)
      ),
      m AS (
        INSERT INTO message (id, student_key, position, turn_id, turn_index, role, author, origin, content, sources,
          help)
        SELECT b.id, ${studentKey}::uuid, ${nextPosition}::bigint + b.nth, ended.id, ${claim.turnIndex}::int,
          'assistant', 'model', ended.origin, b.content, b.sources, b.help
        FROM ended, ${unnest('b', bubbles, {
          id: ['uuid', ({ id }) => id],
          nth: ['int4', (_, index) => index],
          content: ['text', ({ text }) => text],
          sources: ['jsonb', () => '[]'],
          help: ['jsonb', () => '[]'],
        })}
        RETURNING *
      )
      SELECT ${messageColumns} FROM m LEFT JOIN message AS r ON r.id = m.reply_to_id ORDER BY m.position
    `)
    const messages = rows.map((row) => ({ ...toMessage(row), media: [] }))
    const [first] = messages
    if (!first) return null
    const payload = companionAnswered.data.parse({
      ...{ studentKey, turnId, type: 'reply', messageType: null, messageId: first.id, bubbles: messages.length },
      ...{ text: hiddenBody, expiresAt: null, unread: { count: 1, revision: 0 } },
    })
    await tx.query(sql.typeAlias('none')`
      INSERT INTO outbox (id, kind, addressee, subject, student_key, payload, traceparent)
      VALUES (
        ${newId()}, ${'event'}, ${null}, ${eventSubject(companionAnswered.name, studentKey)}, ${studentKey},
        ${JSON.stringify(payload)}::jsonb, ${null}
      )
    `)
    return messages
  })

const fail: Statements['fail'] = (db, { turnId, attempt }, usage) =>
  db.query(sql.typeAlias('none')`
    UPDATE turn
    SET state = 'failed', finished_at = clock_timestamp(), engine_id = NULL,
      total_ms = ${usage.totalMs}
    WHERE id = ${turnId} AND attempt = ${attempt} AND state = 'running'
  `)

export const frozen: Statements = { accept, findPast, end, fail }
