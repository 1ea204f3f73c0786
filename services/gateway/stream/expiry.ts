/** Longer than any timer can be: a stream that would last longer ends, and its client comes again. */
const longestMilliseconds = 2 ** 31 - 1

/** Ends a stream this long after its token expired; `expiresAt` in epoch seconds. Disposal forgets it. */
export function endAfter(expiresAt: number, milliseconds: number, end: () => void): Disposable {
  const remaining = expiresAt * 1000 + milliseconds - Date.now()
  const timer = setTimeout(end, Math.min(Math.max(0, remaining), longestMilliseconds))
  return { [Symbol.dispose]: () => clearTimeout(timer) }
}
