import { createHash } from 'node:crypto'
import { eventually } from '@yoldas/testkit'
import { istanbulTime } from '@yoldas/time'
import { z } from 'zod'
import { answer, call } from './client.ts'
import type { Stack, Student } from './stack.ts'

/** `\u0001` is one character, and six bytes of JSON: nothing is wider. */
const wide = (characters: number) => '\u0001'.repeat(characters)
const sql = (characters: number) => `repeat(chr(1), ${characters})`
/** With a word that a search finds. */
const said = (characters: number) => `'${searchedWord} ' || ${sql(characters - searchedWord.length - 1)}`
export const searchedWord = 'söz'
/** The same, and another text in each row. */
const own = (characters: number) => `repeat(chr(1), ${characters - 6}) || lpad(n::text, 6, '0')`

const [planDays, sessionDays] = [62, 70]
/** How much of each there is. */
export const counts = {
  ...{ block: 30 * planDays, session: 50 * sessionDays, exam: 100, share: 5, message: 61, media: 120 },
  ...{ mistake: 100, card: 100 },
  ...{ scheduledMessage: 470, deliveredReminder: 150, unaskedMessage: 400, notificationAction: 1_200 },
  ...{ device: 20, notification: 1_000 },
}

/** The day in Istanbul so many days from today. */
const dayIn = (days: number) => istanbulTime(new Date(Date.now() + days * 86_400_000)).day

/** Of full days. */
export const fullPlan = { from: dayIn(0), to: dayIn(planDays - 1) }
export const fullSessions = { from: dayIn(1 - sessionDays), to: dayIn(0) }

type Filled = { stack: Stack; studentKey: string }

/**
 * Gives a student as much as the limits allow of what a list or a page has, all in the longest and widest texts. What
 * only time bounds (days, messages) is as much as fills several pages.
 */
export async function fillStudent(stack: Stack, student: Student): Promise<{ studentKey: string; turnId: string }> {
  await fillProfile(stack, student)
  const [row] = await stack.query('SELECT student_key FROM profile.student WHERE sub = $1', [student.sub])
  const filled = { stack, studentKey: z.uuid().parse(row?.student_key) }
  const [turnId] = await Promise.all([
    fillConversation(filled),
    fillWork(filled),
    fillSchedule(filled),
    fillDevices(filled),
    fillReview(filled),
  ])
  return { studentKey: filled.studentKey, turnId }
}

async function fillProfile(stack: Stack, student: Student) {
  const subjects = Array.from({ length: 16 }, () => wide(64))
  const texts = { displayName: wide(64), about: wide(1000), targetUniversity: wide(128), targetDepartment: wide(128) }
  const profile = { ...texts, examType: 'yks', weakSubjects: subjects, strongSubjects: subjects }
  const { status } = await answer(call(stack.url, student, 'PATCH', '/api/profile', profile))
  if (status !== 200) throw new Error(`no profile: ${status}`)
}

async function fillWork({ stack, studentKey }: Filled) {
  const today = dayIn(0)
  await stack.query(
    `INSERT INTO profile.plan_block (id, student_key, day, start_time, minutes, subject, topic, kind, status, note, source)
     SELECT gen_random_uuid(), $1, $2::date + n / 30, '09:00', 45, ${sql(64)}, ${sql(128)}, 'practice', 'planned',
       ${sql(500)}, 'assistant'
     FROM generate_series(0, ${counts.block - 1}) AS n`,
    [studentKey, today],
  )
  await stack.query(
    `INSERT INTO profile.study_session (id, student_key, day, subject, topic, minutes, correct, wrong, blank)
     SELECT gen_random_uuid(), $1, $2::date - n / 50, ${own(64)}, ${own(128)}, 19, 1000, 1000, 1000
     FROM generate_series(0, ${counts.session - 1}) AS n`,
    [studentKey, today],
  )
  const section = { subject: wide(64), correct: 100, wrong: 100, blank: 100, net: 66.67 }
  await stack.query(
    `INSERT INTO profile.exam_result (id, student_key, day, name, exam_type, is_branch, sections, total_net)
     SELECT gen_random_uuid(), $1, $2::date - n / 20, ${sql(128)}, 'tyt', false, $3, 1333.4
     FROM generate_series(0, ${counts.exam - 1}) AS n`,
    [studentKey, today, JSON.stringify(Array.from({ length: 20 }, () => section))],
  )
  await stack.query(
    `INSERT INTO profile.share (id, student_key, token_hash, name, scope, expires_at)
     SELECT gen_random_uuid(), $1, sha256(convert_to('share ' || n, 'UTF8')), ${sql(64)}, '{hours,plan,exams,streak}',
       clock_timestamp() + interval '1 day'
     FROM generate_series(1, ${counts.share}) AS n`,
    [studentKey],
  )
}

/** Of the token of the student's shares, by their number from 1. */
export const shareHash = (nth: number): string => createHash('sha256').update(`share ${nth}`).digest('hex')

