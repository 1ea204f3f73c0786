-- Up Migration
-- W3C trace context of the request that asked for the turn, which its work continues in whatever process does it.
ALTER TABLE turn ADD COLUMN traceparent text;
