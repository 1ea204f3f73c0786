-- Up Migration
-- Whose exam is on a day: those who named it, and those who named none, by the exam whose official day may be theirs.
CREATE INDEX student_exam_date ON student ((profile->>'examDate'), student_key) WHERE profile->>'examDate' IS NOT NULL;
CREATE INDEX student_exam_type ON student ((profile->>'examType'), student_key) WHERE profile->>'examDate' IS NULL;
