-- Up Migration
CREATE TABLE exam_result (
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES student ON DELETE CASCADE,
  client_id uuid,
  day date NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 128),
  exam_type text NOT NULL,
  is_branch boolean NOT NULL,
  -- With the nets that they had when they were stored: an exam may change its rules, its past results do not.
  sections jsonb NOT NULL,
  total_net numeric(6, 2) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX exam_result_day ON exam_result (student_key, day, created_at, id);
CREATE INDEX exam_result_type ON exam_result (student_key, exam_type, day, created_at, id);
CREATE UNIQUE INDEX exam_result_client ON exam_result (student_key, client_id) WHERE client_id IS NOT NULL;

CREATE TABLE study_session (
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES student ON DELETE CASCADE,
  client_id uuid,
  day date NOT NULL,
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 64),
  topic text CHECK (char_length(topic) <= 128),
  minutes smallint NOT NULL CHECK (minutes BETWEEN 1 AND 960),
  correct smallint CHECK (correct BETWEEN 0 AND 1000),
  wrong smallint CHECK (wrong BETWEEN 0 AND 1000),
  blank smallint CHECK (blank BETWEEN 0 AND 1000),
  block_id uuid REFERENCES plan_block ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
-- Statistics read nothing but this index.
CREATE INDEX study_session_day ON study_session (student_key, day, created_at, id)
  INCLUDE (subject, topic, minutes, correct, wrong, blank);
CREATE INDEX study_session_block ON study_session (block_id) WHERE block_id IS NOT NULL;
CREATE UNIQUE INDEX study_session_client ON study_session (student_key, client_id) WHERE client_id IS NOT NULL;
-- Done work, by day: it counts in hours and streak.
CREATE INDEX plan_block_done ON plan_block (student_key, day) INCLUDE (id, subject, minutes) WHERE status = 'done';
