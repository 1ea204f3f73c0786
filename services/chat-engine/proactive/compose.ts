import type { Bus } from '@yoldas/bus'
import type { Db } from '@yoldas/db'
import { type Log, traceId } from '@yoldas/telemetry'
import type { Deadline } from '@yoldas/time'
import { judge } from '../blocked/store.ts'
import { heldOf } from '../care/rows.ts'
import { mayWriteFirst } from '../care/rules.ts'
import { saidPatterns } from '../care/saidPatterns.ts'
import { ModelFailed } from '../clients/completion/failure.ts'
import type { PromptMessage } from '../clients/completion/request.ts'
import type { ModelEvent } from '../clients/model.ts'
import type { Models } from '../clients/models.ts'
import type { Pseudonyms } from '../clients/pseudonyms.ts'
import { bytesPerToken } from '../clients/tokens.ts'
import { findCalmPast } from '../conversation/said/store.ts'
import { momentLines, notesBlock } from '../prompt/newest.ts'
import { asData, systemPrompt } from '../prompt/prompt.ts'
import { checkin } from '../prompt/promptTexts.ts'
import { findStudentContext } from '../prompt/studentContext.ts'
import { fitHistory } from '../prompt/window.ts'
import type { Meter } from '../spending/meter.ts'
import { splitBubbles } from '../text/bubbles.ts'
import { withoutMarks } from '../text/marks.ts'

export type ComposeDeps = { db: Db; bus: Bus; log: Log; models: Models; pseudonymOf: Pseudonyms; meter: Meter }

/** What an answer needs to reach its asker in time. */
const marginMilliseconds = 1_000
/** Of the conversation: what was spoken of last is enough to begin with. */
const [pastMessages, pastTokens] = [12, 1_500]
/** Characters of a check-in. */
const longest = 400

/**
 * Null when the model does not answer in time, or not with one short message that may be said, the deployment's tokens
 * are used up, distress pauses what is written first, or the companion may not talk to the student; the model is given
 * no turn of distress. It costs the student, who asked for nothing, none of their own.
 */
export async function compose(
  { db, bus, log, models, pseudonymOf, meter }: ComposeDeps,
  studentKey: string,
  deadline: Deadline,
): Promise<string | null> {
  const exhausted = meter.exhausted(0)
  if (exhausted) {
    meter.refused(exhausted)
    return null
  }
  const [past, known] = await Promise.all([
    findCalmPast(db, studentKey, pastMessages, pastTokens * bytesPerToken),
    findStudentContext(bus, studentKey),
  ])
  const now = new Date(past.now)
  if (past.messages.length === 0 || !mayWriteFirst(heldOf(past), 'other', now)) return null
  if ((await judge(db, { ...past, studentKey }, known?.verdict)).blocked) return null
  const said = fitHistory(past.messages, pastTokens).map(({ role, content }) => asData({ role, content }))
  const conversation = `<konuşma>\n${said.join('\n')}\n</konuşma>`
  const messages: PromptMessage[] = [
    { role: 'system', content: `${systemPrompt(known, now)}\n\n${checkin}` },
    {
      role: 'user',
      content: [...momentLines(now, known?.examDay ?? null), ...notesBlock(past.scratchpad), conversation].join('\n\n'),
    },
  ]
  try {
    const signal = AbortSignal.timeout(Math.max(0, deadline.remaining() - marginMilliseconds))
    const prompt = () => ({
      messages,
      tools: [],
      cacheKey: pseudonymOf('prompt-cache', studentKey),
      conversation: traceId() && pseudonymOf('gen_ai.conversation.id', studentKey),
    })
    const text = await models.choose().ask(signal, { prompt, read: readText, onSpent: meter.add })
    if (text === null) return null
    const [bubble, ...more] = splitBubbles(withoutMarks(text))
    if (bubble === undefined || more.length > 0 || [...bubble].length > longest) return null
    return saidPatterns(bubble) === null ? bubble : null
  } catch (error) {
    log.warn({ err: error }, 'the model did not write a check-in')
    return null
  }
}

/** The whole text; null of one that was cut. */
async function readText(events: AsyncIterable<ModelEvent>): Promise<string | null> {
  let text = ''
  for await (const event of events) {
    if (event.kind === 'cut') return null
    if (event.kind === 'text') text += event.text
  }
  if (withoutMarks(text).trim() === '') throw new ModelFailed('empty', 'the model answered without text')
  return text
}
