import { type Bus, type Handler, handle } from '@yoldas/bus'
import { type ExportPage, studentExports } from '@yoldas/contracts/export'
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
import { copiesOf, uploadsOf } from '../media/rules.ts'
import { exportMedia } from '../media/store.ts'
import type { Engine } from '../turn/engine.ts'
import type { KeptKnown } from '../turn/known.ts'
import { closeStudent } from './close.ts'

type Deps = { db: Db; bus: Bus; engine: Engine; known: Pick<KeptKnown, 'drop'>; relay: Relay; storage: Storage }

/** Removes everything of an erased student and reports that; may be interrupted and run again at any point. */
export async function forgetStudent(deps: Deps, studentKey: string): Promise<void> {
  const { db, bus, engine, known, relay, storage } = deps
  const unfinished = await closeStudent(db, studentKey)
  engine.abandonStudent(studentKey)
  known.drop(studentKey)
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

const pageSize = 50

type ExportDeps = { db: Db; signMedia: SignMedia }

export function studentHandlers(deps: ExportDeps): Handler[] {
  return [
    handle(studentExports['chat-engine'], ({ studentKey, after }) => {
      if (after?.startsWith(mediaMark)) return exportMediaPage(deps, studentKey, after.slice(mediaMark.length) || null)
      if (after?.startsWith(concernsMark))
        return exportConcernsPage(deps, studentKey, after.slice(concernsMark.length) || null)
      return exportMessages(deps, studentKey, after)
    }),
  ]
}

/** Messages come first, then, marked by these, the media and what was found of distress. */
const [mediaMark, concernsMark] = ['media:', 'concerns:']

async function exportMessages({ db }: ExportDeps, studentKey: string, after: string | null): Promise<ExportPage> {
  const conversation = after === null ? await findConversation(db, studentKey) : null
  const { messages, next } = await exportStudent(db, studentKey, Number(after ?? 0), pageSize)
  return {
    records: [
      ...(conversation ? [{ type: 'conversation', ...conversation }] : []),
      ...messages.map((message) => ({ type: 'message', ...message })),
    ],
    next: next === null ? mediaMark : String(next),
  }
}

async function exportMediaPage(
  { db, signMedia }: ExportDeps,
  studentKey: string,
  after: string | null,
): Promise<ExportPage> {
  const rows = await exportMedia(db, studentKey, after, pageSize)
  const last = rows.length === pageSize ? rows.at(-1) : undefined
  const records = rows.map(async ({ clientId, ...media }) => ({
    type: 'media',
    ...(await signMedia(studentKey, media)),
    clientId,
  }))
  return { records: await Promise.all(records), next: last ? mediaMark + last.id : concernsMark }
}

async function exportConcernsPage({ db }: ExportDeps, studentKey: string, after: string | null): Promise<ExportPage> {
  const rows = await exportConcerns(db, studentKey, after, pageSize)
  const last = rows.length === pageSize ? rows.at(-1) : undefined
  return {
    records: rows.map((concern) => ({ type: 'concern', ...concern })),
    next: last ? `${concernsMark}${last.turnId}/${last.source}` : null,
  }
}
