-- Up Migration
-- What a column of a table that every turn writes may hold is said by a domain: Postgres reads the CHECKs of a table
-- anew for each statement that writes a row of it, whatever that sets (docs/hot-paths.md). Only what is about several
-- columns is a CHECK there.
CREATE DOMAIN turn_origin AS text CHECK (
  VALUE IN ('chat', 'notification', 'scheduled', 'silence_checkin', 'notice')
);
CREATE DOMAIN turn_state AS text CHECK (VALUE IN ('waiting', 'ready', 'running', 'done', 'failed', 'stopped'));
CREATE DOMAIN kept_turn_state AS text CHECK (VALUE IN ('done', 'stopped'));
CREATE DOMAIN answer_style AS text CHECK (VALUE IN ('guide', 'direct'));
CREATE DOMAIN append_why AS jsonb CHECK (octet_length(VALUE::text) <= 1024);
CREATE DOMAIN used_letters AS text CHECK (octet_length(VALUE) <= 200);
CREATE DOMAIN message_role AS text CHECK (VALUE IN ('user', 'assistant'));
CREATE DOMAIN message_author AS text CHECK (VALUE IN ('student', 'model', 'template', 'hand'));
CREATE DOMAIN companion_author AS text CHECK (VALUE IN ('model', 'template', 'hand'));
CREATE DOMAIN scratchpad_text AS text CHECK (char_length(VALUE) <= 2000);
CREATE DOMAIN scratchpad_author AS text CHECK (VALUE IN ('companion', 'student'));
CREATE DOMAIN block_reason AS text CHECK (VALUE IN ('parent', 'age', 'consent'));
CREATE DOMAIN concern_tier AS text CHECK (VALUE IN ('check', 'low', 'serious', 'acute'));
CREATE DOMAIN held_tier AS text CHECK (VALUE IN ('serious', 'acute'));
CREATE DOMAIN concern_category AS text CHECK (VALUE IN ('self-harm', 'abuse', 'danger', 'eating', 'other'));
CREATE DOMAIN trace_entries AS jsonb CHECK (jsonb_array_length(VALUE) BETWEEN 1 AND 5);

-- Locked first by every write about a student, so that order, erasure and numbering need no other lock.
CREATE TABLE conversation (
  student_key uuid PRIMARY KEY,
  -- Turn 0 and position 1 are those of its notice.
  next_turn_index integer NOT NULL DEFAULT 1,
  next_position bigint NOT NULL DEFAULT 2,
  -- Up to where the student has read; when they did is kept nowhere.
  read_position bigint NOT NULL DEFAULT 1,
  -- What the companion remembers, how often that was changed, and who changed it last. Where it is turned off it stays
  -- empty.
  scratchpad scratchpad_text NOT NULL DEFAULT '',
  scratchpad_revision integer NOT NULL DEFAULT 0,
  scratchpad_at timestamptz,
  scratchpad_by scratchpad_author,
  keeps_scratchpad boolean NOT NULL DEFAULT true CHECK (keeps_scratchpad OR scratchpad = ''),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  erased_at timestamptz,
  -- No message is older that has its text still.
  kept_since timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The student's last message, else their first contact. One check-in for each silence.
  silent_since timestamptz NOT NULL DEFAULT clock_timestamp(),
  checked_in boolean NOT NULL DEFAULT false,
  -- Since when the student's sitting counts towards the next notice of a pause; null before the first message.
  pause_from timestamptz,
  -- The last verdict of profile-journey: why the companion may not talk to the student, and whether they are an adult;
  -- unknown counts as a minor. When it was decided, by its clock: an older one changes nothing.
  blocked block_reason,
  adult boolean NOT NULL DEFAULT false,
  verdict_at timestamptz,
  -- Tokens of the student's turns on the day, in Istanbul, on which any were last spent.
  spent_on date,
  spent_tokens bigint NOT NULL DEFAULT 0,
  -- The same of recordings that a server was asked to transcribe.
  heard_on date,
  heard integer NOT NULL DEFAULT 0,
  -- The distress that the conversation holds (care/rules.ts), and since when; kept for 30 days after it has ended.
  care_tier held_tier,
  care_category concern_category,
  care_at timestamptz,
  care_until timestamptz,
  -- The last hand-written text for distress: its variant, when it was stored, and, where it took the place of an answer,
  -- its turn, after which no earlier turn stores one.
  care_answer text,
  care_answer_at timestamptz,
  care_turn_index integer,
  -- Whether the distress that holds has had a hand-written answer, and its one check-in.
  care_answered boolean NOT NULL DEFAULT false,
  care_checked_in boolean NOT NULL DEFAULT false,
  -- When the classifier alone last had the student asked how they are.
  care_asked_at timestamptz,
  -- The signs of up to five of the student's messages of the last 24 hours, the oldest first, without text
  -- (care/trace.ts).
  care_trace trace_entries,
  -- All of them or none.
  CHECK (num_nulls(care_tier, care_category, care_at, care_until) % 4 = 0)
  -- Every turn changes the row, nearly always in columns that no index has: with room in its page it needs no index
  -- entry.
) WITH (fillfactor = 80);
CREATE INDEX conversation_silent ON conversation (silent_since, student_key) WHERE NOT checked_in AND erased_at IS NULL;
CREATE INDEX conversation_care ON conversation (care_at) WHERE care_at IS NOT NULL;
CREATE INDEX conversation_asked ON conversation (greatest(care_asked_at, care_answer_at))
WHERE greatest(care_asked_at, care_answer_at) IS NOT NULL;
-- By the time of the oldest entry, an ISO 8601 text in UTC.
CREATE INDEX conversation_traced ON conversation ((care_trace -> 0 ->> 'at')) WHERE care_trace IS NOT NULL;
-- What is kept for too long is found by it.
CREATE INDEX conversation_kept ON conversation (kept_since) WHERE erased_at IS NULL;

