-- Up Migration
-- A turn that nobody watches is run again by itself when it failed: how often it was, and when it may be taken next.
ALTER TABLE turn
  ADD COLUMN reruns integer NOT NULL DEFAULT 0,
  ADD COLUMN not_before timestamptz;
