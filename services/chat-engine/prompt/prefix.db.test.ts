import { randomUUID } from 'node:crypto'
import type { WorkSummary } from '@yoldas/contracts/work'
import { openDb, openNats } from '@yoldas/testkit/servers'
import { istanbulTime } from '@yoldas/time'
import { expect, test } from 'vitest'
import { liveTurn } from '../answer/live.ts'
import type { Corpus } from '../corpus/passage.ts'
import { runTurn } from '../engine/run.ts'
import { claimSend, enterEngine, turnDeps } from '../test/engine.ts'
import { calls, type Said, says, startScript } from '../test/script.ts'
import { newVerdict } from '../test/verdicts.ts'
import { tools } from '../tools/index.ts'
import type { StudentContext } from './studentContext.ts'

const db = await openDb('chat-engine')
const connect = await openNats()
const bus = await connect('chat-engine')
const engine = await enterEngine(db)

/** The setting's default. */
const historyTokens = 8_000
const turnCount = 64

const sentence = 'Türevin tanımını bir limit olarak yazıp bu soruda yerine koyalım. '
/** Characters that a student and the companion write in a turn, short and long ones mixed. */
const lengthsOf = (nth: number) => ({ asked: 20 + ((nth * 53) % 260), said: 150 + ((nth * 317) % 1_300) })
const words = (length: number) => sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length)

const profile: StudentContext['profile'] = {
  ...{ displayName: 'Elif', examType: 'yks', track: 'sayisal', grade: '12', examDate: null, targetRank: 5_000 },
  ...{ targetUniversity: 'Boğaziçi', targetDepartment: 'Bilgisayar', dailyHours: 5, strongSubjects: [] },
  ...{ weakSubjects: ['Kimya'], about: 'Sabahları çalışırım.', quietHours: null, targetNets: { tyt: 90 } },
  ...{ proactive: { reminders: true, checkins: true, followups: true, reviews: false, weekly: false } },
  ...{ birthYear: 2009, checkinTime: null, hidePreviews: false, answerStyle: 'guide' },
  ...{ reviewRetention: 0.9, reviewCap: 40 },
}
const summary: WorkSummary = {
  today: istanbulTime(new Date()).day,
  blocks: [],
  streak: { current: 4, longest: 9, lastStudyDay: null, todayDone: false },
  lastExam: null,
  dueToday: 0,
}
const examDay = { day: '2199-06-19', source: 'student' as const }
const student: StudentContext = { profile, examDay, summary, verdict: newVerdict() }

/** Passages for two questions of three. */
const corpus: Corpus = {
  find: async ({ text }) => {
    const page = {
      page: 'u',
      title: 'Uyku',
      url: null,
      year: null,
      text: words(600),
      score: 1,
      textRank: 1,
      vectorRank: null,
    }
    const passages = text.length % 3 === 0 ? [] : [1, 2, 3].map((nth) => ({ ...page, id: `u-${nth}` }))
    return { passages, skipped: null, degraded: [] }
  },
}

function samePrefix(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

test('of a long conversation at least 65 % of what a turn asks first is what the turn before began with', async () => {
  const remember = (nth: number): Said => [
    calls(['update_scratchpad', JSON.stringify({ text: `${nth}. ${words(500)}` })]),
  ]
  /** Every sixth turn takes a note. */
  const answers: Said[] = Array.from({ length: turnCount }, (_, nth) => nth).flatMap((nth): Said[] => {
    const said: Said = [says(words(lengthsOf(nth).said))]
    return nth % 6 === 5 ? [remember(nth), said] : [said]
  })
  await using script = await startScript(answers)
  const findStudentContext = async () => student
  const deps = turnDeps({ db, bus, model: script.model }, { tools, corpus, findStudentContext, historyTokens })
  const studentKey = randomUUID()
  const never = new AbortController().signal
  const firstSteps: Array<(typeof script.asked)[number]> = []
  for (let nth = 0; nth < turnCount; nth += 1) {
    const before = script.asked.length
    const claim = await claimSend(db, engine, { studentKey, text: `${nth}. ${words(lengthsOf(nth).asked)}` })
    await runTurn(deps, claim, liveTurn({ publishLive: () => {} }, claim), { abandoned: never, stopped: never })
    firstSteps.push(...script.asked.slice(before, before + 1))
  }
  expect(script.asked).toHaveLength(answers.length)
  const begins = firstSteps.map(({ messages }) => String(messages[1]?.content))
  const moves = begins.filter((begin, nth) => nth > 1 && begin !== begins[nth - 1]).length
  expect(moves).toBeGreaterThanOrEqual(2)

  const written = firstSteps.map(({ messages }) => JSON.stringify(messages))
  const kept = written.slice(1).map((prompt, nth) => samePrefix(prompt, written[nth] ?? ''))
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
  const share = sum(kept) / sum(written.slice(1).map(({ length }) => length))
  expect(share).toBeGreaterThanOrEqual(0.65)
})
