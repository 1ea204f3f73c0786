import { liveTurn } from '@yoldas/chat-engine/answer/live'
import { measures } from '@yoldas/chat-engine/care/rules'
import { noConcern } from '@yoldas/chat-engine/care/tiers'
import type { Prompt } from '@yoldas/chat-engine/clients/completion/request'
import type { Model, streamCompletion } from '@yoldas/chat-engine/clients/model'
import { bytesPerToken } from '@yoldas/chat-engine/clients/tokens'
import { newestMessage, toldBefore } from '@yoldas/chat-engine/prompt/newest'
import { promptMessage, systemPrompt, wordsOf } from '@yoldas/chat-engine/prompt/prompt'
import { fitHistory } from '@yoldas/chat-engine/prompt/window'
import { bubbleSplitter } from '@yoldas/chat-engine/text/bubbles'
import { paced } from '@yoldas/chat-engine/text/pace'
import { tools } from '@yoldas/chat-engine/tools/index'
import type { Claim, Usage } from '@yoldas/chat-engine/turn/store'
import { type LiveEvent, terminalNumber } from '@yoldas/contracts/live'
import type { Db } from '@yoldas/db'
import type { EventStream } from '@yoldas/http'
import { completeProfile } from '@yoldas/profile-journey/students/rules'
import { findStudent } from '@yoldas/profile-journey/students/store'
import type { Log } from '@yoldas/telemetry'
import type { Statements } from './statements.ts'

export type TurnDeps = {
  log: Log
  chatDb: Db
  profileDb: Db
  model: Model
  read: typeof streamCompletion
  statements: Statements
}

const turnMilliseconds = 60_000
const pastLimit = 500
const historyTokens = 8000

/** Streams an accepted turn's answer and stores it; a client that goes away does not stop it. */
export async function runTurn(deps: TurnDeps, claim: Claim, stream: EventStream): Promise<void> {
  const usage: Usage = { model: deps.model.name, inputTokens: null, outputTokens: null, firstTokenMs: null, totalMs: 0 }
  const live = liveTurn({ publishLive: (_studentKey, _turnId, event) => show(stream, claim.turnId, event) }, claim)
  const started = performance.now()
  const elapsed = () => Math.round(performance.now() - started)
  const n = terminalNumber(claim.attempt)
  const splitter = bubbleSplitter()
  let unread = ''
  const read = () => {
    const text = unread
    unread = ''
    live.write(splitter.push(text))
  }
  using pace = paced(read)
  try {
    const prompt = await buildPrompt(deps, claim)
    for await (const event of deps.read(deps.model, prompt, AbortSignal.timeout(turnMilliseconds))) {
      if (event.kind === 'usage') {
        Object.assign(usage, { inputTokens: event.inputTokens, outputTokens: event.outputTokens })
      } else if (event.kind === 'text') {
        usage.firstTokenMs ??= elapsed()
        unread += event.text
        pace.wake()
      }
    }
    read()
    live.write(splitter.end())
    usage.totalMs = elapsed()
    const bubbles = splitter.bubbles.map((text, index) => ({ id: live.bubbleId(index), text }))
    const messages = await deps.statements.end(deps.chatDb, claim, bubbles, usage)
    if (messages) live.end({ kind: 'done', n, finish: 'complete', messages })
  } catch (error) {
    deps.log.warn({ err: error, turnId: claim.turnId }, 'turn failed')
    usage.totalMs = elapsed()
    await deps.statements.fail(deps.chatDb, claim, usage)
    live.end({ kind: 'failed', n })
  }
}

async function buildPrompt({ chatDb, profileDb, statements }: TurnDeps, claim: Claim): Promise<Prompt> {
  const [past, student] = await Promise.all([
    statements.findPast(chatDb, claim, pastLimit, historyTokens * bytesPerToken),
    findStudent(profileDb, claim.studentKey),
  ])
  const profile = student && completeProfile(student.profile)
  const fitted = fitHistory(past.messages, historyTokens)
  const now = new Date(claim.claimedAt)
  const { scratchpad } = past
  const told = toldBefore(
    { now, examDay: null, named: fitted, scratchpad, work: null, passages: [], guidance: 'guide' },
    measures(null, noConcern, now),
  )
  return {
    messages: [
      { role: 'system', content: systemPrompt(profile && { profile, examDay: null }, now) },
      ...fitted.slice(0, -1).map((message) => promptMessage(message, new Map())),
      newestMessage(
        told,
        fitted.slice(-1).map((message) => wordsOf(message, new Map())),
        claim.turnId,
      ),
    ],
    tools: tools.map(({ definition }) => definition),
  }
}

function show(stream: EventStream, turnId: string, { n, event, data }: LiveEvent): void {
  stream.send(`${turnId}:${n}`, event, data)
  if (event === 'done' || event === 'error') stream.end()
}
