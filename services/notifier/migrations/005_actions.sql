-- Up Migration
-- What a student chose in a notification, beside replies. It goes with its notification, which outlives every token for it.
CREATE TABLE notification_action (
  turn_id uuid NOT NULL REFERENCES notification ON DELETE CASCADE,
  action text NOT NULL CHECK (action IN ('snooze', 'mute_week', 'done')),
  client_id uuid,
  acted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (turn_id, action)
);
CREATE INDEX notification_action_client ON notification_action (client_id) WHERE client_id IS NOT NULL;

-- A token names a message: what that offers is found by it.
CREATE INDEX notification_message ON notification (student_key, message_id);
DROP INDEX notification_student;
