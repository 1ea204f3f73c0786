-- Up Migration
-- Students who came before arrivals were told.
INSERT INTO outbox (id, kind, subject, student_key, payload)
SELECT gen_random_uuid(), 'event', 'events.student.arrived.v1.' || student_key, student_key,
  jsonb_build_object(
    'studentKey', student_key,
    'arrivedAt', to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  )
FROM student;
