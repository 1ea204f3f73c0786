import { untilAborted } from '@yoldas/time'
import { StudentBlocked } from '../blocked/rules.ts'
import { throwIfBlocked } from '../blocked/store.ts'
import { blockedTexts } from '../blocked/texts.ts'
import { whomToTurnTo } from '../care/answers.ts'
import { type Measures, measures } from '../care/rules.ts'
import { isAtLeast } from '../care/tiers.ts'
import { ModelFailed } from '../clients/completion/failure.ts'
import type { Prompt } from '../clients/completion/request.ts'
import { type ModelEvent, sumOf } from '../clients/model.ts'
import type { Choice, Question } from '../clients/models.ts'
import type { Bubble } from '../conversation/rules.ts'
import { buildContext, type ContextRequest } from '../prompt/context.ts'
import { countHints } from '../prompt/guidance.ts'
import { promptVersion } from '../prompt/promptVersion.ts'
import type { Exhausted } from '../spending/meter.ts'
import { untilAvailable } from '../turn/available.ts'
import { findCareAnswer, findSubstitute } from '../turn/byHand/store.ts'
import type { Effect, TurnAnswer, Usage } from '../turn/store.ts'
import { muteText } from '../voice/rules.ts'
import { type Attempt, type Begun, begin, type TurnDeps } from './attempt.ts'
import { openSteps, type Steps, saysSomething } from './steps.ts'
import { openToolbox } from './toolbox.ts'
import { type Said, useTools, worked } from './useTools.ts'
import type { Watch } from './watch.ts'

/** Answers that the model may give in a turn: each but the last may call tools. */
const maxSteps = 5

/**
 * Writes the answer of one attempt, using tools on the way: what they would change is left to the commit. Stopped, it
 * is what was written and done until then. Where distress is found to be acute, or the model writes what must not be
 * said, the model's work ends: a text written by hand takes its place, and nothing of what its tools would change is
 * left. Only the clause is left out where it claims the closeness of a person.
 * @throws ModelFailed, and what makes the context impossible to read
 */
export async function writeAnswer(deps: TurnDeps, attempt: Attempt): Promise<TurnAnswer> {
  const { abandoned, stopped } = attempt.orders
  using begun = begin(deps, attempt)
  const { watch, byHand, moderating } = begun
  const finish = await writeUnlessBlocked(deps, attempt, begun).then(
    () => 'complete' as const,
    async (error) => {
      abandoned.throwIfAborted()
      // Help needs no model: a verdict that is on its way counts when the model has failed.
      if (!stopped.aborted) await moderating?.untilOpened()
      if (byHand.aborted) return 'complete'
      // Marks count that were still to be read.
      if (!stopped.aborted) begun.writing.drop()
      if (byHand.aborted) return 'complete'
      if (!stopped.aborted) throw error
      return 'stopped'
    },
  )
  const written = begun.writing.end(finish)
  const { answerId } = watch
  const isBare =
    finish === 'complete' && !byHand.aborted && watch.hasLeftOut && !written.some(({ text }) => speaks.test(text))
  const own = isBare ? await answerLeftOut(deps, attempt, begun) : written
  const { suspected } = begun
  const effects = byHand.aborted ? [] : [...begun.effects]
  const isAnswered = own.length > 0 || (!begun.hasBubble && effects.some(({ isAnswer }) => isAnswer))
  if (finish === 'complete' && !isAnswered && !byHand.aborted) throw answeredNothing()
  const answer = { bubbles: begun.withBubble(own), found: attempt.found, bubbleId: watch.bubbleId, suspected }
  if (byHand.aborted) return { ...answer, finish: 'complete', effects, answerId }
  if (moderating?.isAwaited()) begun.goWithout('moderation')
  const hints = countHints(begun.hints[0] ?? null, begun.earlierHints)
  const { showsPreview } = begun
  return { ...answer, finish, effects, answerId: begun.answerId ?? answerId, showsPreview, hints }
}

/**
 * A student who is blocked when the turn begins, or by then in the middle of it: the turn ends with what was written,
 * or by hand where that is nothing. What tools did is kept.
 */
async function writeUnlessBlocked(deps: TurnDeps, attempt: Attempt, begun: Begun): Promise<void> {
  try {
    await writeSteps(deps, attempt, begun)
  } catch (error) {
    if (!(error instanceof StudentBlocked)) throw error
    // Half of another answer would take the place of a whole one.
    if (begun.writing.isEmpty || attempt.claim.isRegenerated)
      await answerByHand(deps, attempt, begun, blockedTexts[error.reason])
  }
}

/** So old may be what is known of the student when the first step is asked. */
const judgedMilliseconds = 100

