import { setTimeout } from 'node:timers/promises'
import { answersOk } from './startPart.ts'

/** `answerMilliseconds` is at most `everyMilliseconds`. */
export type Patience = { everyMilliseconds: number; answerMilliseconds: number; failures: number }

/** The kubelet's, by the probe in infra/kubernetes/base/pods.yaml. */
export const usualPatience: Patience = { everyMilliseconds: 10_000, answerMilliseconds: 5_000, failures: 6 }

/**
 * Asks the address again and again. Resolves with true when so many answers in a row have not come, with false when the
 * signal aborts. A process whose event loop is blocked answers nothing, and receives no SIGTERM; one that is slow on a
 * busy machine answers now and then.
 */
export async function untilSilent(
  url: string,
  signal: AbortSignal,
  { everyMilliseconds, answerMilliseconds, failures }: Patience = usualPatience,
): Promise<boolean> {
  for (let failed = 0; !signal.aborted; ) {
    const next = setTimeout(everyMilliseconds, undefined, { signal }).catch(() => {})
    failed = (await answersOk(url, answerMilliseconds)) ? 0 : failed + 1
    if (failed === failures) return !signal.aborted
    await next
  }
  return false
}
