import type {
  Chunk,
  CompanionReaction,
  FeedEvent,
  HistoryPage,
  HistoryTurn,
  Message,
  Source,
  Stage,
  TurnEvent,
} from './types.ts'

/** A bubble that is being written. */
export type LiveBubble = { messageId: string; content: string; sources: readonly Source[] }

/** A turn that has not been answered yet, or that failed. */
export type LiveTurn = {
  turnId: string
  turnIndex: number
  state: 'queued' | 'running' | 'failed'
  /** `writing` while chunks come: the service says so as soon as it asks the model. */
  stage: Stage | undefined
  tool: string | undefined
  degraded: readonly string[]
  bubbles: readonly LiveBubble[]
  /** A chunk was missed: what comes does not fit to what is here. */
  hasGap: boolean
}

/**
 * What the service has said of a conversation: its newest messages, in the order of the history, and the turns that are
 * not done. Never changed, always replaced.
 */
export type Known = {
  messages: readonly Message[]
  hasOlder: boolean
  /** The newest message that history had: up to it nothing is missing, while events alone may leave something out. */
  settledId: string | null
  turns: readonly LiveTurn[]
  /** Turns that are done, the newest last: late events of theirs say nothing new. */
  ended: readonly string[]
}

export const nothingKnown: Known = { messages: [], hasOlder: false, settledId: null, turns: [], ended: [] }

/** Whose events of a turn count: its own stream while there is one, else the feed. */
export type From = 'stream' | 'feed'

type Happening = (TurnEvent | FeedEvent) & { turnId?: string }

/** `isFollowed`: the turn has a stream of its own, so that the feed's chunks of it come twice. */
export function apply(known: Known, event: Happening, from: From, isFollowed: (turnId: string) => boolean): Known {
  switch (event.event) {
    case 'start':
      return begin(insert(known, event.data.message), event.data.message)
    case 'done': {
      const { turnId, messages } = event.data
      if (isPast(known, turnId, messages)) return known
      return end(messages.reduceRight(insertBefore, withoutReplaced(known, turnId, messages)), turnId)
    }
    case 'message':
      return insert(known, event.data.message)
    case 'message-updated':
      return replace(known, event.data.message)
    case 'reaction':
      return addReaction(known, event.data)
    case 'error':
      return event.turnId === undefined ? known : changeTurn(known, event.turnId, fail)
    case 'turn-failed':
    case 'restart':
    case 'chunk':
    case 'citation':
    case 'status': {
      const { turnId } = event.data
      if (from === 'feed' && isFollowed(turnId)) return known
      const begun = event.event === 'restart' ? reopenTurn(known, turnId) : known
      return changeTurn(begun, turnId, (turn) => advance(turn, event))
    }
    default:
      return known
  }
}

const mostEnded = 200

function begin(known: Known, { turnId, turnIndex }: Message): Known {
  if (known.ended.includes(turnId)) return known
  const existing = known.turns.find((turn) => turn.turnId === turnId)
  if (existing && existing.state !== 'failed') return known
  const turn = newTurn({ turnId, turnIndex, state: 'queued' })
  const others = known.turns.filter((other) => other.turnId !== turnId)
  return { ...known, turns: [...others, turn].sort((a, b) => a.turnIndex - b.turnIndex) }
}

const newTurn = ({ turnId, turnIndex, state }: HistoryTurn): LiveTurn => ({
  turnId,
  turnIndex,
  state: state === 'failed' || state === 'running' ? state : 'queued',
  stage: undefined,
  tool: undefined,
  degraded: [],
  bubbles: [],
  hasGap: false,
})

function end(known: Known, turnId: string): Known {
  const turns = known.turns.filter((turn) => turn.turnId !== turnId)
  const ended = known.ended.includes(turnId) ? known.ended : [...known.ended, turnId].slice(-mostEnded)
  return { ...known, turns, ended }
}

function changeTurn(known: Known, turnId: string, change: (turn: LiveTurn) => LiveTurn): Known {
  if (!known.turns.some((turn) => turn.turnId === turnId)) return known
  return { ...known, turns: known.turns.map((turn) => (turn.turnId === turnId ? change(turn) : turn)) }
}

/** Partial text is not stored: nobody gets to see it again. */
const fail = (turn: LiveTurn): LiveTurn => ({ ...newTurn(turn), state: 'failed' })

