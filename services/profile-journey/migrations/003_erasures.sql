-- Up Migration
-- That someone left, so that tokens of sign-ins before it are refused. Keyed hashes only: nobody can be read from it.
CREATE TABLE tombstone (
  sub_hash bytea PRIMARY KEY,
  erased_at timestamptz NOT NULL
);

-- What has to follow from it, until every service has said that it holds nothing more; then the key goes too.
CREATE TABLE erasure (
  id uuid PRIMARY KEY,
  student_key uuid UNIQUE,
  requested_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  announced_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  pending text[] NOT NULL,
  completed_at timestamptz,
  CHECK ((completed_at IS NULL) = (student_key IS NOT NULL))
);
CREATE INDEX erasure_pending ON erasure (announced_at) WHERE completed_at IS NULL;
