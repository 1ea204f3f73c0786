import { ConsentKind } from '@yoldas/contracts/age'
import { sql } from '@yoldas/db'

/**
 * As rows. They stand in the statement itself: of an array among its values Postgres guesses ten, finds a plan for the
 * real ones cheaper, and plans the statement anew each time, which costs more than running it.
 */
export const kinds = sql.fragment`(VALUES ${sql.join(
  ConsentKind.options.map((kind) => sql.fragment`(${sql.literalValue(kind)})`),
  sql.fragment`, `,
)}) AS k (kind)`

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
