-- Up Migration
-- A reply's turn between two runs holds nobody back: it is `waiting`, like one behind another turn, but with the time from which
-- it may run. Engines look for those whose time has come.
UPDATE turn SET state = 'waiting' WHERE state = 'ready' AND not_before IS NOT NULL;
CREATE INDEX turn_rerun ON turn (not_before) WHERE state = 'waiting' AND not_before IS NOT NULL;
