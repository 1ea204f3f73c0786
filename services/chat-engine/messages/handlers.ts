import { type Bus, type Handler, handle } from '@yoldas/bus'
import { getHistory, sendMessage, storeReply } from '@yoldas/contracts/chat'
import { type Db, isUnavailable, UniqueViolation } from '@yoldas/db'
import { handleCommand } from '@yoldas/outbox'
import { currentTrace, type Log } from '@yoldas/telemetry'
import { deadlineIn, pause } from '@yoldas/time'
import type { z } from 'zod'
import { type Attached, attach } from '../media/attach.ts'
import type { CompleteMedia } from '../media/complete.ts'
import { type SignMedia, signMessage, signTurn } from '../media/signing.ts'
import { isErased } from '../students/store.ts'
import type { Engine } from '../turn/engine.ts'
import { giveBack } from '../turn/store.ts'
import type { StoredTurn } from './rows.ts'
import { decodeCursor } from './rules.ts'
import { acceptReply, acceptSend, findHistory, findSent, findTurn, messageExists } from './store.ts'

export type MessageDeps = {
  db: Db
  bus: Bus
  log: Log
  engine: Engine
  signMedia: SignMedia
  completeMedia: CompleteMedia
}

type Asked = z.output<typeof sendMessage.input>

export function messageHandlers(deps: MessageDeps): Handler[] {
  const { db, signMedia } = deps
  return [
    handle(sendMessage, (send) => acceptOnce(deps, send)),

    handleCommand(
      storeReply,
      db,
      (tx, reply) => acceptReply(tx, { ...reply, traceparent: currentTrace() }),
      ({ studentKey, turnId }) => void announceReply(deps, studentKey, turnId),
    ),

    handle(getHistory, async ({ studentKey, limit, before, after }) => {
      const window = { limit, before: position(before), after: position(after) }
      const issues = (['before', 'after'] as const)
        .filter((name) => window[name] === null)
        .map((path) => ({ path, message: 'not a cursor of this conversation' }))
      if (issues.length > 0) return { kind: 'invalid' as const, issues }
      const page = await findHistory(db, studentKey, {
        limit,
        before: window.before ?? undefined,
        after: window.after ?? undefined,
      })
      if (page.messages.length === 0 && (await isErased(db, studentKey))) return { kind: 'erased' as const }
      const messages = await Promise.all(page.messages.map((stored) => signMessage(signMedia, studentKey, stored)))
      return { kind: 'page' as const, page: { ...page, messages } }
    }),
  ]
}

/** Accepts a send once, however often it is asked for: a repeat finds the first one's turn, whatever its body says. */
async function acceptOnce(deps: MessageDeps, send: Asked) {
  const { db, bus, engine, signMedia } = deps
  const repeat = async (turn: StoredTurn) => ({
    kind: 'accepted' as const,
    turn: await signTurn(signMedia, send.studentKey, turn),
    repeated: true,
  })
  const known = send.clientId === undefined ? null : await findSent(db, send)
  if (known) return await repeat(known)
  if (send.text.trim() === '' && !send.mediaIds?.length) return { kind: 'empty' as const }
  const { media, issues } = await findReferences(deps, send)
  if (issues.length > 0)
    return (await isErased(db, send.studentKey)) ? { kind: 'erased' as const } : { kind: 'invalid' as const, issues }

  const slot = engine.reserveSlot()
  try {
    const accepted = await db.transaction((tx) =>
      acceptSend(tx, { ...send, media, traceparent: currentTrace() }, slot && engine.identity),
    )
    if (!accepted) return { kind: 'erased' as const }
    if (accepted.claim) engine.start(accepted.claim)
    else if (accepted.ready) bus.ringReady()
    const turn = await signTurn(signMedia, send.studentKey, accepted.turn)
    bus.publishLive(send.studentKey, turn.turnId, {
      n: 0,
      event: 'start',
      data: { turnId: turn.turnId, message: turn.message },
    })
    return { kind: 'accepted' as const, turn, repeated: false }
  } catch (error) {
    if (slot && isUnavailable(error)) void giveBackUnheard(db, bus, engine, send.turnId)
    const sent = error instanceof UniqueViolation ? await findSent(db, send) : null
    if (!sent) throw error
    return await repeat(sent)
  } finally {
    slot?.[Symbol.dispose]()
  }
}

/** Wakes an engine for it, and shows it in the student's feeds; who misses either polls or reads history. */
async function announceReply(
  { db, bus, log, signMedia }: MessageDeps,
  studentKey: string,
  turnId: string,
): Promise<void> {
  bus.ringReady()
  try {
    const stored = await findTurn(db, studentKey, turnId)
    if (!stored) return
    const { message } = await signTurn(signMedia, studentKey, stored)
    bus.publishLive(studentKey, turnId, { n: 0, event: 'start', data: { turnId, message } })
  } catch (error) {
    log.warn({ err: error, turnId }, 'a reply could not be announced')
  }
}

/** The media of a send, ready to be shown; with issues when anything that it refers to is not the student's or not there. */
async function findReferences({ db, completeMedia }: MessageDeps, send: Asked): Promise<Attached> {
  const { studentKey, replyToId, mediaIds = [] } = send
  if (replyToId && !(await messageExists(db, studentKey, replyToId)))
    return { media: [], issues: [{ path: 'replyToId', message: 'no such message' }] }
  return await attach(completeMedia, studentKey, mediaIds)
}

const againMilliseconds = 250

/** A COMMIT whose answer was lost may have claimed the turn for us, who do not run it: no need to wait for its lease to end. */
async function giveBackUnheard(db: Db, bus: Bus, { identity, running }: Engine, turnId: string): Promise<void> {
  const lease = deadlineIn(identity.leaseSeconds * 1000)
  // A repeat may have brought it here by now.
  while (lease.remaining() > 0 && !running().some((claim) => claim.turnId === turnId)) {
    try {
      if (await giveBack(db, identity, turnId)) bus.ringReady()
      return
    } catch {
      // The lease is what counts; whoever asked has the error.
      await pause(againMilliseconds)
    }
  }
}

/** Null for a cursor that is none. */
const position = (cursor: string | undefined) => (cursor === undefined ? undefined : (decodeCursor(cursor) ?? null))