-- An engine holds its turns by one lease, until it is marked gone. From then on nothing renews the lease, the engine
-- claims nothing, and its turns are freed. Each row is changed every few seconds: the key is the only index, so that
-- changes are HOT.
CREATE TABLE engine (
  id uuid PRIMARY KEY,
  lease_until timestamptz NOT NULL,
  gone_at timestamptz
);

CREATE TABLE turn (
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES conversation,
  turn_index integer NOT NULL,
  origin turn_origin NOT NULL,
  client_id uuid,
  state turn_state NOT NULL,
  -- When it was asked for, the last time: also to run again.
  accepted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- W3C trace context of the request that asked for the turn: its work continues that trace in whatever process.
  traceparent text,
  -- The claim. attempt fences: every write of a worker names the attempt that it was given. A running turn has an
  -- engine, whose lease holds it, or is free: any engine takes it over from free_at on. It becomes free when its engine
  -- is gone, or a lease later when its engine could not end it. failures counts how often it was taken over.
  attempt integer NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0,
  engine_id uuid,
  free_at timestamptz,
  stop_requested_at timestamptz,
  -- Of several requests to stop the turn, the first: it alone is answered that it ended the turn.
  stop_id uuid,
  -- A reply's turn runs again by itself when it failed: how often it did, and from when it may. Until then it is
  -- 'waiting' and holds no other turn back.
  reruns integer NOT NULL DEFAULT 0,
  not_before timestamptz,
  -- While the turn is regenerated: how it had ended. Its bubbles stay until an attempt's take their place; where none
  -- does, the turn ends so again.
  kept_state kept_turn_state,
  -- What asked for it to be regenerated, each once: a repeat finds the turn.
  regenerate_ids uuid[],
  -- Whether its tools changed something: another answer cannot undo that.
  has_effects boolean NOT NULL DEFAULT false,
  -- Of what the companion writes first: its text, which waits for the student's unfinished turns, and its push.
  prepared_text text,
  prepared_author companion_author,
  message_type text,
  push_expires_at timestamptz,
  hides_preview boolean NOT NULL DEFAULT false,
  is_care_checkin boolean NOT NULL DEFAULT false,
  -- Why it was written, as companion-scheduler says it: { rule, scheduledAt, afterMessageId, reason }.
  why append_why,
  -- Which text a notice has (notices.ts).
  notice_version text,
  -- How its question is answered: as the send says, else as the profile said at its first attempt. Null until then.
  style answer_style,
  -- Which hint on its question the answer is: the first, the second, …; 0 for an answer that is none.
  hints integer NOT NULL DEFAULT 0,
  -- The end, and what it took.
  finished_at timestamptz,
  model text,
  -- Of the instructions that the model was given (prompt/promptTexts.ts); null where no model was asked.
  prompt_version text,
  -- What the model was given and used, as turn/used.ts writes it.
  used used_letters,
  input_tokens integer,
  output_tokens integer,
  first_token_ms integer,
  total_ms integer,
  UNIQUE (student_key, turn_index),
  CHECK (num_nonnulls(engine_id, free_at) = CASE WHEN state = 'running' THEN 1 ELSE 0 END),
  CHECK ((state IN ('done', 'failed', 'stopped')) = (finished_at IS NOT NULL)),
  CHECK (kept_state IS NULL OR state IN ('ready', 'running')),
  CHECK ((prepared_text IS NULL) = (prepared_author IS NULL)),
  CHECK ((prepared_text IS NULL) OR origin IN ('scheduled', 'silence_checkin')),
  CHECK ((origin = 'notice') = (notice_version IS NOT NULL)),
  CHECK (origin <> 'notice' OR state = 'done')
);
-- A repeated send finds its turn, at any later time.
CREATE UNIQUE INDEX turn_client ON turn (student_key, client_id) WHERE origin = 'chat' AND client_id IS NOT NULL;
-- What engines look for: these stay as small as the work at hand.
CREATE INDEX turn_unfinished ON turn (student_key, turn_index) WHERE state IN ('waiting', 'ready', 'running');
CREATE INDEX turn_ready ON turn (accepted_at) WHERE state = 'ready';
CREATE INDEX turn_rerun ON turn (not_before) WHERE state = 'waiting' AND not_before IS NOT NULL;
-- The turns of each engine, and those that are free.
CREATE INDEX turn_engine ON turn (engine_id) WHERE state = 'running';
CREATE INDEX turn_free ON turn (free_at) WHERE free_at IS NOT NULL;
-- What engines are to stop: nearly always empty.
CREATE INDEX turn_stopping ON turn (engine_id) WHERE state = 'running' AND stop_requested_at IS NOT NULL;

