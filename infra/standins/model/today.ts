import type { ToolResult } from './conversation.ts'
import type { Passage } from './passages.ts'
import { dayAnswerWith } from './prepared.ts'
import { dayAnswer } from './preparedAnswers.ts'
import { type Block, blocksIn, describeBlock } from './workAnswers.ts'

/** What to study today, by the plan where it has something; undefined for the result of another tool. */
export function describeToday({ name, content }: ToolResult, passages: readonly Passage[]): string[] | undefined {
  if (name !== 'get_plan') return undefined
  const blocks = blocksIn(content) ?? []
  const [first, ...more] = blocks.filter(({ status }) => status === 'planned')
  if (first) return dayAnswerWith({ says: [listOf([first, ...more]), beginning(first, more)], last }, passages)
  return blocks.length > 0 ? allDone : dayAnswerWith(dayAnswer, passages)
}

const last = 'Bitirince bana yaz, planında işaretleyeyim.'

const listOf = (blocks: readonly Block[]) =>
  ['Bugün planında şunlar var:', ...blocks.map((block, i) => `${i + 1}. ${describeBlock(block)}`)].join('\n')

function beginning(first: Block, more: readonly Block[]): string {
  const minutes = [first, ...more].map((block) => block.minutes)
  const what = first.topic === undefined ? first.subject : `${first.subject} (${first.topic})`
  const begin = `${what} ile başla: beş dakika eski notlarına bak, sonra süreyi kur ve telefonu uzağa koy.`
  if (more.length === 0) return begin
  const total = minutes.reduce((sum, each) => sum + each, 0)
  return `${begin} Toplam $${minutes.join('+')}=${total}$ dakika; iki iş arasında on dakika mola ver.`
}

const allDone = [
  'Bugünkü planını bitirmişsin, eline sağlık!',
  'Gücün varsa dünkü konudan on beş dakikalık bir tekrar yeter; yoksa dinlenmek de çalışmanın parçası.',
]
