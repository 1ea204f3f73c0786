import { type Bus, type Handler, handle } from '@yoldas/bus'
import { takeVerdict as takeNow, verdictChanged } from '@yoldas/contracts/verdict'
import type { Db } from '@yoldas/db'
import { handleCommand } from '@yoldas/outbox'
import { showMessage } from '../conversation/open.ts'
import { takeVerdict } from './store.ts'

type Deps = { db: Db; bus: Pick<Bus, 'publishHistory'> }

/** A verdict comes by a request, so that it counts at once, and by a command, so that it comes for certain. */
export const verdictHandlers = ({ db, bus }: Deps): Handler[] => [
  handle(takeNow, async (given) => {
    const notice = await db.transaction((tx) => takeVerdict(tx, given))
    showMessage(bus, given.studentKey, notice)
    return { taken: true as const }
  }),

  handleCommand(verdictChanged, db, takeVerdict, ({ studentKey }, notice = null) =>
    showMessage(bus, studentKey, notice),
  ),
]
