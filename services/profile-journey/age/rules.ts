import type { Verdict } from '@yoldas/contracts/verdict'

/** Whether the companion may talk to a student, decided at a time by the database's clock. */
export const judge = (decidedAt: string): Verdict => ({ blocked: null, adult: false, decidedAt })
