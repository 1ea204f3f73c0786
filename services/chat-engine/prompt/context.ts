import { randomBytes } from 'node:crypto'
import type { Bus } from '@yoldas/bus'
import type { AnswerStyle, StudentProfile } from '@yoldas/contracts/profile'
import type { Db } from '@yoldas/db'
import { istanbulTime } from '@yoldas/time'
import { StudentBlocked } from '../blocked/rules.ts'
import { judge } from '../blocked/store.ts'
import type { Answered } from '../care/choose.ts'
import { answeredAtOf, heldOf } from '../care/rows.ts'
import { hadTextByHand, inForce, type Measures, measures } from '../care/rules.ts'
import { screen } from '../care/screen.ts'
import { noConcern } from '../care/tiers.ts'
import type { PromptMessage } from '../clients/completion/request.ts'
import { bytesPerToken } from '../clients/tokens.ts'
import { findPast, type Past } from '../conversation/said/store.ts'
import { forAll } from '../corpus/ingest/page.ts'
import type { Corpus, FoundPassages, Question } from '../corpus/passage.ts'
import type { Given } from '../text/citations.ts'
import type { Claim } from '../turn/store.ts'
import { type HearingDeps, hearRecordings } from '../voice/hear.ts'
import { isMute, saidIn, unheardIn } from '../voice/rules.ts'
import { guidanceOf } from './guidance.ts'
import { type DoneStep, messageIds, newestMessage, partsTold, type Told, toldBefore } from './newest.ts'
import { newestImages, type PastMessage, promptMessage, systemPrompt, wordsOf } from './prompt.ts'
import { retrieve } from './retrieve.ts'
import type { StudentContext } from './studentContext.ts'
import { fitWindow } from './window.ts'

const imageMilliseconds = 3_000
/** A search of the corpus that takes longer is worth saying. */
const longMilliseconds = 500
/** Messages that a prompt reads at the most. A conversation with fewer was read whole, or does not fit. */
const pastLimit = 500

export type Context = {
  /**
   * What a step is asked, up to the student's words: distress that is found in a turn changes it, and what was done
   * before another model took over.
   */
  messages(care: Measures, done?: readonly DoneStep[]): PromptMessage[]
  /** What of the student these say, beside the conversation. */
  told(care: Measures): string[]
  /** Tools that are of no use in this turn. */
  withoutTools: readonly string[]
  /** Of what the companion remembers: each change of it has another. */
  memoryRevision: number
  /** The student's message that the turn answers. */
  questionId: string
  /** Ids of the last messages, by the short ones that the model is given. */
  messageIds: ReadonlyMap<string, string>
  exam: StudentProfile['examType']
  /** What the turn has to do without. */
  degraded: string[]
  /** Whether the message is nothing but recordings in which nothing was heard. */
  isMute: boolean
  /** Tokens of the student's, today, before this turn. */
  spentTokens: number
  /** What distress changes in this turn. */
  care: Measures
  /** Whether a push may show the answer: known, and not against the student's wish. */
  showsPreview: boolean
  /** How the question is answered, as far as that is known: by the turn, else by the profile. */
  style: AnswerStyle | null
  /** Which hint on its question the turn before was; 0 where it was none, or a while ago. */
  earlierHints: number
}

export type ContextDeps = HearingDeps & {
  db: Db
  bus: Bus
  findStudentContext(studentKey: string): Promise<StudentContext | null>
  corpus: Corpus
  /** Of history, that a prompt has room for. */
  historyTokens: number
  /** A data address of an image for the model; null when it cannot be had. */
  readImage: (studentKey: string, mediaId: string, signal: AbortSignal) => Promise<string | null>
}

/** Of a turn that runs at once, what was asked for while its message was stored. */
export type ReadAhead = { past?: Past | null; student?: Promise<StudentContext | null> | undefined }

export type ContextRequest = {
  claim: Claim
  ahead?: ReadAhead | undefined
  given: Given
  /** Called when a search of the corpus takes long, and again when it is over. */
  onStage: (stage: 'retrieving' | 'writing') => void
  /** Called when the answer begins with a bubble by hand because of what was heard. */
  onFirst?: (first: { id: string; text: string }) => void
  /** Called when it is known what the student wrote, and what they were answered by hand before. */
  onPast?: (question: string, answered: Answered) => void
}

/** What was said up to this turn and with it, as far back as a prompt may go. */
export const findSaid = (db: Db, turn: Parameters<typeof findPast>[1], historyTokens: number) =>
  findPast(db, turn, pastLimit, historyTokens * bytesPerToken)

/** What laughter alone made less than acute gets an answer that says whom to call, as a suspicion does. */
function withHelp(care: Measures, text: string): Measures {
  const { isSoftened, category } = screen(text)
  return isSoftened ? { ...care, suspected: care.suspected ?? category } : care
}

/**
 * What the model is given in a turn. Only the conversation itself is needed; the rest may be missing. Nothing of the
 * message is given to anybody before it is known that the companion may talk to the student.
 * @throws StudentBlocked where it may not
 */
