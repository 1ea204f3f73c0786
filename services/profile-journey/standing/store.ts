import { ConsentKind } from '@yoldas/contracts/age'
import { sql } from '@yoldas/db'

/** As rows. */
export const kinds = sql.fragment`unnest(${sql.array(ConsentKind.options, 'text')}) AS k (kind)`

/**
 * Of the student `s`. The statement's time is before what the statement reads: a reading that misses a change never has
 * a later time than one that begins after the commit of the change.
 */
export const standing = sql.fragment`
  jsonb_build_object(
    'ages', s.ages,
    'granted', (
      SELECT coalesce(jsonb_object_agg(k.kind, newest.version), '{}') FROM ${kinds} CROSS JOIN LATERAL (
        SELECT version, withdrawn_at FROM consent
        WHERE student_key = s.student_key AND consent.kind = k.kind ORDER BY recorded_at DESC, id DESC LIMIT 1
      ) AS newest
      WHERE newest.withdrawn_at IS NULL
    ),
    'birthYear', s.profile->'birthYear',
    'grade', s.profile->'grade',
    'decidedAt', to_char(statement_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  )`
