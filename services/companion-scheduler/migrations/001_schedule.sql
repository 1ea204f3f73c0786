-- Up Migration
-- Locked first by every write about a student: erasing one is closing this row.
CREATE TABLE student (
  student_key uuid PRIMARY KEY,
  erased_at timestamptz
);

-- What the companion will write first. A row goes when it is delivered or dropped: history has what was delivered.
CREATE TABLE scheduled_message (
  -- Also of the turn that it becomes.
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES student,
  kind text NOT NULL CHECK (kind IN ('reminder', 'checkin', 'followup', 'silence_checkin')),
  text text NOT NULL,
  reason text,
  cancel_on text NOT NULL DEFAULT 'none' CHECK (cancel_on IN ('none', 'user_message')),
  -- Of a silence check-in: when the silence began that it is for.
  silent_since timestamptz,
  due_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The claim: nobody takes the row before next_attempt_at, and attempt fences, so that a claimer which outlived its lease
  -- decides nothing.
  next_attempt_at timestamptz NOT NULL,
  attempt integer NOT NULL DEFAULT 0,
  refusals integer NOT NULL DEFAULT 0,
  refusal text,
  -- Refused too often: it stays until an operator has looked at it.
  parked_at timestamptz,
  CHECK ((kind = 'silence_checkin') = (silent_since IS NOT NULL))
);
CREATE INDEX scheduled_message_due ON scheduled_message (next_attempt_at) WHERE parked_at IS NULL;
CREATE INDEX scheduled_message_student ON scheduled_message (student_key, due_at);
CREATE UNIQUE INDEX scheduled_message_silence ON scheduled_message (student_key, silent_since)
  WHERE kind = 'silence_checkin';
CREATE INDEX scheduled_message_parked ON scheduled_message (parked_at) WHERE parked_at IS NOT NULL;

-- Messages that were cancelled before they came: a command that adds one may be overtaken by the one that cancels it.
CREATE TABLE cancelled_message (
  student_key uuid NOT NULL REFERENCES student,
  id uuid NOT NULL,
  cancelled_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (student_key, id)
);
CREATE INDEX cancelled_message_age ON cancelled_message (cancelled_at);

-- The daily job: one row for each date in Istanbul, which says how far it has come.
CREATE TABLE checkin_run (
  day date PRIMARY KEY,
  -- Students are looked for who have been silent since then or longer.
  silent_by timestamptz NOT NULL,
  next_page text,
  found integer NOT NULL DEFAULT 0,
  scheduled integer NOT NULL DEFAULT 0,
  composed integer NOT NULL DEFAULT 0,
  started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  finished_at timestamptz,
  attempt integer NOT NULL DEFAULT 1,
  lease_until timestamptz
);
