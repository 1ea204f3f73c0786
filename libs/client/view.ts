import type { Failure } from './errors.ts'
import type { Known, LiveTurn } from './known.ts'
import type { AnswerStyle, Message, Source } from './types.ts'

/** A message that waits to be sent. */
export type Entry = {
  clientId: string
  message: string
  mediaIds: readonly string[]
  replyToId: string | null
  style: AnswerStyle | null
  createdAt: string
}
/** As it is kept: what was refused stays so when the app starts again. */
export type SavedEntry = Entry & { failure?: Failure | null }
/** What is known of an entry besides, as long as the app runs. */
export type Sending = Entry & {
  /** It may be stored, since somebody asked for it. */
  wasTried: boolean
  /** A request for it has left, and has not ended. */
  isUnderway: boolean
  /** The service will not take it as it is. */
  failure: Failure | null
  /** The message that it evidently became, though its answer is not here yet. */
  messageId: string | null
}

/** A reaction that the student chose and that the service has not confirmed. */
export type ReactionChange = { messageId: string; emoji: string; isOn: boolean; createdAt: string }

export type Item =
  | { kind: 'message'; key: string; message: Message }
  /** A bubble that is being written; it becomes a `message` of the same key. */
  | { kind: 'live'; key: string; turnId: string; content: string; sources: readonly Source[] }
  /** A message of the student's that is not stored yet; it becomes a `message` of the same key. */
  | { kind: 'pending'; key: string; entry: Entry; state: 'waiting' | 'sending' | 'refused'; failure: Failure | null }

export type Connection = 'connecting' | 'live' | 'offline' | 'paused' | 'unauthorized' | 'signed-out'

/** All that a chat screen shows. Never changed, always replaced; what did not change in it is the same object. */
export type ConversationState = {
  /** Oldest first. Keys stay when a message is stored. */
  items: readonly Item[]
  /**
   * Turns that are being answered or have failed, oldest first. `canRetry`: it failed, and nothing was written since.
   */
  turns: readonly (LiveTurn & { canRetry: boolean })[]
  /** The newest turn, where another answer may be asked for as far as is known here. */
  regenerableTurnId: string | null
  hasOlder: boolean
  /** What the storage had is shown. */
  isLoaded: boolean
  /** The service has said what is new since the conversation was opened. */
  isCurrent: boolean
  connection: Connection
  /** The last failure that no promise reported. */
  failure: Failure | null
  /** `failing`: the storage throws or hangs. What is shown and not stored yet may be lost if the app ends now. */
  storage: 'ok' | 'failing'
  /**
   * Good answers come without the header `X-Yoldas`: a proxy drops it, or the CORS of an ingress does not expose it.
   * Then refusals cannot be told from strangers' answers, and are tried again for ever.
   */
  isUnmarked: boolean
  /** What the student has begun to write, at most 100,000 characters: more than can be sent. */
  draft: string
}

export type Shown = Status & {
  known: Known
  sendings: readonly Sending[]
  changes: readonly ReactionChange[]
  /** By a message's id: the clientId under which it was shown before it was stored. */
  keys: ReadonlyMap<string, string>
}

/** What the state has besides of the conversation itself. */
export type Status = Omit<ConversationState, 'items' | 'turns' | 'regenerableTurnId' | 'hasOlder'>

/** Before anything is known. */
export const nothingShown: Status = {
  isLoaded: false,
  isCurrent: false,
  connection: 'paused',
  failure: null,
  storage: 'ok',
  isUnmarked: false,
  draft: '',
}