CREATE TABLE message (
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES conversation,
  -- Strictly growing per student, in the order of storing: cursors point at it.
  position bigint NOT NULL,
  turn_id uuid NOT NULL REFERENCES turn,
  turn_index integer NOT NULL,
  role message_role NOT NULL,
  -- Who wrote the text: the student, the model (also in advance, by a tool), a template that was filled, or people.
  author message_author NOT NULL,
  origin text NOT NULL,
  content text NOT NULL,
  -- Null too for an answer to a message that is gone.
  reply_to_id uuid REFERENCES message ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Its attachments, which never change once they are ready.
  media jsonb NOT NULL DEFAULT '[]',
  -- Each once per actor and emoji. revision counts the changes: of two accounts of a message the higher is newer.
  reactions jsonb NOT NULL DEFAULT '[]',
  revision integer NOT NULL DEFAULT 0,
  -- What the student thinks of a message of the companion's: { rating, reason, createdAt }. Null for nearly all.
  feedback jsonb,
  -- What the message cites: [{ id, title, url? }] as the corpus had it then. Pages may have gone since.
  sources jsonb NOT NULL DEFAULT '[]',
  -- Whom to call, on answers to distress: [{ name, phone }].
  help jsonb NOT NULL DEFAULT '[]',
  -- A student's message that was kept for too long: its row stays, so that a repeat of the send finds its turn, and
  -- nothing shows it.
  emptied boolean NOT NULL DEFAULT false,
  UNIQUE (student_key, position),
  CHECK ((role = 'user') = (author = 'student')),
  CHECK (feedback IS NULL OR role = 'assistant'),
  CHECK (NOT emptied OR (
    role = 'user' AND content = '' AND reply_to_id IS NULL AND (media, reactions) = (jsonb '[]', jsonb '[]')
  ))
);
CREATE INDEX message_turn ON message (turn_id);
-- The past that a turn is given: newest turns first, in each the order of storing.
CREATE INDEX message_context ON message (student_key, turn_index, position) WHERE NOT emptied;
-- Attachments go when no message has them any more.
CREATE INDEX message_media ON message (student_key) WHERE media <> '[]';
CREATE INDEX message_reply ON message (reply_to_id) WHERE reply_to_id IS NOT NULL;
-- What was said of messages lately, by an ISO 8601 text in UTC.
CREATE INDEX message_feedback ON message ((feedback ->> 'createdAt')) WHERE feedback IS NOT NULL;

CREATE TABLE media (
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES conversation,
  client_id uuid,
  kind text NOT NULL CHECK (kind IN ('image', 'audio', 'video', 'file')),
  mime_type text NOT NULL,
  -- What an upload has to have, and what is served: an image is written anew.
  announced_bytes integer NOT NULL,
  size_bytes integer NOT NULL,
  file_name text,
  width integer,
  height integer,
  duration_ms integer,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'ready', 'failed')),
  -- What a recording says, empty where nothing was heard; null until a server has heard it. Its sound is erased earlier
  -- than it.
  transcript text,
  transcript_at timestamptz,
  is_silenced boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Of a picture: when to find out whether anything has it still, a message or a mistake. Else it goes.
  check_at timestamptz,
  CHECK ((transcript IS NULL) = (transcript_at IS NULL) AND (kind = 'audio' OR transcript IS NULL))
);
CREATE INDEX media_check ON media (check_at) WHERE check_at IS NOT NULL;
CREATE UNIQUE INDEX media_client ON media (student_key, client_id) WHERE client_id IS NOT NULL;
CREATE INDEX media_student ON media (student_key, id);
CREATE INDEX media_unfinished ON media (created_at) WHERE status <> 'ready';
CREATE INDEX media_ready ON media (created_at, id) WHERE status = 'ready';
CREATE INDEX media_sound ON media (transcript_at) WHERE transcript_at IS NOT NULL AND NOT is_silenced;
-- The bytes of a student's attachments are summed whenever one is announced.
CREATE INDEX media_bytes ON media (student_key) INCLUDE (size_bytes) WHERE status <> 'failed';

-- Objects that are to go from the storage: all whose key begins with the prefix. A row stays until they are gone.
CREATE TABLE object_removal (
  id uuid PRIMARY KEY,
  prefix text NOT NULL,
  due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  lease_until timestamptz
);
CREATE INDEX object_removal_due ON object_removal (due_at);

-- How urgent a turn is, once by each source that found something: never what was written.
CREATE TABLE concern (
  turn_id uuid NOT NULL REFERENCES turn,
  source text NOT NULL CHECK (source IN ('words', 'transcript', 'conversation', 'classifier', 'model', 'moderation', 'said')),
  student_key uuid NOT NULL REFERENCES conversation,
  tier concern_tier NOT NULL,
  category concern_category NOT NULL,
  -- Whether it is only kept: the student was asked on a suspicion a short time ago.
  is_idle boolean NOT NULL DEFAULT false,
  found_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (turn_id, source)
);
CREATE INDEX concern_student ON concern (student_key, turn_id, source);
CREATE INDEX concern_found ON concern (found_at);

