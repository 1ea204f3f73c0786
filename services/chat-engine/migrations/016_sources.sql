-- Up Migration
-- What a message cites: [{ id, title, url? }] as the corpus had it then. Pages may have gone since.
ALTER TABLE message ADD COLUMN sources jsonb NOT NULL DEFAULT '[]';
