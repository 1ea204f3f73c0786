import { features } from '../clients/completion/request.ts'
import { connectModel } from '../clients/model.ts'
import {
  closesWithWords,
  holdsLongTalk,
  type Subject,
  seconds,
  seesImages,
  usesTools,
  writesTurkish,
} from './abilities.ts'
import { ask } from './ask.ts'
import type { Finding } from './findings.ts'
import { answers, counts, ends, firstPrompt, hidesThoughts, streams } from './firstAnswer.ts'

/** The questions. Without what is needed the companion cannot work; the rest makes it better. */
export const questions = {
  answers: { isNeeded: true },
  streams: { isNeeded: false },
  ends: { isNeeded: true },
  thoughts: { isNeeded: true },
  usage: { isNeeded: false },
  'Turkish letters': { isNeeded: true },
  'tool calls': { isNeeded: true },
  'tool results': { isNeeded: true },
  'last words': { isNeeded: true },
  images: { isNeeded: false },
  'long talk': { isNeeded: false },
  'prompt cache': { isNeeded: false },
} as const
export type Question = keyof typeof questions

export type Options = { model: Parameters<typeof connectModel>[0]; historyTokens: number; now: Date }

/** Called as soon as it is known; `onAsking` with what is being asked now. */
export type Listener = {
  onAsking(asked: string): void
  onFinding(question: Question, finding: Finding): void
}

export type Verdict = {
  canWork: boolean
  /** What `MODEL_WITHOUT` may name besides: the server refused it. */
  refused: string[]
}

/** Asks a model server all questions, in less than a minute. */
export async function checkModel(
  { model: options, historyTokens, now }: Options,
  listener: Listener,
): Promise<Verdict> {
  const model = connectModel(options)
  const subject: Subject = { model, without: options.without ?? [], historyTokens, now }
  let canWork = true
  const found = (question: Question, finding: Finding) => {
    const isMissing = finding.state === 'lacks' || finding.state === 'unasked'
    if (isMissing && questions[question].isNeeded) canWork = false
    listener.onFinding(question, finding)
    return finding
  }
  if (await askFirst(subject, found, listener)) {
    await askShort(subject, found, listener)
    listener.onAsking(`two long conversations (up to ${seconds.long + seconds.cached} s)`)
    const { whole, cached } = await holdsLongTalk(subject)
    found('long talk', whole)
    found('prompt cache', cached)
  }
  const learned = model.known.without()
  return { canWork, refused: features.filter((name) => learned.has(name) && !subject.without.includes(name)) }
}

type Found = (question: Question, finding: Finding) => Finding

/** Several questions about one answer. Whether there was one. */
async function askFirst({ model, now }: Subject, found: Found, { onAsking }: Listener): Promise<boolean> {
  onAsking(`a first answer (up to ${seconds.first} s)`)
  // Nothing is held back, so that what the setting would hide is seen.
  const heard = await ask({ ...model, thinks: false }, firstPrompt(now), seconds.first)
  if (found('answers', answers(heard)).state !== 'works') return false
  found('streams', streams(heard))
  found('ends', ends(heard))
  found('thoughts', hidesThoughts(heard, model.thinks))
  found('usage', counts(heard))
  return true
}

/** Side by side, as students would. */
async function askShort(subject: Subject, found: Found, { onAsking }: Listener): Promise<void> {
  onAsking(`letters, tools and images (up to ${seconds.other} s)`)
  await Promise.all([
    writesTurkish(subject).then((finding) => found('Turkish letters', finding)),
    usesTools(subject).then(({ calls, results }) => {
      found('tool calls', calls)
      found('tool results', results)
    }),
    closesWithWords(subject).then((finding) => found('last words', finding)),
    seesImages(subject).then((finding) => found('images', finding)),
  ])
}
