import { type Handler, handle } from '@yoldas/bus'
import { changeWork, getContext, tryWork, type WorkChange, type WorkOutcome } from '@yoldas/contracts/work'
import { type Db, rehearse } from '@yoldas/db'
import { handleCommand } from '@yoldas/outbox'
import { answerMilliseconds, deadlineIn, runAsked } from '@yoldas/time'
import { type Announcer, announce } from '../announcing.ts'
import { findBlocks } from '../plan/store.ts'
import { settingsOf } from '../review/settings.ts'
import { judge, type Policy, treatedAs } from '../standing/verdict.ts'
import { completeProfile, examDayOf } from '../students/rules.ts'
import { findStudent, lockStudent } from '../students/store.ts'
import { applyChanges } from './changes.ts'
import { findNewestMistakes, findOverview, findReview, findWorkContext, summaryOf } from './views.ts'

const erased = { kind: 'erased' as const }
const summaryMilliseconds = 300

type Deps = { db: Db; policy: Policy; log: { warn(details: object, message: string): void } } & Announcer

export function workHandlers(deps: Deps): Handler[] {
  const { db, log, policy } = deps
  return [
    handle(getContext, async ({ studentKey }) => {
      const context = await findInTime(() => findWorkContext(db, studentKey)).catch((err) => {
        log.warn({ err, studentKey }, 'summarizing the work of a student failed: the turn runs without it')
        return undefined
      })
      const student = context === undefined ? await findStudent(db, studentKey) : context
      if (!student) return erased
      const profile = completeProfile(student.profile, treatedAs(student.standing))
      const summary = context ? summaryOf(context) : null
      const verdict = judge(policy, student.standing)
      return { kind: 'found' as const, profile, examDay: examDayOf(profile, student.today), verdict, summary }
    }),

    handle(tryWork, ({ studentKey, changes, plan, journey, review, mistakes }) =>
      rehearse(db, async (tx) => {
        const student = await lockStudent(tx, studentKey)
        if (!student) return erased
        const { today } = student
        const { answer: outcomes } = await applyChanges(tx, studentKey, changes)
        const blocks = plan ? [...(await findBlocks(tx, studentKey, plan.from, plan.to))] : null
        const overview = journey ? await findOverview(tx, studentKey, today) : null
        const due = review ? await findReview(tx, studentKey, settingsOf(student)) : null
        const listed = mistakes ? await findNewestMistakes(tx, studentKey, mistakes) : null
        const views = { blocks, journey: overview, review: due, mistakes: listed }
        return { kind: 'tried' as const, today, outcomes, ...views }
      }),
    ),

    handleCommand(
      changeWork,
      db,
      async (tx, { studentKey, changes }) =>
        (await lockStudent(tx, studentKey)) ? applyChanges(tx, studentKey, changes) : undefined,
      ({ studentKey, changes }, done) => {
        if (!done) return
        announce(deps, studentKey, done.touched)
        const ids = changes.filter((_, i) => isLeftOut(done.answer[i])).map(idOf)
        if (ids.length > 0) log.warn({ studentKey, ids }, 'left out changes of a turn that were no longer possible')
      },
    ),
  ]
}

/** What is found within 300 ms, whether or not the asker waits longer. */
const findInTime = <Result>(find: () => Promise<Result>): Promise<Result> =>
  runAsked(deadlineIn(summaryMilliseconds + answerMilliseconds), find)

const isLeftOut = (outcome: WorkOutcome | undefined) => outcome?.kind === 'unknown' || outcome?.kind === 'invalid'

function idOf(change: WorkChange): string {
  switch (change.change) {
    case 'add-block':
      return change.block.id
    case 'update-block':
      return change.id
    case 'log-session':
      return change.session.id
    case 'log-exam':
      return change.exam.id
    case 'add-mistake':
      return change.mistake.id
    case 'add-card':
      return change.card.id
  }
}
