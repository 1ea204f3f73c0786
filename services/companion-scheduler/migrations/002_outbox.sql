-- Up Migration
-- What leaves this service and what has arrived: libs/outbox says how they are used.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('command', 'event')),
  addressee text,
  subject text NOT NULL,
  student_key uuid NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  attempts integer NOT NULL DEFAULT 0,
  refusals integer NOT NULL DEFAULT 0,
  -- Of events that the stream has: in which stream, and where.
  published_at timestamptz,
  incarnation text,
  sequence bigint
);
CREATE INDEX outbox_due ON outbox (due_at) WHERE published_at IS NULL;
CREATE INDEX outbox_published ON outbox (published_at) WHERE published_at IS NOT NULL;
CREATE INDEX outbox_student ON outbox (student_key);

CREATE TABLE inbox (
  id uuid PRIMARY KEY,
  consumed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX inbox_consumed ON inbox (consumed_at);

CREATE TABLE inbox_refusal (
  id uuid PRIMARY KEY,
  refusals integer NOT NULL,
  refused_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- Messages that were refused for what they are; an operator looks at each.
CREATE TABLE dead_letter (
  id uuid PRIMARY KEY,
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  subject text NOT NULL,
  student_key uuid,
  payload jsonb NOT NULL,
  reason text NOT NULL,
  parked_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
