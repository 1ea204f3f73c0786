import { type Handler, handle } from '@yoldas/bus'
import { rescheduleReviews } from '@yoldas/contracts/profile'
import {
  answerReview,
  createCard,
  getDue,
  getLoad,
  listCards,
  patchCard,
  removeCard,
  undoAnswer,
} from '@yoldas/contracts/review'
import type { Db } from '@yoldas/db'
import { handleCommand, type Relay } from '@yoldas/outbox'
import { type Announcer, announce, changeAnnounced, reviewAlone } from '../announcing.ts'
import { fold } from '../rules.ts'
import { findStudent, lockStudent } from '../students/store.ts'
import * as answers from './answers.ts'
import * as cards from './cards/changes.ts'
import { listCards as findCards } from './cards/store.ts'
import { readCounts, readDue, readLoad } from './due/read.ts'
import { reschedulePage } from './reschedule.ts'
import { findSettings } from './settings.ts'
import { hasItem } from './store.ts'

const erased = { kind: 'erased' as const }
const unknownPlace = {
  kind: 'invalid' as const,
  issues: [{ path: 'before', message: 'not the id of one on the page before' }],
}

type Deps = { db: Db; relay: Pick<Relay, 'wake'> } & Announcer

export function reviewHandlers(deps: Deps): Handler[] {
  const { db } = deps
  return [
    handle(getDue, async ({ studentKey, day, limit }) => {
      const settings = await findSettings(db, studentKey)
      if (!settings) return erased
      const due = await readDue(db, studentKey, settings, { day: day ?? settings.today, limit })
      return { kind: 'due' as const, due, counts: await readCounts(db, studentKey, settings) }
    }),

    handle(getLoad, async ({ studentKey, from, to }) => {
      const settings = await findSettings(db, studentKey)
      if (!settings) return erased
      return { kind: 'load' as const, days: await readLoad(db, studentKey, settings, { from, to }) }
    }),

    handle(answerReview, (asked) => changeAnnounced(deps, asked.studentKey, (tx) => answers.addAnswer(tx, asked))),

    handle(undoAnswer, ({ studentKey, id }) =>
      changeAnnounced(deps, studentKey, (tx) => answers.undoAnswer(tx, studentKey, id)),
    ),

    handle(createCard, (asked) => changeAnnounced(deps, asked.studentKey, (tx) => cards.addCard(tx, asked, 'student'))),

    handle(listCards, async ({ studentKey, subject, limit, before = null }) => {
      if (before !== null && !(await hasItem(db, studentKey, 'card', before))) return unknownPlace
      const page = { limit: limit + 1, before }
      const found = await findCards(db, studentKey, subject === undefined ? null : fold(subject), page)
      if (found.length === 0 && !(await findStudent(db, studentKey))) return erased
      return { kind: 'page' as const, cards: found.slice(0, limit), hasMore: found.length > limit }
    }),

    handle(patchCard, ({ studentKey, id, patch }) =>
      changeAnnounced(deps, studentKey, (tx) => cards.changeCard(tx, studentKey, id, patch)),
    ),

    handle(removeCard, ({ studentKey, id }) =>
      changeAnnounced(deps, studentKey, (tx) => cards.removeCard(tx, studentKey, id)),
    ),

    handleCommand(
      rescheduleReviews,
      db,
      async (tx, { studentKey, after }) =>
        (await lockStudent(tx, studentKey)) ? reschedulePage(tx, studentKey, after) : undefined,
      ({ studentKey }, done) => {
        if (done?.isLast === false) deps.relay.wake()
        else if (done) announce(deps, studentKey, reviewAlone)
      },
    ),
  ]
}
