-- Up Migration
-- What a reply does to the tables, in one statement (ADR 60). Changed by another version alone, as ADR 52 says of
-- functions. VOLATILE: what follows the lock sees what was done while it was waited for. Belongs in a transaction,
-- which its caller rolls back when the outcome is 'busy', since the reply is marked by then.
CREATE FUNCTION accept_reply_v1(
  of_student uuid, of_token bytea, reply_id uuid, sent_as uuid, most int,
  command_id uuid, addressed_to text, of_subject text, said jsonb, trace text
) RETURNS TABLE (outcome text)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  left_at timestamptz;
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
  -- It may have been revoked by whoever had the student locked.
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
  RETURN QUERY SELECT 'accepted';
END $$;

-- A claim changes nothing of a delivery that an index has, nor an answer of an attempt: with room beside a row its new
-- version needs no new entries in them.
ALTER TABLE delivery SET (fillfactor = 70);
ALTER TABLE attempt SET (fillfactor = 70);
