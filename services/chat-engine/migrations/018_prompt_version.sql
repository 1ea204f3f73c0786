-- Up Migration
-- Of the instructions that the model was given (turn/promptTexts.ts); null for a turn that no model was asked for, or of before.
ALTER TABLE turn ADD COLUMN prompt_version text;
