import type { Bus } from '@yoldas/bus'
import { type Db, databaseTime } from '@yoldas/db'
import type { Log } from '@yoldas/telemetry'
import type { Deadline } from '@yoldas/time'
import { type Model, type PromptMessage, streamCompletion } from '../clients/model.ts'
import { bytesPerToken } from '../clients/tokens.ts'
import type { Meter } from '../spending/meter.ts'
import { splitBubbles } from '../turn/bubbles.ts'
import { findKnown } from '../turn/context.ts'
import { withoutMarks } from '../turn/marks.ts'
import { asData, fitHistory, notesBlock, systemPrompt } from '../turn/prompt.ts'
import { findPast } from '../turn/store.ts'

export type ComposeDeps = { db: Db; bus: Bus; log: Log; model: Model; meter: Meter }

/** What an answer needs to reach whoever asks before they turn away. */
const marginMilliseconds = 1_000
/** Of the conversation: what was spoken of last is enough to begin with. */
const [pastMessages, pastTokens] = [12, 1_500]
/** Characters of a check-in. */
const longest = 400

const instruction = `Öğrenci iki günden uzun süredir yazmadı ve şimdi ilk sen yazıyorsun.
Tek balonluk, en fazla iki cümlelik bir hâl hatır mesajı yaz: son konuştuğunuz konuya değin, suçlama, kolay yanıtlanır tek bir soruyla bitir.
Bilmediğin bir şeyi bilir gibi yazma; aradan geçen zamandan söz etme. Sen bir programsın: özlediğini, merak ettiğini, öğrencinin aklına geldiğini söyleme. Veda etme; zayıf bir dersle başlama.
Yalnızca mesajın kendisini yaz.`

/**
 * Null when the model does not answer in time, or not with one short message, or the deployment's tokens are used up. It costs
 * the student, who asked for nothing, none of their own.
 */
export async function compose(
  { db, bus, log, model, meter }: ComposeDeps,
  studentKey: string,
  deadline: Deadline,
): Promise<string | null> {
  const exhausted = meter.exhausted(0)
  if (exhausted) {
    meter.refused(exhausted)
    return null
  }
  const everything = { studentKey, turnIndex: 2 ** 31 - 1 }
  const [past, known, now] = await Promise.all([
    findPast(db, everything, pastMessages, pastTokens * bytesPerToken),
    findKnown(bus, studentKey),
    databaseTime(db),
  ])
  const said = fitHistory(past.messages, pastTokens).map(({ role, content }) => asData({ role, content }))
  const conversation = `<konuşma>\n${said.join('\n')}\n</konuşma>`
  const messages: PromptMessage[] = [
    { role: 'system', content: `${systemPrompt(known, new Date(now))}\n\n${instruction}` },
    { role: 'user', content: [...notesBlock(past.scratchpad), conversation].join('\n\n') },
  ]
  try {
    let text = ''
    const signal = AbortSignal.timeout(Math.max(0, deadline.remaining() - marginMilliseconds))
    for await (const event of streamCompletion(model, { messages, tools: [] }, signal, meter.add))
      if (event.kind === 'text') text += event.text
    const [bubble, ...more] = splitBubbles(withoutMarks(text))
    return bubble !== undefined && more.length === 0 && [...bubble].length <= longest ? bubble : null
  } catch (error) {
    log.warn({ err: error }, 'the model wrote no check-in')
    return null
  }
}
