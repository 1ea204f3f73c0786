import { type Bus, type Handler, handle, withoutPermit } from '@yoldas/bus'
import { type ChatMessage, sendMessage, storeReply, type Turn } from '@yoldas/contracts/chat'
import { openingNumber, terminalNumber } from '@yoldas/contracts/live'
import { type Db, UniqueViolation } from '@yoldas/db'
import { handleCommand, type Relay } from '@yoldas/outbox'
import { currentTrace, type Log } from '@yoldas/telemetry'
import { type Deadline, deadlineIn, runUnasked } from '@yoldas/time'
import type { z } from 'zod'
import { liveTurn } from '../../answer/live.ts'
import { findingsOf, type Hear } from '../../care/find.ts'
import { showMessage } from '../../conversation/open.ts'
import type { StoredTurn } from '../../conversation/rows.ts'
import { maxUnfinished } from '../../conversation/rules.ts'
import { lastTurnIndex, messageExists } from '../../conversation/said/store.ts'
import { type SignMedia, signTurn } from '../../conversation/signing.ts'
import { isErased } from '../../conversation/store.ts'
import { type Attached, attach } from '../../media/attach.ts'
import type { CompleteMedia } from '../../media/complete.ts'
import type { TurnMetrics } from '../../metrics.ts'
import { type ContextDeps, findSaid } from '../../prompt/context.ts'
import type { Hearing } from '../../voice/hear.ts'
import { endStream } from '../endStream.ts'
import type { Engine } from '../engine.ts'
import { findSent } from '../find/store.ts'
import type { SendQueue } from './sendQueue.ts'
import {
  type Accepted,
  acceptReply,
  acceptSend,
  isPlain,
  type Send,
  type TakenOver,
  TooManyUnfinished,
} from './store.ts'

export type SendingDeps = {
  db: Db
  bus: Bus
  log: Log
  engine: Engine
  findStudentContext: ContextDeps['findStudentContext']
  relay: Pick<Relay, 'wake'>
  turns: TurnMetrics
  sendQueue: SendQueue
  signMedia: SignMedia
  completeMedia: CompleteMedia
  historyTokens: number
  hear: Hear
  /** Where a server hears recordings. */
  hearing?: Hearing | undefined
}

type SendRequest = z.output<typeof sendMessage.input>

export function sendingHandlers(deps: SendingDeps): Handler[] {
  const { db } = deps
  return [
    handle(sendMessage, (send, deadline) => acceptOnce(deps, send, deadline)),

    handleCommand(
      storeReply,
      db,
      (tx, reply) => acceptReply(tx, { ...reply, ...findingsOf(reply.text, deps.hear), traceparent: currentTrace() }),
      ({ studentKey }, accepted) => {
        if (accepted) void runUnasked(() => announceReply(deps, studentKey, accepted))
      },
    ),
  ]
}

/**
 * Accepts a send once, however often it is asked for: a repeat finds the first one's turn, whatever its body says.
 * While too many turns of the student are unfinished it waits for as long as the asker does, and has stored nothing
 * when it is `busy`. A message that is acute waits for nothing.
 */
async function acceptOnce(deps: SendingDeps, send: SendRequest, deadline: Deadline) {
  const { db, sendQueue } = deps
  const { studentKey } = send
  const known = send.clientId === undefined ? null : await findSent(db, send)
  if (known) return await repeat(deps, studentKey, known)
  if (send.text.trim() === '' && !send.mediaIds?.length) return { kind: 'empty' as const }
  const { media, issues } = await findReferences(deps, send, deadline)
  if (issues.length > 0)
    return (await isErased(db, studentKey)) ? { kind: 'erased' as const } : { kind: 'invalid' as const, issues }

  const findings = findingsOf(send.text, deps.hear)
  const { concern, shown } = findings
  const mayBeAcute = concern.tier === 'acute' || concern.whileHeld?.tier === 'acute'
  // With a sign it is read with the messages before it, before it waits.
  const isUrgent = mayBeAcute || shown.signs.length > 0
  for (let mayEnter = isUrgent || !sendQueue.isContested(studentKey); ; ) {
    const answer = mayEnter ? await accept(deps, { ...send, ...findings, media }) : null
    if (answer) return answer
    const sent = await findSent(db, send)
    if (sent) return await repeat(deps, studentKey, sent)
    const inTime = deadlineIn(deadline.remaining() - marginMilliseconds)
    mayEnter = await withoutPermit(() => sendQueue.wait(studentKey, inTime))
    if (!mayEnter) return { kind: 'busy' as const }
  }
}

/** What accepting a send and answering takes, when it has waited in the queue. */
const marginMilliseconds = 1_000

async function repeat({ signMedia }: SendingDeps, studentKey: string, turn: StoredTurn) {
  return { kind: 'accepted' as const, turn: await signTurn(signMedia, studentKey, turn), repeated: true }
}

/** Null, with nothing stored, when too many turns of the student are unfinished. */
async function accept(deps: SendingDeps, send: Send) {
  const { signMedia } = deps
  const { studentKey } = send
  try {
    const accepted = await claimAccepted(deps, { ...send, traceparent: currentTrace() })
    if (!accepted) return { kind: 'erased' as const }
    const turn = await signTurn(signMedia, studentKey, accepted.turn)
    announce(deps, studentKey, accepted, turn)
    return { kind: 'accepted' as const, turn, repeated: false }
  } catch (error) {
    if (error instanceof TooManyUnfinished) return null
    const sent = error instanceof UniqueViolation ? await findSent(deps.db, send) : null
    if (!sent) throw error
    return await repeat(deps, studentKey, sent)
  }
}

