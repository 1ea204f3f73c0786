import type { Question } from '../passage.ts'
import { halfOf, halves } from './halves.ts'
import { type Found, findAll } from './measure.ts'
import type { Judged } from './questions.ts'

/** What a student writes after an answer. */
const followUps = [
  'devam et',
  'peki ya sonra?',
  'bunu biraz daha açar mısın',
  'neden?',
  'örnek verir misin',
  'evet',
  'peki bunu her gün mü yapayım',
  'ya çalışamazsam?',
]

/** How many of so many. */
export type Share = { count: number; of: number }
type Compared = { without: Share; with: Share }

/** Of one half of the questions and of the messages off the topic: what the floor costs, and what it saves. */
export type FloorFigures = {
  half: (typeof halves)[number]
  /** Questions with one of their pages among the first five. */
  questions: Compared
  /** Each of these questions again, and a follow-up after it. */
  followUps: Compared
  /** Follow-ups that find none of the pages that their question finds above the floor, and would without it. */
  followUpsLost: Share
  /** Messages off the topic that find anything, and each after another one of them. */
  offTopic: Compared
  offTopicAfterAnother: Compared
  /** Questions that no page answers, and that find something. */
  unanswerable: Compared
}

const first = 5

export async function measureFloor(
  deps: Parameters<typeof findAll>[0],
  given: { questions: readonly Judged[]; offTopic: readonly string[] },
  signal: AbortSignal,
): Promise<FloorFigures[]> {
  const measured: FloorFigures[] = []
  for (const half of halves) {
    const questions = given.questions.filter(({ question }) => halfOf(question) === half)
    const messages = given.offTopic.filter((message) => halfOf(message) === half)
    const find = (asked: Question[]) => findAll(deps, asked, signal)
    measured.push({ half, ...(await measureQuestions(find, questions)), ...(await measureOffTopic(find, messages)) })
  }
  return measured
}

type Find = (asked: Question[]) => Promise<Found[]>

async function measureQuestions(find: Find, judged: readonly Judged[]) {
  const answerable = judged.filter(({ pages }) => pages.length > 0)
  const unanswerable = judged.filter(({ pages }) => pages.length === 0)
  const alone = ({ question: text, exam }: Judged): Question => ({ text, previous: null, exam })
  const after = ({ question: previous, exam }: Judged, i: number): Question => ({
    ...{ text: followUps[i % followUps.length] ?? '', previous, exam },
  })
  const questions = await find(answerable.map(alone))
  const follows = await find(answerable.map(after))
  const isHit = (pages: readonly string[], i: number) =>
    pages.slice(0, first).some((page) => answerable[i]?.pages.includes(page))
  const hits = (all: readonly Found[]) => ({
    without: shareOf(all.map(({ ways }, i) => isHit(ways.fusion, i))),
    with: shareOf(all.map(({ fitting }, i) => isHit(fitting, i))),
  })
  const lost = follows.map(
    ({ ways, fitting }, i) => isHit(ways.fusion, i) && !isHit(fitting, i) && isHit(questions[i]?.fitting ?? [], i),
  )
  return {
    questions: hits(questions),
    followUps: hits(follows),
    followUpsLost: shareOf(lost),
    unanswerable: findings(await find(unanswerable.map(alone))),
  }
}

async function measureOffTopic(find: Find, messages: readonly string[]) {
  const alone = messages.map((text) => ({ text, previous: null, exam: null }))
  const afterAnother = messages.map((text, i) => ({ text, previous: messages.at(i - 1) ?? null, exam: null }))
  return { offTopic: findings(await find(alone)), offTopicAfterAnother: findings(await find(afterAnother)) }
}

const findings = (all: readonly Found[]): Compared => ({
  without: shareOf(all.map(({ ways }) => ways.fusion.length > 0)),
  with: shareOf(all.map(({ fitting }) => fitting.length > 0)),
})

const shareOf = (all: readonly boolean[]): Share => ({ count: all.filter(Boolean).length, of: all.length })

/** For a person to read. */
export function floorTable(figures: readonly FloorFigures[]): string {
  const shown = ({ count, of }: Share) => `${(count / Math.max(1, of)).toFixed(3)} (${count} of ${of})`.padEnd(21)
  const row = (what: string, { without, with: above }: Compared) =>
    `  ${what.padEnd(38)} ${shown(without)} ${shown(above)}`.trimEnd()
  const lines = figures.flatMap(({ half, ...one }) => [
    `floor, the half ${half === 'chosen' ? 'it was chosen by' : 'that judges it'}`.padEnd(41) +
      `${'without'.padEnd(21)} with`,
    row(`questions, R@${first}`, one.questions),
    row(`follow-ups, R@${first}`, one.followUps),
    `  ${'follow-ups lost though their topic is not'.padEnd(38)} ${shown(one.followUpsLost)}`.trimEnd(),
    row('off the topic, found something', one.offTopic),
    row('the same, each after another', one.offTopicAfterAnother),
    row('answered by no page, found something', one.unanswerable),
  ])
  return lines.join('\n')
}
