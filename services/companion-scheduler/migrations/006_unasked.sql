-- Up Migration
-- What was written to students without being asked for: noted before chat-engine gets it, so that a message counts though its
-- scheduler died before it heard that it is in history.
CREATE TABLE unasked_message (
  -- Of the scheduled message, and of the turn that it becomes.
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES student,
  kind text NOT NULL CHECK (kind IN ('checkin', 'followup', 'silence_checkin')),
  -- Where a check-in's text comes from; null when a model wrote it.
  template text,
  written_at timestamptz NOT NULL
);
CREATE INDEX unasked_message_student ON unasked_message (student_key, written_at);
CREATE INDEX unasked_message_age ON unasked_message (written_at);

ALTER TABLE scheduled_message ADD COLUMN template text;
