-- Up Migration
-- When the push of what the companion writes first is of use: it waits with its turn.
ALTER TABLE turn
  ADD COLUMN push_expires_at timestamptz,
  ADD COLUMN push_quiet_until timestamptz;
