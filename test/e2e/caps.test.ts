import { type Bus, connectBus } from '@yoldas/bus'
import type { asks } from '@yoldas/contracts/bus'
import { getHistory, getRunningTurn, getTurn } from '@yoldas/contracts/chat'
import { type ExportPage, studentExports } from '@yoldas/contracts/export'
import { getExamTypes, getProgress, getStreak, listExams, listSessions } from '@yoldas/contracts/journey'
import { testDevices } from '@yoldas/contracts/notifier'
import { largeAnswerBytes, maxAnswerBytes } from '@yoldas/contracts/pages'
import { findSilences, findSilent } from '@yoldas/contracts/proactive'
import { findContacts, findExamTakers, getProfile, getSubjects } from '@yoldas/contracts/profile'
import type { Request } from '@yoldas/contracts/request'
import { listScheduled } from '@yoldas/contracts/scheduler'
import { getContext } from '@yoldas/contracts/work'
import { deadlineIn, istanbulTime } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answer, call } from '../support/client.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

// A student who has as much of everything as limits allow, in the widest texts: `\u0001` is six bytes of JSON.
const wide = (characters: number) => '\u0001'.repeat(characters)
const sql = (characters: number) => `repeat(chr(1), ${characters})`
/** The same, and another text in each row. */
const own = (characters: number) => `repeat(chr(1), ${characters - 6}) || lpad(n::text, 6, '0')`

const planDays = 62
const sessionDays = 70
const counts = { block: 30 * planDays, session: 50 * sessionDays, exam: 100, message: 60, media: 120, device: 20 }

let stack: Stack
let student: Student
let studentKey: string
let turnId: string
let buses: Map<keyof typeof asks, Bus>
const opened = new AsyncDisposableStack()
const dayIn = (days: number) => istanbulTime(new Date(Date.now() + days * 86_400_000)).day

beforeAll(async () => {
  stack = await sharedStack()
  student = await stack.student()
  await fillProfile()
  const [row] = await stack.query('SELECT student_key FROM profile.student WHERE sub = $1', [student.sub])
  studentKey = z.uuid().parse(row?.student_key)
  await Promise.all([fillWork(), fillConversation(), fillSchedule(), fillDevices()])
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const users = ['gateway', 'chat-engine', 'companion-scheduler', 'notifier'] as const
  const connected = users.map(async (user) => {
    const bus = opened.use(await connectBus({ url: stack.nats.urlFor(user), name: 'test', log }))
    return [user, bus] as const
  })
  buses = new Map(await Promise.all(connected))
})
afterAll(() => opened.disposeAsync())

async function fillProfile() {
  const subjects = Array.from({ length: 16 }, () => wide(64))
  const texts = { displayName: wide(64), about: wide(1000), targetUniversity: wide(128), targetDepartment: wide(128) }
  const profile = { ...texts, examType: 'yks', weakSubjects: subjects, strongSubjects: subjects }
  expect(await answer(call(stack.url, student, 'PATCH', '/api/profile', profile))).toMatchObject({ status: 200 })
}

async function fillWork() {
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
}

async function fillConversation() {
  await stack.query(
    `INSERT INTO chat.conversation (student_key, next_turn_index, next_position, scratchpad)
     VALUES ($1, 30, ${counts.message + 1}, ${sql(2000)})
     ON CONFLICT (student_key) DO UPDATE SET next_turn_index = 30, next_position = ${counts.message + 1}`,
    [studentKey],
  )
  await stack.query(
    `INSERT INTO chat.turn (id, student_key, turn_index, origin, state, finished_at)
     SELECT gen_random_uuid(), $1, n, 'chat', 'done', now() FROM generate_series(0, 29) AS n`,
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
    ...{ width: null, height: null, durationMs: null, fileName: wide(255), status: 'ready', createdAt: at },
  }))
  const reactions = Array.from({ length: 16 }, () => ({
    emoji: '👍🏽',
    actor: 'user',
    createdAt: at,
  }))
  await stack.query(
    `INSERT INTO chat.message (
       id, student_key, position, turn_id, turn_index, role, origin, content, media, reactions
     )
     SELECT gen_random_uuid(), $1, 2 * turn_index + nth, id, turn_index, role, 'chat', content, files::jsonb, $3
     FROM chat.turn, (VALUES (1, 'user', ${sql(8000)}, $2), (2, 'assistant', ${sql(16_000)}, '[]'))
       AS m (nth, role, content, files)
     WHERE student_key = $1`,
    [studentKey, JSON.stringify(media), JSON.stringify(reactions)],
  )
  await stack.query(
    `INSERT INTO chat.media (id, student_key, kind, mime_type, announced_bytes, size_bytes, file_name, status)
     SELECT gen_random_uuid(), $1, 'file', 'application/pdf', 9, 9, ${sql(255)}, 'ready'
     FROM generate_series(1, ${counts.media})`,
    [studentKey],
  )
  const [last] = await stack.query('SELECT id FROM chat.turn WHERE student_key = $1 AND turn_index = 29', [studentKey])
  turnId = z.uuid().parse(last?.id)
}