-- How often something was found, and how often an answer said whom to call ('helped', by what was held), in a month of
-- Istanbul's. It names no student, and stays when one is erased. Each connection adds to rows of its own, so that none
-- waits for another.
CREATE TABLE care_count (
  month date,
  tier concern_tier,
  category concern_category,
  source text CHECK (source IN ('words', 'transcript', 'conversation', 'classifier', 'model', 'moderation', 'said', 'helped')),
  backend integer DEFAULT pg_backend_pid(),
  count integer NOT NULL,
  PRIMARY KEY (month, tier, category, source, backend)
);

-- What each engine has spent on a day: engines write rows of their own, and the deployment's is their sum.
CREATE TABLE spending (
  day date,
  engine_id uuid,
  tokens bigint NOT NULL,
  PRIMARY KEY (day, engine_id)
);

-- What every turn does to the tables, a statement each. Those that write are VOLATILE: each statement in them has a
-- snapshot of its own, so those after the lock see what was committed while it was waited for. Plans are made once for
-- each connection, whatever the parameters, and use an index even while a table is small: it grows.

-- Locks a conversation until the transaction ends; a row of nulls where there is none. Everything that changes
-- something of a student locks here, or by lockConversations (conversation/store.ts).
CREATE FUNCTION lock_conversation(of_student uuid) RETURNS conversation
LANGUAGE plpgsql AS $$
DECLARE
  locked conversation;
BEGIN
  SELECT * INTO locked FROM conversation WHERE student_key = of_student FOR UPDATE;
  RETURN locked;
END $$;

-- Stores a notice as a turn of its own, which is done. `notice` is as the service words it:
-- { turnId, messageId, version, text }.
CREATE FUNCTION add_notice(
  of_student uuid, at_turn_index int, at_position bigint, stored_at timestamptz, notice jsonb
) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO turn (id, student_key, turn_index, origin, state, accepted_at, finished_at, notice_version)
  VALUES ((notice ->> 'turnId')::uuid, of_student, at_turn_index, 'notice', 'done', stored_at, stored_at,
    notice ->> 'version');
  INSERT INTO message (id, student_key, position, turn_id, turn_index, role, author, origin, content, created_at)
  VALUES ((notice ->> 'messageId')::uuid, of_student, at_position, (notice ->> 'turnId')::uuid, at_turn_index,
    'assistant', 'hand', 'notice', notice ->> 'text', stored_at);
END $$;

-- Makes a student's conversation, silent since then, with the notice that it begins with. Nothing else makes one.
-- Returns when the notice was stored; null, with nothing changed, when the conversation is there.
CREATE FUNCTION open_conversation(of_student uuid, since timestamptz, notice jsonb) RETURNS timestamptz
LANGUAGE plpgsql AS $$
DECLARE
  now_opened timestamptz := clock_timestamp();
BEGIN
  INSERT INTO conversation (student_key, created_at, silent_since)
  VALUES (of_student, now_opened, coalesce(since, now_opened)) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  PERFORM add_notice(of_student, 0, 1, now_opened, notice);
  RETURN now_opened;
END $$;

-- A sitting is a run of the student's messages with less than 30 minutes between each two. The two functions decide
-- alone when a notice suggests a pause in it.

-- Since when a sitting counts towards its next pause, once a message has come: on from before, or from now.
CREATE FUNCTION pause_counts_from(
  pause_from timestamptz, last_message_at timestamptz, now_sent timestamptz
) RETURNS timestamptz
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN now_sent - last_message_at < interval '30 minutes' THEN coalesce(pause_from, now_sent)
    ELSE now_sent END
$$;

-- Since when it counts towards the pause after the one that is due: a whole number of pauses later, so that what was
-- left out does not come afterwards. Null when no pause is due, or the sitting is over.
CREATE FUNCTION pause_moves_to(
  pause_from timestamptz, last_message_at timestamptz, pause_minutes int, now_ended timestamptz
) RETURNS timestamptz
LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN now_ended - pause_from >= make_interval(mins => pause_minutes)
      AND now_ended - last_message_at < interval '30 minutes'
    THEN pause_from + make_interval(
      mins => pause_minutes * floor(extract(epoch FROM now_ended - pause_from) / 60 / pause_minutes)::int
    )
  END
$$;

-- How many of the companion's messages a student has not read, at most 99; notices do not count.
CREATE FUNCTION count_unread(of_student uuid, read_to bigint) RETURNS int
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
BEGIN
  RETURN (
    SELECT count(*) FROM (
      SELECT FROM message
      WHERE student_key = of_student AND position > read_to AND role = 'assistant' AND origin <> 'notice'
      ORDER BY position LIMIT 99
    ) AS unread
  );
END $$;

-- How far a student has read, as others learn of it. Whatever changes it makes one of the two positions greater, so
-- that of two accounts the one with the higher revision is newer.
CREATE FUNCTION read_state(read_to bigint, unread int, next_position bigint) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('position', read_to, 'count', unread, 'revision', read_to + next_position)
$$;

