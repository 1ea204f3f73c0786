-- Up Migration
-- When a push is of use, as whoever scheduled it knows.
ALTER TABLE notification
  ADD COLUMN expires_at timestamptz,
  ADD COLUMN quiet_until timestamptz;

-- Where a delivery stands in the queue of its provider; null while it waits for due_at, and of the previous release's.
ALTER TABLE delivery ADD COLUMN place timestamptz;
CREATE INDEX delivery_place ON delivery (provider, place) WHERE state = 'pending' AND place IS NOT NULL;
CREATE INDEX delivery_waiting ON delivery (due_at) WHERE state = 'pending' AND place IS NULL;

-- Behind everything of theirs that was placed: who has many pushes stands behind those who have few.
ALTER TABLE student ADD COLUMN next_place timestamptz;

-- Until then the provider is asked for nothing.
ALTER TABLE pace ADD COLUMN paused_until timestamptz;

-- Of the student's devices, the one that was not seen for longest.
CREATE INDEX device_seen ON device (student_key, updated_at);
DROP INDEX device_student;
