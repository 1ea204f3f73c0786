-- Up Migration
-- Silent students without a check-in, because their profiles could not be read.
ALTER TABLE checkin_run ADD COLUMN skipped integer NOT NULL DEFAULT 0;
