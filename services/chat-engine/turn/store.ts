import { type ChatMessage, CompanionAuthor, Origin } from '@yoldas/contracts/chat'
import { companionAnswered, companionWrote, MessageType } from '@yoldas/contracts/proactive'
import { AnswerStyle } from '@yoldas/contracts/profile'
import type { ReadState } from '@yoldas/contracts/unread'
import { type Db, sql } from '@yoldas/db'
import { composeEvent } from '@yoldas/outbox'
import { currentTrace } from '@yoldas/telemetry'
import { z } from 'zod'
import { reachesBlocked } from '../blocked/rules.ts'
import { help } from '../care/answers.ts'
import { heldOf } from '../care/rows.ts'
import { type Held, mayWriteFirst, unaskedKind } from '../care/rules.ts'
import { type FoundConcern, type GivenByHand, type Helped, heldWith, raiseCare } from '../care/store.ts'
import { type Category, isAtLeast } from '../care/tiers.ts'
import { type Notice, newNotice, noticeMessage, type PauseMinutes } from '../conversation/notices.ts'
import { StoredReadState, toBubble, toReadState } from '../conversation/rows.ts'
import { type Bubble, describeWritten } from '../conversation/rules.ts'
import { type Conversation, lockConversation } from '../conversation/store.ts'
import { settleFirst } from './first/store.ts'
import { keepAnswer } from './kept/store.ts'
import { type Used, writeUsed } from './used.ts'

