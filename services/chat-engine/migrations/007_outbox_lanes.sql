-- Up Migration
-- What is due, by whom it goes to: a service that is away holds back no other, however much waits for it.
CREATE INDEX outbox_lane ON outbox (coalesce(addressee, ''), due_at) WHERE published_at IS NULL;
DROP INDEX outbox_due;
-- Published events by their place in the stream, to find those that it has lost.
CREATE INDEX outbox_place ON outbox (incarnation, sequence) WHERE published_at IS NOT NULL;
CREATE INDEX inbox_refusal_refused ON inbox_refusal (refused_at);
