-- Up Migration
-- When each preference of what the companion writes first was decided, by its name: a command that was overtaken by a newer decision
-- changes nothing.
ALTER TABLE student ADD COLUMN preferred_at jsonb NOT NULL DEFAULT '{}';
