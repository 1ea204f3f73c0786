import type { Bus } from '@yoldas/bus'
import type { Log } from '@yoldas/telemetry'
import type { StoredMessage } from './rows.ts'
import { type SignMedia, signMessage } from './signing.ts'

type Deps = { bus: Bus; log: Log; signMedia: SignMedia }

/** Publishes a message that has changed to the student's feeds; apps that miss it read history. */
export function announceChange(
  { bus, log, signMedia }: Deps,
  studentKey: string,
  stored: StoredMessage,
  revision: number,
): void {
  signMessage(signMedia, studentKey, stored)
    .then((message) => bus.publishHistory(studentKey, { event: 'message-updated', revision, data: { message } }))
    .catch((error) => log.warn({ err: error, messageId: stored.id }, 'a changed message could not be announced'))
}