-- A student's message with what is decided about it. Its turn is taken by the engine, if one is named.
CREATE TYPE send AS (
  student_key uuid, turn_id uuid, message_id uuid, origin text, client_id uuid, content text, media jsonb,
  reply_to_id uuid, style text, traceparent text, is_by_hand boolean, engine_id uuid, most int,
  notice jsonb, verdict jsonb, care_trace jsonb
);

-- Stores a student's message and its turn: done when it is answered by hand in the same transaction, else running for a
-- taker that is not gone, ready without one, and waiting behind a turn that is unfinished. A turn that waits to be run
-- again is taken over: it is done. A message that is gone is not answered any more. A conversation that is not there is
-- made with the notice: 'opened_at' says when, and is null for one that was there. A send reads everything before it, a
-- reply up to the message that it answers: 'read_state' says how far, where that is further than before. With nothing
-- changed the outcome is 'erased', where the student has left, or 'busy', where so many turns are unfinished.
CREATE FUNCTION accept_send(given jsonb) RETURNS TABLE (
  outcome text, opened_at timestamptz, turn_index int, "position" bigint, created_at timestamptz, state text,
  attempt int, taken_over jsonb, reply_to jsonb, read_state jsonb
)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  sent send := jsonb_populate_record(NULL::send, given);
  locked conversation := lock_conversation(sent.student_key);
  now_stored timestamptz;
  unfinished int;
  come_first int;
  resting int;
  answered uuid;
  read_to bigint;
BEGIN
  IF locked.student_key IS NULL THEN
    opened_at := open_conversation(sent.student_key, NULL, sent.notice);
    locked := lock_conversation(sent.student_key);
  END IF;
  now_stored := clock_timestamp();
  IF locked.erased_at IS NOT NULL THEN
    outcome := 'erased';
    RETURN NEXT;
    RETURN;
  END IF;
  -- What profile-journey said as the student came, if it is newer than what is stored: { blocked, adult, decidedAt }.
  IF (sent.verdict ->> 'decidedAt')::timestamptz > coalesce(locked.verdict_at, '-infinity') THEN
    locked.blocked := sent.verdict ->> 'blocked';
    locked.adult := (sent.verdict ->> 'adult')::boolean;
    locked.verdict_at := (sent.verdict ->> 'decidedAt')::timestamptz;
  END IF;

  SELECT count(*) FILTER (WHERE not_before IS NULL OR state <> 'waiting'), count(*) FILTER (WHERE state <> 'waiting'),
    count(*) FILTER (WHERE not_before IS NOT NULL AND state = 'waiting')
  INTO unfinished, come_first, resting
  FROM turn WHERE student_key = sent.student_key AND state IN ('waiting', 'ready', 'running');
  IF unfinished >= sent.most AND NOT sent.is_by_hand THEN
    outcome := 'busy';
    RETURN NEXT;
    RETURN;
  END IF;

  outcome := 'accepted';
  turn_index := locked.next_turn_index;
  position := locked.next_position;
  created_at := now_stored;
  state := CASE
    WHEN sent.is_by_hand THEN 'done'
    WHEN come_first > 0 THEN 'waiting'
    WHEN EXISTS (SELECT FROM engine WHERE id = sent.engine_id AND gone_at IS NULL) THEN 'running'
    ELSE 'ready'
  END;
  attempt := CASE WHEN state IN ('running', 'done') THEN 1 ELSE 0 END;
  taken_over := '[]';

  -- What asks a table is in a branch of its own: it costs as much as a statement, whether or not it is reached.
  read_to := locked.next_position;
  IF sent.origin <> 'chat' THEN
    read_to := (SELECT position FROM message WHERE id = sent.reply_to_id AND student_key = sent.student_key);
  END IF;
  read_to := greatest(locked.read_position, read_to);
  IF locked.read_position < least(read_to, locked.next_position - 1) THEN
    read_state := read_state(read_to, CASE sent.origin WHEN 'chat' THEN 0 ELSE
      count_unread(sent.student_key, read_to)
    END, locked.next_position + 1);
  END IF;
  UPDATE conversation
  SET next_turn_index = next_turn_index + 1, next_position = next_position + 1, read_position = read_to,
    checked_in = false,
    pause_from = pause_counts_from(pause_from, silent_since, now_stored), silent_since = now_stored,
    blocked = locked.blocked, adult = locked.adult, verdict_at = locked.verdict_at,
    care_trace = coalesce(sent.care_trace, care_trace)
  WHERE student_key = sent.student_key;

  IF resting > 0 THEN
    WITH rested AS (
      UPDATE turn SET state = 'done', attempt = attempt + 1, not_before = NULL, finished_at = now_stored
      WHERE student_key = sent.student_key AND state = 'waiting' AND not_before IS NOT NULL
      RETURNING id, attempt
    )
    SELECT jsonb_agg(jsonb_build_object('turnId', id, 'attempt', attempt)) INTO taken_over FROM rested;
  END IF;

  INSERT INTO turn (
    id, student_key, turn_index, origin, client_id, state, attempt, engine_id, finished_at, traceparent, style
  )
  VALUES (sent.turn_id, sent.student_key, locked.next_turn_index, sent.origin, sent.client_id, state, attempt,
    CASE WHEN state = 'running' THEN sent.engine_id END,
    CASE WHEN state = 'done' THEN now_stored END, sent.traceparent, sent.style);
  IF sent.reply_to_id IS NOT NULL THEN
    SELECT id, jsonb_build_object(
      'id', id, 'role', role, 'content', left(content, CASE role WHEN 'user' THEN 200 ELSE 1000 END),
      'mediaKind', media -> 0 -> 'kind'
    ) INTO answered, reply_to FROM message
    WHERE id = sent.reply_to_id AND student_key = sent.student_key AND NOT emptied;
  END IF;
  INSERT INTO message (
    id, student_key, position, turn_id, turn_index, role, author, origin, content, media, reply_to_id, created_at
  )
  VALUES (sent.message_id, sent.student_key, locked.next_position, sent.turn_id, locked.next_turn_index, 'user',
    'student', sent.origin, sent.content, sent.media, answered, now_stored);
  RETURN NEXT;