/** A turn that had ended is answered anew: what it has stays until then. */
function reopenTurn(known: Known, turnId: string): Known {
  const message = known.messages.find((other) => other.turnId === turnId)
  if (!message || known.turns.some((turn) => turn.turnId === turnId)) return known
  return begin({ ...known, ended: known.ended.filter((other) => other !== turnId) }, message)
}

/** What was streamed of the turn is dropped: it comes again, or for the first time where the turn had ended. */
export const rewindTurn = (known: Known, turnId: string): Known =>
  changeTurn(reopenTurn(known, turnId), turnId, (turn) =>
    newTurn({ ...turn, state: turn.state === 'running' ? 'running' : 'queued' }),
  )

type Progress = Extract<Happening, { event: 'turn-failed' | 'restart' | 'chunk' | 'citation' | 'status' }>

function advance(turn: LiveTurn, event: Progress): LiveTurn {
  if (event.event === 'restart') return newTurn({ ...turn, state: 'running' })
  if (event.event === 'turn-failed' || turn.state === 'failed') return fail(turn)
  if (event.event === 'status') {
    const { stage, tool, degraded = turn.degraded } = event.data
    const isUnseen = stage === 'writing' && turn.stage !== 'writing'
    const state = stage === 'waiting' ? 'queued' : 'running'
    return { ...turn, state, stage: isUnseen ? undefined : stage, tool, degraded }
  }
  if (event.event === 'chunk') return write(turn, event.data)
  const { messageId, sources } = event.data
  const bubbles = turn.bubbles.map((bubble) => (bubble.messageId === messageId ? { ...bubble, sources } : bubble))
  return { ...turn, bubbles }
}

function write(turn: LiveTurn, { messageId, bubble, offset, delta }: Chunk): LiveTurn {
  const before = turn.bubbles[bubble] ?? { messageId, content: '', sources: [] }
  if (bubble > turn.bubbles.length || offset > before.content.length) return { ...turn, hasGap: true }
  const bubbles = [...turn.bubbles]
  bubbles[bubble] = { ...before, messageId, content: before.content.slice(0, offset) + delta }
  return { ...turn, state: 'running', stage: 'writing', tool: undefined, bubbles }
}

/** Puts a message where it was stored, unless it is here, newer perhaps, or older than all that is. */
function insert(known: Known, message: Message, place = placeOf(known, message)): Known {
  if (known.messages.some(({ id }) => id === message.id) || (place === 0 && known.hasOlder)) return known
  return { ...known, messages: [...known.messages.slice(0, place), message, ...known.messages.slice(place)] }
}

/** A bubble stands before the next one of its answer, if both were stored in one commit. */
function insertBefore(known: Known, message: Message, i: number, bubbles: readonly Message[]): Known {
  const after = bubbles[i + 1]
  const next = known.messages.findIndex(({ id, timestamp }) => id === after?.id && timestamp === message.timestamp)
  return next < 0 ? insert(known, message) : insert(known, message, next)
}

/** A later answer of the turn is here: the feed and the turn's own stream do not wait for each other. */
function isPast(known: Known, turnId: string, answer: readonly Message[]): boolean {
  const stored = answer.at(-1)?.timestamp
  if (stored === undefined) return false
  return known.messages.some(
    (other) => other.turnId === turnId && other.role === 'assistant' && other.timestamp > stored,
  )
}

/**
 * `done` names all that the companion has said in a turn: what is known besides had its place before. A bubble that was
 * stored before the others says whom to call only as long as it is the last.
 */
function withoutReplaced(known: Known, turnId: string, answer: readonly Message[]): Known {
  const isKept = (message: Message) =>
    message.turnId !== turnId ||
    message.role === 'user' ||
    answer.some(({ id, help }) => id === message.id && help.length >= message.help.length)
  return known.messages.every(isKept) ? known : keepOnly(known, isKept)
}

function keepOnly(known: Known, isKept: (message: Message) => boolean): Known {
  return { ...known, messages: known.messages.filter(isKept), settledId: settled(known).findLast(isKept)?.id ?? null }
}

/**
 * The model's bubbles of an answer are stored at one time, and one by hand may have been before. Of a turn that was
 * regenerated while nobody here noticed, the model's that were stored before are gone.
 */
