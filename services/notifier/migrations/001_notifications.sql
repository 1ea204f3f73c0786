-- Up Migration
-- Locked first by every write about a student: erasing one is closing this row.
CREATE TABLE student (
  student_key uuid PRIMARY KEY,
  erased_at timestamptz
);

-- A token may be longer than an index entry: it is known by its SHA-256.
CREATE TABLE device (
  token_hash bytea PRIMARY KEY,
  token text NOT NULL,
  student_key uuid NOT NULL REFERENCES student,
  platform text NOT NULL CHECK (platform IN ('ios', 'android')),
  app_version text,
  locale text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX device_student ON device (student_key);

-- What students are told of: one per turn.
CREATE TABLE notification (
  turn_id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES student,
  type text NOT NULL CHECK (type IN ('reply', 'scheduled', 'silence_checkin')),
  message_type text,
  message_id uuid NOT NULL,
  bubbles integer NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX notification_student ON notification (student_key);
CREATE INDEX notification_created ON notification (created_at);

-- The way of a notification to one device, or by alias where the student has none.
CREATE TABLE delivery (
  id uuid PRIMARY KEY,
  turn_id uuid NOT NULL REFERENCES notification ON DELETE CASCADE,
  student_key uuid NOT NULL,
  device_hash bytea,
  provider text NOT NULL GENERATED ALWAYS AS (CASE WHEN device_hash IS NULL THEN 'onesignal' ELSE 'fcm' END) STORED,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'dropped')),
  due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The claim: attempt fences, so that a sender which outlived its lease settles nothing.
  attempt integer NOT NULL DEFAULT 0,
  lease_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE NULLS NOT DISTINCT (turn_id, device_hash)
);
CREATE INDEX delivery_due ON delivery (provider, due_at) WHERE state = 'pending';
CREATE INDEX delivery_student ON delivery (student_key);
CREATE INDEX delivery_device ON delivery (device_hash) WHERE state = 'pending';

-- The ledger: a row before each attempt, and what the provider answered.
CREATE TABLE attempt (
  id uuid PRIMARY KEY,
  delivery_id uuid NOT NULL REFERENCES delivery ON DELETE CASCADE,
  attempt integer NOT NULL,
  provider text NOT NULL CHECK (provider IN ('fcm', 'onesignal')),
  started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  finished_at timestamptz,
  outcome text,
  status integer,
  -- The provider's code and message; never what was sent.
  answer text,
  UNIQUE (delivery_id, attempt)
);

-- Paces each provider over all replicas: a send takes a token.
CREATE TABLE pace (
  provider text PRIMARY KEY,
  tokens double precision NOT NULL DEFAULT 0,
  refilled_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
INSERT INTO pace (provider) VALUES ('fcm'), ('onesignal');

-- Only the SHA-256 of a token. Without a student it is of one who has left, and names nobody.
CREATE TABLE reply_token (
  token_hash bytea PRIMARY KEY,
  student_key uuid,
  message_id uuid,
  device_hash bytea,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  CHECK ((student_key IS NULL) = (message_id IS NULL)),
  CHECK (student_key IS NOT NULL OR device_hash IS NULL)
);
CREATE INDEX reply_token_device ON reply_token (device_hash) WHERE device_hash IS NOT NULL;
CREATE INDEX reply_token_student ON reply_token (student_key) WHERE student_key IS NOT NULL;
CREATE INDEX reply_token_expiry ON reply_token (expires_at);

-- Replies that were accepted, for as long as a repeat is one.
CREATE TABLE reply_mark (
  student_key uuid NOT NULL REFERENCES student,
  client_id uuid NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (student_key, client_id)
);
CREATE INDEX reply_mark_accepted ON reply_mark (accepted_at);
