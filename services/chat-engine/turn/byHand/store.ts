import type { ChatMessage } from '@yoldas/contracts/chat'
import { terminalNumber } from '@yoldas/contracts/live'
import { companionAnswered } from '@yoldas/contracts/proactive'
import { type Db, sql, unnest } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { recordEvent } from '@yoldas/outbox'
import { z } from 'zod'
import { chooseAnswer, chooseBubble } from '../../care/choose.ts'
import { answeredAtOf, CareRow, careColumns, heldOf } from '../../care/rows.ts'
import { hadTextByHand, hasBubbleByHand, inForce } from '../../care/rules.ts'
import { endangeredIn } from '../../care/screen.ts'
import { type FoundConcern, type GivenByHand, type Helped, raiseCare } from '../../care/store.ts'
import { type Category, type Concern, categories, noConcern, worse } from '../../care/tiers.ts'
import { findReadStates } from '../../conversation/read/store.ts'
import { MessageRow, messageColumns, type StoredTurn, toBubble, toReadState } from '../../conversation/rows.ts'
import { type Bubble, describeWritten } from '../../conversation/rules.ts'
import { splitBubbles } from '../../text/bubbles.ts'
import { promoteNext } from '../rows.ts'
import type { Claim } from '../store.ts'

/** A turn without its bubbles so far. */
type Asked = { message: Pick<StoredTurn['message'], 'id' | 'turnId' | 'turnIndex' | 'origin'> }
type Begun<Turn = Asked> = { studentKey: string; turn: Turn; care: CareRow }

const Ended = z.object({ turnId: z.uuid(), isRunning: z.boolean() })
type Ended = z.infer<typeof Ended>

/**
 * Answers a message that is acute, in the commit that stores it: bubbles, the event by which they are pushed, what the
 * conversation holds, and the end of all that was asked before. `stopped` are turns that no engine had; `stopping` are
 * those that engines have, to be left as they are: they store no answer any more.
 */
export async function answerByHand(tx: Db, begun: Begun<StoredTurn> & { category: Category }) {
  const { studentKey, turn, category, care } = begun
  const { turnId } = turn
  const { id, bubbles } = compose('acute', category, care, turn.message.content)
  const messages = await storeBubbles(tx, begun, bubbles)
  const { turnIndex, origin } = turn.message
  const given = { id, turnIndex, bubbles: bubbles.length }
  await raiseCare(tx, {
    studentKey,
    turnId,
    care,
    found: [{ concern: { tier: 'acute', category }, source: 'words' }],
    given,
    helped: { tier: 'acute', category },
  })
  // No student wants others to read this on a locked phone.
  const written = { studentKey, turnId, origin, messageType: null, showsPreview: false, expiresAt: null }
  const [read] = await findReadStates(tx, [studentKey])
  const event = read && describeWritten({ ...written, unread: read }, messages)
  if (event) await recordEvent(tx, companionAnswered, studentKey, event)
  const ended = await endOthers(tx, studentKey, turnId)
  const outcome = { kind: 'done' as const, n: terminalNumber(turn.attempt), finish: 'complete' as const, messages }
  return {
    turn: { ...turn, outcome },
    read: read ? toReadState(read) : null,
    stopped: ended.filter(({ isRunning }) => !isRunning).map((other) => other.turnId),
    stopping: ended.filter(({ isRunning }) => isRunning).map((other) => other.turnId),
  }
}

export type First = { message: ChatMessage; raise: { given: GivenByHand; helped: Helped } }

/**
 * Begins the answer to a message with a bubble by hand, in the commit that stores it, where what was found in it has
 * one (`care/rules.ts`); otherwise null. The caller raises what the conversation holds. The bubble stays whatever
 * becomes of the turn, and is pushed with the rest of it.
 */
export async function beginByHand(tx: Db, begun: Begun, found: readonly FoundConcern[]): Promise<First | null> {
  const { care } = begun
  const isGrave = found.some(({ concern, source }) => source !== 'classifier' && hasBubbleByHand(concern))
  if (!isGrave || hadTextByHand(answeredAtOf(care), new Date(care.now))) return null
  const { id, text, help } = chooseBubble(care.careAnswer, Math.random())
  const [message] = await storeBubbles(tx, begun, [{ id: newId(), text, author: 'hand', help }])
  if (!message) throw new Error('a bubble that was just inserted is missing')
  const helped = { tier: 'serious', category: 'self-harm' } as const
  return { message, raise: { given: { id, turnIndex: null, bubbles: 1 }, helped } }
}

const Words = CareRow.extend({ words: z.string() })
const Substituted = Words.extend({ category: z.enum(categories) })
const LeftOut = Words.extend({
  tier: z.enum(['check', 'low', 'serious', 'acute']).nullable(),
  category: z.enum(categories).nullable(),
})

/**
 * What is said in place of an answer that cannot be had, where anybody found the turn's own message to be serious; null
 * for any other turn. Its commit adds whom to call. What the patterns say it is about counts first, what the classifier
 * suspects last.
 */
export async function findSubstitute(db: Db, { turnId, studentKey }: Pick<Claim, 'turnId' | 'studentKey'>) {
  const row = await db.maybeOne(sql.type(Substituted)`
    SELECT ${careColumns}, f.category, ${wordsOf(turnId)} AS words
    FROM conversation AS c JOIN concern AS f ON f.turn_id = ${turnId} AND f.tier IN ('serious', 'acute')
    WHERE c.student_key = ${studentKey}
    ORDER BY f.source = 'words' DESC, f.source = 'classifier', f.source
    LIMIT 1
  `)
  if (!row) return null
  const { id, bubbles } = compose('serious', row.category, row, row.words)
  return { answerId: id, bubbles, suspected: row.category }
}

