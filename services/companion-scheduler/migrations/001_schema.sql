-- Up Migration
-- Locked first by every write about a student: erasing a student closes this row.
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
  -- Where a check-in's text comes from; null when a model wrote it, also in advance, or people did ('care').
  template text,
  reason text,
  -- The student's message on which the companion scheduled it.
  after_message_id uuid,
  cancel_on text NOT NULL DEFAULT 'none' CHECK (cancel_on IN ('none', 'user_message')),
  -- Of a silence check-in: when the silence began that it is for.
  silent_since timestamptz,
  -- Of a check-in that follows distress or the last day of an exam, of the warning before a student is erased who was not
  -- seen for long, of the week's message, and of that about reviews: a student has one of each at most.
  occasion text CHECK (occasion IN ('care', 'exam', 'inactive', 'reviews', 'weekly')),
  -- Of the reminder of a block of the plan: which block, and when it ends. The plan decides about it, so no list shows
  -- it.
  block_id uuid,
  block_ends_at timestamptz,
  -- Of a reminder that comes again: the first one. Cancelling that one cancels this one too.
  snoozed_from uuid,
  due_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The claim: nobody takes the row before next_attempt_at, and attempt fences, so that a claimer which outlived its
  -- lease decides nothing.
  next_attempt_at timestamptz NOT NULL,
  attempt integer NOT NULL DEFAULT 0,
  refusals integer NOT NULL DEFAULT 0,
  refusal text,
  -- Refused too often: it stays until an operator has looked at it.
  parked_at timestamptz,
  CHECK ((kind = 'silence_checkin') = (silent_since IS NOT NULL)),
  CONSTRAINT scheduled_message_block CHECK ((block_id IS NULL) = (block_ends_at IS NULL))
  -- A claim changes attempt and next_attempt_at alone, which no index has: in a page with room it needs no index entry.
) WITH (fillfactor = 50);
-- What is due is found by when it came due; what is claimed, or waits to be tried again, is passed over.
CREATE INDEX scheduled_message_due_at ON scheduled_message (due_at) WHERE parked_at IS NULL;
CREATE INDEX scheduled_message_student ON scheduled_message (student_key, due_at);
CREATE UNIQUE INDEX scheduled_message_silence ON scheduled_message (student_key, silent_since)
  WHERE kind = 'silence_checkin';
CREATE UNIQUE INDEX scheduled_message_occasion ON scheduled_message (student_key, occasion) WHERE occasion IS NOT NULL;
CREATE INDEX scheduled_message_parked ON scheduled_message (parked_at) WHERE parked_at IS NOT NULL;

-- Messages that were cancelled before they came: a command that adds one may be overtaken by the one that cancels it.
CREATE TABLE cancelled_message (
  student_key uuid NOT NULL REFERENCES student,
  id uuid NOT NULL,
  cancelled_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (student_key, id)
);
CREATE INDEX cancelled_message_age ON cancelled_message (cancelled_at);

-- What was written to students unasked: noted before chat-engine gets it, so that a message counts even if its
-- scheduler died before it learned that it is in history.
CREATE TABLE unasked_message (
  -- Of the scheduled message, and of the turn that it becomes.
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES student,
  kind text NOT NULL CHECK (kind IN ('checkin', 'followup', 'silence_checkin')),
  template text,
  -- Whether it is one that the student turned on: other rules hold between those and others.
  turned_on boolean NOT NULL DEFAULT false,
  written_at timestamptz NOT NULL
);
CREATE INDEX unasked_message_student ON unasked_message (student_key, written_at);
CREATE INDEX unasked_message_age ON unasked_message (written_at);

-- Until when nothing unasked is written to a student, by what they chose in a notification. The reason is not kept.
CREATE TABLE pause (
  student_key uuid PRIMARY KEY REFERENCES student,
  until timestamptz NOT NULL
);
CREATE INDEX pause_until ON pause (until);

-- What students chose in notifications: each action of a message works once, and answers what was written until then.
CREATE TABLE notification_action (
  student_key uuid NOT NULL REFERENCES student,
  -- Of the message.
  turn_id uuid NOT NULL,
  action text NOT NULL,
  acted_at timestamptz NOT NULL,
  PRIMARY KEY (student_key, turn_id, action)
);
CREATE INDEX notification_action_age ON notification_action (acted_at);

-- Reminders that were delivered, for as long as their notifications can be acted on: what comes again, and which block
-- is done. The statement that removes the scheduled row makes this one, so erasing a student, which removes that row
-- first, leaves none. No foreign key: it would lock students in the order of deliveries.
CREATE TABLE delivered_reminder (
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL,
  text text NOT NULL,
  reason text,
  after_message_id uuid,
  due_at timestamptz NOT NULL,
  block_id uuid,
  block_ends_at timestamptz,
  snoozed_from uuid,
  delivered_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX delivered_reminder_student ON delivered_reminder (student_key, id);
CREATE INDEX delivered_reminder_age ON delivered_reminder (delivered_at);

-- The daily job: one row for each date in Istanbul, which says how far the run has come.
CREATE TABLE checkin_run (
  day date PRIMARY KEY,
  -- Students are looked for who have been silent since then or longer.
  silent_by timestamptz NOT NULL,
  -- After the silent come those whose exam ends on the day; each step has pages of its own.
  step text NOT NULL DEFAULT 'silent' CHECK (step IN ('silent', 'exams', 'done')),
  next_page text,
  exam_page uuid,
  found integer NOT NULL DEFAULT 0,
  scheduled integer NOT NULL DEFAULT 0,
  composed integer NOT NULL DEFAULT 0,
  -- Silent students without a check-in, because their profiles could not be read.
  skipped integer NOT NULL DEFAULT 0,
  exams integer NOT NULL DEFAULT 0,
  started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  finished_at timestamptz,
  attempt integer NOT NULL DEFAULT 1,
  lease_until timestamptz
);

-- The messages that students turn on: one row for each day of reviews, and for each week by its Monday, which says how
-- far the run has come.
CREATE TABLE turned_on_run (
  occasion text NOT NULL CHECK (occasion IN ('reviews', 'weekly')),
  day date NOT NULL,
  next_page uuid,
  scheduled integer NOT NULL DEFAULT 0,
  started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  finished_at timestamptz,
  attempt integer NOT NULL DEFAULT 1,
  lease_until timestamptz,
  PRIMARY KEY (occasion, day)
);
