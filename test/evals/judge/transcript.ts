import type { RecordedTurn } from '../recording.ts'

/** What a judge reads: a message each. */
export type Line = { student: string } | { companion: string }

/** Facts that an app shows beside an answer stand in brackets behind it. */
export const transcriptOf = (turns: readonly RecordedTurn[]): Line[] =>
  turns.flatMap((turn) => [{ student: turn.said }, { companion: answerOf(turn) }])

function answerOf({ bubbles, tools, finish }: RecordedTurn): string {
  const titles = bubbles.flatMap(({ sources }) => sources.map(({ title }) => title))
  const phones = bubbles.flatMap(({ help }) => help.map(({ phone }) => phone))
  const facts = [
    ...[...new Set(titles)].map((title) => `[kaynak: ${title}]`),
    ...(phones.length > 0 ? [`[yardım: ${[...new Set(phones)].join(', ')}]`] : []),
    ...[...new Set(tools)].map((tool) => `[araç: ${tool}]`),
    ...(finish === 'failed' ? ['[yanıt gelmedi]'] : []),
  ]
  return [bubbles.map(({ content }) => content).join('\n\n'), facts.join(' ')].filter((part) => part !== '').join('\n')
}
