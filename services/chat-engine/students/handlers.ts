import { type Bus, byId, type Handler, handleExport, single } from '@yoldas/bus'
import { terminalNumber } from '@yoldas/contracts/live'
import { studentErasedFrom } from '@yoldas/contracts/profile'
import type { Db } from '@yoldas/db'
import { type Relay, sendCommand } from '@yoldas/outbox'
import { exportConcerns } from '../care/store.ts'
import type { Storage } from '../clients/storage.ts'
import { eraseStudent } from '../conversation/erasing/store.ts'
import { exportStudent } from '../conversation/said/store.ts'
import type { SignMedia } from '../conversation/signing.ts'
import { findConversation } from '../conversation/store.ts'
import type { Engine } from '../engine/engine.ts'
import { copiesOf, uploadsOf } from '../media/rules.ts'
import { exportMedia } from '../media/store.ts'
import { readUsed } from '../turn/used.ts'
import { closeStudent } from './close.ts'

export type ForgetDeps = { db: Db; bus: Bus; engine: Engine; relay: Relay; storage: Storage }

/** Removes everything of an erased student and reports that; may be interrupted and run again at any point. */
export async function forgetStudent(deps: ForgetDeps, studentKey: string): Promise<void> {
  const { db, bus, engine, relay, storage } = deps
  const unfinished = await closeStudent(db, studentKey)
  engine.abandonStudent(studentKey)
  for (const { turnId, attempt } of unfinished)
    bus.publishLive(studentKey, turnId, {
      n: terminalNumber(attempt),
      event: 'error',
      data: { error: 'chat failed' },
    })
  await eraseStudent(db, studentKey)
  await Promise.all([storage.removePrefix(uploadsOf(studentKey)), storage.removePrefix(copiesOf(studentKey))])
  await db.transaction((tx) => sendCommand(tx, studentErasedFrom, studentKey, { studentKey, service: 'chat-engine' }))
  relay.wake()
}

type ExportDeps = { db: Db; signMedia: SignMedia }

export const studentHandlers = ({ db, signMedia }: ExportDeps): Handler[] => [
  handleExport('chat-engine', (studentKey) => [
    { type: 'conversation', find: single(() => findConversation(db, studentKey)) },
    {
      type: 'message',
      find: async (after, limit, bytes) => {
        const messages = await exportStudent(db, studentKey, Number(after ?? 0), limit, bytes)
        return messages.map(({ used, ...record }) => ({
          key: String(record.position),
          record: { ...record, used: used === null ? null : readUsed(used) },
        }))
      },
    },
    {
      type: 'media',
      find: async (after, limit) => {
        const found = await exportMedia(db, studentKey, after, limit)
        const signed = found.map(async ({ clientId, ...media }) => ({
          ...(await signMedia(studentKey, media)),
          clientId,
        }))
        return byId(await Promise.all(signed))
      },
    },
    {
      type: 'concern',
      find: async (after, limit) => {
        const concerns = await exportConcerns(db, studentKey, after, limit)
        return concerns.map((record) => ({ key: `${record.turnId}/${record.source}`, record }))
      },
    },
  ]),
]