function withoutOldAnswers(messages: readonly Message[]): readonly Message[] {
  const newest = new Map<string, string>()
  for (const { turnId, role, timestamp } of messages)
    if (role === 'assistant' && timestamp > (newest.get(turnId) ?? '')) newest.set(turnId, timestamp)
  return messages.filter(({ turnId, author, timestamp }) => author !== 'model' || timestamp === newest.get(turnId))
}

function placeOf({ messages }: Known, message: Message): number {
  let place = messages.length
  while (place > 0 && !comesAfter(message, messages[place - 1])) place -= 1
  return place
}

/**
 * Of messages that were stored in the same millisecond the earlier turn's comes first; within a turn they come in their
 * order.
 */
const comesAfter = (message: Message, other: Message | undefined) =>
  other === undefined || message.timestamp === other.timestamp
    ? message.turnIndex >= (other?.turnIndex ?? 0)
    : message.timestamp > other.timestamp

/** Of a message that is not here it says nothing that is needed: the feed shows a message before what becomes of it. */
const replace = (known: Known, message: Message): Known => ({
  ...known,
  messages: known.messages.map((other) => (other.id === message.id ? message : other)),
})

function addReaction(known: Known, { messageId, emoji, actor, createdAt }: CompanionReaction): Known {
  const messages = known.messages.map((message) => {
    const has = message.reactions.some((other) => other.emoji === emoji && other.actor === actor)
    if (message.id !== messageId || has) return message
    return { ...message, reactions: [...message.reactions, { emoji, actor, createdAt }] }
  })
  return { ...known, messages }
}

/** The messages without a gap. */
export const settled = ({ messages, settledId }: Known): readonly Message[] =>
  messages.slice(0, messages.findIndex(({ id }) => id === settledId) + 1)

/**
 * What is known once the newest window has been read. Messages before it stay where the window follows on them without
 * a hole; undefined where there is one, and `after` has to be read from the newest settled message.
 */
export function takeNewest(known: Known, page: HistoryPage): Known | undefined {
  const before = settled(known)
  const [first, last] = [page.messages[0], page.messages.at(-1)]
  const settledId = last?.id ?? null
  if (!page.hasMore || !first || before.length === 0)
    return withTurns({ ...known, messages: page.messages, hasOlder: page.hasMore, settledId }, page)
  const joint = before.findIndex(({ id }) => id === first.id)
  if (joint < 0) return undefined
  const messages = withoutOldAnswers([...before.slice(0, joint), ...page.messages])
  return withTurns({ ...known, messages, settledId }, page)
}

/** What is known once the page after the newest settled message has been read. */
export function takeNewer(known: Known, page: HistoryPage): Known {
  const messages = withoutOldAnswers([...settled(known), ...page.messages])
  return { ...known, messages, settledId: messages.at(-1)?.id ?? null }
}

/** What is known once the page before the oldest message has been read. */
export function takeOlder(known: Known, page: HistoryPage): Known {
  const fresh = page.messages.filter(({ id }) => !known.messages.some((other) => other.id === id))
  const failed = page.turns.filter(({ state }) => state === 'failed').map(newTurn)
  return {
    ...known,
    messages: [...fresh, ...known.messages],
    hasOlder: page.hasMore,
    turns: [...failed, ...known.turns],
  }
}

/** The history's word on what is not done; what was streamed of it stays. */
function withTurns(known: Known, page: HistoryPage): Known {
  const listed = page.turns.filter(({ state }) => state !== 'stopped' && state !== 'done')
  const turns = listed.map((turn) => {
    const existing = known.turns.find(({ turnId }) => turnId === turn.turnId)
    if (!existing || (existing.state === 'failed') !== (turn.state === 'failed')) return newTurn(turn)
    return existing
  })
  const oldest = page.messages[0]?.turnIndex ?? 0
  const older = known.turns.filter(({ turnIndex }) => page.hasMore && turnIndex < oldest)
  const unfinished = new Set(listed.map(({ turnId }) => turnId))
  const ended = known.ended.filter((turnId) => !unfinished.has(turnId))
  return { ...known, turns: [...older, ...turns].sort((a, b) => a.turnIndex - b.turnIndex), ended }
}
