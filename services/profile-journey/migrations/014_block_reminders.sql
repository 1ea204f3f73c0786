-- Up Migration
ALTER TABLE plan_block
  ADD COLUMN remind boolean NOT NULL DEFAULT false,
  -- Of the message that is scheduled for its start; it stays when that has been delivered.
  ADD COLUMN reminder_id uuid;
-- Those that a student is still to be reminded of are counted.
CREATE INDEX plan_block_remind ON plan_block (student_key, day) WHERE remind AND status = 'planned';
