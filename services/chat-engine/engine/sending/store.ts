import type { ChatMessage } from '@yoldas/contracts/chat'
import type { StoredMedia } from '@yoldas/contracts/media'
import type { AnswerStyle } from '@yoldas/contracts/profile'
import type { ReadState } from '@yoldas/contracts/unread'
import type { Verdict } from '@yoldas/contracts/verdict'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { heldOf } from '../../care/rows.ts'
import { inForce } from '../../care/rules.ts'
import { type Screened, screen } from '../../care/screen.ts'
import { type FoundConcern, noteSuspicion, raiseCare } from '../../care/store.ts'
import { type Concern, noConcern, worse } from '../../care/tiers.ts'
import { remember, type Shown, showsNothing, type TraceEntry } from '../../care/trace.ts'
import { beginningMessage, newNotice } from '../../conversation/notices.ts'
import { AnsweredMessage, StoredReadState, type StoredTurn, toMessage, toReadState } from '../../conversation/rows.ts'
import { currentAttempt, publicState, StoredTurnState } from '../../conversation/rules.ts'
import { lockConversation, lockConversations } from '../../conversation/store.ts'
import { answerByHand, beginByHand } from '../../turn/byHand/store.ts'
import type { Claim, EngineIdentity } from '../../turn/store.ts'

export type Send = {
  studentKey: string
  turnId: string
  messageId: string
  text: string
  /** Ready, and the student's. */
  media?: readonly StoredMedia[]
  replyToId?: string | undefined
  /** How the student wants this one answered, whatever the profile says. */
  style?: AnswerStyle | undefined
  clientId?: string | undefined
  /** Tells a reply typed into a notification apart from what was written in the app. */
  origin?: 'chat' | 'notification'
  /** The trace that the turn's own work continues, on any engine. */
  traceparent?: string | null
  /** What `screen` says of the text, where that is known already. */
  concern?: Screened
  /** What profile-journey said as the student came; the last one holds where nothing is known. */
  verdict?: Verdict
  /** What the classifier suspects beyond that. */
  suspicion?: Concern
  /** What it shows that may be more together with the messages before it. */
  shown?: Shown
}

/** Whether nothing was found in it: what the conversation knows of distress changes nothing then. */
export const isPlain = ({ concern, suspicion, shown }: Pick<Send, 'concern' | 'suspicion' | 'shown'>): boolean =>
  concern?.tier === 'none' && !concern.whileHeld && suspicion?.tier === 'none' && !shown?.signs.length

/** So many turns of the student are unfinished already that nothing was stored. */
export class TooManyUnfinished extends Error {
  override name = 'TooManyUnfinished'
}

/** A turn that was `done` without an answer of its own, and the attempt that it would have run as. */
const TakenOver = z.object({ turnId: z.uuid(), attempt: z.int() })
export type TakenOver = z.infer<typeof TakenOver>

export type Accepted = {
  turn: StoredTurn
  /** What the conversation begins with, where this message made it. */
  notice: ChatMessage | null
  /** Where the student has read on with it. */
  read: ReadState | null
  /** The taker's. */
  claim: Claim | null
  /** Whether engines have something to take. */
  ready: boolean
  takenOver: TakenOver[]
  /** What was found in its words. */
  found: readonly FoundConcern[]
  /** Turns before it that its answer by hand ended, and those that engines are to leave. */
  stopped: string[]
  stopping: string[]
}
const StoredSend = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('accepted'),
    openedAt: z.string().nullable(),
    turnIndex: z.int(),
    position: z.int(),
    createdAt: z.string(),
    replyTo: AnsweredMessage.nullable(),
    state: StoredTurnState,
    attempt: z.int(),
    takenOver: z.array(TakenOver),
    readState: StoredReadState.nullable(),
  }),
  z.object({ outcome: z.enum(['erased', 'busy']) }),
])
type StoredSend = Extract<z.infer<typeof StoredSend>, { outcome: 'accepted' }>

/**
 * Stores a student's message and its turn, which is `running` for the taker, `ready` without one or for one that is
 * gone, and `waiting` behind an unfinished turn of the same student. It takes over a turn that waits to be run again:
 * its prompt holds both messages, and what was taken over is done. What its words say of distress is kept and raises
 * what the conversation holds, and so does what it says together with the signs of the messages before it; what the
 * classifier suspects is kept. The answer to `serious` self-harm begins with a bubble by hand, stored with it. One that
 * is acute is answered by hand in the same commit, whatever else is unfinished: its turn is `done`, and those before it
 * end without an answer. Null for an erased student. Belongs in a transaction, though it mostly is one statement: while
 * Postgres does not answer its beginning, nothing is on its way that would be stored when it does.
 * @throws UniqueIntegrityConstraintViolationError when the turn, message or clientId is there already: a repeat
 * @throws TooManyUnfinished when `most` turns of the student are unfinished
 */
