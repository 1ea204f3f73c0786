import type { Bus } from '@yoldas/bus'
import { type Db, databaseTime } from '@yoldas/db'
import type { Log } from '@yoldas/telemetry'
import type { Deadline } from '@yoldas/time'
import { type Model, type PromptMessage, streamCompletion } from '../clients/model.ts'
import { splitBubbles } from '../turn/bubbles.ts'
import { findProfile } from '../turn/context.ts'
import { bytesPerToken, fitHistory, type PastMessage, systemPrompt } from '../turn/prompt.ts'
import { findPast } from '../turn/store.ts'

export type ComposeDeps = { db: Db; bus: Bus; log: Log; model: Model }

/** What an answer needs to reach whoever asks before they turn away. */
const marginMilliseconds = 1_000
/** Of the conversation: what was spoken of last is enough to begin with. */
const [pastMessages, pastTokens] = [12, 1_500]
/** Characters of a check-in. */
const longest = 400

const instruction = `Öğrenci iki günden uzun süredir yazmadı ve şimdi ilk sen yazıyorsun.
Tek balonluk, en fazla iki cümlelik bir yoklama mesajı yaz: son konuştuğunuz konuya değin, suçlama, kolay yanıtlanır tek bir soruyla bitir.
Yalnızca mesajın kendisini yaz.`

/** Null when the model does not answer in time, or not with one short message. */
export async function compose(
  { db, bus, log, model }: ComposeDeps,
  studentKey: string,
  deadline: Deadline,
): Promise<string | null> {
  const everything = { studentKey, turnIndex: 2 ** 31 - 1 }
  const [past, profile, now] = await Promise.all([
    findPast(db, everything, pastMessages, pastTokens * bytesPerToken),
    findProfile(bus, studentKey),
    databaseTime(db),
  ])
  const said = fitHistory(past.messages, pastTokens).map(asData)
  const messages: PromptMessage[] = [
    { role: 'system', content: `${systemPrompt(profile, past.scratchpad, new Date(now))}\n\n${instruction}` },
    { role: 'user', content: `<konuşma>\n${said.join('\n')}\n</konuşma>` },
  ]
  try {
    let text = ''
    const signal = AbortSignal.timeout(Math.max(0, deadline.remaining() - marginMilliseconds))
    for await (const event of streamCompletion(model, { messages, tools: [] }, signal))
      if (event.kind === 'text') text += event.text
    const [bubble, ...more] = splitBubbles(text)
    return bubble !== undefined && more.length === 0 && [...bubble].length <= longest ? bubble : null
  } catch (error) {
    log.warn({ err: error }, 'the model wrote no check-in')
    return null
  }
}

/** On one line, and with nothing in it that could be taken for the end of what it stands in. */
const asData = ({ role, content }: Pick<PastMessage, 'role' | 'content'>): string =>
  JSON.stringify({ role, content }).replaceAll('<', '\\u003c')
