-- Up Migration
-- What a student's attachments have together is summed whenever one is announced.
CREATE INDEX media_bytes ON media (student_key) INCLUDE (size_bytes) WHERE status <> 'failed';
