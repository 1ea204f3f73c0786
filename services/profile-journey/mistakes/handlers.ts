import { type Bus, type Handler, handle } from '@yoldas/bus'
import {
  createMistake,
  getMistake,
  hasPicture,
  listMistakes,
  maxSummaryKeys,
  patchMistake,
  removeMistake,
  summarizeMistakes,
} from '@yoldas/contracts/mistakes'
import type { Db } from '@yoldas/db'
import type { Relay } from '@yoldas/outbox'
import { type Announcer, changeAnnounced } from '../announcing.ts'
import { findMade, findMistakes, hasItem } from '../review/store.ts'
import { findStudent } from '../students/store.ts'
import * as changes from './changes.ts'
import { takePicture } from './picture.ts'
import { withShares } from './rules.ts'
import * as store from './store.ts'

const erased = { kind: 'erased' as const }
const unknown = { kind: 'unknown' as const }
const unknownPlace = {
  kind: 'invalid' as const,
  issues: [{ path: 'before', message: 'not the id of one on the page before' }],
}

type Deps = { db: Db; bus: Pick<Bus, 'request'>; relay: Pick<Relay, 'wake'> } & Announcer

export function mistakeHandlers(deps: Deps): Handler[] {
  const { db, bus, relay } = deps
  const absent = async (studentKey: string) => ((await findStudent(db, studentKey)) ? unknown : erased)
  return [
    handle(createMistake, async ({ mediaId, ...asked }, deadline) => {
      const { studentKey, id, clientId = null } = asked
      // A repeat needs no picture: what was made has it.
      const made = await findMade(db, studentKey, 'mistake', { id, clientId })
      const [mistake] = made ? await findMistakes(db, [made]) : []
      if (mistake) return { kind: 'stored' as const, mistake }
      const picture = await takePicture(bus, studentKey, mediaId, deadline)
      if (picture.kind !== 'taken') return picture
      const wanted = { ...asked, media: picture.media ?? null }
      return changeAnnounced(deps, studentKey, (tx) => changes.addMistake(tx, wanted, 'student'))
    }),

    handle(listMistakes, async ({ studentKey, limit, before = null, ...filter }) => {
      if (before !== null && !(await hasItem(db, studentKey, 'mistake', before))) return unknownPlace
      const mistakes = await store.listMistakes(db, studentKey, filter, { limit: limit + 1, before })
      if (mistakes.length === 0 && !(await findStudent(db, studentKey))) return erased
      return { kind: 'page' as const, mistakes: mistakes.slice(0, limit), hasMore: mistakes.length > limit }
    }),

    handle(getMistake, async ({ studentKey, id }) => {
      const mistake = await store.findMistake(db, studentKey, id)
      return mistake ? { kind: 'found' as const, mistake } : await absent(studentKey)
    }),

    handle(patchMistake, async ({ studentKey, id, patch: { mediaId, ...patch } }, deadline) => {
      if (!(await store.findMistake(db, studentKey, id))) return await absent(studentKey)
      const picture = await takePicture(bus, studentKey, mediaId, deadline)
      if (picture.kind !== 'taken') return picture
      const wanted = { ...patch, media: picture.media }
      const changed = await changeAnnounced(deps, studentKey, (tx) => changes.changeMistake(tx, studentKey, id, wanted))
      relay.wake()
      return changed
    }),

    handle(removeMistake, async ({ studentKey, id }) => {
      const removed = await changeAnnounced(deps, studentKey, (tx) => changes.removeMistake(tx, studentKey, id))
      relay.wake()
      return removed
    }),

    handle(hasPicture, async ({ studentKey, mediaId }) => ({
      isUsed: await store.hasPicture(db, studentKey, mediaId),
    })),

    handle(summarizeMistakes, async ({ studentKey, ...days }) => {
      const total = await store.countEntered(db, studentKey, days.from, days.to)
      if (total === 0 && !(await findStudent(db, studentKey))) return erased
      const by = async (what: Parameters<typeof store.countBy>[3]) =>
        withShares(await store.countBy(db, studentKey, days, what, maxSummaryKeys), total)
      return {
        kind: 'summary' as const,
        total,
        bySubject: await by('subject'),
        byTopic: await by('topic'),
        byCause: await by('cause'),
      }
    }),
  ]
}
