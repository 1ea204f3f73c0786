-- Up Migration
CREATE TABLE plan_block (
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES student ON DELETE CASCADE,
  -- Of the client: who sends it again gets the block that was made.
  client_id uuid,
  day date NOT NULL,
  start_time time(0),
  minutes smallint NOT NULL CHECK (minutes BETWEEN 5 AND 720),
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 64),
  topic text CHECK (char_length(topic) <= 128),
  kind text NOT NULL CHECK (kind IN ('study', 'practice', 'review', 'exam')),
  status text NOT NULL CHECK (status IN ('planned', 'done', 'skipped')),
  note text CHECK (char_length(note) <= 500),
  source text NOT NULL CHECK (source IN ('user', 'assistant')),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX plan_block_day ON plan_block (student_key, day, start_time, created_at, id);
CREATE UNIQUE INDEX plan_block_client ON plan_block (student_key, client_id) WHERE client_id IS NOT NULL;
