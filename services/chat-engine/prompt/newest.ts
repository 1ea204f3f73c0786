import type { ExamDay } from '@yoldas/contracts/profile'
import type { WorkSummary } from '@yoldas/contracts/work'
import { daysBetween, istanbulTime } from '@yoldas/time'
import type { Measures } from '../care/rules.ts'
import { between, type PromptMessage, type UserContent } from '../clients/completion/request.ts'
import { type LabelledPassage, shownOf } from '../text/citations.ts'
import { withoutMarks } from '../text/marks.ts'
import { compact } from './compact.ts'
import type { Guidance } from './guidance.ts'
import { asData, type PastMessage } from './prompt.ts'
import { additions, background, facts, fill, guidance, wordMarks } from './promptTexts.ts'

type Named = Pick<PastMessage, 'position' | 'role'>

/** What the model is given of a turn beside the conversation and what stays the same all day. */
export type Told = {
  now: Date
  examDay: ExamDay | null
  /** The messages of the conversation that have ids. */
  named: readonly Named[]
  /** The bubble by hand that the turn's answer begins with. */
  begun?: string | null
  scratchpad: string
  work: WorkSummary | null
  /** Of the corpus: none where it has nothing that fits, null where it was not searched. */
  passages: readonly LabelledPassage[] | null
  guidance: Guidance
}

/** Of the turn's own answer, a whole step by another model: what it wrote, and the tools that it used. */
export type DoneStep = {
  text: string
  results: ReadonlyArray<{ name: string; arguments: string; result: string }>
}

/** In the newest message of the user, before the student's words: behind all that the next prompt repeats. */
export function toldBefore(
  told: Told,
  care: Pick<Measures, 'prompt' | 'studyAdvice' | 'retrieval'>,
  done: readonly DoneStep[] = [],
): string {
  const passages = care.retrieval ? told.passages : null
  const data = [
    ...notesBlock(told.scratchpad),
    ...(care.studyAdvice ? workBlock(told.work) : []),
    ...passagesBlock(passages),
    ...(told.begun ? [`${background.begun}\n<balon>\n${asData(told.begun)}\n</balon>`] : []),
    ...doneBlock(done),
  ]
  const addition = additions[care.prompt]
  return [
    ...momentLines(told.now, care.studyAdvice ? told.examDay : null),
    ...idsLine(told.named),
    ...(passages?.length === 0 ? [facts.noPassages] : []),
    ...(data.length === 0 ? [] : [background.opening, ...data]),
    ...(addition === undefined ? [] : [addition]),
    ...(care.studyAdvice ? [guidance[told.guidance]] : []),
  ].join('\n\n')
}

/** What of the student `toldBefore` says: nothing that they have none of. */
export function partsTold({ scratchpad, work }: Told, { studyAdvice }: Pick<Measures, 'studyAdvice'>): string[] {
  const shown = studyAdvice ? work : null
  return [
    ...(scratchpad === '' ? [] : ['memory']),
    ...(shown && shown.blocks.length > 0 ? ['plan'] : []),
    ...(shown && (shown.streak.longest > 0 || shown.lastExam || shown.dueToday > 0) ? ['journey'] : []),
  ]
}

/**
 * The newest message of the user: what is told, then the student's words as they were written, those first that had no
 * answer. The words stand between two marks with a token that nobody can have foreseen, so that nothing in them passes
 * for ours.
 */
export function newestMessage(told: string, words: readonly UserContent[], token: string): PromptMessage {
  const parts = words.flatMap((content, nth) => [...(nth === 0 ? [] : [between]), content])
  const first = `${told}\n\n${fill(wordMarks.first, { token })}\n`
  const content = together([first, ...parts, `\n${fill(wordMarks.last, { token })}`])
  return { role: 'user', content }
}

type Part = Exclude<UserContent, string>[number]

