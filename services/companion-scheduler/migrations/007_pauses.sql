-- Up Migration
-- Until when a student is written nothing unasked, by what they chose in a notification. Why is not kept.
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

-- Reminders that were delivered, for as long as their notifications can be acted on: what comes again, and which block is done.
-- A row is made by the statement that removes the scheduled one, so that erasing a student, which removes that one first, leaves
-- none; no foreign key locks students in the order of deliveries.
CREATE TABLE delivered_reminder (
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL,
  text text NOT NULL,
  reason text,
  due_at timestamptz NOT NULL,
  block_id uuid,
  block_ends_at timestamptz,
  snoozed_from uuid,
  delivered_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX delivered_reminder_student ON delivered_reminder (student_key, id);
CREATE INDEX delivered_reminder_age ON delivered_reminder (delivered_at);

ALTER TABLE scheduled_message
  -- Of a check-in that follows distress, or the last day of an exam: a student has one of each at most.
  ADD COLUMN occasion text CHECK (occasion IN ('care', 'exam')),
  -- Of a reminder that comes again: the first one. Cancelling that one cancels this one too.
  ADD COLUMN snoozed_from uuid;
CREATE UNIQUE INDEX scheduled_message_occasion ON scheduled_message (student_key, occasion) WHERE occasion IS NOT NULL;

-- After the silent come those whose exam ends on the day, in pages of their own.
ALTER TABLE checkin_run
  ADD COLUMN step text NOT NULL DEFAULT 'silent' CHECK (step IN ('silent', 'exams', 'done')),
  ADD COLUMN exam_page uuid,
  ADD COLUMN exams integer NOT NULL DEFAULT 0;
