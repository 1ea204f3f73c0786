type Sized = { config: { max_bytes: number; storage: 'memory' | 'file' } }
type Replicated = {
  config: { num_replicas: number }
  cluster?: { leader?: string; replicas?: readonly { current: boolean; offline?: boolean }[] }
}

/** What a stream may hold: its own limit, else that of the disk's store; undefined when neither is known. */
export function limitOf({ config }: Sized, storeBytes: number | undefined): number | undefined {
  if (config.max_bytes > 0) return config.max_bytes
  return config.storage === 'file' ? storeBytes : undefined
}

/** Servers that should keep a stream and do not: away, or behind its leader. A server alone leads what it keeps. */
export function missingReplicas({ config, cluster }: Replicated): number {
  const followers = cluster?.replicas?.filter(({ current, offline }) => current && !offline).length ?? 0
  const leads = cluster === undefined || cluster.leader ? 1 : 0
  return Math.max(0, config.num_replicas - leads - followers)
}

/** What is known of the stream of events. Times are the server's, in milliseconds. */
export type Look = {
  incarnation: string
  at: number
  messages: number
  firstSequence: number
  firstTime: number
  lastSequence: number
  lastTime: number
}

/** Clocks that are set, and the server's own pauses between removing what is old. */
const slackMilliseconds = 60_000

/** Whether what came then may be gone by its age alone. */
const isOld = (time: number, { at }: Look, keptMilliseconds: number) => at - time > keptMilliseconds - slackMilliseconds

/** Messages that are missing between the first and the last. */
const holes = ({ firstSequence, lastSequence, messages }: Look) => lastSequence - firstSequence + 1 - messages

/**
 * Why the stream has lost events since the look before, or null. `places` are where its consumers are: new events that
 * get sequences before them would never be read. Age alone takes messages out of a stream that is whole, and the oldest
 * first.
 */
export function lossOf(
  before: Look | null,
  now: Look,
  places: readonly number[],
  keptMilliseconds: number,
): string | null {
  if (places.some((place) => place > now.lastSequence)) return 'a consumer is beyond its end'
  if (before === null || before.incarnation !== now.incarnation) return null
  if (now.lastSequence < before.lastSequence) return 'it is shorter'
  // What came since is too young to go by its age.
  const isRecent = now.at - before.at < keptMilliseconds - slackMilliseconds
  if (isRecent && now.firstSequence > before.lastSequence + 1) return 'what came last is gone'
  const wasEmptied = before.messages > 0 && now.firstSequence > before.lastSequence
  if (wasEmptied && !isOld(before.lastTime, now, keptMilliseconds)) return 'it was emptied'
  const firstIsGone = before.messages > 0 && now.firstSequence > before.firstSequence
  if (firstIsGone && !isOld(before.firstTime, now, keptMilliseconds)) return 'its first events are gone'
  if (holes(now) > holes(before)) return 'events are missing'
  return null
}

/** Whether the stream has lost events between two looks besides those that were purged or were old enough to go. */
export function lostBeside(purged: number, before: Look, now: Look, keptMilliseconds: number): boolean {
  const arrived = now.lastSequence - before.lastSequence
  const byAge = before.messages > 0 && isOld(before.firstTime, now, keptMilliseconds)
  return before.messages + arrived - now.messages > purged && !byAge
}