export async function buildContext(deps: ContextDeps, asked: ContextRequest, signal: AbortSignal): Promise<Context> {
  const { db, historyTokens } = deps
  const { claim, ahead = {}, given } = asked
  const claimedAt = new Date(claim.claimedAt)
  const knowing = know(deps, claim, ahead, istanbulTime(claimedAt).day)
  const read = ahead.past ?? (await findSaid(db, claim, historyTokens))
  const known = await knowing
  const { blocked } = await judge(db, { ...read, studentKey: claim.studentKey }, known?.verdict)
  if (blocked) throw new StudentBlocked(blocked)
  const past = await withTranscripts(deps, asked, read, signal)
  const [question] = past.messages
  if (!question) throw new Error('the turn has no message')
  const said = saidIn(question)
  const [held, now] = [heldOf(past), new Date(past.now)]
  const care = withHelp(measures(held, past.concern ?? noConcern, now, past.suspicion ?? noConcern), said)
  asked.onPast?.(said, {
    isFirst: !(past.isCareAnswered && inForce(held, now)),
    lastId: past.careAnswer,
    about: past.concern?.category ?? past.suspicion?.category ?? inForce(held, now)?.category ?? null,
    isRecent: hadTextByHand(answeredAtOf(past), now),
  })
  const fitted = fitWindow(past.messages, historyTokens, past.messages.length < pastLimit)
  const [images, found] = await Promise.all([
    readImages(deps, claim, newestImages(fitted), signal),
    care.retrieval ? findPassages(deps, asked, past.messages, known ? known.profile.examType : forAll, signal) : null,
  ])
  const answered = fitted.findLastIndex(({ role }) => role === 'assistant') + 1
  const history = fitted.slice(0, answered).map((message) => promptMessage(message, images.addresses))
  const words = fitted.slice(answered).map((message) => wordsOf(message, images.addresses))
  const style = claim.style ?? known?.profile.answerStyle ?? null
  const told: Told = {
    now: claimedAt,
    examDay: known?.examDay ?? null,
    named: fitted,
    begun: claim.first?.text ?? null,
    scratchpad: past.scratchpad,
    work: known?.summary ?? null,
    passages: found && wasSearched(found) ? given.label(found.passages) : null,
    guidance: guidanceOf(style ?? 'guide', said, past.earlierHints),
  }
  const token = randomBytes(8).toString('hex')
  return {
    messages: (care, done) => [
      { role: 'system', content: systemPrompt(known, claimedAt, care.prompt) },
      ...history,
      newestMessage(toldBefore(told, care, done), words, token),
    ],
    told: (care) => [...(known ? ['profile'] : []), ...partsTold(told, care)],
    withoutTools: past.keepsScratchpad ? [] : ['update_scratchpad'],
    memoryRevision: past.scratchpadRevision,
    questionId: question.id,
    messageIds: messageIds(fitted),
    exam: known?.profile.examType ?? null,
    degraded: [
      ...(known ? [] : ['profile']),
      ...(known?.summary ? [] : ['journey']),
      ...(images.isComplete ? [] : ['media']),
      ...(found?.degraded ?? []),
      ...(unheardIn(question).length > 0 ? ['transcription'] : []),
    ],
    isMute: isMute(question),
    spentTokens: past.spentTokens,
    care,
    showsPreview: known?.profile.hidePreviews === false,
    style,
    earlierHints: past.earlierHints,
  }
}

/** With what the recordings of the newest message say, as far as it can be had. */
async function withTranscripts(deps: ContextDeps, asked: ContextRequest, past: Past, signal: AbortSignal) {
  const { claim, onStage, onFirst } = asked
  const [question] = past.messages
  if (!question || unheardIn(question).length === 0) return past
  onStage('retrieving')
  const heard = await hearRecordings(deps, claim, question, signal)
  if (heard?.first) onFirst?.(heard.first)
  onStage('writing')
  return heard ? await findSaid(deps.db, claim, deps.historyTokens) : past
}

/** Asks again where the first answer is of the day before: midnight was between message and turn. */
async function know(deps: ContextDeps, { studentKey }: Claim, { student }: ReadAhead, day: string) {
  const context = await (student ?? deps.findStudentContext(studentKey))
  const isOfDay = !context?.summary || context.summary.today === day
  return isOfDay ? context : await deps.findStudentContext(studentKey)
}

/** Only then does it say something that nothing was found. */
const wasSearched = ({ passages, skipped, degraded }: FoundPassages) =>
  passages.length > 0 || (skipped === null && !degraded.includes('retrieval'))

/** What the corpus has on the newest message. Says so when it takes long. */
async function findPassages(
  deps: ContextDeps,
  { onStage }: ContextRequest,
  [question, ...before]: readonly PastMessage[],
  exam: Question['exam'],
  signal: AbortSignal,
) {
  const earlier = before.find(({ role }) => role === 'user')
  const previous = earlier ? saidIn(earlier) : null
  let isLong = false
  const timer = setTimeout(() => {
    isLong = true
    onStage('retrieving')
  }, longMilliseconds)
  try {
    return await retrieve(deps, { text: question ? saidIn(question) : '', previous, exam }, signal)
  } finally {
    clearTimeout(timer)
    if (isLong) onStage('writing')
  }
}

/** Those that can be had in time, by their ids. */
async function readImages({ readImage }: ContextDeps, { studentKey }: Claim, ids: string[], signal: AbortSignal) {
  if (ids.length === 0) return { addresses: new Map<string, string>(), isComplete: true }
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(imageMilliseconds)])
  const read = await Promise.all(ids.map(async (id) => [id, await readImage(studentKey, id, inTime)] as const))
  const addresses = new Map(read.flatMap(([id, address]) => (address === null ? [] : [[id, address] as const])))
  return { addresses, isComplete: addresses.size === ids.length }
}
