-- Up Migration
-- Of a message: its attachments, which never change once they are ready, and its reactions, each once per actor and
-- emoji. revision counts the changes, so that of two accounts of a message the newer can be told.
ALTER TABLE message
  ADD COLUMN media jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN reactions jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN revision integer NOT NULL DEFAULT 0;

CREATE TABLE media (
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES conversation,
  client_id uuid,
  kind text NOT NULL CHECK (kind IN ('image', 'audio', 'video', 'file')),
  mime_type text NOT NULL,
  -- What an upload has to have, and what is served: an image is written anew.
  announced_bytes integer NOT NULL,
  size_bytes integer NOT NULL,
  file_name text,
  width integer,
  height integer,
  duration_ms integer,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'ready', 'failed')),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE UNIQUE INDEX media_client ON media (student_key, client_id) WHERE client_id IS NOT NULL;
CREATE INDEX media_student ON media (student_key, id);
CREATE INDEX media_unfinished ON media (created_at) WHERE status <> 'ready';

-- Objects that are to go from the storage: all whose key begins with the prefix. A row stays until they are gone.
CREATE TABLE object_removal (
  id uuid PRIMARY KEY,
  prefix text NOT NULL,
  due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  lease_until timestamptz
);
CREATE INDEX object_removal_due ON object_removal (due_at);
