import type { Db } from '@yoldas/db'
import { forgetOld } from '../care/store.ts'

/** Forgets what was known of distress 30 days ago. Any replica may, at any time. */
export async function forgetConcerns(db: Db): Promise<void> {
  while ((await forgetOld(db)) > 0);
}
