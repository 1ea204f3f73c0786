const againMilliseconds = 60_000

/**
 * For what fails again and again: whether to say so now. Each reason is said when it comes, and once a minute while it
 * lasts, however often it takes turns with others.
 */
export function newReminder(now: () => number = () => performance.now()): (reason: string) => boolean {
  const said = new Map<string, number>()
  return (reason) => {
    const before = said.get(reason)
    if (before !== undefined && now() - before < againMilliseconds) return false
    said.set(reason, now())
    return true
  }
}
