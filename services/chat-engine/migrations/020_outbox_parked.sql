-- Up Migration
-- Parked messages by their age, to find those that are forgotten.
CREATE INDEX dead_letter_parked ON dead_letter (parked_at);
