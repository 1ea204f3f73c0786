-- Up Migration
-- As end_turn_v1, which engines of the release before go on calling and which goes a release later: says besides
-- whether the student's next turn became ready, so that an engine need not look for one at the end of every turn.
CREATE FUNCTION end_turn_v2(
  of_student uuid, of_turn uuid, of_attempt int, end_state text, only_if_calm boolean,
  by_model text, tokens_in int, tokens_out int, token_ms int, took_ms int, by_prompt text, spent int,
  bubble_ids uuid[], bubble_texts text[], bubble_sources jsonb[], bubble_help jsonb[],
  event_id uuid, event_subject text, event_payload jsonb, trace text
) RETURNS TABLE (outcome text, "position" bigint, created_at timestamptz, promoted boolean)
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
  promoted := false;
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
  promoted := FOUND;
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
