const freshMilliseconds = 5_000

/** Whether it has just come: then it is moved into view. What was there before stands still. */
export const isFresh = (timestamp: string, now = Date.now()): boolean =>
  Math.abs(now - Date.parse(timestamp)) < freshMilliseconds
