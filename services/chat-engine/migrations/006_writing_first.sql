-- Up Migration
-- What the companion writes first has its text before its turn: it waits for the student's unfinished turns like any other,
-- and any engine stores it.
ALTER TABLE turn
  ADD COLUMN prepared_text text,
  ADD COLUMN message_type text,
  ADD CHECK ((prepared_text IS NULL) OR origin IN ('scheduled', 'silence_checkin'));

-- Silent since: the student's last message, else their first contact. One check-in for each silence.
ALTER TABLE conversation
  ADD COLUMN silent_since timestamptz,
  ADD COLUMN checked_in boolean NOT NULL DEFAULT false;
UPDATE conversation AS c
SET silent_since = coalesce(
  (
    SELECT created_at FROM message WHERE student_key = c.student_key AND role = 'user'
    ORDER BY position DESC LIMIT 1
  ),
  c.created_at
);
ALTER TABLE conversation
  ALTER COLUMN silent_since SET DEFAULT clock_timestamp(),
  ALTER COLUMN silent_since SET NOT NULL;
CREATE INDEX conversation_silent ON conversation (silent_since, student_key) WHERE NOT checked_in AND erased_at IS NULL;
