-- Up Migration
CREATE TABLE student (
  student_key uuid PRIMARY KEY,
  sub text NOT NULL UNIQUE CHECK (char_length(sub) BETWEEN 1 AND 255),
  -- Only what the student set; students/rules.ts completes it.
  profile jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Sign-ins, in epoch seconds, that tokens named before they could have happened: the clock that made them is ahead.
  ahead_sign_ins double precision[] NOT NULL DEFAULT '{}',
  -- When each preference of what the companion writes first was decided, by its name: a command that was overtaken by a
  -- newer decision changes nothing.
  preferred_at jsonb NOT NULL DEFAULT '{}',
  -- How old the student is, by each source that said so: standing/rules.ts decides what counts.
  ages jsonb NOT NULL DEFAULT '{}',
  -- The last day in Istanbul on which the student came with a token, or replied to a notification.
  last_seen_day date NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'Europe/Istanbul')::date,
  -- Of a student who was not seen for long: the warning that was scheduled, when that was, and when it was stored in
  -- history. All go when the student is seen.
  warning_id uuid,
  warning_sent_at timestamptz,
  warned_at timestamptz,
  CHECK ((warning_id IS NULL) = (warning_sent_at IS NULL)),
  CHECK (warned_at IS NULL OR warning_id IS NOT NULL)
);
COMMENT ON COLUMN student.sub IS 'The identity provider''s user id. Nowhere else in the system.';
COMMENT ON COLUMN student.student_key IS 'Random, one per incarnation: all that other services know of a student.';
-- Whose exam is on a day: students who named the day, and students who named none, by the exam whose official day may
-- be theirs.
CREATE INDEX student_exam_date ON student ((profile->>'examDate'), student_key) WHERE profile->>'examDate' IS NOT NULL;
CREATE INDEX student_exam_type ON student ((profile->>'examType'), student_key) WHERE profile->>'examDate' IS NULL;

-- Who wants to be written to when something is due to review, and who about each week.
CREATE INDEX student_reviews ON student (student_key) WHERE profile->'proactive'->'reviews' = 'true';
CREATE INDEX student_weekly ON student (student_key) WHERE profile->'proactive'->'weekly' = 'true';

CREATE INDEX student_seen ON student (last_seen_day);
CREATE INDEX student_warned ON student (warned_at) WHERE warned_at IS NOT NULL;

-- What a student, or by an operator a parent, agreed to. Rows only come: the newest of a kind says what holds.
CREATE TABLE consent (
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES student ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('terms', 'privacy', 'parent')),
  version text NOT NULL CHECK (char_length(version) BETWEEN 1 AND 32),
  -- In the row of a withdrawal: when that was granted which it ends.
  granted_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  recorded_by text NOT NULL CHECK (recorded_by IN ('student', 'operator')),
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX consent_newest ON consent (student_key, kind, recorded_at DESC, id DESC);

-- That someone left, so that tokens of sign-ins before it are refused. Keyed hashes only: they name nobody.
CREATE TABLE tombstone (
  sub_hash bytea PRIMARY KEY,
  erased_at timestamptz NOT NULL,
  -- Those of the student: such sign-ins are later than the erasure that they come before.
  ahead_sign_ins double precision[] NOT NULL DEFAULT '{}'
);

-- When each thing was last done that has to be done again and again, so that a restore works when it is needed.
CREATE TABLE upkeep (
  task text PRIMARY KEY CHECK (task IN ('tombstones exported', 'restore verified')),
  done_at timestamptz NOT NULL
);

-- An erasure until every service has reported that it holds nothing more; then the key goes too.
CREATE TABLE erasure (
  id uuid PRIMARY KEY,
  student_key uuid UNIQUE,
  requested_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  announced_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The services that have not reported.
  pending text[] NOT NULL,
  completed_at timestamptz,
  CHECK ((completed_at IS NULL) = (student_key IS NOT NULL))
);
CREATE INDEX erasure_pending ON erasure (announced_at) WHERE completed_at IS NULL;