async function fillSchedule() {
  const rows = async (count: number, statement: string) =>
    stack.query(`${statement} FROM generate_series(1, ${count}) AS n`, [studentKey])
  await stack.query('INSERT INTO scheduler.student (student_key) VALUES ($1) ON CONFLICT DO NOTHING', [studentKey])
  const columns = '(id, student_key, kind, text, reason, due_at, next_attempt_at, snoozed_from)'
  const due = `now() + interval '9 days'`
  // Twenty that wait, and reminders of fifteen days that were all put off.
  for (const [count, kind, from] of [
    [20, 'followup', 'NULL::uuid'],
    [450, 'reminder', 'gen_random_uuid()'],
  ] as const)
    await rows(
      count,
      `INSERT INTO scheduler.scheduled_message ${columns}
       SELECT gen_random_uuid(), $1, '${kind}', ${sql(2000)}, ${sql(500)}, ${due}, ${due}, ${from}`,
    )
  await rows(
    150,
    `INSERT INTO scheduler.delivered_reminder (id, student_key, text, reason, due_at)
     SELECT gen_random_uuid(), $1, ${sql(2000)}, ${sql(500)}, now()`,
  )
  await rows(
    400,
    `INSERT INTO scheduler.unasked_message (id, student_key, kind, template, written_at)
     SELECT gen_random_uuid(), $1, 'followup', 's01', now()`,
  )
  await rows(
    1200,
    `INSERT INTO scheduler.notification_action (student_key, turn_id, action, acted_at)
     SELECT $1, gen_random_uuid(), 'snooze', now()`,
  )
}

async function fillDevices() {
  await stack.query('INSERT INTO notify.student (student_key) VALUES ($1) ON CONFLICT DO NOTHING', [studentKey])
  await stack.query(
    `INSERT INTO notify.device (token_hash, token, student_key, platform, app_version, locale)
     SELECT sha256(gen_random_uuid()::text::bytea), ${own(4096)}, $1, 'ios', ${sql(64)}, ${sql(35)}
     FROM generate_series(1, ${counts.device}) AS n`,
    [studentKey],
  )
  await stack.query(
    `INSERT INTO notify.notification (turn_id, student_key, type, message_id, bubbles, body)
     SELECT gen_random_uuid(), $1, 'reply', gen_random_uuid(), 1, ${sql(180)} FROM generate_series(1, 1000)`,
    [studentKey],
  )
}

/** By whom it is asked, and with what besides the student. */
type Asked = [keyof typeof asks, Request, (() => object)?]
const lists: Asked[] = [
  ['gateway', getHistory, () => ({ limit: 60 })],
  ['gateway', getTurn, () => ({ turnId })],
  ['gateway', getRunningTurn],
  ['gateway', getProfile],
  ['gateway', listScheduled],
  ['gateway', getExamTypes],
  ['gateway', listExams, () => ({ limit: 100 })],
  ['gateway', listSessions, () => ({ limit: 100 })],
  ['gateway', getProgress, () => ({ examType: 'tyt', limit: 50 })],
  ['gateway', getStreak],
  ['gateway', testDevices],
  ['chat-engine', getContext],
  ['companion-scheduler', findSilent, () => ({ silentBy: new Date().toISOString(), after: null, limit: 500 })],
  ['companion-scheduler', findSilences, () => ({ studentKeys: [studentKey] })],
  ['companion-scheduler', findContacts, () => ({ studentKeys: [studentKey] })],
  ['companion-scheduler', findExamTakers, () => ({ lastDay: dayIn(0), after: null, limit: 500 })],
  ['notifier', getSubjects, () => ({ studentKeys: Array.from({ length: 64 }, () => studentKey) })],
]

