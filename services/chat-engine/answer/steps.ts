import type { LeftOut, PromptMessage } from '../clients/completion/request.ts'
import type { DoneStep } from '../prompt/newest.ts'
import { withoutMarks } from '../text/marks.ts'
import type { Said, Used } from './useTools.ts'

export type Steps = ReturnType<typeof openSteps>

/** The whole steps of a turn, by whichever models. */
export function openSteps() {
  const done: DoneStep[] = []
  /** So many are by models that failed after them. */
  let passed = 0
  /** Of the model that is asked: its messages, with the results of its tools, and what its server refused. */
  let messages: PromptMessage[] = []
  let leftOut: LeftOut = {}
  return {
    count: () => done.length,
    texts: () => done.map(({ text }) => text),
    hasText: () => done.some(({ text }) => isText(text)),
    /** To be told to a model that did not do them. */
    told: () => done.slice(0, passed),
    resultsBefore: () => done.slice(0, passed).flatMap(({ results }) => results),
    messages: () => messages,
    leftOut: () => leftOut,
    add(text: string, used: Used) {
      done.push({ text, results: used.results })
      messages.push(...used.messages)
    },
    /** Another model is asked from now on. */
    passOn() {
      passed = done.length
      messages = []
      leftOut = {}
    },
  }
}

/** Whether an answer has words, or calls of tools, or an end that is answered by hand. */
export const saysSomething = ({ text, calls, cut }: Said): boolean =>
  calls.length > 0 || cut === 'filter' || isText(text)

/** Nearly every answer begins with a word. */
const isText = (text: string): boolean => /^\s*[\p{L}\p{N}]/u.test(text) || withoutMarks(text).trim() !== ''