export function show(
  { known, sendings, changes, keys, ...rest }: Shown,
  items: WeakMap<Message, Item>,
): ConversationState {
  const isRewritten = rewrittenIn(known)
  const stored = known.messages
    .filter((message) => !isRewritten(message))
    .map((message) => itemOf(withChanges(message, changes), keys, items))
  const pending = sendings.filter(({ messageId }) => messageId === null).map(pendingItem)
  const shown = new Set(known.messages.map(({ id }) => id))
  const live = known.turns.flatMap(({ turnId, bubbles }) =>
    bubbles
      .filter(({ messageId }) => !shown.has(messageId))
      .map(({ messageId, content, sources }): Item => ({ kind: 'live', key: messageId, turnId, content, sources })),
  )
  const newest = Math.max(-1, newestOf(known.messages)?.turnIndex ?? -1, ...known.turns.map(indexOf))
  const turns = known.turns.map((turn) => ({
    ...turn,
    canRetry: turn.state === 'failed' && turn.turnIndex === newest && pending.length === 0,
  }))
  const regenerableTurnId = pending.length === 0 ? regenerable(known) : null
  return { ...rest, items: [...stored, ...pending, ...live], turns, regenerableTurnId, hasOlder: known.hasOlder }
}

/** Of answers that are written anew, those before: they are out of sight while the new ones grow. */
function rewrittenIn({ messages, turns }: Known): (message: Message) => boolean {
  const stored = new Set(messages.map(({ id }) => id))
  const rewriting = turns.filter(({ bubbles: [first] }) => first && !stored.has(first.messageId))
  const turnIds = new Set(rewriting.map(({ turnId }) => turnId))
  return ({ turnId, role }) => role === 'assistant' && turnIds.has(turnId)
}

/** What tools have changed the service alone knows; a reaction is seen. */
function regenerable({ messages, turns }: Known): string | null {
  const newest = newestOf(messages)
  if (!newest || turns.length > 0 || (newest.origin !== 'chat' && newest.origin !== 'notification')) return null
  const turn = messages.filter(({ turnId }) => turnId === newest.turnId)
  const isByModel = turn.every(({ role, author, help }) => role === 'user' || (author === 'model' && help.length === 0))
  const hasReaction = turn.some(({ role, reactions }) => role === 'user' && reactions.some(isCompanions))
  return isByModel && !hasReaction ? newest.turnId : null
}

const isCompanions = ({ actor }: Message['reactions'][number]) => actor === 'assistant'

/** Nothing can be asked of a notice: the turn before it still counts as the newest. */
const newestOf = (messages: readonly Message[]) => messages.findLast(({ origin }) => origin !== 'notice')

const indexOf = ({ turnIndex }: LiveTurn) => turnIndex

function itemOf(message: Message, keys: ReadonlyMap<string, string>, items: WeakMap<Message, Item>): Item {
  const existing = items.get(message)
  if (existing) return existing
  const item: Item = { kind: 'message', key: keys.get(message.id) ?? message.id, message }
  items.set(message, item)
  return item
}

/** What is kept of it, and shown. */
export const entryOf = ({ clientId, message, mediaIds, replyToId, style, createdAt }: Entry): Entry => ({
  clientId,
  message,
  mediaIds,
  replyToId,
  style,
  createdAt,
})

function pendingItem(sending: Sending): Item {
  const { clientId, isUnderway, failure } = sending
  const state = failure ? 'refused' : isUnderway ? 'sending' : 'waiting'
  return { kind: 'pending', key: clientId, entry: entryOf(sending), state, failure }
}

function withChanges(message: Message, changes: readonly ReactionChange[]): Message {
  const own = changes.filter(({ messageId }) => messageId === message.id)
  if (own.length === 0) return message
  const reactions = own.reduce((before, { emoji, isOn, createdAt }) => {
    const others = before.filter((reaction) => reaction.emoji !== emoji || reaction.actor !== 'user')
    return isOn ? [...others, { emoji, actor: 'user' as const, createdAt }] : others
  }, message.reactions)
  return { ...message, reactions }
}

/** The message among new ones that an entry, asked for without an answer, evidently became. */
export const isStoredAs = (sending: Sending, { id, role, content, media, replyTo, origin }: Message, known: Known) =>
  role === 'user' &&
  origin === 'chat' &&
  content === sending.message &&
  (replyTo?.id ?? null) === sending.replyToId &&
  media.length === sending.mediaIds.length &&
  media.every((item) => sending.mediaIds.includes(item.id)) &&
  !known.messages.some((message) => message.id === id)