function busOf(user: keyof typeof asks): Bus {
  const bus = buses.get(user)
  if (!bus) throw new RangeError(`${user} has no connection`)
  return bus
}

async function sizeOf([user, contract, besides = () => ({})]: Asked): Promise<number> {
  const answered = await busOf(user).request(contract, { studentKey, ...besides() }, deadlineIn(10_000))
  return Buffer.byteLength(JSON.stringify(answered))
}

describe.concurrent('of a student who is at every limit', () => {
  test.each(lists.map((asked) => [asked[1].subject, asked] as const))(
    '%s is at most 4 MiB',
    async (_subject, asked) => {
      expect(await sizeOf(asked)).toBeLessThanOrEqual(maxAnswerBytes)
    },
  )

  test.each(Object.values(studentExports))('each page of $subject is at most 1 MiB', async (contract) => {
    const records: unknown[] = []
    for (let after: string | null = null; ; ) {
      const page: ExportPage = await busOf('gateway').request(contract, { studentKey, after }, deadlineIn(10_000))
      expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThanOrEqual(largeAnswerBytes)
      records.push(...page.records)
      if (page.next === null) break
      after = page.next
    }
    expect(records.length).toBeGreaterThan(0)
    expect(new Set(records.map((record) => JSON.stringify(record))).size).toBe(records.length)
  })

  test.each([
    '/api/me',
    '/api/chat/messages?limit=60',
    '/api/chat/scheduled',
    '/api/journey/exam-types',
    '/api/journey/exams?limit=100',
    '/api/journey/sessions?limit=100',
    '/api/journey/progress?examType=tyt&limit=50',
    '/api/journey/streak',
  ])('GET %s answers with at most 4 MiB', async (path) => {
    const { status, bytes } = await get(path)
    expect(status).toBe(200)
    expect(bytes).toBeLessThanOrEqual(maxAnswerBytes)
  })

  test('history has every message once, page by page', async () => {
    const ids: string[] = []
    for (let [edge, more] = ['', true]; more; ) {
      const { bytes, text } = await get(`/api/chat/history?limit=60${edge}`)
      expect(bytes).toBeLessThanOrEqual(maxAnswerBytes)
      const { messages, hasMore } = JSON.parse(text)
      ids.push(...messages.map(({ id }: { id: string }) => id))
      ;[edge, more] = [`&before=${messages[0].cursor}`, hasMore]
    }
    expect(new Set(ids).size).toBe(counts.message)
    expect(ids).toHaveLength(counts.message)
  })

  test('the export has everything once', async () => {
    const { status, text } = await get('/api/me/export')
    expect(status).toBe(200)
    const exported: Record<string, Array<{ type: string }>> = JSON.parse(text)
    const count = (service: string) => {
      const types = (exported[service] ?? []).map(({ type }) => type)
      return Object.fromEntries([...new Set(types)].map((type) => [type, types.filter((one) => one === type).length]))
    }
    const { block, session, exam, message, media, device } = counts
    expect(count('profile-journey')).toEqual({ student: 1, 'plan-block': block, exam, session })
    expect(count('chat-engine')).toEqual({ conversation: 1, message, media })
    expect(count('companion-scheduler')).toMatchObject({ scheduledMessage: 470, deliveredReminder: 150 })
    expect(count('notifier')).toMatchObject({ device, notification: 1000 })
  })

  async function get(path: string) {
    const response = await call(stack.url, student, 'GET', path)
    const body = Buffer.from(await response.arrayBuffer())
    return { status: response.status, bytes: body.length, text: body.toString() }
  }
})
