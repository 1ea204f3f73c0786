-- Up Migration
-- Which blocks a student's sessions name, all at once: hours leave those out. study_session_block finds the session of a block that goes.
CREATE INDEX study_session_ticking ON study_session (student_key) INCLUDE (block_id) WHERE block_id IS NOT NULL;
