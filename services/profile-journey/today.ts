import { type Db, databaseTime } from '@yoldas/db'
import { istanbulTime } from '@yoldas/time'

/** The day in Istanbul, by the database's clock. */
export async function today(db: Db): Promise<string> {
  return istanbulTime(new Date(await databaseTime(db))).day
}
