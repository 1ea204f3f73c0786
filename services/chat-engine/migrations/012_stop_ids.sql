-- Up Migration
-- Of several requests to stop a turn, the first: only it is answered that it did.
ALTER TABLE turn ADD COLUMN stop_id uuid;
