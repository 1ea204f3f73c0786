-- Up Migration
CREATE TABLE student (
  student_key uuid PRIMARY KEY,
  sub text NOT NULL UNIQUE CHECK (char_length(sub) BETWEEN 1 AND 255),
  -- Only what the student set; rules.ts knows what the rest means.
  profile jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON COLUMN student.sub IS 'The identity provider''s user id. Nowhere else in the system.';
COMMENT ON COLUMN student.student_key IS 'Random, one per incarnation: all that other services know of a student.';