END $$;

CREATE TYPE bubble AS (id uuid, content text, author text, sources jsonb, help jsonb);
-- How an attempt ends its turn: what it wrote and spent, and the event by which that is pushed, if it is.
CREATE TYPE turn_end AS (
  student_key uuid, turn_id uuid, attempt int, state text, only_if_calm boolean, replaces boolean, has_effects boolean,
  bubbles bubble[], style text, hints int, model text, prompt_version text, used text,
  input_tokens int, output_tokens int, first_token_ms int, total_ms int, spent_tokens int,
  event_id uuid, event_subject text, event_payload jsonb, reaches_blocked boolean, traceparent text, pause jsonb
);

-- Ends a turn that is still this attempt's: stores its bubbles, in the place of those that it has where it is
-- regenerated, and the event by which others learn of them, counts what it cost, and makes the student's next turn
-- ready ('promoted'). A stop that came too late ended nothing, and is forgotten. With nothing changed the outcome is
-- 'passed', where the turn is not this attempt's any more or the student has left, or 'unsure', where it was to end only
-- if nothing is known of distress and something is.
-- Of a student who is blocked by now the event says that nobody is notified, unless the end 'reaches_blocked'.
-- 'read_state' says what is unread with the bubbles, as the event does. Those that take the place of bubbles which the
-- student had read are read.
-- Behind an answer that is done comes the notice of a pause, at 'pause_turn_index', if one is given and due, no other
-- turn is unfinished, no distress holds and the student is not blocked. 'pause' also says after how many minutes one is
-- due: { turnId, messageId, version, text, minorMinutes, adultMinutes }.
CREATE FUNCTION end_turn(given jsonb)
RETURNS TABLE (
  outcome text, "position" bigint, created_at timestamptz, promoted boolean, pause_turn_index int, read_state jsonb
)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  ending turn_end := jsonb_populate_record(NULL::turn_end, given);
  locked conversation := lock_conversation(ending.student_key);
  now_ended timestamptz := clock_timestamp();
  today date := (statement_timestamp() AT TIME ZONE 'Europe/Istanbul')::date;
  place int;
  sent_from text;
  next_pause_from timestamptz;
  read_to bigint := locked.read_position;
  added int := cardinality(ending.bubbles);
