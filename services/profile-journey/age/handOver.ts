import type { Bus } from '@yoldas/bus'
import { takeVerdict, type Verdict, verdictChanged } from '@yoldas/contracts/verdict'
import type { Db } from '@yoldas/db'
import { type Relay, sendCommand } from '@yoldas/outbox'
import { deadlineIn } from '@yoldas/time'

const handOverMilliseconds = 2_000

export const isSameVerdict = (one: Verdict, other: Verdict): boolean =>
  one.blocked === other.blocked && one.adult === other.adult

/** Has the change of this transaction reach chat-engine, whatever crashes after its commit. */
export async function recordVerdict(tx: Db, studentKey: string, verdict: Verdict): Promise<void> {
  await sendCommand(tx, verdictChanged, studentKey, { studentKey, verdict })
}

/**
 * Hands over a verdict that was read after the commit of its change: no reading that missed the change is later. When
 * this resolves, chat-engine has it, or did not answer within 2 s and gets what `recordVerdict` kept.
 */
export async function handOver(
  { bus, relay }: { bus: Pick<Bus, 'request'>; relay: Relay },
  studentKey: string,
  verdict: Verdict,
): Promise<void> {
  try {
    await bus.request(takeVerdict, { studentKey, verdict }, deadlineIn(handOverMilliseconds))
  } catch {
    // The bus logs who did not answer.
    relay.wake()
  }
}
