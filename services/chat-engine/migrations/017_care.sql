-- Up Migration
-- What distress a conversation holds (care/rules.ts) and since when; it stays when it has ended, for 30 days. The last answer by hand:
-- which variant it was, and its turn, after which no earlier turn stores an answer any more. Whether what holds has had an answer by
-- hand, and its one check-in.
ALTER TABLE conversation
  ADD COLUMN care_tier text CHECK (care_tier IN ('serious', 'acute')),
  ADD COLUMN care_category text CHECK (care_category IN ('self-harm', 'abuse', 'danger', 'eating', 'other')),
  ADD COLUMN care_at timestamptz,
  ADD COLUMN care_until timestamptz,
  ADD COLUMN care_answer text,
  ADD COLUMN care_turn_index integer,
  ADD COLUMN care_answered boolean NOT NULL DEFAULT false,
  ADD COLUMN care_checked_in boolean NOT NULL DEFAULT false,
  ADD CHECK (num_nulls(care_tier, care_category, care_at, care_until) IN (0, 4));
CREATE INDEX conversation_care ON conversation (care_at) WHERE care_at IS NOT NULL;

-- How urgent a turn is, once by each that found something: never what was written.
CREATE TABLE concern (
  turn_id uuid NOT NULL REFERENCES turn,
  source text NOT NULL CHECK (source IN ('words', 'model', 'moderation', 'said')),
  student_key uuid NOT NULL REFERENCES conversation,
  tier text NOT NULL CHECK (tier IN ('check', 'low', 'serious', 'acute')),
  category text NOT NULL CHECK (category IN ('self-harm', 'abuse', 'danger', 'eating', 'other')),
  found_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (turn_id, source)
);
CREATE INDEX concern_student ON concern (student_key, turn_id, source);
CREATE INDEX concern_found ON concern (found_at);

-- Whom to call, on answers to distress: [{ name, phone }].
ALTER TABLE message ADD COLUMN help jsonb NOT NULL DEFAULT '[]';

-- Of what the companion writes first and has to wait for its turn.
ALTER TABLE turn
  ADD COLUMN hides_preview boolean NOT NULL DEFAULT false,
  ADD COLUMN is_care_checkin boolean NOT NULL DEFAULT false;
