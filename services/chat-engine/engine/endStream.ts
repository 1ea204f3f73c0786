import type { Bus } from '@yoldas/bus'
import type { Db } from '@yoldas/db'
import { liveTurn } from '../answer/live.ts'
import { findTurn } from './find/store.ts'

/** Ends the streams of a turn that ended while no engine had it, as it ended. */
export async function endStream(
  { db, bus }: { db: Db; bus: Pick<Bus, 'publishLive'> },
  studentKey: string,
  turnId: string,
): Promise<void> {
  const turn = await findTurn(db, studentKey, turnId)
  if (turn?.outcome) liveTurn(bus, { turnId, studentKey, attempt: turn.attempt }).end(turn.outcome)
}
