import type { Bus } from '@yoldas/bus'
import type { Log } from '@yoldas/telemetry'
import type { StoredMessage } from '../conversation/rows.ts'
import { type SignMedia, signMessage } from '../conversation/signing.ts'

type Deps = { bus: Bus; log: Log; signMedia: SignMedia }

/** Publishes to the student's feeds a message whose reactions have changed; apps that miss it read history. */
export function announceReactions(
  { bus, log, signMedia }: Deps,
  studentKey: string,
  stored: StoredMessage,
  revision: number,
): void {
  signMessage(signMedia, studentKey, stored)
    .then((message) => bus.publishHistory(studentKey, { event: 'message-updated', revision, data: { message } }))
    .catch((error) => log.warn({ err: error, messageId: stored.id }, 'a reaction could not be announced'))
}