/** The right to work on a turn, until its engine is gone or a newer attempt begins. */
export const Claim = z.object({
  turnId: z.uuid(),
  studentKey: z.uuid(),
  turnIndex: z.int(),
  origin: Origin,
  attempt: z.int(),
  stopRequested: z.boolean(),
  /** The turn has an answer, which stays unless this attempt's takes its place. */
  isRegenerated: z.boolean(),
  /** By the database's clock: an engine's own may be wrong. */
  claimedAt: z.string(),
  /** The trace of the request that asked for the turn, if it has one. */
  traceparent: z.string().nullish(),
  /** How its question is answered, where that is known: otherwise the profile says it. */
  style: AnswerStyle.nullish(),
  /** The bubble by hand that its answer begins with: stored with the question, and there to stay. */
  first: z.object({ id: z.uuid(), text: z.string() }).nullish(),
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
  t.stop_requested_at IS NOT NULL AS "stopRequested", t.kept_state IS NOT NULL AS "isRegenerated",
  clock_timestamp() AS "claimedAt", t.traceparent, t.style,
  CASE WHEN t.prepared_text IS NOT NULL THEN
    jsonb_build_object(
      'text', t.prepared_text, 'author', t.prepared_author, 'messageType', t.message_type,
      'hidesPreview', t.hides_preview, 'isCareCheckin', t.is_care_checkin, 'expiresAt', ${pushExpiresAt}
    )
  END AS prepared,
  (
    SELECT jsonb_build_object('id', m.id, 'text', m.content) FROM message AS m
    WHERE m.turn_id = t.id AND m.author = 'hand' ORDER BY m.position LIMIT 1
  ) AS first`

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
  /** What the model was given besides, once it was asked. */
  used?: Used
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
  /** Which bubble by hand it has, if it has one that is not stored before. */
  bubbleId?: string | null
  /** Which hint on its question it is; 0 where it is none. */
  hints?: number
  /** Whether its push may show its text, by the student's profile: what is not known to be wanted is not shown. */
  showsPreview?: boolean
  /** After how many minutes a notice behind it suggests a pause; absent, none does. */
  pauseMinutes?: PauseMinutes
  /**
   * What the answer is careful about where nothing need hold: it says whom to call, its push has no text, and no pause
   * is suggested behind it.
   */
  suspected?: Category | null
}

/**
 * `isKept`: messages and `finish` are those that the turn had before it was regenerated. Else `finish` is `stopped` also
 * for an answer that came too late; `pause`: the notice that was stored behind it; `promoted`: the student's next turn
 * is ready; `announce` does what the effects left for after the commit, begun in their order; it rejects with all that
 * failed.
 */
export type Committed = {
  messages: ChatMessage[]
  finish: TurnAnswer['finish']
  isKept: boolean
  pause: ChatMessage | null
  /** What is unread with the messages; null where none was stored. */
  read: ReadState | null
  promoted: boolean
  announce(): Promise<void>
}

/**
 * Stores a turn's bubbles and the effects of its tools, ends it and lets the student's next turn be taken. One that is
 * regenerated and was stopped, came too late, or ends with a text by hand that does not help in distress keeps what it
 * had. Null, with nothing changed, when the turn is no longer this claim's.
 */
export function commitTurn(db: Db, claim: Claim, answer: TurnAnswer, usage: Usage): Promise<Committed | null> {
  return endTurn(db, claim, answer.finish === 'complete' ? 'done' : 'stopped', answer, usage)
}

/**
 * Ends a turn as `failed`, storing nothing of it but what was found, and lets the next be taken. False when it is no
 * longer this claim's.
 */
export async function failTurn(
  db: Db,
  claim: Claim,
  usage: Usage,
  found: readonly FoundConcern[] = [],
): Promise<boolean> {
  return (await failOrKeep(db, claim, usage, found)) !== null
}

/** The same; one that is regenerated keeps what it had. */
export function failOrKeep(
  db: Db,
  claim: Claim,
  usage: Usage,
  found: readonly FoundConcern[] = [],
): Promise<Committed | null> {
  return endTurn(db, claim, 'failed', { bubbles: [], effects: [], found }, usage)
}

type EndState = 'done' | 'failed' | 'stopped'

type Kept = Omit<TurnAnswer, 'finish'>

/**
 * One statement where all is decided already: nothing was found or done beside the answer, and nothing is known of
 * distress, as in nearly every turn. Else what is stored goes by what the conversation holds once it is locked.
 */
async function endTurn(db: Db, claim: Claim, state: EndState, answer: Kept, usage: Usage): Promise<Committed | null> {
  const { bubbles, effects, found = [], answerId, hints = 0, suspected } = answer
  const isPlain = !answerId && !suspected && !claim.isRegenerated && !claim.first
  const isDecided = effects.length === 0 && found.length === 0 && isPlain
  if (isAnswer(claim) && isDecided) {
    const pause = newPause(answer)
    const plain = { state, bubbles, usage, hints, showsPreview: showsPreview(claim, answer), onlyIfCalm: true, pause }
    const stored = await storeEnd(db, claim, plain)
    if (stored !== 'unsure') return stored && { ...stored, ...nothingKept, finish: finishOf(state) }
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
  const concern = held ?? suspectedConcern(answer)
  const isLate = isSuperseded(locked, claim)
  if (claim.isRegenerated && (state !== 'done' || isLate || !isWanted(answer, held))) {
    const kept = await keepAnswer(tx, claim, { isStopped: state === 'stopped', spentTokens: usage.spentTokens ?? 0 })
    if (!kept) return null
    await raiseCare(tx, { studentKey, turnId, care: locked, found })
    return { ...kept, finish: finishOf(kept.state), isKept: true, pause: null, read: null, announce: async () => {} }
  }
  const bubbles = isLate || isNeedless(locked, claim) ? [] : withHelp(answer.bubbles, claim, concern)
  const helped = bubbles.some(({ help = [] }) => help.length > 0) ? concern : null
  const endState = isLate && state === 'done' ? 'stopped' : state
  const ending = {
    state: endState,
    bubbles,
    usage,
    showsPreview: !concern && !answer.answerId && showsPreview(claim, answer),
    // While distress holds nobody counts hints.
    hints: concern ? 0 : (answer.hints ?? 0),
    onlyIfCalm: false,
    reachesBlocked: claim.prepared ? reachesBlocked(claim.prepared) : helped !== null || Boolean(answer.answerId),
    changes: effects.length > 0,
    pause: concern ? null : newPause(answer),
  }
  const stored = await storeEnd(tx, claim, ending)
  if (!stored || stored === 'unsure') return null
  const given = givenBy(answer, claim)
  // A turn that began with a bubble by hand was counted when that was stored.
  const counted = claim.first ? null : helped
  await raiseCare(tx, { studentKey, turnId, care: locked, found, helped: counted, ...(given && { given }) })
  const first = claim.first ? [await settleFirst(tx, claim.first.id, bubbles.length === 0)] : []
  const announces: Array<Announce | undefined> = []
  for (const effect of effects) announces.push(await effect.apply(tx))
  const messages = [...first, ...stored.messages]
  return { ...stored, messages, finish: finishOf(endState), isKept: false, announce: () => announceAll(announces) }
}

function givenBy({ answerId, bubbleId }: Kept, { turnIndex }: Claim): GivenByHand | null {
  if (answerId) return { id: answerId, turnIndex, bubbles: 0 }
  return bubbleId ? { id: bubbleId, turnIndex: null, bubbles: 0 } : null
}

const nothingKept = { isKept: false, announce: async () => {} }

/** Of another answer: whether it takes the place of the first. A text by hand does only if it helps in distress. */
function isWanted({ bubbles, answerId, found = [] }: Kept, held: Held | null): boolean {
  const isHelp = Boolean(answerId) || (held !== null && found.some(({ concern }) => isAtLeast(concern.tier, 'serious')))
  return isHelp || bubbles.at(-1)?.author !== 'hand'
}

const newPause = ({ pauseMinutes }: Kept): PauseNotice | null =>
  pauseMinutes ? { ...newNotice('pause'), ...pauseMinutes } : null

const finishOf = (state: EndState): TurnAnswer['finish'] => (state === 'done' ? 'complete' : 'stopped')

const isAnswer = ({ origin }: Pick<Claim, 'origin'>) => origin === 'chat' || origin === 'notification'

/**
 * Whether a later turn was answered by hand: what was begun before, about something else, must not stand after that.
 */
export const isSuperseded = ({ careTurnIndex }: Pick<Conversation, 'careTurnIndex'>, claim: Claim): boolean =>
  isAnswer(claim) && careTurnIndex !== null && claim.turnIndex < careTurnIndex

/** Of what the companion writes first: whether it is out of place by now. */
function isNeedless(locked: Conversation, { origin, prepared }: Claim): boolean {
  // The student has written since a check-in began to wait: it would ask after somebody who is there.
  if (origin === 'silence_checkin' && !locked.isCheckedIn) return true
  if (prepared && locked.blocked && !reachesBlocked(prepared)) return true
  return prepared ? !mayWriteFirst(heldOf(locked), unaskedKind(prepared), new Date(locked.now)) : false
}

const suspectedConcern = ({ suspected }: Kept): Helped | null =>
  suspected ? { tier: 'serious', category: suspected } : null

/**
 * While something holds or is suspected an answer says whom to call: on its last bubble, beneath which the student
 * writes next.
 */
function withHelp(bubbles: Bubble[], claim: Claim, concern: Helped | null): Bubble[] {
  if (!concern || !isAnswer(claim)) return bubbles
  return bubbles.map((bubble, nth) =>
    nth === bubbles.length - 1 ? { ...bubble, help: help[concern.tier][concern.category] } : bubble,
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
  /** Whether its push goes also to a student whom the companion may not talk to. */
  reachesBlocked?: boolean
  /** Whether tools changed something. */
  changes?: boolean
  /** Stored behind it if it is due. */
  pause: PauseNotice | null
}

type PauseNotice = Notice & PauseMinutes

const Ended = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('ended'),
    position: z.int(),
    createdAt: z.string(),
    promoted: z.boolean(),
    pauseTurnIndex: z.int().nullable(),
    readState: StoredReadState.nullable(),
  }),
  z.object({ outcome: z.enum(['passed', 'unsure']) }),
])

/**
 * Ends the turn, if it is still this claim's, stores its bubbles with the event by which they are pushed, counts what
 * it cost, makes the next ready, and stores the notice of a pause if it is due. Null, with nothing changed, when it is
 * not; `unsure`, the same, when something is known of distress.
 */
async function storeEnd(
  db: Db,
  claim: Claim,
  ending: Ending,
): Promise<Pick<Committed, 'messages' | 'pause' | 'read' | 'promoted'> | 'unsure' | null> {
  const { state, usage, onlyIfCalm, reachesBlocked = false, changes = false, pause } = ending
  // As Postgres keeps them: half of a surrogate pair is nothing that UTF-8 has.
  const bubbles = ending.bubbles.map((bubble) => ({ ...bubble, text: bubble.text.toWellFormed() }))
  // Who asks for another answer reads it in the app.
  const event = state === 'done' && !claim.isRegenerated ? composeWritten(claim, bubbles, ending.showsPreview) : null
  const row = await db.one(sql.type(Ended)`
    SELECT outcome, position, created_at AS "createdAt", promoted, pause_turn_index AS "pauseTurnIndex",
      read_state AS "readState"
    FROM end_turn(${sql.jsonb({
      student_key: claim.studentKey,
      turn_id: claim.turnId,
      attempt: claim.attempt,
      state,
      only_if_calm: onlyIfCalm,
      replaces: claim.isRegenerated,
      has_effects: changes,
      bubbles: bubbles.map(({ id, text, author, sources = [], help = [] }) => ({
        ...{ id, content: text, author, sources: [...sources], help: [...help] },
      })),
      style: usage.style ?? null,
      hints: ending.hints,
      model: usage.model,
      prompt_version: usage.promptVersion ?? null,
      used: usage.used ? writeUsed(usage.used) : null,
      input_tokens: usage.inputTokens,
      output_tokens: usage.outputTokens,
      first_token_ms: usage.firstTokenMs,
      total_ms: usage.totalMs,
      spent_tokens: usage.spentTokens ?? 0,
      event_id: event?.id ?? null,
      event_subject: event?.subject ?? null,
      event_payload: event?.payload ?? null,
      reaches_blocked: reachesBlocked,
      traceparent: currentTrace(),
      pause,
    })})
  `)
  if (row.outcome !== 'ended') return row.outcome === 'unsure' ? 'unsure' : null
  const { turnId, turnIndex, origin } = claim
  const { position, createdAt, promoted, pauseTurnIndex, readState } = row
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
      feedback: null,
      sources: [...sources],
      help: [...help],
      createdAt,
      replyTo: null,
    }),
  )
  const pausePlace = { position: position + bubbles.length, createdAt }
  const isPaused = pause !== null && pauseTurnIndex !== null
  const pauseMessage = isPaused ? noticeMessage(pause, { ...pausePlace, turnIndex: pauseTurnIndex }) : null
  return { messages, pause: pauseMessage, read: readState && toReadState(readState), promoted }
}

/** `end_turn` writes what is unread by then. */
const unread = { count: 0, revision: 0 }

/** By which the bubbles are pushed; a turn without bubbles has no event. */
function composeWritten({ prepared, first, ...turn }: Claim, bubbles: readonly Bubble[], showsPreview: boolean) {
  const messages = [...(first ? [first] : []), ...bubbles].map(({ id, text }) => ({ id, content: text }))
  const event = describeWritten(
    { messageType: null, expiresAt: null, ...prepared, ...turn, showsPreview, unread },
    messages,
  )
  if (!event) return null
  return event.type === 'reply'
    ? composeEvent(companionAnswered, turn.studentKey, event)
    : composeEvent(companionWrote, turn.studentKey, event)
}
