-- Up Migration
-- What leaves a service and what has arrived: every service with tables has these, in its own schema.

CREATE DOMAIN outgoing_kind AS text CHECK (VALUE IN ('command', 'event'));

-- A command or an event, recorded in the transaction that it speaks of. A command's row goes when its addressee has
-- committed it; an event's stays as long as the stream keeps the event, to be published again if that loses it.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  kind outgoing_kind NOT NULL,
  -- The service that a command is for; null for an event.
  addressee text,
  subject text NOT NULL,
  student_key uuid NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The claim: nobody else takes the row before due_at.
  due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  attempts integer NOT NULL DEFAULT 0,
  refusals integer NOT NULL DEFAULT 0,
  -- Of an event that the stream has: in which stream, and where.
  published_at timestamptz,
  incarnation text,
  sequence bigint,
  -- W3C trace context of the span that recorded the message: its delivery and its handling continue that trace.
  traceparent text
);
-- By addressee: a service that is away holds back no other, however much waits for it.
CREATE INDEX outbox_lane ON outbox (coalesce(addressee, ''), due_at) WHERE published_at IS NULL;
CREATE INDEX outbox_published ON outbox (published_at) WHERE published_at IS NOT NULL;
-- To find the events that the stream has lost.
CREATE INDEX outbox_place ON outbox (incarnation, sequence) WHERE published_at IS NOT NULL;
CREATE INDEX outbox_student ON outbox (student_key);

-- Ids of messages whose effect is committed: a repeat does nothing.
CREATE TABLE inbox (
  id uuid PRIMARY KEY,
  consumed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX inbox_consumed ON inbox (consumed_at);

-- How often a received event was refused for its content.
CREATE TABLE inbox_refusal (
  id uuid PRIMARY KEY,
  refusals integer NOT NULL,
  refused_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX inbox_refusal_refused ON inbox_refusal (refused_at);

-- Messages that were refused too often; an operator looks at each.
CREATE TABLE dead_letter (
  id uuid PRIMARY KEY,
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  subject text NOT NULL,
  student_key uuid,
  payload jsonb NOT NULL,
  reason text NOT NULL,
  parked_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX dead_letter_parked ON dead_letter (parked_at);
