-- Up Migration
-- Of the reminder of a block of the plan: which one, and when it ends. The plan decides about it, so it is on no list.
ALTER TABLE scheduled_message
  ADD COLUMN block_id uuid,
  ADD COLUMN block_ends_at timestamptz,
  ADD CONSTRAINT scheduled_message_block CHECK ((block_id IS NULL) = (block_ends_at IS NULL));