/** Answers with the newest turn. */
async function fillConversation({ stack, studentKey }: Filled): Promise<string> {
  // It begins with a notice.
  const opened = `
    UPDATE chat.conversation
    SET next_turn_index = 31, next_position = ${counts.message + 1}, scratchpad = ${sql(2000)}
    WHERE student_key = $1 RETURNING 1`
  await eventually('the conversation', async () => (await stack.query(opened, [studentKey])).length > 0)
  await stack.query(
    `INSERT INTO chat.turn (id, student_key, turn_index, origin, state, finished_at)
     SELECT gen_random_uuid(), $1, n, 'chat', 'done', now() FROM generate_series(1, 30) AS n`,
    [studentKey],
  )
  const at = new Date().toISOString()
  const media = Array.from({ length: 4 }, (_, n) => ({
    ...{
      id: `00000000-0000-4000-8000-00000000000${n}`,
      kind: 'file',
      mimeType: 'application/pdf',
      sizeBytes: 9_999_999,
    },
    ...{ width: null, height: null, durationMs: null, fileName: wide(255), status: 'ready' },
    ...{ transcript: null, createdAt: at },
  }))
  const reactions = Array.from({ length: 16 }, () => ({ emoji: '👍🏽', actor: 'user', createdAt: at }))
  await stack.query(
    `INSERT INTO chat.message (
       id, student_key, position, turn_id, turn_index, role, author, origin, content, media, reactions
     )
     SELECT gen_random_uuid(), $1, 2 * turn_index - 1 + nth, id, turn_index, role, author, 'chat', content, files::jsonb, $3
     FROM chat.turn,
       (VALUES (1, 'user', 'student', ${said(8000)}, $2), (2, 'assistant', 'model', ${said(16_000)}, '[]'))
       AS m (nth, role, author, content, files)
     WHERE student_key = $1 AND turn_index > 0`,
    [studentKey, JSON.stringify(media), JSON.stringify(reactions)],
  )
  await stack.query(
    `INSERT INTO chat.media (id, student_key, kind, mime_type, announced_bytes, size_bytes, file_name, status)
     SELECT gen_random_uuid(), $1, 'file', 'application/pdf', 9, 9, ${sql(255)}, 'ready'
     FROM generate_series(1, ${counts.media})`,
    [studentKey],
  )
  const [last] = await stack.query('SELECT id FROM chat.turn WHERE student_key = $1 AND turn_index = 30', [studentKey])
  return z.uuid().parse(last?.id)
}

async function fillSchedule({ stack, studentKey }: Filled) {
  const rows = (count: number, statement: string) =>
    stack.query(`${statement} FROM generate_series(1, ${count})`, [studentKey])
  await stack.query('INSERT INTO scheduler.student (student_key) VALUES ($1) ON CONFLICT DO NOTHING', [studentKey])
  const columns = '(id, student_key, kind, text, reason, due_at, next_attempt_at, snoozed_from)'
  const due = `now() + interval '9 days'`
  // Twenty that wait, and reminders of fifteen days that were all put off.
  for (const [count, kind, from] of [
    [20, 'followup', 'NULL::uuid'],
    [counts.scheduledMessage - 20, 'reminder', 'gen_random_uuid()'],
  ] as const)
    await rows(
      count,
      `INSERT INTO scheduler.scheduled_message ${columns}
       SELECT gen_random_uuid(), $1, '${kind}', ${sql(2000)}, ${sql(500)}, ${due}, ${due}, ${from}`,
    )
  await rows(
    counts.deliveredReminder,
    `INSERT INTO scheduler.delivered_reminder (id, student_key, text, reason, due_at)
     SELECT gen_random_uuid(), $1, ${sql(2000)}, ${sql(500)}, now()`,
  )
  await rows(
    counts.unaskedMessage,
    `INSERT INTO scheduler.unasked_message (id, student_key, kind, template, written_at)
     SELECT gen_random_uuid(), $1, 'followup', 's01', now()`,
  )
  await rows(
    counts.notificationAction,
    `INSERT INTO scheduler.notification_action (student_key, turn_id, action, acted_at)
     SELECT $1, gen_random_uuid(), 'snooze', now()`,
  )
}

/** As many mistakes and cards as a page has. */
async function fillReview({ stack, studentKey }: Filled) {
  const item = 'id, student_key, kind, subject, topic, subject_key, topic_key, made_by, confirmed, made_day, due_day'
  const values = `$1, $2, ${sql(64)}, ${sql(128)}, ${sql(64)}, ${sql(128)}, 'student', true, $3::date, $3::date`
  const made = (kind: 'mistake' | 'card', rest: string) =>
    stack.query(
      `WITH made AS (
         INSERT INTO profile.review_item (${item})
         SELECT gen_random_uuid(), ${values} FROM generate_series(1, ${counts[kind]}) RETURNING id
       ) ${rest}`,
      [studentKey, kind, dayIn(-1)],
    )
  await made(
    'mistake',
    `INSERT INTO profile.mistake (id, student_key, text, answer, source, stuck, cause, cause_by)
     SELECT id, $1, ${sql(2000)}, ${sql(200)}, ${sql(128)}, ${sql(300)}, 'concept', 'student' FROM made`,
  )
  await made(
    'card',
    `INSERT INTO profile.review_card (id, student_key, front, back)
     SELECT id, $1, ${sql(1000)}, ${sql(1000)} FROM made`,
  )
}

async function fillDevices({ stack, studentKey }: Filled) {
  await stack.query('INSERT INTO notify.student (student_key) VALUES ($1) ON CONFLICT DO NOTHING', [studentKey])
  await stack.query(
    `INSERT INTO notify.device (token_hash, token, student_key, platform, app_version, locale)
     SELECT sha256(gen_random_uuid()::text::bytea), ${own(4096)}, $1, 'ios', ${sql(64)}, ${sql(35)}
     FROM generate_series(1, ${counts.device}) AS n`,
    [studentKey],
  )
  await stack.query(
    `INSERT INTO notify.notification (turn_id, student_key, type, message_id, bubbles, body)
     SELECT gen_random_uuid(), $1, 'reply', gen_random_uuid(), 1, ${sql(180)} FROM generate_series(1, ${counts.notification})`,
    [studentKey],
  )
}