/**
 * What is said where nothing is left of an answer in distress. It is about the gravest that was found or is suspected
 * in its turn, otherwise about what holds. Its commit says whom to call also where that holds no longer. Null when the
 * student is gone.
 */
export async function findCareAnswer(
  db: Db,
  { turnId, studentKey }: Pick<Claim, 'turnId' | 'studentKey'>,
  found: Concern,
  suspected: Category | null,
) {
  const row = await db.maybeOne(sql.type(LeftOut)`
    SELECT ${careColumns}, f.tier, f.category, ${wordsOf(turnId)} AS words
    FROM conversation AS c
    LEFT JOIN concern AS f ON f.turn_id = ${turnId} AND f.source IN ('words', 'transcript', 'conversation')
    WHERE c.student_key = ${studentKey}
    ORDER BY f.source = 'words' LIMIT 1
  `)
  if (!row) return null
  const words = row.tier && row.category ? { tier: row.tier, category: row.category } : noConcern
  const suspicion = suspected ? ({ tier: 'serious', category: suspected } as const) : noConcern
  const category = [words, suspicion].reduce(worse, found).category ?? row.careCategory ?? 'other'
  const { id, bubbles } = compose('serious', category, row, row.words)
  return { answerId: id, bubbles, suspected: category }
}

/** What the student wrote in a turn; empty in one that has no message of theirs. */
const wordsOf = (turnId: string) => sql.fragment`
  coalesce((SELECT content FROM message WHERE turn_id = ${turnId} AND role = 'user'), '')`

/**
 * The variant that did not come last, of those that fit who is in danger by the student's words; the first one of what
 * holds says that a program answers. Whom to call stands on its end.
 */
function compose(
  tier: 'acute' | 'serious',
  category: Category,
  care: CareRow,
  words: string,
): { id: string; bubbles: Bubble[] } {
  const endangered = category === 'danger' ? endangeredIn(words) : null
  const isFirst = !inForce(heldOf(care), new Date(care.now)) || !care.isCareAnswered
  const answer = chooseAnswer({ tier, category, endangered, isFirst, lastId: care.careAnswer, draw: Math.random() })
  const texts = splitBubbles(answer.text)
  const bubbles = texts.map((text, nth) => ({
    id: newId(),
    text,
    author: 'hand' as const,
    help: nth === texts.length - 1 ? answer.help : [],
  }))
  return { id: answer.id, bubbles }
}

/** Their places are the conversation's next. The caller counts them. */
async function storeBubbles(tx: Db, { studentKey, turn }: Begun, bubbles: readonly Bubble[]): Promise<ChatMessage[]> {
  const { id, turnIndex, origin } = turn.message
  const rows = await tx.any(sql.type(MessageRow)`
    WITH moment AS MATERIALIZED (SELECT clock_timestamp() AS now),
    m AS (
      INSERT INTO message (
        id, student_key, position, turn_id, turn_index, role, author, origin, content, help, created_at
      )
      SELECT b.id, q.student_key, c.next_position + b.nth, q.turn_id, ${turnIndex}::int, 'assistant', b.author, ${origin},
        b.content, b.help, moment.now
      FROM moment, message AS q JOIN conversation AS c USING (student_key), ${unnest('b', bubbles, {
        id: ['uuid', ({ id }) => id],
        nth: ['int4', (_, index) => index],
        author: ['text', ({ author }) => author],
        content: ['text', ({ text }) => text],
        help: ['jsonb', ({ help = [] }) => JSON.stringify(help)],
      })}
      WHERE q.id = ${id} AND q.student_key = ${studentKey}
      RETURNING *
    )
    SELECT ${messageColumns} FROM m LEFT JOIN message AS r ON false ORDER BY m.position
  `)
  return rows.map(toBubble)
}

/**
 * Ends what the student asked before, with nothing more of it stored: at once, or when its engine learns of it. What
 * the companion writes first goes on in its place. A turn that an engine takes at this moment is one of those that
 * engines have.
 */
async function endOthers(tx: Db, studentKey: string, turnId: string): Promise<readonly Ended[]> {
  const ended = await tx.any(sql.type(Ended)`
    UPDATE turn
    SET state = CASE state WHEN 'running' THEN state ELSE coalesce(kept_state, 'stopped') END,
      kept_state = CASE state WHEN 'running' THEN kept_state END,
      attempt = CASE state WHEN 'running' THEN attempt ELSE attempt + 1 END,
      finished_at = CASE state WHEN 'running' THEN finished_at ELSE clock_timestamp() END,
      stop_requested_at = CASE state WHEN 'running' THEN clock_timestamp() ELSE stop_requested_at END,
      stop_id = coalesce(stop_id, ${turnId}), not_before = NULL
    WHERE student_key = ${studentKey} AND state IN ('waiting', 'ready', 'running')
      AND origin IN ('chat', 'notification')
    RETURNING id AS "turnId", state = 'running' AS "isRunning"
  `)
  if (ended.length > 0)
    await tx.query(sql.typeAlias('none')`
      ${promoteNext(studentKey)} AND NOT EXISTS (
        SELECT FROM turn WHERE student_key = ${studentKey} AND state IN ('ready', 'running')
      )
    `)
  return ended
}
