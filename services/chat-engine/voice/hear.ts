import type { Bus } from '@yoldas/bus'
import type { StoredMedia } from '@yoldas/contracts/media'
import type { Db } from '@yoldas/db'
import type { Log } from '@yoldas/telemetry'
import { findingsOf, type Hear } from '../care/find.ts'
import { heldOf } from '../care/rows.ts'
import { inForce } from '../care/rules.ts'
import { type FoundConcern, noteSuspicion, raiseCare } from '../care/store.ts'
import { isAtLeast } from '../care/tiers.ts'
import { remember } from '../care/trace.ts'
import type { Transcription } from '../clients/transcription.ts'
import { findMessage } from '../conversation/said/store.ts'
import { type SignMedia, signMessage } from '../conversation/signing.ts'
import { lockConversation } from '../conversation/store.ts'
import { readTranscript } from '../text/heard.ts'
import { untilAvailable } from '../turn/available.ts'
import { beginByHand } from '../turn/byHand/store.ts'
import type { Claim } from '../turn/store.ts'
import { saidIn, unheardIn } from './rules.ts'
import { keepTrace, storeTranscripts, type Transcript, takeRecordings } from './store.ts'

/** Where a server hears recordings. */
export type Hearing = {
  transcription: Transcription
  /** The bytes of a recording; null where they are gone. @throws Unavailable */
  readSound(studentKey: string, mediaId: string, signal: AbortSignal): Promise<Buffer | null>
  /** Recordings of a student that are heard on a day in Istanbul. */
  mostADay: number
  /** The classifier's. */
  hear: Hear
}

export type HearingDeps = {
  db: Db
  bus: Pick<Bus, 'publishHistory'>
  log: Pick<Log, 'warn'>
  signMedia: SignMedia
  hearing?: Hearing | undefined
}

/** The student's message, as the turn has read it. */
type Question = { id: string; content: string; media: readonly StoredMedia[] }

type Asked = Pick<Claim, 'studentKey' | 'turnId' | 'turnIndex' | 'origin' | 'first'>

/** `first`: the bubble by hand that the answer begins with because of what was heard. */
export type Heard = { first: { id: string; text: string } | null }

/** For all recordings of a message together. */
const heardMilliseconds = 10_000

/**
 * Has recordings heard that nobody has heard yet, and stores what they say with the distress that is found in it. Nothing
 * is asked of the server again that is stored. The student is known not to be blocked. Null where nothing was stored;
 * what fails is left out. @throws the signal's reason
 */
export async function hearRecordings(
  deps: HearingDeps,
  claim: Asked,
  question: Question,
  signal: AbortSignal,
): Promise<Heard | null> {
  const { db, log, hearing } = deps
  const { studentKey } = claim
  const unheard = unheardIn(question)
  if (unheard.length === 0 || !hearing) return null
  const granted = await untilAvailable(log, signal, () =>
    db.transaction((tx) => takeRecordings(tx, studentKey, unheard.length, hearing.mostADay)),
  )
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(heardMilliseconds)])
  const heard = await Promise.all(
    unheard.slice(0, granted).map(async ({ id: mediaId, mimeType }): Promise<Transcript[]> => {
      try {
        const bytes = await hearing.readSound(studentKey, mediaId, inTime)
        if (!bytes) return []
        return [{ mediaId, text: readTranscript(await hearing.transcription.transcribe({ bytes, mimeType }, inTime)) }]
      } catch (err) {
        signal.throwIfAborted()
        log.warn({ err, turnId: claim.turnId, mediaId }, 'a recording could not be heard')
        return []
      }
    }),
  )
  const transcripts = heard.flat()
  if (transcripts.length === 0) return null
  const kept = await untilAvailable(log, signal, () =>
    db.transaction((tx) => keep(tx, claim, question, transcripts, hearing.hear)),
  )
  if (kept) await show(deps, studentKey, question.id, kept.revision)
  return kept
}

/**
 * Stores transcripts, and what they say of distress: together with what was written, and with the signs of the messages
 * before. The answer to `serious` self-harm begins with a bubble by hand, stored with them. Null where message or
 * student are gone.
 */
async function keep(
  tx: Db,
  { studentKey, turnId, turnIndex, origin, first }: Asked,
  question: Question,
  transcripts: readonly Transcript[],
  hear: Hear,
): Promise<(Heard & { revision: number }) | null> {
  const care = await lockConversation(tx, studentKey)
  if (care.isErased) return null
  const revision = await storeTranscripts(tx, studentKey, question.id, transcripts)
  if (revision === null) return null
  const spoken = transcripts.map(({ text }) => text).join('\n')
  const written = findingsOf(saidIn(question), hear)
  const { concern, suspicion } = findingsOf([saidIn(question), spoken].join('\n'), hear)
  const isHeld = inForce(heldOf(care), new Date(care.now)) !== null
  const words = (isHeld && concern.whileHeld) || concern
  const { shown } = findingsOf(spoken, hear)
  const { raised, trace } = remember(care, { words, suspicion, shown })
  if (trace) await keepTrace(tx, studentKey, trace)
  const found: FoundConcern[] = []
  if (!isAtLeast(written.concern.tier, words.tier)) found.push({ concern: words, source: 'transcript' })
  if (raised.tier !== 'none') found.push({ concern: raised, source: 'conversation' })
  else if (!isAtLeast(written.suspicion.tier, suspicion.tier))
    found.push(await noteSuspicion(tx, studentKey, suspicion, care))
  const turn = { message: { id: question.id, turnId, turnIndex, origin } }
  const begun = first ? null : await beginByHand(tx, { studentKey, turn, care }, found)
  await raiseCare(tx, { studentKey, turnId, care, found, ...begun?.raise })
  return { revision, first: begun && { id: begun.message.id, text: begun.message.content } }
}

/** Shows the message with its transcripts; who misses it reads history. */
async function show(deps: HearingDeps, studentKey: string, messageId: string, revision: number): Promise<void> {
  const { db, bus, signMedia, log } = deps
  try {
    const message = await findMessage(db, studentKey, messageId)
    if (!message) return
    const data = { message: await signMessage(signMedia, studentKey, message) }
    bus.publishHistory(studentKey, { event: 'message-updated', revision, data })
  } catch (err) {
    log.warn({ err, messageId }, 'a transcript could not be announced')
  }
}
