import type { Deadline } from '@yoldas/time'
import type { Answer } from '../clients/answer.ts'
import type { Providers } from '../clients/providers.ts'
import type { PushMetrics } from '../metrics.ts'
import { fcmMessage, oneSignalNotification, type Provider, type Push } from './rules.ts'

export type SendDeps = { providers: Providers; pushes: PushMetrics }

/** A phone by its token, or whoever is subscribed as this `sub`; `id` names the sending, however often it is tried. */
export type Address = { provider: Provider; to: string; id: string }

/** Asks the provider once, counts and measures that. Nothing goes to a phone once `begin` has passed. Never throws. */
export async function sendPush(
  { providers, pushes }: SendDeps,
  { provider, to, id }: Address,
  push: Push,
  milliseconds: number,
  begin?: Deadline,
): Promise<Answer> {
  const ended = pushes.duration.startTimer({ provider })
  const answer = await (provider === 'fcm'
    ? providers.fcm?.send(fcmMessage(to, push), milliseconds, begin)
    : providers.onesignal?.send(oneSignalNotification(to, id, push), milliseconds))
  if (answer) ended()
  const known = answer ?? unconfigured(provider)
  const { outcome, code } = known
  pushes.attempts.inc({ provider, outcome })
  if (outcome === 'misconfigured') pushes.misconfigured.inc({ provider, code })
  return known
}

const unconfigured = (provider: Provider): Answer => ({
  outcome: 'misconfigured',
  status: null,
  code: 'UNCONFIGURED',
  message: `${provider} is not configured`,
  retryAfterSeconds: 0,
})
