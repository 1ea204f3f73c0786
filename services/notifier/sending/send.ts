import type { Platform } from '@yoldas/contracts/notifier'
import type { Deadline } from '@yoldas/time'
import type { z } from 'zod'
import type { Answer } from '../clients/answer.ts'
import { fcmMessage } from '../clients/fcm.ts'
import { oneSignalNotification } from '../clients/oneSignal.ts'
import type { Providers } from '../clients/providers.ts'
import type { PushMetrics } from '../metrics.ts'
import type { Provider, Push } from '../pushes/rules.ts'

export type SendDeps = { providers: Providers; pushes: PushMetrics }

/**
 * A phone by its token, or all that are subscribed as this `sub`; `id` names the sending, however often it is tried.
 */
export type Address =
  | { provider: 'fcm'; to: string; platform: z.infer<typeof Platform> }
  | { provider: 'onesignal'; to: string; id: string }

/** Asks the provider once, counts and measures that. Nothing goes to a phone once `begin` has passed. Never throws. */
export async function sendPush(
  { providers, pushes }: SendDeps,
  address: Address,
  push: Push,
  milliseconds: number,
  begin?: Deadline,
): Promise<Answer> {
  const { provider } = address
  const ended = pushes.duration.startTimer({ provider })
  const answer = await (address.provider === 'fcm'
    ? providers.fcm?.send(fcmMessage(address.to, address.platform, push), milliseconds, begin)
    : providers.onesignal?.send(oneSignalNotification(address.to, address.id, push), milliseconds))
  if (answer) ended()
  const known = answer ?? unconfigured(provider)
  pushes.note(provider, known)
  return known
}

const unconfigured = (provider: Provider): Answer => ({
  outcome: 'misconfigured',
  status: null,
  code: 'UNCONFIGURED',
  message: `${provider} is not configured`,
  retryAfterSeconds: 0,
})
