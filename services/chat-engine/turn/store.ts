import { type ChatMessage, CompanionAuthor, Origin } from '@yoldas/contracts/chat'
import { companionAnswered, companionWrote, MessageType } from '@yoldas/contracts/proactive'
import { AnswerStyle } from '@yoldas/contracts/profile'
import { type Db, sql } from '@yoldas/db'
import { composeEvent } from '@yoldas/outbox'
import { currentTrace } from '@yoldas/telemetry'
import { z } from 'zod'
import { help } from '../care/answers.ts'
import { heldOf } from '../care/rows.ts'
import { type Held, mayWriteFirst, unaskedKind } from '../care/rules.ts'
import { type FoundConcern, heldWith, raiseCare } from '../care/store.ts'
import { toBubble } from '../conversation/rows.ts'
import { type Bubble, describeWritten } from '../conversation/rules.ts'
import { type Conversation, lockConversation } from '../conversation/store.ts'

/** The right to work on a turn, until its engine is gone or a newer attempt begins. */
export const Claim = z.object({
  turnId: z.uuid(),
  studentKey: z.uuid(),
  turnIndex: z.int(),
  origin: Origin,
  attempt: z.int(),
  stopRequested: z.boolean(),
  /** By the database's clock: an engine's own may be wrong. */
  claimedAt: z.string(),
  /** The trace of the request that asked for the turn, if it has one. */
  traceparent: z.string().nullish(),
  /** How its question is answered, where that is known: otherwise the profile says it. */
  style: AnswerStyle.nullish(),
  /** Of what the companion writes first: its text, which needs no model. */
  prepared: z
    .object({
      text: z.string(),
      author: CompanionAuthor,
      messageType: MessageType.nullable(),
      hidesPreview: z.boolean(),
      isCareCheckin: z.boolean(),
      expiresAt: z.string().nullable(),
    })
    .nullish(),
})
export type Claim = z.infer<typeof Claim>

/** Which engine claims, and for how long without a renewal it is taken to live. */
export type EngineIdentity = { engineId: string; leaseSeconds: number }