export async function acceptSend(
  tx: Db,
  send: Send,
  taker: EngineIdentity | null,
  most: number | null = null,
): Promise<Accepted | null> {
  const screened = send.concern ?? screen(send.text)
  const { studentKey, turnId, suspicion = noConcern, shown = showsNothing } = send
  // What is done about distress goes by what the conversation knew before.
  const care = isPlain({ concern: screened, suspicion, shown }) ? null : await lockConversation(tx, studentKey)
  const isHeld = care !== null && inForce(heldOf(care), new Date(care.now)) !== null
  const words: Concern = (isHeld && screened.whileHeld) || screened
  const { raised, trace } = remember(care, { words, suspicion, shown })
  const { tier, category } = worse(words, raised)
  const stored = await storeSend(tx, send, { taker, most, isByHand: tier === 'acute', trace })
  if (!stored) return null
  const notice = stored.notice ?? care?.notice ?? null
  const found: FoundConcern[] = []
  if (words.tier !== 'none') found.push({ concern: words, source: 'words' })
  if (raised.tier !== 'none') found.push({ concern: raised, source: 'conversation' })
  const accepted = { ...stored, notice, found, stopped: [], stopping: [] }
  if (!care) return accepted
  if (tier === 'acute')
    return { ...accepted, ...(await answerByHand(tx, { studentKey, turn: stored.turn, category, care })) }
  if (suspicion.tier !== 'none' && raised.tier === 'none')
    found.push(await noteSuspicion(tx, studentKey, suspicion, care))
  const first = await beginByHand(tx, { studentKey, turn: stored.turn, care }, found)
  await raiseCare(tx, { studentKey, turnId, care, found, ...first?.raise })
  return first ? withFirst(accepted, first.message) : accepted
}

/** Its answer begins with this bubble. */
function withFirst<Stored extends Pick<Accepted, 'turn' | 'claim'>>(accepted: Stored, first: ChatMessage): Stored {
  const { turn, claim } = accepted
  const begun = { id: first.id, text: first.content }
  return { ...accepted, turn: { ...turn, first }, claim: claim && { ...claim, first: begun } }
}

type Storing = {
  taker: EngineIdentity | null
  most: number | null
  isByHand: boolean
  trace: readonly TraceEntry[] | null
}

/** Null for an erased student. */
async function storeSend(tx: Db, send: Send, { taker, most, isByHand, trace }: Storing) {
  const notice = newNotice('beginning')
  const row = await tx.one(sql.type(StoredSend)`
    SELECT outcome, opened_at AS "openedAt", turn_index AS "turnIndex", position, created_at AS "createdAt",
      reply_to AS "replyTo", state, attempt, taken_over AS "takenOver", read_state AS "readState"
    FROM accept_send(${sql.jsonb({
      student_key: send.studentKey,
      turn_id: send.turnId,
      message_id: send.messageId,
      origin: send.origin ?? 'chat',
      client_id: send.clientId ?? null,
      // Half of a surrogate pair cannot be written in UTF-8.
      content: send.text.toWellFormed(),
      media: send.media ?? [],
      reply_to_id: send.replyToId ?? null,
      style: send.style ?? null,
      traceparent: send.traceparent ?? null,
      is_by_hand: isByHand,
      engine_id: taker?.engineId ?? null,
      most,
      notice,
      verdict: send.verdict ?? null,
      care_trace: trace,
    })})
  `)
  if (row.outcome === 'busy') throw new TooManyUnfinished(`${most} turns of the student are unfinished`)
  if (row.outcome !== 'accepted') return null
  const read = row.readState && toReadState(row.readState)
  return {
    ...acceptedTurn(send, row),
    read,
    notice: row.openedAt === null ? null : beginningMessage(notice, row.openedAt),
  }
}

function acceptedTurn(send: Send, { state, attempt, takenOver, turnIndex, position, createdAt, replyTo }: StoredSend) {
  const { studentKey, turnId, messageId, text, origin = 'chat', traceparent, style } = send
  const message = toMessage({
    id: messageId,
    position,
    turnId,
    turnIndex,
    role: 'user',
    author: 'student',
    origin,
    content: text,
    media: [...(send.media ?? [])],
    reactions: [],
    feedback: null,
    sources: [],
    help: [],
    createdAt,
    replyTo,
  })
  const turn: StoredTurn = {
    turnId,
    state: publicState(state),
    attempt: currentAttempt(state, attempt),
    waits: state === 'waiting',
    message,
    outcome: null,
  }
  const claim: Claim = {
    turnId,
    studentKey,
    turnIndex,
    origin,
    attempt,
    stopRequested: false,
    isRegenerated: false,
    claimedAt: createdAt,
    traceparent,
    style,
  }
  return { turn, claim: state === 'running' ? claim : null, ready: state === 'ready', takenOver }
}

const Unfinished = z.object({ studentKey: z.uuid(), turns: z.int() })

/** How many turns of each of these students are unfinished, as `acceptSend` counts them. */
export async function countUnfinished(db: Db, studentKeys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.any(sql.type(Unfinished)`
    SELECT key AS "studentKey", (
      SELECT count(*) FROM turn
      WHERE student_key = key AND state IN ('waiting', 'ready', 'running')
        AND (state <> 'waiting' OR not_before IS NULL)
    ) AS turns
    FROM unnest(${sql.array([...studentKeys], 'uuid')}) AS key
  `)
  return new Map(rows.map(({ studentKey, turns }) => [studentKey, turns]))
}

/**
 * Stores a reply typed into a notification and its turn, which any engine may take, however many are unfinished. Null
 * when the turn exists already or the student has left; nothing is changed then.
 */
export async function acceptReply(tx: Db, reply: Send & { replyToId: string }): Promise<Accepted | null> {
  const { studentKey, turnId } = reply
  await lockConversations(tx, [studentKey])
  if (await tx.exists(sql.typeAlias('none')`SELECT FROM turn WHERE id = ${turnId}`)) return null
  return acceptSend(tx, { ...reply, origin: 'notification' }, null)
}