CREATE TABLE plan_block (
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES student ON DELETE CASCADE,
  -- The client's: a repeat gets the block that the first request made.
  client_id uuid,
  day date NOT NULL,
  start_time time(0),
  minutes smallint NOT NULL CHECK (minutes BETWEEN 5 AND 720),
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 64),
  topic text CHECK (char_length(topic) <= 128),
  kind text NOT NULL CHECK (kind IN ('study', 'practice', 'review', 'exam')),
  status text NOT NULL CHECK (status IN ('planned', 'done', 'skipped')),
  note text CHECK (char_length(note) <= 500),
  source text NOT NULL CHECK (source IN ('user', 'assistant')),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  remind boolean NOT NULL DEFAULT false,
  -- Of the message that is scheduled for its start; it stays when that has been delivered.
  reminder_id uuid
);
CREATE INDEX plan_block_day ON plan_block (student_key, day, start_time, created_at, id);
CREATE UNIQUE INDEX plan_block_client ON plan_block (student_key, client_id) WHERE client_id IS NOT NULL;
-- Done work, by day: it counts in hours and streak.
CREATE INDEX plan_block_done ON plan_block (student_key, day) INCLUDE (id, subject, minutes) WHERE status = 'done';
-- Blocks with a reminder that is still to come are counted.
CREATE INDEX plan_block_remind ON plan_block (student_key, day) WHERE remind AND status = 'planned';

CREATE TABLE exam_result (
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES student ON DELETE CASCADE,
  client_id uuid,
  day date NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 128),
  exam_type text NOT NULL,
  is_branch boolean NOT NULL,
  -- With the nets that they had when they were stored: an exam may change its rules, its past results do not.
  sections jsonb NOT NULL,
  total_net numeric(6, 2) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX exam_result_day ON exam_result (student_key, day, created_at, id);
CREATE INDEX exam_result_type ON exam_result (student_key, exam_type, day, created_at, id);
CREATE UNIQUE INDEX exam_result_client ON exam_result (student_key, client_id) WHERE client_id IS NOT NULL;

CREATE TABLE study_session (
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES student ON DELETE CASCADE,
  client_id uuid,
  day date NOT NULL,
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 64),
  topic text CHECK (char_length(topic) <= 128),
  minutes smallint NOT NULL CHECK (minutes BETWEEN 1 AND 960),
  correct smallint CHECK (correct BETWEEN 0 AND 1000),
  wrong smallint CHECK (wrong BETWEEN 0 AND 1000),
  blank smallint CHECK (blank BETWEEN 0 AND 1000),
  -- The block that it marked done.
  block_id uuid REFERENCES plan_block ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
-- Statistics read nothing but this index.
CREATE INDEX study_session_day ON study_session (student_key, day, created_at, id)
  INCLUDE (subject, topic, minutes, correct, wrong, blank);
-- The session of a block that goes.
CREATE INDEX study_session_block ON study_session (block_id) WHERE block_id IS NOT NULL;
-- All blocks that a student's sessions name: hours leave those out.
CREATE INDEX study_session_ticking ON study_session (student_key) INCLUDE (block_id) WHERE block_id IS NOT NULL;
CREATE UNIQUE INDEX study_session_client ON study_session (student_key, client_id) WHERE client_id IS NOT NULL;

-- Who may read figures of a student's weeks: everybody who has the token, of which there is only the hash.
CREATE TABLE share (
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES student ON DELETE CASCADE,
  client_id uuid,
  -- SHA-256.
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 64),
  scope text[] NOT NULL CHECK (scope <@ '{hours,plan,exams,streak}' AND cardinality(scope) BETWEEN 1 AND 4),
  expires_at timestamptz NOT NULL,
  last_read_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX share_student ON share (student_key, id);
CREATE UNIQUE INDEX share_client ON share (student_key, client_id) WHERE client_id IS NOT NULL;
CREATE INDEX share_expired ON share (expires_at);

