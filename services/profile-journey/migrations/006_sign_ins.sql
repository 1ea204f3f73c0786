-- Up Migration
-- Sign-ins, in epoch seconds, that tokens told of before they could have been: the clock that made them is ahead. They are later
-- than a deletion that they come before, so a tombstone keeps those that its student was seen with.
ALTER TABLE student ADD COLUMN ahead_sign_ins double precision[] NOT NULL DEFAULT '{}';
ALTER TABLE tombstone ADD COLUMN ahead_sign_ins double precision[] NOT NULL DEFAULT '{}';
