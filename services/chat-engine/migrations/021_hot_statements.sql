-- Up Migration
-- What every turn does to the tables, a statement each (ADR 52). A function that has landed is
-- never changed: another way to do it is another function, `…_v2`, and the old one goes a release later. All are
-- VOLATILE: each statement in them has a snapshot of its own, so those after the lock see what was done while it was
-- waited for. Plans are made once for each connection, whatever the parameters, and use an index even while a table
-- is small: it grows.

-- Locks a conversation until the transaction ends, and makes it if it is not there. Everything that changes something
-- of a student locks here, or by lockConversations (conversation/store.ts).
CREATE FUNCTION lock_conversation_v1(of_student uuid) RETURNS conversation
LANGUAGE plpgsql AS $$
DECLARE
  locked conversation;
BEGIN
  LOOP
    SELECT * INTO locked FROM conversation WHERE student_key = of_student FOR UPDATE;
    EXIT WHEN FOUND;
    INSERT INTO conversation (student_key) VALUES (of_student) ON CONFLICT DO NOTHING;
  END LOOP;
  RETURN locked;
END $$;

-- Stores a student's message and its turn: done when it is answered by hand in the same transaction, else running for
-- the taker, ready without one, and waiting behind a turn that is unfinished. A turn that waits to be run again is
-- taken over: it is done. With nothing changed the outcome is 'erased', where the student has left, or 'busy', where
-- so many turns are unfinished.
CREATE FUNCTION accept_send_v1(
  of_student uuid, new_turn uuid, new_message uuid, sent_from text, sent_as uuid, said text, attached jsonb,
  answers uuid, trace text, is_by_hand boolean, taker uuid, lease_seconds float8, most int
) RETURNS TABLE (
  outcome text, turn_index int, "position" bigint, created_at timestamptz, state text, attempt int, taken_over jsonb,
  reply_to jsonb
)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  locked conversation := lock_conversation_v1(of_student);
  now_stored timestamptz := clock_timestamp();
  unfinished int;
  come_first int;
  resting int;
BEGIN
  IF locked.erased_at IS NOT NULL THEN
    outcome := 'erased';
    RETURN NEXT;
    RETURN;
  END IF;

  SELECT count(*) FILTER (WHERE not_before IS NULL OR state <> 'waiting'), count(*) FILTER (WHERE state <> 'waiting'),
    count(*) FILTER (WHERE not_before IS NOT NULL AND state = 'waiting')
  INTO unfinished, come_first, resting
  FROM turn WHERE student_key = of_student AND state IN ('waiting', 'ready', 'running');
  IF unfinished >= most AND NOT is_by_hand THEN
    outcome := 'busy';
    RETURN NEXT;
    RETURN;
  END IF;

  outcome := 'accepted';
  turn_index := locked.next_turn_index;
  position := locked.next_position;
  created_at := now_stored;
  state := CASE
    WHEN is_by_hand THEN 'done' WHEN come_first > 0 THEN 'waiting' WHEN taker IS NOT NULL THEN 'running' ELSE 'ready'
  END;
  attempt := CASE WHEN state IN ('running', 'done') THEN 1 ELSE 0 END;
  taken_over := '[]';

  UPDATE conversation
  SET next_turn_index = next_turn_index + 1, next_position = next_position + 1, checked_in = false,
    silent_since = now_stored
  WHERE student_key = of_student;

  IF resting > 0 THEN
    WITH rested AS (
      UPDATE turn SET state = 'done', attempt = attempt + 1, not_before = NULL, finished_at = now_stored
      WHERE student_key = of_student AND state = 'waiting' AND not_before IS NOT NULL
      RETURNING id, attempt
    )
    SELECT jsonb_agg(jsonb_build_object('turnId', id, 'attempt', attempt)) INTO taken_over FROM rested;
  END IF;

  INSERT INTO turn (
    id, student_key, turn_index, origin, client_id, state, attempt, engine_id, lease_until, finished_at, traceparent
  )
  VALUES (new_turn, of_student, locked.next_turn_index, sent_from, sent_as, state, attempt,
    CASE WHEN state = 'running' THEN taker END,
    CASE WHEN state = 'running' THEN now_stored + make_interval(secs => lease_seconds) END,
    CASE WHEN state = 'done' THEN now_stored END, trace);
  INSERT INTO message (
    id, student_key, position, turn_id, turn_index, role, origin, content, media, reply_to_id, created_at
  )
  VALUES (new_message, of_student, locked.next_position, new_turn, locked.next_turn_index, 'user', sent_from, said,
    attached, answers, now_stored);

  IF answers IS NOT NULL THEN
    SELECT jsonb_build_object(
      'id', id, 'role', role, 'content', left(content, 200), 'mediaKind', media -> 0 -> 'kind'
    ) INTO reply_to FROM message WHERE id = answers;
  END IF;
  RETURN NEXT;