-- What comes again until it is known: a mistake or a card, whose row below has the same id, or a topic of sessions.
CREATE TABLE review_item (
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES student ON DELETE CASCADE,
  client_id uuid,
  kind text NOT NULL CHECK (kind IN ('mistake', 'topic', 'card')),
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 64),
  topic text CHECK (char_length(topic) <= 128),
  -- Both in Turkish lower case: they are compared so.
  subject_key text NOT NULL,
  topic_key text,
  made_by text NOT NULL CHECK (made_by IN ('student', 'assistant')),
  confirmed boolean NOT NULL,
  made_day date NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'Europe/Istanbul')::date,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- When it is due but for the exam; null: never. It follows from the ratings, like all below it.
  due_day date,
  -- The memory of it after the last day on which it was rated; null before the first.
  stability double precision,
  difficulty double precision,
  rated_day date,
  -- Days of ratings in a row, up to the last, without an `again`.
  run smallint NOT NULL DEFAULT 0,
  -- All of its ratings.
  redo_count integer NOT NULL DEFAULT 0,
  -- What its ratings came to up to a day, so that they are not read again.
  base jsonb,
  -- On which of the last 14 days before the exam it is due at the latest.
  exam_slot smallint NOT NULL GENERATED ALWAYS AS (get_byte(uuid_send(id), 15) % 14) STORED,
  CHECK ((stability IS NULL) = (rated_day IS NULL) AND (difficulty IS NULL) = (rated_day IS NULL)),
  CHECK (kind <> 'topic' OR topic IS NOT NULL)
);
-- What is due, and how much, is found in nothing but this index.
CREATE INDEX review_item_due ON review_item (student_key, due_day)
  INCLUDE (id, made_day, rated_day, stability, exam_slot);
CREATE INDEX review_item_newest ON review_item (student_key, kind, created_at, id);
CREATE UNIQUE INDEX review_item_topic ON review_item (student_key, subject_key, topic_key) WHERE kind = 'topic';
CREATE UNIQUE INDEX review_item_client ON review_item (student_key, kind, client_id) WHERE client_id IS NOT NULL;

CREATE TABLE mistake (
  id uuid PRIMARY KEY REFERENCES review_item ON DELETE CASCADE,
  student_key uuid NOT NULL,
  exam_type text,
  -- The picture as chat-engine described it; chat-engine has its bytes.
  media jsonb,
  text text CHECK (char_length(text) <= 2000),
  answer text CHECK (char_length(answer) <= 200),
  source text CHECK (char_length(source) <= 128),
  stuck text CHECK (char_length(stuck) <= 300),
  cause text CHECK (cause IN ('concept', 'application', 'careless', 'misread', 'time')),
  cause_by text CHECK (cause_by IN ('student', 'assistant')),
  exam_id uuid REFERENCES exam_result ON DELETE SET NULL,
  CHECK (media IS NOT NULL OR text IS NOT NULL),
  CHECK ((cause IS NULL) = (cause_by IS NULL))
);
-- Whether a picture has a mistake.
CREATE INDEX mistake_media ON mistake ((media ->> 'id')) WHERE media IS NOT NULL;
-- The mistakes of an exam that goes.
CREATE INDEX mistake_exam ON mistake (exam_id) WHERE exam_id IS NOT NULL;

CREATE TABLE review_card (
  id uuid PRIMARY KEY REFERENCES review_item ON DELETE CASCADE,
  student_key uuid NOT NULL,
  front text NOT NULL CHECK (char_length(front) BETWEEN 1 AND 1000),
  back text NOT NULL CHECK (char_length(back) BETWEEN 1 AND 1000)
);

-- How an item went, by the student's answer or by a session of its topic.
CREATE TABLE review_rating (
  id uuid PRIMARY KEY,
  student_key uuid NOT NULL REFERENCES student ON DELETE CASCADE,
  item_id uuid NOT NULL REFERENCES review_item ON DELETE CASCADE,
  client_id uuid,
  -- Null for an answer.
  session_id uuid UNIQUE REFERENCES study_session ON DELETE CASCADE,
  -- In Istanbul.
  day date NOT NULL,
  answered_at timestamptz NOT NULL,
  rating text NOT NULL CHECK (rating IN ('again', 'hard', 'good', 'easy')),
  -- An answer that was undone counts no more, and a repeat of it still finds it.
  undone_at timestamptz
);
CREATE INDEX review_rating_item ON review_rating (item_id, day, answered_at, id);
-- What was answered on a day.
CREATE INDEX review_rating_day ON review_rating (student_key, day) INCLUDE (item_id, undone_at, session_id);
CREATE UNIQUE INDEX review_rating_client ON review_rating (student_key, client_id) WHERE client_id IS NOT NULL;
