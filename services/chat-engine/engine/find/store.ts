import type { ChatMessage, TurnOutcome } from '@yoldas/contracts/chat'
import { terminalNumber } from '@yoldas/contracts/live'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { joinReply, MessageRow, messageColumns, type StoredTurn, toBubble, toMessage } from '../../conversation/rows.ts'
import { currentAttempt, publicState, StoredTurnState } from '../../conversation/rules.ts'

const TurnId = z.object({ id: z.uuid() })

type Sent = { studentKey: string; turnId: string; clientId?: string | undefined }

/** The turn that this clientId, or else this turnId, already has. */
export async function findSent(db: Db, { studentKey, turnId, clientId }: Sent): Promise<StoredTurn | null> {
  const row = await db.maybeOne(sql.type(TurnId)`
    SELECT id FROM turn
    WHERE student_key = ${studentKey} AND (id = ${turnId} OR (origin = 'chat' AND client_id = ${clientId ?? null}))
  `)
  return row && findTurn(db, studentKey, row.id)
}

/** The turn that an engine has or will take next, be it after a pause; null when the student waits for none. */
export async function findRunningTurn(db: Db, studentKey: string): Promise<StoredTurn | null> {
  const row = await db.maybeOne(sql.type(TurnId)`
    SELECT id FROM turn
    WHERE student_key = ${studentKey} AND state IN ('waiting', 'ready', 'running')
      AND (state <> 'waiting' OR not_before IS NOT NULL) AND origin IN ('chat', 'notification')
    ORDER BY turn_index LIMIT 1
  `)
  return row && findTurn(db, studentKey, row.id)
}

const TurnMessage = MessageRow.extend({ state: StoredTurnState, attempt: z.int(), waits: z.boolean() })

/** An answer's turn with how it ended, if it has; null when this student has no such turn. */
export async function findTurn(db: Db, studentKey: string, turnId: string): Promise<StoredTurn | null> {
  const rows = await db.any(sql.type(TurnMessage)`
    SELECT ${messageColumns}, t.state, t.attempt, t.state = 'waiting' AND t.not_before IS NULL AS waits
    FROM turn AS t JOIN message AS m ON m.turn_id = t.id ${joinReply}
    WHERE t.id = ${turnId} AND t.student_key = ${studentKey} AND t.origin IN ('chat', 'notification')
    ORDER BY m.position
  `)
  const [first, ...rest] = rows
  if (!first) return null
  const answers = rest.map(({ state: _state, attempt: _attempt, waits: _waits, ...row }) => toBubble(row))
  const { state, attempt, waits, ...question } = first
  const begun = answers.find(({ author }) => author === 'hand')
  const ended = outcome(state, currentAttempt(state, attempt), answers)
  return {
    turnId,
    state: publicState(state),
    attempt: currentAttempt(state, attempt),
    waits,
    message: toMessage(question),
    ...(!ended && begun && { first: begun }),
    outcome: ended,
  }
}

function outcome(state: StoredTurnState, attempt: number, messages: ChatMessage[]): TurnOutcome | null {
  const n = terminalNumber(attempt)
  if (state === 'failed') return { kind: 'failed', n }
  if (state === 'done') return { kind: 'done', n, finish: 'complete', messages }
  if (state === 'stopped') return { kind: 'done', n, finish: 'stopped', messages }
  return null
}