/** As the driver reads one that stands alone. */
const pushExpiresAt = sql.fragment`to_char(t.push_expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const claimColumns = sql.fragment`
  t.id AS "turnId", t.student_key AS "studentKey", t.turn_index AS "turnIndex", t.origin, t.attempt,
  t.stop_requested_at IS NOT NULL AS "stopRequested", clock_timestamp() AS "claimedAt", t.traceparent, t.style,
  CASE WHEN t.prepared_text IS NOT NULL THEN
    jsonb_build_object(
      'text', t.prepared_text, 'author', t.prepared_author, 'messageType', t.message_type,
      'hidesPreview', t.hides_preview, 'isCareCheckin', t.is_care_checkin, 'expiresAt', ${pushExpiresAt}
    )
  END AS prepared`

export type Usage = {
  model: string | null
  inputTokens: number | null
  outputTokens: number | null
  firstTokenMs: number | null
  totalMs: number
  /**
   * What counts against budgets: estimated where the model's server did not count. Nothing of a turn without the model.
   */
  spentTokens?: number
  /** Of the instructions that the model was given. */
  promptVersion?: string | null
  /** How the question is answered: the next attempt answers likewise. */
  style?: AnswerStyle | null
}

/** Of a turn that no model was asked for. */
export const noUsage: Usage = { model: null, inputTokens: null, outputTokens: null, firstTokenMs: null, totalMs: 0 }

/**
 * What a tool does, decided in the commit that ends the turn. `apply` changes rows of the turn's own student alone and
 * may return what is to be done or announced once that is committed.
 */
export type Effect = {
  /** Whether the student sees it, so that a turn without text has answered all the same. */
  isAnswer: boolean
  apply(tx: Db): Promise<Announce | undefined>
}

type Announce = () => void | Promise<void>

export type TurnAnswer = {
  bubbles: Bubble[]
  finish: 'complete' | 'stopped'
  effects: readonly Effect[]
  /**
   * What the model, the moderation or the patterns over the answer found while it was written: raised in its commit.
   */
  found?: readonly FoundConcern[]
  /** Which answer by hand took the model's place, if one did. */
  answerId?: string | null
  /** Which hint on its question it is; 0 where it is none. */
  hints?: number
  /** Whether its push may show its text, by the student's profile: what is not known to be wanted is not shown. */
  showsPreview?: boolean
}

/**
 * `finish` is `stopped` also for an answer that came too late; `promoted`: the student's next turn is ready; `announce`
 * does what the effects left for after the commit, begun in their order; it rejects with all that failed.
 */
export type Committed = {
  messages: ChatMessage[]
  finish: TurnAnswer['finish']
  promoted: boolean
  announce(): Promise<void>
}

/**
 * Stores a turn's bubbles and the effects of its tools, ends it and lets the student's next turn be taken. Null, with
 * nothing changed, when the turn is no longer this claim's.
 */
export function commitTurn(db: Db, claim: Claim, answer: TurnAnswer, usage: Usage): Promise<Committed | null> {
  return endTurn(db, claim, answer.finish === 'complete' ? 'done' : 'stopped', answer, usage)
}

/**
 * Ends a turn as `failed`, storing nothing of it, and lets the next be taken. False when it is no longer this claim's.
 */
export async function failTurn(db: Db, claim: Claim, usage: Usage): Promise<boolean> {
  return (await endTurn(db, claim, 'failed', { bubbles: [], effects: [] }, usage)) !== null
}

const mostReruns = 3
const rerunMinutes = 10
/** Doubles with each rerun. */
const rerunSeconds = 5

const Rerun = z.object({ state: z.enum(['waiting', 'done']) })

/**
 * Lets a failed turn run again after a while, at most 3 times in its first 10 minutes. Meanwhile it holds nobody back:
 * a newer message that waits already, or was answered by hand, takes it over, and the turn is `done` without an answer
 * of its own. Null, with nothing changed, when its runs are used up or the turn is no longer this claim's.
 */
export function rerunTurn(db: Db, claim: Claim): Promise<'rerun' | 'taken over' | null> {
  const { turnId, studentKey, attempt } = claim
  return db.transaction(async (tx) => {
    const locked = await lockConversation(tx, studentKey)
    if (locked.isErased) return null
    const rerun = await tx.maybeOne(sql.type(Rerun)`
      WITH newer AS (
        SELECT ${isSuperseded(locked, claim)} OR EXISTS (
          SELECT FROM turn
          WHERE student_key = ${studentKey} AND state = 'waiting' AND origin IN ('chat', 'notification')
        ) AS waits
      ),
      ended AS (
        UPDATE turn
        SET state = CASE WHEN waits THEN 'done' ELSE 'waiting' END,
          finished_at = CASE WHEN waits THEN clock_timestamp() END,
          not_before = CASE WHEN NOT waits THEN
            clock_timestamp() + make_interval(secs => ${rerunSeconds} * 2 ^ reruns)
          END,
          engine_id = NULL, free_at = NULL, reruns = reruns + 1, failures = 0
        FROM newer
        WHERE id = ${turnId} AND attempt = ${attempt} AND state = 'running' AND reruns < ${mostReruns}
          AND accepted_at > clock_timestamp() - make_interval(mins => ${rerunMinutes})
        RETURNING id, state
      ),
      promoted AS (${promoteNext(studentKey)} AND EXISTS (SELECT FROM ended))
      SELECT state FROM ended
    `)
    return rerun && (rerun.state === 'done' ? 'taken over' : 'rerun')
  })
}

/** Makes the student's next turn ready; the caller sees to it that none is unfinished before it. */
export const promoteNext = (studentKey: string) => sql.fragment`
  UPDATE turn SET state = 'ready'
  WHERE id = (
    SELECT id FROM turn WHERE student_key = ${studentKey} AND state = 'waiting' AND not_before IS NULL
    ORDER BY turn_index LIMIT 1
  )`

type EndState = 'done' | 'failed' | 'stopped'

type Kept = Omit<TurnAnswer, 'finish'>

/**
 * One statement where all is decided already: nothing was found or done beside the answer, and nothing is known of
 * distress, as in nearly every turn. Else what is stored goes by what the conversation holds once it is locked.
 */
async function endTurn(db: Db, claim: Claim, state: EndState, answer: Kept, usage: Usage): Promise<Committed | null> {
  const { bubbles, effects, found = [], answerId, hints = 0 } = answer
  if (isAnswer(claim) && effects.length === 0 && found.length === 0 && !answerId) {
    const plain = { state, bubbles, usage, hints, showsPreview: showsPreview(claim, answer), onlyIfCalm: true }
    const stored = await storeEnd(db, claim, plain)
    if (stored !== 'unsure') return stored && { ...stored, finish: finishOf(state), announce: async () => {} }
  }
  return db.transaction((tx) => endWithCare(tx, claim, state, answer, usage))
}

async function endWithCare(tx: Db, claim: Claim, state: EndState, answer: Kept, usage: Usage) {
  const { studentKey, turnId } = claim
  const { effects, found = [] } = answer
  const locked = await lockConversation(tx, studentKey)
  // Nothing is stored into a closed conversation; its turns go with all that is in it.
  if (locked.isErased) return null
  const held = heldWith(locked, found)
  const isLate = isSuperseded(locked, claim)
  const bubbles = isLate || isNeedless(locked, claim) ? [] : withHelp(answer.bubbles, claim, held)
  const endState = isLate && state === 'done' ? 'stopped' : state
  const ending = {
    state: endState,
    bubbles,
    usage,
    showsPreview: !held && showsPreview(claim, answer),
    // While distress holds nobody counts hints.
    hints: held ? 0 : (answer.hints ?? 0),
    onlyIfCalm: false,
  }
  const stored = await storeEnd(tx, claim, ending)
  if (!stored || stored === 'unsure') return null
  const given = answer.answerId ? { id: answer.answerId, turnIndex: claim.turnIndex, bubbles: 0 } : undefined
  await raiseCare(tx, { studentKey, turnId, care: locked, found, ...(given && { given }) })
  const announces: Array<Announce | undefined> = []
  for (const effect of effects) announces.push(await effect.apply(tx))
  return { ...stored, finish: finishOf(endState), announce: () => announceAll(announces) }
}

const finishOf = (state: EndState): TurnAnswer['finish'] => (state === 'done' ? 'complete' : 'stopped')

const isAnswer = ({ origin }: Pick<Claim, 'origin'>) => origin === 'chat' || origin === 'notification'

/**
 * Whether a later turn was answered by hand: what was begun before, about something else, must not stand after that.
 */
const isSuperseded = ({ careTurnIndex }: Pick<Conversation, 'careTurnIndex'>, claim: Claim): boolean =>
  isAnswer(claim) && careTurnIndex !== null && claim.turnIndex < careTurnIndex

/** Of what the companion writes first: whether it is out of place by now. */
function isNeedless(locked: Conversation, { origin, prepared }: Claim): boolean {
  // The student has written since a check-in began to wait: it would ask after somebody who is there.
  if (origin === 'silence_checkin' && !locked.isCheckedIn) return true
  return prepared ? !mayWriteFirst(heldOf(locked), unaskedKind(prepared), new Date(locked.now)) : false
}

/** While something holds an answer says whom to call: on its last bubble, beneath which the student writes next. */
function withHelp(bubbles: Bubble[], claim: Claim, held: Held | null): Bubble[] {
  if (!held || !isAnswer(claim)) return bubbles
  return bubbles.map((bubble, nth) =>
    nth === bubbles.length - 1 ? { ...bubble, help: help[held.tier][held.category] } : bubble,
  )
}

const showsPreview = ({ prepared }: Claim, { showsPreview = false }: Kept): boolean =>
  prepared ? !prepared.hidesPreview && !prepared.isCareCheckin : showsPreview

async function announceAll(announces: ReadonlyArray<Announce | undefined>): Promise<void> {
  const results = await Promise.allSettled(announces.map(async (announce) => announce?.()))
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  // The log keeps the cause of an error, and not its list.
  if (failures.length > 0)
    throw new AggregateError(failures, 'not everything could be announced', { cause: failures[0] })
}

type Ending = {
  state: EndState
  bubbles: readonly Bubble[]
  usage: Usage
  showsPreview: boolean
  hints: number
  onlyIfCalm: boolean
}

const Ended = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('ended'), position: z.int(), createdAt: z.string(), promoted: z.boolean() }),
  z.object({ outcome: z.enum(['passed', 'unsure']) }),
])

/**
 * Ends the turn, if it is still this claim's, stores its bubbles with the event by which they are pushed, counts what
 * it cost, and makes the next ready. Null, with nothing changed, when it is not; `unsure`, the same, when something is
 * known of distress.
 */
async function storeEnd(
  db: Db,
  claim: Claim,
  ending: Ending,
): Promise<Pick<Committed, 'messages' | 'promoted'> | 'unsure' | null> {
  const { state, usage, onlyIfCalm } = ending
  // As Postgres keeps them: half of a surrogate pair is nothing that UTF-8 has.
  const bubbles = ending.bubbles.map((bubble) => ({ ...bubble, text: bubble.text.toWellFormed() }))
  const event = state === 'done' ? composeWritten(claim, bubbles, ending.showsPreview) : null
  const column = (type: string, value: (bubble: Bubble) => string) => sql.array(bubbles.map(value), type)
  const row = await db.one(sql.type(Ended)`
    SELECT outcome, position, created_at AS "createdAt", promoted FROM end_turn(
      of_student => ${claim.studentKey}, of_turn => ${claim.turnId}, of_attempt => ${claim.attempt},
      end_state => ${state}, only_if_calm => ${onlyIfCalm}, by_model => ${usage.model},
      tokens_in => ${usage.inputTokens}, tokens_out => ${usage.outputTokens}, token_ms => ${usage.firstTokenMs},
      took_ms => ${usage.totalMs}, by_prompt => ${usage.promptVersion ?? null}, spent => ${usage.spentTokens ?? 0},
      in_style => ${usage.style ?? null}, hint_count => ${ending.hints},
      bubble_ids => ${column('uuid', ({ id }) => id)}, bubble_texts => ${column('text', ({ text }) => text)},
      bubble_authors => ${column('text', ({ author }) => author)},
      bubble_sources => ${column('jsonb', ({ sources = [] }) => JSON.stringify(sources))},
      bubble_help => ${column('jsonb', ({ help = [] }) => JSON.stringify(help))},
      event_id => ${event?.id ?? null}, event_subject => ${event?.subject ?? null},
      event_payload => ${event ? JSON.stringify(event.payload) : null}, trace => ${currentTrace()}
    )
  `)
  if (row.outcome !== 'ended') return row.outcome === 'unsure' ? 'unsure' : null
  const { turnId, turnIndex, origin } = claim
  const { position, createdAt, promoted } = row
  const messages = bubbles.map(({ id, text, author, sources = [], help = [] }, nth) =>
    toBubble({
      id,
      position: position + nth,
      turnId,
      turnIndex,
      role: 'assistant',
      author,
      origin,
      content: text,
      media: [],
      reactions: [],
      sources: [...sources],
      help: [...help],
      createdAt,
      replyTo: null,
    }),
  )
  return { messages, promoted }
}

/** By which the bubbles are pushed; a turn without bubbles has no event. */
function composeWritten({ prepared, ...turn }: Claim, bubbles: readonly Bubble[], showsPreview: boolean) {
  const messages = bubbles.map(({ id, text }) => ({ id, content: text }))
  const event = describeWritten({ messageType: null, expiresAt: null, ...prepared, ...turn, showsPreview }, messages)
  if (!event) return null
  return event.type === 'reply'
    ? composeEvent(companionAnswered, turn.studentKey, event)
    : composeEvent(companionWrote, turn.studentKey, event)
}
