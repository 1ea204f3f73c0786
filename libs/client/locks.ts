import { ClientError } from './errors.ts'
import { link } from './timing.ts'

/** As much of Web Locks as is used: React Native and older browsers have none. */
declare const navigator:
  | { locks?: { request(name: string, options: { signal: AbortSignal }, held: () => Promise<void>): Promise<void> } }
  | undefined

const locks = () => (typeof navigator === 'undefined' ? undefined : navigator?.locks)

export const hasLocks = (): boolean => locks() !== undefined

/** A tab that the browser has frozen keeps its lock: what others do twice then, they do with the same clientId. */
const mostMilliseconds = 30_000

/**
 * Does it while no other tab does what has this name, for at most 30 s of waiting. Without Web Locks, or where no
 * other tab has the same storage, at once.
 */
export async function takeTurns(
  sharedAs: string | undefined,
  name: string,
  action: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const manager = locks()
  if (sharedAs === undefined || !manager) return await action()
  const waiting = link(signal)
  waiting.within(mostMilliseconds)
  let isHeld = false
  try {
    await manager.request(`${sharedAs}/${name}`, { signal: waiting.signal }, async () => {
      isHeld = true
      waiting.release()
      await action()
    })
  } catch (error) {
    if (isHeld) throw error
    if (signal.aborted) throw new ClientError({ kind: 'cancelled' })
    await action()
  } finally {
    waiting.release()
  }
}
