import type { Conversation } from './conversation.ts'
import { type Passage, sourceOf } from './passages.ts'
import { dayAnswer, type PreparedAnswer, preparedAnswers } from './preparedAnswers.ts'
import { fold } from './turkish.ts'

type Asked = Pick<Conversation, 'question' | 'imageCount'>

/** By these a message asks for an explanation. */
const asking =
  /^(?:(?:ne(?:dir|ler|lerdir)?|nasil(?:dir)?|hangi(?:si)?|kac(?:tir)?)$|acikla|ogret|bilgi|anla(?:t|m[ai]|yam[ai]))/
/** Words that say nothing of what a question is about. */
const polite =
  /^(?:merhaba|selam|slm|hey|yoldas|hocam|lutfen|peki|simdi|ama|bana|bir|biraz|kisaca|basitce|ornek\w*|konu\w*|kavram\w*|hakkinda|ver\w*|m[iu](?:sin|sun)?|ile|ve|d[ae]|icin|demek\w*)$/

/** The answer that is ready for this question; undefined for every other message. */
export function preparedAnswer({ question, imageCount, passages }: Conversation): string[] | undefined {
  const asked = { question, imageCount }
  const found = preparedAnswers.find((answer) => isFor(answer, asked))
  return found && withSource(found, passages)
}

/** Whether the student wants to know what to study today. */
export const asksForDay = (asked: Asked): boolean => isFor(dayAnswer, asked)

/** What to study today, said otherwise, with what its page says. */
export const dayAnswerWith = (words: Pick<PreparedAnswer, 'says' | 'last'>, passages: readonly Passage[]): string[] =>
  withSource({ ...dayAnswer, ...words }, passages)

function isFor({ about, besides }: PreparedAnswer, { question, imageCount }: Asked): boolean {
  const words = wordsOf(question)
  const content = words.filter((word) => !asking.test(word) && !polite.test(word))
  const isKnown = (word: string) => about.some((pattern) => pattern.test(word)) || besides?.test(word)
  return (
    imageCount === 0 &&
    (question.includes('?') || words.some((word) => asking.test(word))) &&
    about.every((pattern) => content.some((word) => pattern.test(word))) &&
    content.every(isKnown)
  )
}

/** Without the endings behind an apostrophe. */
const wordsOf = (text: string): string[] =>
  fold(text.normalize('NFC'))
    .replaceAll(/['’‘`][a-z]+/g, '')
    .match(/[a-z0-9]+/g) ?? []

function withSource({ says, pages, last }: PreparedAnswer, passages: readonly Passage[]): string[] {
  const source = passages.find(({ label }) => label !== undefined && Object.hasOwn(pages, label))
  if (!source?.label) return [...says, last]
  return [...says, `${pages[source.label]} ${sourceOf(source)}\n${last}`]
}
