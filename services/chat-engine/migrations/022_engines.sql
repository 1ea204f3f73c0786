-- Up Migration
-- An engine holds its turns by one lease of its own (ADR 54): what it claims names it and holds for ever, until the
-- engine is marked gone. From then on nothing renews its lease and it claims nothing, and the leases of its turns are
-- ended by whoever looks. A turn whose lease is finite is held without a row here: by an engine of the release before,
-- or by whoever gives it up. One row each, changed every few seconds: there is no index but the key, so that changes
-- are HOT.
CREATE TABLE engine (
  id uuid PRIMARY KEY,
  lease_until timestamptz NOT NULL,
  gone_at timestamptz
);

-- Leases that have passed, and what each engine has. First, so that nobody is between two locks of the table.
DROP INDEX turn_lease;
CREATE INDEX turn_lease ON turn (lease_until, engine_id) WHERE state = 'running';
-- What engines are to stop: nearly always empty.
CREATE INDEX turn_stopping ON turn (engine_id) WHERE state = 'running' AND stop_requested_at IS NOT NULL;

-- As accept_send_v1, which engines of the release before go on calling and which goes a release later: a turn is
-- running for a taker that is not gone, without an end; for another it is ready.
CREATE FUNCTION accept_send_v2(
  of_student uuid, new_turn uuid, new_message uuid, sent_from text, sent_as uuid, said text, attached jsonb,
  answers uuid, trace text, is_by_hand boolean, taker uuid, most int
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
    WHEN is_by_hand THEN 'done'
    WHEN come_first > 0 THEN 'waiting'
    WHEN EXISTS (SELECT FROM engine WHERE id = taker AND gone_at IS NULL) THEN 'running'
    ELSE 'ready'
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
    CASE WHEN state = 'running' THEN 'infinity'::timestamptz END,
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
