-- Up Migration
-- A claim changes attempt and next_attempt_at, and where no index has these, and a page has room, it needs no new entry in
-- any index. So what is due is found by when it came due, and what is claimed or waits to be tried again is passed over:
-- that is as much as is overdue, however much is not due. Pages that are there already are filled as they were; schedulers
-- of the release before read the table for what is due, until they are gone.
CREATE INDEX scheduled_message_due_at ON scheduled_message (due_at) WHERE parked_at IS NULL;
DROP INDEX scheduled_message_due;
ALTER TABLE scheduled_message SET (fillfactor = 50);