async function writeSteps(deps: TurnDeps, attempt: Attempt, begun: Begun): Promise<void> {
  const { claim, ahead, live, usage } = attempt
  const { given, watch, moderating, signal } = begun
  const { db, log, higherEducation } = deps
  const judgedAt = performance.now()
  const listing = higherEducation?.tools()
  const onPast: ContextRequest['onPast'] = (question, answered) => {
    watch.know(answered)
    if (question.trim() !== '') moderating?.ask(question)
  }
  const onFirst: ContextRequest['onFirst'] = (first) => {
    claim.first = first
    live.begin(first)
  }
  const onStage: ContextRequest['onStage'] = (stage) => live.status({ stage })
  const asked = { claim, ahead, given, onStage, onFirst, onPast }
  const context = await untilAvailable(log, signal, () => buildContext(deps, asked, signal))
  if (context.care.prompt === 'care' || context.care.prompt === 'suspect') watch.beCareful()
  begun.showsPreview = context.showsPreview
  begun.suspected = context.care.suspected
  begun.earlierHints = context.earlierHints
  attempt.usage.style = context.style
  const opened = () => untilAborted(signal, moderating?.untilOpened() ?? Promise.resolve())
  if (context.care.writtenByHand) return watch.answerAcute()
  if (context.isMute) return await answerByHand(deps, attempt, begun, muteText)
  const exhausted = deps.meter.exhausted(context.spentTokens)
  if (exhausted) {
    await opened()
    deps.meter.refused(exhausted)
    return await answerByHand(deps, attempt, begun, excuses[exhausted])
  }
  /** What was found in this turn counts from its next step on, and for its tools at once. */
  const care = () => graver(context.care, watch)
  // Programmes are planning too.
  const external = care().studyAdvice ? await listing : []
  begun.goWithout(...context.degraded, ...(higherEducation && external === null ? [higherEducation.source] : []))
  const { studentKey } = claim
  const stage = (effect: Effect) => begun.effects.push(effect)
  const { questionId, messageIds, exam, memoryRevision } = context
  const toolbox = openToolbox(
    [...deps.tools, ...(external ?? [])],
    { ...deps, live, studentKey, questionId, messageIds, memoryRevision, exam, given, signal, stage },
    deps.turns,
    ({ definition, source }) =>
      care().withoutTools.includes(definition.function.name) ||
      context.withoutTools.includes(definition.function.name) ||
      (source !== undefined && !care().studyAdvice),
  )
  const chosen = deps.models.choose()
  if (!chosen.isFirst) begun.goWithout('model')
  usage.model = chosen.model.name
  usage.promptVersion = promptVersion
  const steps = openSteps()
  const cacheKey = deps.pseudonymOf('prompt-cache', studentKey)
  const mayAsk = () => untilAvailable(log, signal, () => throwIfBlocked(db, studentKey))
  const onTakeover = async () => {
    begun.showAgain(steps.texts())
    if (begun.byHand.aborted) return
    await mayAsk()
    steps.passOn()
    usage.model = chosen.model.name
    begun.goWithout('model')
  }
  while (steps.count() < maxSteps) {
    if (steps.count() > 0 || performance.now() > judgedAt + judgedMilliseconds) await mayAsk()
    const mayCall = steps.count() < maxSteps - 1
    let hasTools = false
    const prompt = (): Prompt => {
      noteTold(begun, attempt, context.told(care()))
      const offered = toolbox.definitions()
      hasTools = offered.tools.length + offered.outerTools.length > 0
      const messages = [...context.messages(care(), steps.told()), ...steps.messages()]
      return {
        messages,
        ...offered,
        ...{ mayCall, cacheKey, conversation: attempt.conversation, leftOut: steps.leftOut() },
      }
    }
    const asking = { chosen, steps, mayCall: () => mayCall && hasTools, prompt, onTakeover }
    const said = await writeStep(deps, attempt, begun, asking)
    if (steps.leftOut().images) begun.goWithout('media')
    if (steps.leftOut().outerTools && higherEducation) begun.goWithout(higherEducation.source)
    await opened()
    if (said.cut === 'filter') return await answerFiltered(deps, attempt, begun)
    if (said.cut === 'length') begun.writing.cut()
    if (said.calls.length === 0 || begun.writing.isFull) return
    // What two answers of the model say are bubbles of their own.
    begun.writing.split()
    if (begun.writing.isFull) return
    const tools = await untilAborted(signal, useTools(toolbox, said, live, steps.resultsBefore()))
    for (const { name } of worked(tools.results)) begun.used.tools.add(name)
    steps.add(said.text, tools)
    const lost = toolbox.lost()
    if (lost.length > 0) begun.goWithout(...lost)
    else live.status({ stage: 'writing' })
  }
}

/** The model is asked with this, now or again. */
function noteTold({ used }: Begun, { usage }: Attempt, told: readonly string[]): void {
  for (const part of told) used.told.add(part)
  usage.used = used
}

/** What distress changes, by what the turn began with and what was found in it. */
const graver = (care: Measures, { concern }: Watch): Measures =>
  isAtLeast(concern.tier, 'serious') ? measures(null, concern, new Date()) : care

