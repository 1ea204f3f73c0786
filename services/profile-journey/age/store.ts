import { sql } from '@yoldas/db'

/**
 * When a verdict is decided, with microseconds. The statement's time is before what the statement reads: a reading that
 * misses a change never has a later time than one that begins after the commit of the change.
 */
export const decidedAt = sql.fragment`
  to_char(statement_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "decidedAt"`