/**
 * Accepts a send and runs its turn here, if it may run and there is a slot. One that is answered by hand needs none.
 */
async function claimAccepted({ db, engine, findStudentContext, historyTokens }: SendingDeps, send: Send) {
  const { studentKey, turnId } = send
  using slot = send.concern?.tier === 'acute' ? null : engine.reserveSlots()
  // Sent before the statements, so that the turn waits for whichever takes longer.
  const student = slot ? findStudentContext(studentKey) : undefined
  const accepted = await db.transaction(async (tx) => {
    const storing = acceptSend(tx, send, slot && engine.identity, maxUnfinished)
    // Sent with it and read after it. A turn that may run at once is the last one, with nothing unfinished before it.
    const reading =
      slot && isPlain(send) ? findSaid(tx, { studentKey, turnIndex: lastTurnIndex, turnId }, historyTokens) : null
    // It fails with the other, which says why.
    reading?.catch(() => {})
    const stored = await storing
    return stored && { ...stored, past: await reading }
  })
  if (accepted?.claim) engine.start(accepted.claim, { past: accepted.past, student })
  return accepted
}

/**
 * Shows what was committed in the student's streams and feeds, and wakes those that work on it: who misses it polls or
 * reads history.
 */
function announce(deps: SendingDeps, studentKey: string, accepted: Accepted, turn: Turn): void {
  const { bus, relay, turns } = deps
  const { found, notice, read, ready, stopped, stopping, takenOver } = accepted
  for (const { concern, source } of found)
    if (concern.tier !== 'none') turns.concerns.inc({ tier: concern.tier, category: concern.category, source })
  if (found.length > 0) relay.wake()
  const { turnId, message } = turn
  showMessage(bus, studentKey, notice)
  bus.publishLive(studentKey, turnId, { n: 0, event: 'start', data: { turnId, message }, ...(read && { read }) })
  if (turn.first && !accepted.claim) announceFirst(deps, studentKey, turn, turn.first)
  announceAnswer(deps, studentKey, turn)
  endTakenOver(deps, studentKey, takenOver)
  for (const id of stopped) void runUnasked(() => endStopped(deps, studentKey, id))
  for (const id of stopping) bus.signalStopping(id)
  if (ready || stopped.length > 0) bus.signalReady()
}

/** Of a turn that waits: the bubble by hand, as its first attempt will show it. */
function announceFirst({ bus }: SendingDeps, studentKey: string, { turnId, attempt }: Turn, first: ChatMessage): void {
  liveTurn(bus, { studentKey, turnId, attempt, first: { id: first.id, text: first.content } }).close()
}

/** Of a turn that was answered when it was accepted: its bubbles, each as one chunk, and its end. */
function announceAnswer({ bus }: SendingDeps, studentKey: string, { turnId, attempt, outcome }: Turn): void {
  if (outcome?.kind !== 'done') return
  const { n, messages, finish } = outcome
  for (const [bubble, { id, content }] of messages.entries())
    bus.publishLive(studentKey, turnId, {
      n: openingNumber(attempt) + bubble,
      event: 'chunk',
      data: { turnId, messageId: id, bubble, offset: 0, delta: content },
    })
  bus.publishLive(studentKey, turnId, { n, event: 'done', data: { turnId, messages, finish } })
}

/** Ends the streams of turns that ended without an answer of their own, since a newer message was accepted. */
function endTakenOver({ bus }: SendingDeps, studentKey: string, turns: readonly TakenOver[]): void {
  for (const { turnId, attempt } of turns)
    liveTurn(bus, { studentKey, turnId, attempt }).end({
      kind: 'done',
      n: terminalNumber(attempt),
      finish: 'complete',
      messages: [],
    })
}

/** Who missed it asks how the turn ended. */
async function endStopped(deps: SendingDeps, studentKey: string, turnId: string): Promise<void> {
  try {
    await endStream(deps, studentKey, turnId)
  } catch (error) {
    deps.log.warn({ err: error, turnId }, 'the streams of a stopped turn could not be ended')
  }
}

/** Wakes an engine for it, and shows it in the student's feeds. */
async function announceReply(deps: SendingDeps, studentKey: string, accepted: Accepted): Promise<void> {
  const { log, signMedia } = deps
  const { turnId } = accepted.turn
  try {
    announce(deps, studentKey, accepted, await signTurn(signMedia, studentKey, accepted.turn))
  } catch (error) {
    log.warn({ err: error, turnId }, 'a reply could not be announced')
  }
}

/**
 * The media of a send, ready to be shown; with issues when anything that it refers to is not the student's or not
 * there.
 */
async function findReferences(
  { db, completeMedia, hearing }: SendingDeps,
  send: SendRequest,
  deadline: Deadline,
): Promise<Attached> {
  const { studentKey, replyToId, mediaIds = [] } = send
  if (replyToId && !(await messageExists(db, studentKey, replyToId)))
    return { media: [], issues: [{ path: 'replyToId', message: 'no such message' }] }
  return await attach(completeMedia, studentKey, mediaIds, deadline, hearing !== undefined)
}