BEGIN
  outcome := 'passed';
  promoted := false;
  IF locked.erased_at IS NOT NULL THEN
    RETURN NEXT;
    RETURN;
  END IF;
  IF ending.only_if_calm AND (locked.care_tier IS NOT NULL OR locked.care_turn_index IS NOT NULL) THEN
    outcome := 'unsure';
    RETURN NEXT;
    RETURN;
  END IF;

  UPDATE turn
  SET state = ending.state, finished_at = now_ended, engine_id = NULL, free_at = NULL, model = ending.model,
    input_tokens = ending.input_tokens, output_tokens = ending.output_tokens,
    first_token_ms = ending.first_token_ms, total_ms = ending.total_ms, prompt_version = ending.prompt_version,
    used = ending.used, style = coalesce(style, ending.style), hints = ending.hints, kept_state = NULL,
    has_effects = ending.has_effects,
    stop_id = CASE WHEN ending.state = 'stopped' THEN stop_id END
  WHERE id = ending.turn_id AND attempt = ending.attempt AND state = 'running'
  RETURNING turn_index, origin INTO place, sent_from;
  IF NOT FOUND THEN
    RETURN NEXT;
    RETURN;
  END IF;

  outcome := 'ended';
  position := locked.next_position;
  created_at := now_ended;
  UPDATE conversation
  SET next_position = next_position + cardinality(ending.bubbles), spent_on = today,
    spent_tokens = CASE WHEN spent_on = today THEN spent_tokens ELSE 0 END + ending.spent_tokens
  WHERE student_key = ending.student_key;
  UPDATE turn SET state = 'ready'
  WHERE id = (
    SELECT id FROM turn WHERE student_key = ending.student_key AND state = 'waiting' AND not_before IS NULL
    ORDER BY turn_index LIMIT 1
  );
  promoted := FOUND;
  IF ending.replaces THEN
    WITH replaced AS (DELETE FROM message WHERE turn_id = ending.turn_id AND role = 'assistant' RETURNING position)
    SELECT CASE WHEN max(position) <= read_to THEN locked.next_position - 1 + added ELSE read_to END INTO read_to
    FROM replaced;
    UPDATE conversation SET read_position = read_to WHERE student_key = ending.student_key;
  END IF;
  INSERT INTO message (
    id, student_key, position, turn_id, turn_index, role, author, origin, content, sources, help, created_at
  )
  SELECT b.id, ending.student_key, locked.next_position + b.nth - 1, ending.turn_id, place, 'assistant', b.author,
    sent_from, b.content, b.sources, b.help, now_ended
  FROM unnest(ending.bubbles) WITH ORDINALITY AS b (id, content, author, sources, help, nth);
  IF added > 0 OR ending.event_id IS NOT NULL THEN
    -- In nearly every turn nothing but its bubbles comes after what the student has read.
    read_state := read_state(read_to, CASE read_to WHEN locked.next_position - 1 THEN least(added, 99) ELSE
      count_unread(ending.student_key, read_to)
    END, locked.next_position + added);
    ending.event_payload := ending.event_payload || jsonb_build_object('unread', read_state - 'position');
  END IF;
  IF locked.blocked IS NOT NULL AND NOT ending.reaches_blocked THEN
    ending.event_payload := ending.event_payload || '{ "notifies": false }';
  END IF;
  IF ending.event_id IS NOT NULL THEN
    INSERT INTO outbox (id, kind, subject, student_key, payload, traceparent)
    VALUES (
      ending.event_id, 'event', ending.event_subject, ending.student_key, ending.event_payload, ending.traceparent
    );
  END IF;
  IF ending.state = 'done' AND sent_from IN ('chat', 'notification') AND locked.blocked IS NULL
    AND (locked.care_until IS NULL OR locked.care_until <= now_ended) THEN
    next_pause_from := pause_moves_to(locked.pause_from, locked.silent_since,
      (ending.pause ->> CASE WHEN locked.adult THEN 'adultMinutes' ELSE 'minorMinutes' END)::int, now_ended);
    -- Asked only then: most turns have none due.
    IF next_pause_from IS NOT NULL THEN
      PERFORM FROM turn WHERE student_key = ending.student_key AND state IN ('waiting', 'ready', 'running');
      IF NOT FOUND THEN
        UPDATE conversation
        SET pause_from = next_pause_from, next_turn_index = next_turn_index + 1, next_position = next_position + 1
        WHERE student_key = ending.student_key;
        pause_turn_index := locked.next_turn_index;
        PERFORM add_notice(
          ending.student_key, pause_turn_index, locked.next_position + cardinality(ending.bubbles), now_ended,
          ending.pause
        );
      END IF;
    END IF;
  END IF;
  RETURN NEXT;
END $$;

-- Misspelt words are compared by their groups of three letters.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- What one ingest made of its folder. Questions search the one that has not been replaced; another stays for a while,
-- so that
-- searches which began in it end.
CREATE TABLE corpus_generation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- SHA-256 of everything that it was made of: an ingest that would make the same makes nothing.
  fingerprint text NOT NULL,
  -- Of the model that its vectors are from; null when it has none. Vectors of two models are never compared.
  model text,
  dimensions int,
  -- How near a message off the topic comes to a passage, by cosine distance: what is nearer fits.
  off_topic float8,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- 'infinity' while it is being made, in a transaction that nobody else sees; null once it is searched.
  replaced_at timestamptz DEFAULT 'infinity',
  CHECK ((model IS NULL) = (dimensions IS NULL))
);
CREATE UNIQUE INDEX corpus_generation_current ON corpus_generation ((true)) WHERE replaced_at IS NULL;

CREATE TABLE corpus_page (
  generation bigint NOT NULL REFERENCES corpus_generation ON DELETE CASCADE,
  page text NOT NULL,
  title text NOT NULL,
  exam text NOT NULL,
  subject text NOT NULL,
  tags text[] NOT NULL,
  source text NOT NULL,
  url text,
  reviewed text,
  -- Whose numbers the page has; null where it has none that change from year to year.
  year int,
  PRIMARY KEY (generation, page)
);

CREATE TABLE corpus_passage (
  generation bigint NOT NULL,
  number int NOT NULL,
  page text NOT NULL,
  place int NOT NULL,
  exam text NOT NULL,
  text text NOT NULL,
  tokens int NOT NULL,
  -- SHA-256 of what its vector is made of.
  hash bytea NOT NULL,
  -- The stems of its words; those of its title with weight A, of its page's subject and tags with B, of its heading
  -- with C.
  stems tsvector NOT NULL,
  PRIMARY KEY (generation, number),
  FOREIGN KEY (generation, page) REFERENCES corpus_page ON DELETE CASCADE
);
-- Compressed, they would have to be unpacked for every word that they are asked for: the text is rather.
ALTER TABLE corpus_passage ALTER stems SET STORAGE MAIN;
-- A list of pending entries would be searched from its beginning to its end.
CREATE INDEX corpus_passage_stems ON corpus_passage USING gin (stems) WITH (fastupdate = off);
CREATE INDEX corpus_passage_page ON corpus_passage (generation, page);

