export type RequestLog = {
  add(body: unknown, bytes: number): void
  newest(): readonly unknown[]
}

const mostRequests = 200
const mostBytes = 32 * 1024 * 1024

/** Keeps what was asked last, within bounds: requests with images are large. */
export function requestLog(): RequestLog {
  const kept: { body: unknown; bytes: number }[] = []
  let total = 0
  return {
    add(body, bytes) {
      kept.push({ body, bytes })
      total += bytes
      while (kept.length > mostRequests || (total > mostBytes && kept.length > 1)) total -= kept.shift()?.bytes ?? 0
    },
    newest: () => kept.map(({ body }) => body),
  }
}
