-- Up Migration
-- The span that recorded a message (W3C's traceparent): whoever delivers it, and whoever gets it, goes on with its trace.
ALTER TABLE outbox ADD COLUMN traceparent text;
