-- Up Migration
-- A conversation's row changes with every turn, and nearly always in columns that no index has: with room beside it,
-- its new version needs no new entries in four indexes. Pages that are there already are filled as they were.
ALTER TABLE conversation SET (fillfactor = 80);
