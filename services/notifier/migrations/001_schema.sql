-- Up Migration
-- Locked first by every write about a student: erasing a student closes this row.
CREATE TABLE student (
  student_key uuid PRIMARY KEY,
  erased_at timestamptz,
  -- The day in Istanbul on which a reply of theirs was accepted last.
  replied_on date,
  -- How many messages they have not read, by the newest event that is known: its revision is the highest.
  unread integer NOT NULL DEFAULT 0,
  unread_revision bigint NOT NULL DEFAULT 0,
  -- Behind everything of theirs in the queue: a student with many pushes stands behind those with few.
  next_place timestamptz
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
-- Of a student's devices, the one that was not seen for longest.
CREATE INDEX device_seen ON device (student_key, updated_at);

-- What students are notified of: one per turn.
CREATE TABLE notification (
  turn_id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES student,
  type text NOT NULL CHECK (type IN ('reply', 'scheduled', 'silence_checkin')),
  message_type text,
  message_id uuid NOT NULL,
  bubbles integer NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- From when on a push is of no use, as the sender of the event knows.
  expires_at timestamptz,
  -- W3C trace context of the event: pushes are of its trace, whenever they are sent.
  traceparent text
);
-- A reply token names a message: the actions that it offers are found by it.
CREATE INDEX notification_message ON notification (student_key, message_id);
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
  -- Where it stands in the queue of its provider; null while it waits for due_at.
  place timestamptz,
  -- The last attempt failed while the provider was away: it is due when that is back, whatever due_at says.
  waits_for_provider boolean NOT NULL DEFAULT false,
  -- The claim: attempt fences, so that a sender which outlived its lease settles nothing.
  attempt integer NOT NULL DEFAULT 0,
  lease_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE NULLS NOT DISTINCT (turn_id, device_hash)
  -- A claim changes no column that an index has: in a page with room it needs no index entry.
) WITH (fillfactor = 70);
CREATE INDEX delivery_place ON delivery (provider, place) WHERE state = 'pending' AND place IS NOT NULL;
CREATE INDEX delivery_waiting ON delivery (due_at) WHERE state = 'pending' AND place IS NULL;
CREATE INDEX delivery_student ON delivery (student_key);
CREATE INDEX delivery_device ON delivery (device_hash) WHERE state = 'pending';

-- The ledger: a row before each attempt, and the provider's answer.
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
) WITH (fillfactor = 70);

-- Paces each provider over all replicas: a send takes a token.
CREATE TABLE pace (
  provider text PRIMARY KEY,
  tokens double precision NOT NULL DEFAULT 0,
  refilled_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Until then the provider is asked for nothing.
  paused_until timestamptz,
  -- Attempts in a row that it failed by itself. From some number on it counts as away, and is asked for one push at a
  -- time, not before probe_at.
  failures integer NOT NULL DEFAULT 0,
  probe_at timestamptz
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

-- What a student chose in a notification, beside replies. It goes with its notification, which outlives every token
-- for it.
CREATE TABLE notification_action (
  turn_id uuid NOT NULL REFERENCES notification ON DELETE CASCADE,
  action text NOT NULL CHECK (action IN ('snooze', 'mute_week', 'done')),
  client_id uuid,
  acted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (turn_id, action)
);
CREATE INDEX notification_action_client ON notification_action (client_id) WHERE client_id IS NOT NULL;

-- What a reply does to the tables, in one statement. VOLATILE: the statements after the lock see what was
-- committed while it was waited for. Belongs in a transaction, which its caller rolls back when the outcome is 'busy',
-- since the reply is marked by then. The first reply of a day also sends the command that the student was seen.
CREATE FUNCTION accept_reply(
  of_student uuid, of_token bytea, reply_id uuid, sent_as uuid, most int,
  command_id uuid, addressed_to text, of_subject text, said jsonb,
  seen_id uuid, seen_to text, seen_subject text, trace text
) RETURNS TABLE (outcome text)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  left_at timestamptz;
  today date := (statement_timestamp() AT TIME ZONE 'Europe/Istanbul')::date;
BEGIN
  LOOP
    SELECT erased_at INTO left_at FROM student WHERE student_key = of_student FOR UPDATE;
    EXIT WHEN FOUND;
    INSERT INTO student (student_key) VALUES (of_student) ON CONFLICT DO NOTHING;
  END LOOP;
  IF left_at IS NOT NULL THEN
    RETURN QUERY SELECT 'gone';
    RETURN;
  END IF;
  -- It may have been revoked while the student was locked.
  IF NOT EXISTS (
    SELECT FROM reply_token WHERE token_hash = of_token AND revoked_at IS NULL AND expires_at > clock_timestamp()
  ) THEN
    RETURN QUERY SELECT 'invalid';
    RETURN;
  END IF;

  -- The first of this id, or one that comes 10 minutes or more after the last that was: its time counts from then on.
  -- Without a clientId the inbox takes note, which names no student.
  IF sent_as IS NULL THEN
    INSERT INTO inbox (id) VALUES (reply_id) ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO reply_mark AS m (student_key, client_id) VALUES (of_student, sent_as)
    ON CONFLICT (student_key, client_id) DO UPDATE SET accepted_at = clock_timestamp()
    WHERE m.accepted_at <= clock_timestamp() - interval '10 minutes';
  END IF;
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'repeated';
    RETURN;
  END IF;

  IF (
    SELECT count(*) FROM outbox WHERE student_key = of_student AND kind = 'command' AND subject = of_subject
  ) >= most THEN
    RETURN QUERY SELECT 'busy';
    RETURN;
  END IF;
  INSERT INTO outbox (id, kind, addressee, subject, student_key, payload, traceparent)
  VALUES (command_id, 'command', addressed_to, of_subject, of_student, said, trace);
  UPDATE student SET replied_on = today WHERE student_key = of_student AND replied_on IS DISTINCT FROM today;
  IF FOUND THEN
    INSERT INTO outbox (id, kind, addressee, subject, student_key, payload, traceparent)
    VALUES (seen_id, 'command', seen_to, seen_subject, of_student,
      jsonb_build_object('studentKey', of_student, 'day', today), trace);
  END IF;
  RETURN QUERY SELECT 'accepted';
END $$;
