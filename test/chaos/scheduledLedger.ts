import { z } from 'zod'
import type { Verdict } from './ledger.ts'
import type { Recipient, Row } from './scheduled.ts'
import type { World } from './world.ts'

const Written = z.object({
  id: z.uuid(),
  studentKey: z.uuid(),
  state: z.string(),
  kind: z.string(),
  bubbles: z.array(z.string()),
  events: z.int(),
})
type Written = z.infer<typeof Written>

/** What the companion wrote first to anybody. */
async function findWritten(world: World): Promise<Map<string, Written>> {
  const rows = await world.rows(`
    WITH m AS (
      SELECT turn_id, array_agg(content ORDER BY position) AS bubbles FROM chat.message
      WHERE role = 'assistant' GROUP BY turn_id
    ),
    e AS (
      SELECT turn_id, count(*)::int AS events
      FROM chat.outbox, jsonb_array_elements_text(coalesce(payload->'ids', jsonb_build_array(payload->'turnId'))) AS turn_id
      WHERE kind = 'event' AND subject LIKE 'events.companion.wrote.%' GROUP BY turn_id
    )
    SELECT t.id, t.student_key AS "studentKey", t.state, coalesce(t.message_type, t.origin) AS kind,
      coalesce(m.bubbles, '{}') AS bubbles, coalesce(e.events, 0) AS events
    FROM chat.turn AS t LEFT JOIN m ON m.turn_id = t.id LEFT JOIN e ON e.turn_id = t.id::text
    WHERE t.origin IN ('scheduled', 'silence_checkin')
  `)
  return new Map(rows.map((row) => Written.parse(row)).map((turn) => [turn.id, turn]))
}

/** Students whose numbering has gaps, or whose answers stand in another order than their turns. */
const disorder = (world: World) =>
  world.rows(`
    SELECT c.student_key::text AS "studentKey", 'has gaps' AS problem FROM chat.conversation AS c
    LEFT JOIN (
      SELECT student_key, count(*) AS n, max(turn_index) + 1 AS next FROM chat.turn GROUP BY student_key
    ) AS t USING (student_key)
    LEFT JOIN (
      SELECT student_key, count(*) AS n, max(position) + 1 AS next, min(position) AS first FROM chat.message
      GROUP BY student_key
    ) AS m USING (student_key)
    WHERE (c.next_turn_index, c.next_turn_index) <> (coalesce(t.n, 0), coalesce(t.next, 0))
      OR (c.next_position, c.next_position) <> (coalesce(m.n, 0) + 1, coalesce(m.next, 1)) OR coalesce(m.first, 1) <> 1
    UNION ALL
    SELECT student_key::text, 'is out of order' FROM (
      SELECT student_key, turn_index < lag(turn_index) OVER (PARTITION BY student_key ORDER BY position) AS is_back
      FROM chat.message WHERE role = 'assistant'
    ) AS o WHERE is_back
  `)

/**
 * Compares all that the companion wrote first in this world with what was due: each is in history once and in order, as
 * one done turn with one event; nothing else is. Of these students alone where they are named, whatever became of
 * others before.
 */
export async function judgeRows(world: World, due: readonly Row[], among?: readonly Recipient[]): Promise<Verdict> {
  const verdict: Verdict = { lost: [], duplicated: [], wrong: [] }
  const written = await findWritten(world)
  for (const row of due) {
    const turn = written.get(row.id)
    if (turn) judgeTurn(row, turn, verdict)
    else verdict.lost.push(`${row.kind} ${row.id} is not in history`)
  }
  const known = new Set(due.map(({ id }) => id))
  const keys = among && new Set(among.map(({ studentKey }) => studentKey))
  for (const { id, kind, studentKey } of written.values())
    if (!known.has(id) && (!keys || keys.has(studentKey)))
      verdict.duplicated.push(`${kind} ${id} is in history and was not due`)
  for (const { studentKey, problem } of await disorder(world)) verdict.wrong.push(`${studentKey} ${problem}`)
  return verdict
}

function judgeTurn(row: Row, turn: Written, { lost, duplicated, wrong }: Verdict) {
  const about = `${row.kind} ${row.id}`
  const fewer = turn.bubbles.length < row.bubbles.length
  if (turn.bubbles.join('\n') !== row.bubbles.join('\n'))
    (fewer ? lost : duplicated).push(`${about} has the bubbles ${turn.bubbles.join(', ')}`)
  if (turn.events !== 1) (turn.events === 0 ? lost : duplicated).push(`${about} has ${turn.events} events`)
  if (turn.state !== 'done' || turn.kind !== row.kind || turn.studentKey !== row.studentKey)
    wrong.push(`${about} became ${turn.state} ${turn.kind} of ${turn.studentKey}`)
}

/** Of the messages that schedulers refused for what they are; an outage has no share in that. */
export async function refused({ stack }: World): Promise<string[]> {
  const names = Object.keys(stack.parts).filter((name) => name.startsWith('companion-scheduler'))
  const logs = await Promise.all(names.map((name) => stack.logs(name)))
  return logs.flatMap(refusedIn)
}

export function refusedIn(log: string): string[] {
  const refusals = log.split('\n').filter((line) => line.includes('a scheduled message was refused'))
  return refusals.map((line) => /"id":"([^"]+)"/.exec(line)?.[1] ?? line)
}

/** Messages that were pushed to the student, and those of the last while: the stand-in forgets the oldest. */
export async function expectedOn(world: World, studentKey: string): Promise<{ all: string[]; recent: string[] }> {
  const rows = await world.rows(
    `SELECT message_id::text AS id,
       (SELECT count(*) FROM notify.notification AS later WHERE later.created_at > n.created_at) < 5000 AS "isRecent"
     FROM notify.notification AS n WHERE student_key = $1`,
    [studentKey],
  )
  return {
    all: rows.map(({ id }) => String(id)),
    recent: rows.filter(({ isRecent }) => isRecent).map(({ id }) => String(id)),
  }
}

/** Seconds from when each row was due to when history had it, least first. */
export async function latenessOf(world: World, due: ReadonlyMap<string, number>): Promise<number[]> {
  const found = await world.rows(
    `SELECT id::text, extract(epoch FROM finished_at)::float8 AS at FROM chat.turn WHERE id = ANY ($1)`,
    [[...due.keys()]],
  )
  return found.map(({ id, at }) => Number(at) - (due.get(String(id)) ?? Number.NaN)).toSorted((a, b) => a - b)
}

/** What history has of check-ins of these students. */
export async function checkinsOf(world: World, recipients: readonly Recipient[]): Promise<Row[]> {
  const keys = new Set(recipients.map(({ studentKey }) => studentKey))
  const all = [...(await findWritten(world)).values()]
  return all.filter(({ kind, studentKey }) => kind === 'silence_checkin' && keys.has(studentKey))
}

/** Of each student's first message and their check-in, in the order of history. */
export async function orderOf(world: World, { studentKey }: Recipient): Promise<string[]> {
  const rows = await world.rows(
    `SELECT CASE role WHEN 'user' THEN 'message' ELSE origin END AS what FROM chat.message
     WHERE student_key = $1 AND (role = 'user' OR origin = 'silence_checkin') ORDER BY position`,
    [studentKey],
  )
  return rows.map(({ what }) => String(what))
}