END $$;

-- Ends a turn that is still this attempt's: stores its bubbles and the event by which others learn of them, counts
-- what it cost, and makes the student's next turn ready. With nothing changed the outcome is 'passed', where the turn
-- is not this attempt's any more or the student has left, or 'unsure', where it was to end only if nothing is known
-- of distress and something is.
CREATE FUNCTION end_turn_v1(
  of_student uuid, of_turn uuid, of_attempt int, end_state text, only_if_calm boolean,
  by_model text, tokens_in int, tokens_out int, token_ms int, took_ms int, by_prompt text, spent int,
  bubble_ids uuid[], bubble_texts text[], bubble_sources jsonb[], bubble_help jsonb[],
  event_id uuid, event_subject text, event_payload jsonb, trace text
) RETURNS TABLE (outcome text, "position" bigint, created_at timestamptz)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  locked conversation := lock_conversation_v1(of_student);
  now_ended timestamptz := clock_timestamp();
  today date := (statement_timestamp() AT TIME ZONE 'Europe/Istanbul')::date;
  place int;
  sent_from text;
BEGIN
  outcome := 'passed';
  IF locked.erased_at IS NOT NULL THEN
    RETURN NEXT;
    RETURN;
  END IF;
  IF only_if_calm AND (locked.care_tier IS NOT NULL OR locked.care_turn_index IS NOT NULL) THEN
    outcome := 'unsure';
    RETURN NEXT;
    RETURN;
  END IF;

  UPDATE turn
  SET state = end_state, finished_at = now_ended, engine_id = NULL, lease_until = NULL, model = by_model,
    input_tokens = tokens_in, output_tokens = tokens_out, first_token_ms = token_ms, total_ms = took_ms,
    prompt_version = by_prompt
  WHERE id = of_turn AND attempt = of_attempt AND state = 'running'
  RETURNING turn_index, origin INTO place, sent_from;
  IF NOT FOUND THEN
    RETURN NEXT;
    RETURN;
  END IF;

  outcome := 'ended';
  position := locked.next_position;
  created_at := now_ended;
  UPDATE conversation
  SET next_position = next_position + cardinality(bubble_ids), spent_on = today,
    spent_tokens = CASE WHEN spent_on = today THEN spent_tokens ELSE 0 END + spent
  WHERE student_key = of_student;
  UPDATE turn SET state = 'ready'
  WHERE id = (
    SELECT id FROM turn WHERE student_key = of_student AND state = 'waiting' AND not_before IS NULL
    ORDER BY turn_index LIMIT 1
  );
  INSERT INTO message (id, student_key, position, turn_id, turn_index, role, origin, content, sources, help, created_at)
  SELECT b.id, of_student, locked.next_position + b.nth - 1, of_turn, place, 'assistant', sent_from, b.content,
    b.sources, b.help, now_ended
  FROM unnest(bubble_ids, bubble_texts, bubble_sources, bubble_help)
    WITH ORDINALITY AS b (id, content, sources, help, nth);
  IF event_id IS NOT NULL THEN
    INSERT INTO outbox (id, kind, subject, student_key, payload, traceparent)
    VALUES (event_id, 'event', event_subject, of_student, event_payload, trace);
  END IF;
  RETURN NEXT;
END $$;
