-- Up Migration
-- Tokens of the student's turns on the day, in Istanbul, on which any were last spent.
ALTER TABLE conversation
  ADD COLUMN spent_on date,
  ADD COLUMN spent_tokens bigint NOT NULL DEFAULT 0;

-- What each engine has spent on a day: engines write rows of their own, and the deployment's is their sum.
CREATE TABLE spending (
  day date,
  engine_id uuid,
  tokens bigint NOT NULL,
  PRIMARY KEY (day, engine_id)
);