const excuses: Record<Exhausted, string> = {
  student: `Bugünlük yazışma sınırımıza geldik. Mesajın bende; gece yarısından sonra bana yeniden yazarsan kaldığımız yerden devam ederiz. ${whomToTurnTo}`,
  deployment: `Bugün çok fazla mesaj geldi, o yüzden sana şimdi yanıt veremiyorum. Mesajın bende; yarın bana yeniden yazarsan kaldığımız yerden devam ederiz. ${whomToTurnTo}`,
}

/** A text in the answer's place, since the model may not be asked; where the message is serious, the one that helps. */
async function answerByHand({ db, log }: TurnDeps, { claim }: Attempt, begun: Begun, text: string): Promise<void> {
  const substitute = await untilAvailable(log, begun.signal, () => findSubstitute(db, claim))
  begun.answerId = substitute?.answerId ?? null
  begun.suspected ??= substitute?.suspected ?? null
  begun.writing.replace(substitute?.bubbles.map(({ text }) => text).join('\n\n') ?? text)
}

const filtered =
  'Yazdığım yanıt içerik süzgecine takıldı, o yüzden tamamlayamadım. Sorunu başka sözlerle yazarsan yeniden deneyelim. Zor bir andaysan lütfen güvendiğin bir yetişkinle konuş, acil bir durumda 112’yi ara.'

/**
 * The provider's filter has ended the answer: its last bubble is written by hand, and where the message is serious all
 * of it. Nothing of what tools would change is left.
 */
async function answerFiltered({ db, log }: TurnDeps, { claim }: Attempt, begun: Begun): Promise<void> {
  begun.effects.length = 0
  const substitute = await untilAvailable(log, begun.signal, () => findSubstitute(db, claim))
  if (!substitute) return begun.writing.replaceLast(filtered)
  begun.answerId = substitute.answerId
  begun.suspected ??= substitute.suspected
  begun.writing.replace(substitute.bubbles.map(({ text }) => text).join('\n\n'))
}

/** What is more than signs. */
const speaks = /[\p{L}\p{N}]/u

/** Nothing is left of an answer in distress: it is written by hand, and says whom to call. */
async function answerLeftOut({ db, log }: TurnDeps, { claim }: Attempt, begun: Begun): Promise<Bubble[]> {
  const { watch, writing, signal } = begun
  const answer = await untilAvailable(log, signal, () => findCareAnswer(db, claim, watch.concern, begun.suspected))
  if (!answer) return []
  const { bubbles } = answer
  begun.answerId = answer.answerId
  begun.suspected ??= answer.suspected
  writing.replace(bubbles.map(({ text }) => text).join('\n\n'))
  return writing.end().map((bubble, nth) => ({ ...bubble, help: bubbles[nth]?.help ?? [] }))
}

type Asking = Pick<Question<Said>, 'prompt' | 'onTakeover'> & { chosen: Choice; steps: Steps; mayCall(): boolean }

/** Shows one whole answer as it comes, of a model or of the next that takes over from it. */
function writeStep(
  { meter }: TurnDeps,
  { usage, elapsed }: Attempt,
  begun: Begun,
  { chosen, steps, mayCall, prompt, onTakeover }: Asking,
): Promise<Said> {
  const { signal, full } = begun
  const hasReacted = () => !begun.hasBubble && begun.effects.some(({ isAnswer }) => isAnswer)
  /** The last model's empty words end what was written before. */
  const mayBeEmpty = () => hasReacted() || (chosen.isLast && steps.hasText())
  return chosen.ask(AbortSignal.any([signal, full]), {
    ...{ prompt, onTakeover },
    onSpent: (model, spent) => {
      usage.spentTokens = (usage.spentTokens ?? 0) + sumOf(spent)
      meter.add(model, spent)
    },
    read: async (events) => {
      const said: Said = { text: '', calls: [], opaque: {}, cut: null }
      try {
        for await (const event of events) {
          if (event.kind === 'calls') Object.assign(said, { calls: event.calls, opaque: event.opaque ?? {} })
          else if (event.kind === 'cut') said.cut = event.by
          else if (event.kind === 'usage') addUsage(usage, event)
          else {
            usage.firstTokenMs ??= elapsed()
            said.text += event.text
            begun.writing.push(event.text)
          }
        }
      } catch (error) {
        // What would come now is not stored: leaving the stream ended the model's work.
        if (!full.aborted || signal.aborted) throw error
      }
      if (!mayCall()) said.calls = []
      if (!saysSomething(said) && !mayBeEmpty()) throw answeredNothing()
      return said
    },
  })
}

const answeredNothing = () => new ModelFailed('empty', 'the model answered without text')

/** What is billed is the sum of all steps. */
function addUsage(usage: Usage, { model, inputTokens, outputTokens }: Extract<ModelEvent, { kind: 'usage' }>): void {
  usage.model = model ?? usage.model
  if (inputTokens !== null) usage.inputTokens = (usage.inputTokens ?? 0) + inputTokens
  if (outputTokens !== null) usage.outputTokens = (usage.outputTokens ?? 0) + outputTokens
}
