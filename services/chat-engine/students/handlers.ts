import { type Bus, type Handler, handle } from '@yoldas/bus'
import { studentExports } from '@yoldas/contracts/export'
import { terminalNumber } from '@yoldas/contracts/live'
import { studentErasedFrom } from '@yoldas/contracts/profile'
import type { Db } from '@yoldas/db'
import { type Relay, sendCommand } from '@yoldas/outbox'
import type { Engine } from '../turn/engine.ts'
import { closeConversation, eraseStudent, exportStudent, findConversation } from './store.ts'

type Deps = { db: Db; bus: Bus; engine: Engine; relay: Relay }

/** Removes everything of a student who left and says so; may be interrupted and run again at any point. */
export async function forgetStudent({ db, bus, engine, relay }: Deps, studentKey: string): Promise<void> {
  const unfinished = await closeConversation(db, studentKey)
  engine.abandonStudent(studentKey)
  for (const { turnId, attempt } of unfinished)
    bus.publishLive(studentKey, turnId, {
      n: terminalNumber(attempt),
      event: 'error',
      data: { error: 'chat failed' },
    })
  await eraseStudent(db, studentKey)
  await bus.purgeLive(studentKey)
  await db.transaction((tx) => sendCommand(tx, studentErasedFrom, studentKey, { studentKey, service: 'chat-engine' }))
  relay.ring()
}

/** Messages of 8,000 emoji fit the bus with this many. */
const pageSize = 100

export function studentHandlers({ db }: Pick<Deps, 'db'>): Handler[] {
  return [
    handle(studentExports['chat-engine'], async ({ studentKey, after }) => {
      const conversation = after === null ? await findConversation(db, studentKey) : null
      const messages = await exportStudent(db, studentKey, Number(after ?? 0), pageSize)
      const last = messages.length === pageSize ? messages.at(-1) : undefined
      return {
        records: [
          ...(conversation ? [{ type: 'conversation', ...conversation }] : []),
          ...messages.map((message) => ({ type: 'message', ...message })),
        ],
        next: last ? String(last.position) : null,
      }
    }),
  ]
}
