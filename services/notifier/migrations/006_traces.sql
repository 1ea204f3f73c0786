-- Up Migration
-- The span that recorded a message (W3C's traceparent): whoever delivers it, and whoever gets it, goes on with its trace.
ALTER TABLE outbox ADD COLUMN traceparent text;
-- The same of what students are notified of: the pushes, whenever they are sent, are of its trace.
ALTER TABLE notification ADD COLUMN traceparent text;