-- How many passages of an exam have a stem; the empty stem counts them all.
CREATE TABLE corpus_stem (
  generation bigint NOT NULL REFERENCES corpus_generation ON DELETE CASCADE,
  stem text NOT NULL,
  exam text NOT NULL,
  passages int NOT NULL,
  PRIMARY KEY (generation, stem, exam)
);

-- How the words of passages begin, for those that a student misspells.
CREATE TABLE corpus_word (
  generation bigint NOT NULL REFERENCES corpus_generation ON DELETE CASCADE,
  word text NOT NULL,
  PRIMARY KEY (generation, word)
);
CREATE INDEX corpus_word_trigrams ON corpus_word USING gin (word gin_trgm_ops) WITH (fastupdate = off);

-- Every vector that was paid for: an ingest that was interrupted, and the next one of the same passages, go on from
-- these.
CREATE TABLE corpus_embedding (
  hash bytea NOT NULL,
  model text NOT NULL,
  dimensions int NOT NULL,
  vector real[] NOT NULL,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (hash, model, dimensions)
);

-- The service owns no table and makes none. Those of vectors need the extension vector, which not every server has, and
-- are made by these functions, with the rights of the role that migrates: a table for each generation, a partition for
-- each exam.

-- How many passages of the generation have a vector now. Partitions of 10,000 rows or more get an index; smaller ones
-- are
-- read as a whole, which finds exactly the nearest.
CREATE FUNCTION corpus_make_vectors(of_generation bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = chat, public, pg_temp AS $$
DECLARE
  made corpus_generation;
  vectors text := 'corpus_vector_' || of_generation;
  counted record;
  total bigint := 0;
BEGIN
  SELECT * INTO STRICT made FROM corpus_generation WHERE id = of_generation AND model IS NOT NULL;
  -- Before 0.8.2 an index that several processes build can be damaged.
  PERFORM set_config('max_parallel_maintenance_workers', '0', true);
  PERFORM set_config('maintenance_work_mem', '1GB', true);
  EXECUTE format(
    'CREATE TABLE %I (exam text NOT NULL, number int NOT NULL, embedding halfvec(%s) NOT NULL)
     PARTITION BY LIST (exam)',
    vectors, made.dimensions);
  FOR counted IN
    SELECT p.exam, count(*) AS passages FROM corpus_passage AS p WHERE p.generation = of_generation GROUP BY p.exam
  LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES IN (%L)',
      vectors || '_' || counted.exam, vectors, counted.exam);
    EXECUTE format('ALTER TABLE %I ALTER embedding SET STORAGE PLAIN', vectors || '_' || counted.exam);
    EXECUTE format(
      'INSERT INTO %I SELECT p.exam, p.number, e.vector::halfvec(%s)
       FROM corpus_passage AS p JOIN corpus_embedding AS e ON e.hash = p.hash AND e.model = $2 AND e.dimensions = $3
       WHERE p.generation = $1 AND p.exam = $4 ORDER BY p.number',
      vectors || '_' || counted.exam, made.dimensions)
    USING of_generation, made.model, made.dimensions, counted.exam;
    IF counted.passages >= 10000 THEN
      EXECUTE format('CREATE INDEX ON %I USING hnsw (embedding halfvec_cosine_ops) WITH (m = 16, ef_construction = 64)',
        vectors || '_' || counted.exam);
    END IF;
    total := total + counted.passages;
  END LOOP;
  EXECUTE format('ANALYZE %I', vectors);
  RETURN total;
END $$;

-- The passages of these exams whose vectors are nearest, the nearest first.
CREATE FUNCTION corpus_nearest(of_generation bigint, of_exams text[], wanted real[], most int)
RETURNS TABLE (number int, distance float8)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = chat, public, pg_temp AS $$
BEGIN
  PERFORM set_config('hnsw.ef_search', '100', true);
  RETURN QUERY EXECUTE format(
    'SELECT number, embedding <=> $2::halfvec(%2$s) FROM %1$I WHERE exam = ANY ($1)
     ORDER BY embedding <=> $2::halfvec(%2$s) LIMIT $3',
    'corpus_vector_' || of_generation, cardinality(wanted))
  USING of_exams, wanted, most;
END $$;

-- What the planner knows of a table that has just been filled decides how it is read.
CREATE FUNCTION corpus_analyze() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = chat, pg_temp AS $$
BEGIN
  ANALYZE corpus_page, corpus_passage, corpus_stem, corpus_word;
END $$;

-- Nothing happens to the generation that is searched.
CREATE FUNCTION corpus_drop_generation(of_generation bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = chat, pg_temp AS $$
BEGIN
  DELETE FROM corpus_generation WHERE id = of_generation AND replaced_at IS NOT NULL;
  IF FOUND THEN
    EXECUTE format('DROP TABLE IF EXISTS %I', 'corpus_vector_' || of_generation);
  END IF;
END $$;