/** A text where there is nothing else, otherwise parts, no two texts beside each other. */
function together(contents: readonly UserContent[]): UserContent {
  const joined: Part[] = []
  for (const part of contents.flatMap((one): Part[] =>
    typeof one === 'string' ? [{ type: 'text', text: one }] : one,
  )) {
    const last = joined.at(-1)
    if (part.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = { type: 'text', text: last.text + part.text }
    else joined.push(part)
  }
  const [only, ...more] = joined
  return only?.type === 'text' && more.length === 0 ? only.text : joined
}

const weekdays = new Intl.DateTimeFormat('tr', { weekday: 'long', timeZone: 'Europe/Istanbul' })

/** Istanbul's date and time, and the days to the exam. */
export function momentLines(now: Date, examDay: ExamDay | null): string[] {
  const { day, time } = istanbulTime(now)
  const days = examDay ? daysBetween(day, examDay.day) : -1
  return [
    fill(facts.now, { day, time, weekday: weekdays.format(now) }),
    ...(days === 0 ? [facts.examToday] : []),
    ...(days > 0 ? [fill(facts.examIn, { days })] : []),
  ]
}

/** The companion's notes as data; nothing when there are none. */
export const notesBlock = (scratchpad: string): string[] =>
  scratchpad === '' ? [] : [`${background.notes}\n<notlar>\n${asData(scratchpad)}\n</notlar>`]

/** Most blocks of today's plan that a prompt names. */
const namedBlocks = 12

/** The student's work as data, each block with the id that tools take; nothing of one who has none yet. */
function workBlock(work: WorkSummary | null): string[] {
  if (!work) return []
  const { today, blocks, streak, lastExam, dueToday } = work
  if (blocks.length === 0 && streak.longest === 0 && !lastExam && dueToday === 0) return []
  const named = blocks
    .slice(0, namedBlocks)
    .map(({ day: _today, note: _long, remind: _silent, ...block }) => asData(compact(block)))
  const more = blocks.length - named.length
  const lines = [
    fill(background.plan, { today, blocks: countBlocks(blocks.length) }),
    ...named,
    ...(more > 0 ? [fill(background.moreBlocks, { count: more })] : []),
    streakLine(streak),
    ...(lastExam ? [fill(background.lastExam, { exam: asData(compact(lastExam)) })] : []),
    ...(dueToday > 0 ? [fill(background.due, { count: dueToday })] : []),
  ]
  return [`${background.work}\n<çalışma>\n${lines.join('\n')}\n</çalışma>`]
}

function streakLine({ current, lastStudyDay, todayDone }: WorkSummary['streak']): string {
  if (current > 0)
    return fill(background.streak, {
      days: current,
      today: todayDone ? background.studiedToday : background.notYetToday,
    })
  return background.noStreak + (lastStudyDay ? fill(background.lastStudied, { day: lastStudyDay }) : '')
}

const countBlocks = (count: number) => (count === 0 ? background.noBlocks : fill(background.blocks, { count }))

/** What the corpus has on the student's question, each passage on a line after its label. */
function passagesBlock(passages: Told['passages']): string[] {
  if (!passages || passages.length === 0) return []
  const lines = passages.map(({ label, passage }) => `${label}: ${asData(shownOf(passage))}`)
  return [`${background.passages}\n<sayfalar>\n${lines.join('\n')}\n</sayfalar>`]
}

/** Results are data already. */
function doneBlock(steps: readonly DoneStep[]): string[] {
  if (steps.length === 0) return []
  const lines = steps.flatMap(({ text, results }, nth) => [
    ...(text.trim() === '' ? [] : [asData({ step: nth + 1, text: withoutMarks(text) })]),
    ...results.map(
      (call) => `${asData({ step: nth + 1, tool: call.name, arguments: call.arguments })}: ${call.result}`,
    ),
  ])
  return [`${background.done}\n<yapılanlar>\n${lines.join('\n')}\n</yapılanlar>`]
}

/** Of the last messages, how many have ids that tools take. */
const namedMessages = 10

const shortId = ({ position }: Pick<PastMessage, 'position'>) => `m${position}`

/** The last messages by the short ids that the model is given; they stay the same from turn to turn. */
export const messageIds = (messages: readonly PastMessage[]): Map<string, string> =>
  new Map(messages.slice(-namedMessages).map((message) => [shortId(message), message.id]))

/** From the newest on, and without a word of what they say. Where there is one message, it needs no name. */
function idsLine(messages: readonly Named[]): string[] {
  const named = messages.slice(-namedMessages).toReversed()
  const ids = named.map((message) => `${shortId(message)} ${message.role === 'user' ? facts.student : facts.you}`)
  return ids.length < 2 ? [] : [fill(facts.ids, { ids: ids.join(', ') })]
}
