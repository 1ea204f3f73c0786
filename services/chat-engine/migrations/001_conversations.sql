-- Up Migration
-- Locked first by every write about a student, so that order, erasure and numbering need no other lock.
CREATE TABLE conversation (
  student_key uuid PRIMARY KEY,
  next_turn_index integer NOT NULL DEFAULT 0,
  next_position bigint NOT NULL DEFAULT 1,
  scratchpad text NOT NULL DEFAULT '' CHECK (char_length(scratchpad) <= 2000),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  erased_at timestamptz
);

CREATE TABLE turn (
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES conversation,
  turn_index integer NOT NULL,
  origin text NOT NULL CHECK (origin IN ('chat', 'notification', 'scheduled', 'silence_checkin')),
  client_id uuid,
  state text NOT NULL CHECK (state IN ('waiting', 'ready', 'running', 'done', 'failed', 'stopped')),
  accepted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The claim. attempt fences: every write of a worker names the attempt that it was given.
  attempt integer NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0,
  engine_id uuid,
  lease_until timestamptz,
  stop_requested_at timestamptz,
  -- The end, and what it took.
  finished_at timestamptz,
  model text,
  input_tokens integer,
  output_tokens integer,
  first_token_ms integer,
  total_ms integer,
  UNIQUE (student_key, turn_index),
  CHECK ((state = 'running') = (lease_until IS NOT NULL AND engine_id IS NOT NULL)),
  CHECK ((state IN ('done', 'failed', 'stopped')) = (finished_at IS NOT NULL))
);
-- A repeated send finds its turn, at any later time.
CREATE UNIQUE INDEX turn_client ON turn (student_key, client_id) WHERE origin = 'chat' AND client_id IS NOT NULL;
-- What engines look for: these three stay as small as the work at hand.
CREATE INDEX turn_unfinished ON turn (student_key, turn_index) WHERE state IN ('waiting', 'ready', 'running');
CREATE INDEX turn_ready ON turn (accepted_at) WHERE state = 'ready';
CREATE INDEX turn_lease ON turn (lease_until) WHERE state = 'running';

CREATE TABLE message (
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES conversation,
  -- Strictly growing per student, in the order of storing: what cursors point at.
  position bigint NOT NULL,
  turn_id uuid NOT NULL REFERENCES turn,
  turn_index integer NOT NULL,
  role text NOT NULL CHECK (role IN ('user', 'assistant')),
  origin text NOT NULL,
  content text NOT NULL,
  reply_to_id uuid REFERENCES message,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (student_key, position)
);
CREATE INDEX message_turn ON message (turn_id);
-- What a turn is told of the past: newest turns first, in each the order of storing.
CREATE INDEX message_context ON message (student_key, turn_index, position);
CREATE INDEX message_reply ON message (reply_to_id) WHERE reply_to_id IS NOT NULL;
