import { ModelFailed } from '../clients/completion/failure.ts'
import type { Prompt } from '../clients/completion/request.ts'
import { templateFilter } from '../clients/completion/templateFilter.ts'
import type { Heard } from './ask.ts'
import { type Finding, failureOf, kinds, lacks, works } from './findings.ts'
import { system, user } from './talk.ts'

/** Long enough to come in pieces. */
export const firstPrompt = (now: Date): Prompt => ({
  messages: [system(now), user('1’den 30’a kadar sayıları yazıyla, aralarına virgül koyarak yaz.')],
  tools: [],
})

export function answers(heard: Heard): Finding {
  if (heard.text.trim() !== '') return works('the server is reached, takes the key and knows the model')
  const { failure } = heard
  // A page of something else has no end that we know.
  if (failure instanceof ModelFailed && failure.kind === 'unfinished') return lacks(...kinds.malformed)
  return failureOf(heard) ?? lacks('the answer has no words', 'check MODEL_NAME and the chat template of the model')
}

const fewPieces = 3
const shortMilliseconds = 30

export function streams({ pieces, firstText, lastText }: Heard): Finding {
  if (pieces < fewPieces || lastText - firstText < shortMilliseconds)
    return lacks('an answer comes all at once', 'look for a proxy that holds streams back: students wait for the end')
  return works(`in ${pieces} pieces, the first after ${(firstText / 1_000).toFixed(1)} s`)
}

export function ends(heard: Heard): Finding {
  if (heard.cut === 'length')
    return lacks('an answer goes on to its limit', 'check the chat template of the model, or raise MAX_ANSWER_TOKENS')
  if (heard.cut === 'filter') return lacks('the provider’s filter cut an ordinary answer', 'make its filter milder')
  return failureOf(heard) ?? works('an answer ends by itself')
}

/** The text is as the filter leaves it that waits for nothing. */
export function hidesThoughts({ text, cut }: Heard, thinks: boolean): Finding {
  const filter = templateFilter({ thinks: true })
  const hasLoneTag = `${filter.push(text)}${filter.end(cut !== null)}`.trim() !== text.trim()
  if (hasLoneTag && !thinks)
    return lacks(
      'answers begin with thoughts that nothing opens, and students would read them',
      'set MODEL_THINKS=true, or have the server part thoughts from answers',
    )
  if (hasLoneTag) return works('MODEL_THINKS=true hides them; answers appear when the thoughts are over')
  return thinks
    ? works('none came without a tag that opens them: MODEL_THINKS=true only delays answers')
    : works('none reach students')
}

export const counts = ({ counted }: Heard): Finding =>
  counted
    ? works(`${counted.input} tokens read, ${counted.output} written`)
    : lacks('the server does not count tokens', 'budgets and costs are estimates: have it send usage with streams')
