import { sql } from '@yoldas/db'

/** The day in Istanbul, by the database's clock. */
export const today = sql.fragment`(statement_timestamp() AT TIME ZONE 'Europe/Istanbul')::date`

/** What a student whose conversation is `c` has spent today. */
export const spentToday = sql.fragment`CASE WHEN c.spent_on = ${today} THEN c.spent_tokens ELSE 0 END`

/** Of an UPDATE of the conversation: adds to what its student has spent today. */
export const addSpent = (tokens: number) => sql.fragment`
  spent_tokens = CASE WHEN spent_on = ${today} THEN spent_tokens ELSE 0 END + ${tokens}, spent_on = ${today}`
